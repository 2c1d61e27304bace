"""What came of it when bots tried content."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "rehearsals",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("result", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["game", "hash"], ["contents.game", "contents.hash"]),
    )
