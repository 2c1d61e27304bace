"""What the house keeps, as SQL tables."""

from sqlalchemy import (
    Boolean,
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
    false,
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
    Column("version", Integer, nullable=False, server_default="1"),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("host", String(32), nullable=False),
    Column("phase", String(8), nullable=False),
    # JSON: the seats that the table waits for, and how it ended.
    Column("awaited", Text, nullable=False, server_default="[]"),
    Column("result", Text),
    Column("rematch", String(16)),
    # What else it began with: the hash of its content, and a campaign's log as JSON.
    Column("content", String(64)),
    Column("log", Text),
    # The campaign it belongs to, and its number there; none for a table that was given up.
    Column("campaign", String(16)),
    Column("episode", Integer),
    # Seconds after which a bot may play for somebody who is away; NULL: nobody is in a hurry.
    Column("patience", Integer),
    Column("updated", Float, nullable=False),
    Index("tables_by_host", "host"),
    Index("tables_by_campaign", "campaign", "episode", unique=True),
    CheckConstraint("phase IN ('waiting', 'playing', 'over')", name="phase"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32)),
    Column("level", Text),
    Column("bot", Text),
    Column("words", Text, nullable=False, server_default=""),
    Column("note", Text, nullable=False, server_default=""),
    Column("stand_in", Text),
    Column("gone", Boolean, nullable=False, server_default=false()),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    CheckConstraint("person IS NULL OR level IS NULL", name="sitter"),
    Index("seats_by_person", "person"),
    sqlite_with_rowid=False,
)

# In SQLite by order of time: kept table by table, every move would rewrite several pages.
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(64), nullable=False),
    Column("action", Text, nullable=False),
    # JSON: what was told to whom, and the throws of the dice, if any.
    Column("told", Text),
    Column("throws", Text),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# Where a long game is taken up again. JSON: the state at a step, what was told and thrown at the
# start, and, when it is over, the view of each seat and of those who watch.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("views", Text),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
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
    Column("phrase", Text),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    Index("chat_by_id", "table_id", "person", "id", unique=True),
    sqlite_with_rowid=False,
)

contents = Table(
    "contents",
    metadata,
    Column("game", Text, primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("content", Text, nullable=False),
    Column("at", Float, nullable=False),
)

sources = Table(
    "sources",
    metadata,
    Column("game", Text, primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("source", Text, nullable=False),
    # JSON: what it is called, by language.
    Column("title", Text, nullable=False, server_default="{}"),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["game", "hash"], ["contents.game", "contents.hash"]),
)

rehearsals = Table(
    "rehearsals",
    metadata,
    Column("game", Text, primary_key=True),
    Column("hash", String(64), primary_key=True),
    # JSON: how it went.
    Column("result", Text, nullable=False),
    ForeignKeyConstraint(["game", "hash"], ["contents.game", "contents.hash"]),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    # JSON: what was agreed on, and the two parts of the log.
    Column("options", Text, nullable=False),
    Column("public", Text),
    Column("secret", Text),
    Column("episodes", Integer, nullable=False),
    Column("updated", Float, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("campaign_id", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("joined", Float, nullable=False),
    Column("parted", Float),
    Column("removed_by", String(32)),
    ForeignKeyConstraint(["campaign_id"], ["campaigns.id"]),
    Index("members_by_person", "person"),
)

attendance = Table(
    "attendance",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    # The bot that plays from this step on; NULL: the person is back.
    Column("level", Text),
    Column("bot", Text),
    Column("person", String(32), nullable=False),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    sqlite_with_rowid=False,
)
