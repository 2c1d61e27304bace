"""What a failed write or read means: may it succeed later, or never?"""

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

_SQLITE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
_POSTGRES = ("08", "25006", "40", "53", "55", "57", "58")
"""Beginnings of SQLSTATE: no connection, a standby, a conflict, no room, a lock, shut down, I/O."""


_NO_TEXT = "22021"
"""What is no text for PostgreSQL: the character 0, which SQLite can hold."""


def unheard_of(error: BaseException) -> bool:
    """Whether something was asked for by a name that nothing on disk can have."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == _NO_TEXT


def passing(error: BaseException) -> bool:
    """Whether the trouble is with the database and not with what it was asked to do."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        error = error.orig or error
    if isinstance(error, OSError | PoolTimeout):
        return True
    if isinstance(error, sqlite3.Error):
        # The lowest byte is the kind; the others tell more about it.
        return getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE
    return str(getattr(error, "sqlstate", None) or "").startswith(_POSTGRES)
