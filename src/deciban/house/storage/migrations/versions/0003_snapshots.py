"""Tables know the version of their rules; the journal what was told; long games have snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
    op.add_column("journal", sa.Column("told", sa.Text))
    op.add_column("journal", sa.Column("throws", sa.Text))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("views", sa.Text),
        sqlite_with_rowid=False,
    )
