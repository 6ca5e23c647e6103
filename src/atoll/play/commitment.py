"""Commitment shuffles: a promise shown before the first move, which anybody can check after the last."""

import hashlib
import re
import secrets
from dataclasses import dataclass

from .record import Record, RecordError, parse

_LINE = re.compile(r"^# (?P<name>seal|salt) (?P<digits>[0-9a-f]+)$", re.MULTILINE)


@dataclass(frozen=True)
class Commitment:
    """A secret seed of 128 bits, and salt so that nobody can try out seeds against the seal."""

    seed: int
    salt: str

    @classmethod
    def fresh(cls) -> "Commitment":
        return cls(secrets.randbits(128), secrets.token_hex(16))

    @property
    def digits(self) -> str:
        """The seed as it is sealed: 32 hexadecimal digits."""
        return f"{self.seed:032x}"

    @property
    def seal(self) -> str:
        """What is shown before the game: `printf SEEDSALT | sha256sum`."""
        return hashlib.sha256((self.digits + self.salt).encode()).hexdigest()


def with_commitment(record: Record, sealed: Commitment) -> str:
    """A finished game as text, with its seal and salt as comments."""
    head, _, body = record.format().partition("\n\n")
    return f"{head}\n# seal {sealed.seal}\n# salt {sealed.salt}\n\n{body}"


def verified(text: str, promised: str = "") -> Record:
    """The record in a signed text, if its seed is the one that was sealed; raises RecordError otherwise."""
    record = parse(text)
    found = {line["name"]: line["digits"] for line in _LINE.finditer(text)}
    for name in ("seal", "salt"):
        if name not in found:
            raise RecordError(f"nothing to verify: no line says «# {name} …»")
    if Commitment(record.seed, found["salt"]).seal != found["seal"]:
        raise RecordError("the seed and salt do not give the seal: this is not the shuffle that was promised")
    if promised and not found["seal"].startswith(promised.lower()):
        raise RecordError(f"the file is sealed with {found['seal']}, not with {promised}")
    return record
