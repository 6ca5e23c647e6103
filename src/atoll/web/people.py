"""Who is who: a signed cookie for this browser, and a key to move to another device."""

import base64
import hashlib
import hmac
import re
import secrets
from functools import lru_cache

COOKIE = "atoll"
YEAR = 365 * 86_400
REMEMBERED = 1 << 12

_ID = re.compile(r"[0-9a-f]{16}")


class Signer:
    """Signs people's names, so that nobody can sit down as somebody else."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)
        self._sign = lru_cache(REMEMBERED)(self._signature)  # the dearest part of a small request

    @staticmethod
    def stranger() -> str:
        """Somebody we have not seen yet."""
        return secrets.token_hex(8)

    def cookie(self, person: str) -> str:
        """What the browser keeps."""
        return f"{person}.{self._sign('cookie', person)}"

    def key(self, person: str) -> str:
        """What a person can carry to another device, in groups that can be read out."""
        return f"{person}-{self._sign('key', person)}"

    def read_cookie(self, text: str) -> str | None:
        """Who holds this cookie, if we signed it."""
        return self._read("cookie", *text.partition(".")[::2])

    def read_key(self, text: str) -> str | None:
        """Who holds this key, if we made it; case and blanks do not matter."""
        return self._read("key", *"".join(text.split()).lower().partition("-")[::2])

    def _read(self, use: str, person: str, signature: str) -> str | None:
        if not _ID.fullmatch(person):  # nobody's name; to sign it would only fill the memory
            return None
        genuine = hmac.compare_digest(self._sign(use, person).encode(), signature.encode())
        return person if genuine else None

    def _signature(self, use: str, person: str) -> str:
        digest = hmac.digest(self._secret, f"{use} {person}".encode(), hashlib.sha256)
        return base64.b32encode(digest[:15]).decode().lower()
