"""SQLite keeps the journal in the order of time, which is how it is written."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.rename_table("journal", "old_journal")
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(64), nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("told", sa.Text),
        sa.Column("throws", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )
    names = "table_id, step, seat, move, action, told, throws, at"
    op.execute(f"INSERT INTO journal ({names}) SELECT {names} FROM old_journal")
    op.drop_table("old_journal")
