"""The data folder, for its owner alone: seeds, hidden codes and the key are in it."""

import os
import stat
from pathlib import Path

from deciban.kernel import Refused


def make_folder(data: Path) -> None:
    """Makes the folder, or shuts one that is there; refuses one that can't be used (`bad-data`)."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        # A place that is shared by design, such as /tmp, stays so; its files are ours all the same.
        if not data.stat().st_mode & stat.S_ISVTX:
            data.chmod(0o700)
    except OSError:
        raise Refused("bad-data", folder=str(data)) from None
    if not os.access(data, os.W_OK | os.X_OK):
        raise Refused("bad-data", folder=str(data))


def make_private(path: Path) -> Path:
    """The same for a file: made if need be, and shut."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)
    return path
