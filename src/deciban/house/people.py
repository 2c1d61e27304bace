"""Guests, known by a signed cookie and nothing else."""

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

COOKIE = "deciban"
LASTS = 10 * 365 * 24 * 3600
"""Seconds that a browser keeps the cookie, if it likes."""


class People:
    """Gives out identities and recognises them again."""

    def __init__(self, data: Path) -> None:
        self._signer = Signer(_key(data / "key"), salt="guest")

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


def _key(path: Path) -> bytes:
    """The house's own key, made at its first start and readable by its owner alone."""
    if not path.exists():
        new = path.with_suffix(".new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(32))
            file.flush()
            os.fsync(file.fileno())
        new.rename(path)
    return path.read_bytes()
