"""Content has a place of its own; a table knows what it began with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("content", sa.String(64)))
    op.add_column("tables", sa.Column("log", sa.Text))
    op.create_table(
        "contents",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "sources",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["game", "hash"], ["contents.game", "contents.hash"]),
    )
