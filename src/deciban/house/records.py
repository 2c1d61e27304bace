"""What the house keeps, as SQL tables."""

from sqlalchemy import (
    CheckConstraint,
    Column,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False, server_default=""),
    Column("language", String(2)),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("host", String(32), nullable=False),
    Column("phase", String(8), nullable=False),
    # JSON: the seats that the table waits for, and how it ended.
    Column("awaited", Text, nullable=False, server_default="[]"),
    Column("result", Text),
    Column("rematch", String(16)),
    Column("updated", Float, nullable=False),
    Index("tables_by_host", "host"),
    CheckConstraint("phase IN ('waiting', 'playing', 'over')", name="phase"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32)),
    Column("level", Text),
    Column("words", Text, nullable=False, server_default=""),
    Column("note", Text, nullable=False, server_default=""),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    CheckConstraint("person IS NULL OR level IS NULL", name="sitter"),
    Index("seats_by_person", "person"),
    sqlite_with_rowid=False,
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(64), nullable=False),
    Column("action", Text, nullable=False),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    Index("journal_by_move", "table_id", "move", unique=True),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", String(64), nullable=False),
    Column("person", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    Index("chat_by_id", "table_id", "person", "id", unique=True),
    sqlite_with_rowid=False,
)
