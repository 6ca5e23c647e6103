"""Who is who: a signed cookie for this browser, and a key to move to another device."""

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

COOKIE = "atoll"
YEAR = 365 * 86_400
REMEMBERED = 1 << 12

_ID = re.compile(r"[0-9a-f]{16}")
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters, marks or symbols, and show nothing."""


def one_line(text: str) -> str:
    """A name or a title as it can stand in a list: one line, nothing invisible, no change of direction."""
    shown = "".join(c if c.isprintable() and c not in _BLANK else " " for c in text)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in shown):  # marks alone have nothing to stand on
        return ""
    return " ".join(shown.split())


def is_person(name: str) -> bool:
    """Whether this can be somebody's name in a cookie."""
    return _ID.fullmatch(name) is not None


class Signer:
    """Signs people's names, so that nobody can sit down as somebody else.

    What was signed for somebody before it was revoked, so many times, is worth nothing any more.
    """

    def __init__(self, secret: str, revoked: Mapping[str, int] | None = None) -> None:
        self._secret = bytes.fromhex(secret)
        self._revoked = revoked or {}
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
        if not is_person(person):  # nobody's name; to sign it would only fill the memory
            return None
        genuine = hmac.compare_digest(self._sign(use, person).encode(), signature.encode())
        return person if genuine else None

    def _signature(self, use: str, person: str) -> str:
        times = self._revoked.get(person, 0)
        signed = f"{use} {person} {times}" if times else f"{use} {person}"
        digest = hmac.digest(self._secret, signed.encode(), hashlib.sha256)
        return base64.b32encode(digest[:15]).decode().lower()
