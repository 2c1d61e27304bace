"""What can be set about a house."""

import os
from pathlib import Path

import msgspec

from deciban.kernel.source import LARGEST


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Where a house listens, where it keeps its data and how patient it is."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0 takes any free port."""
    data: Path = Path("data")
    """The folder of the database and of the key that signs the guests' cookies."""
    database: str | None = None
    """PostgreSQL's address (`postgresql://…`); otherwise SQLite in the data folder."""

    bot_pause: float = 0.4
    """Seconds before a bot's move is made, so that people can follow."""
    bot_limit: float = 5.0
    """Seconds that a bot may think before a fallback move takes its place."""
    coach_limit: float = 10.0
    """Seconds that a coach may think."""
    coach_queue: int = 16
    """Questions to coaches that are under way or wait."""
    content_size: int = LARGEST
    """Bytes of what a player may write to play with."""
    content_limit: float = 10.0
    """Seconds in which it is read and checked, or supplied by the game."""
    rehearsal_games: int = 400
    """Games that bots play to try content, …"""
    rehearsal_limit: float = 240.0
    """… and seconds of play, pauses aside, after which they stop earlier."""
    rehearsal_slice: float = 60.0
    """Seconds after which bots that try content are given up within one slice of their play."""
    rehearsal_queue: int = 8
    """Contents that are tried at the same time, in turns."""
    workers: int = max(2, os.cpu_count() or 1)
    """Processes in which bots, notebooks and coaches think."""
    eager: bool = False
    """Whether the workers start with the house, and not when they are first needed."""

    notes_pause: float = 0.2
    """Seconds without a move before the notebooks are filled in: only the latest step matters."""

    idle: float = 600.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    made_per_minute: int = 30
    """Tables that one guest, or one address, may make."""
    contents_per_minute: int = 20
    """Contents that one guest, or one address, may bring."""
    checks_per_minute: int = 120
    """Contents that one guest, or one address, may have checked while writing."""
    rehearsals_per_minute: int = 6
    """Times that one guest, or one address, may have content tried by bots."""
    questions_per_minute: int = 120
    """Questions that one address may ask coaches."""
    misses_per_minute: int = 60
    """Wrong table addresses that one address may ask for."""
    sockets_per_address: int = 4000
    frames_per_second: int = 50
    """Frames that one socket may send in the long run, and at once."""
