"""Guests, known by a signed cookie and nothing else."""

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

from deciban.house.storage.folder import make_private
from deciban.kernel import Refused

COOKIE = "deciban"
LASTS = 10 * 365 * 24 * 3600
"""Seconds that a browser keeps the cookie, if it likes."""
LENGTH = 32
FEWEST = 16
"""Different bytes in a key: fewer than one in 10¹⁶ that chance makes have less."""


class People:
    """Gives out identities and recognises them again."""

    def __init__(self, data: Path) -> None:
        self._signer = Signer(read_key(data), salt="guest")

    def known(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None for a missing, broken or forged one."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    def stranger(self) -> str:
        """Somebody new."""
        return secrets.token_urlsafe(16)

    def cookie(self, person: str) -> str:
        return self._signer.sign(person).decode()


def read_key(data: Path) -> bytes:
    """The house's own key, made at its first start and readable by its owner alone.

    With a key that can be guessed anybody could be anybody: refuses one that is cut short, or
    empty as a crash may leave a file."""
    path = data / "key"
    try:
        if not path.exists():
            _make_key(path)
        key = make_private(path).read_bytes()
    except OSError:
        raise Refused("bad-key", file=str(path)) from None
    if len(key) != LENGTH or len(set(key)) < FEWEST:
        raise Refused("bad-key", file=str(path))
    return key


def _make_key(path: Path) -> None:
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secrets.token_bytes(LENGTH))
        file.flush()
        os.fsync(file.fileno())
    new.rename(path)
