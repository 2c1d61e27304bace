"""People may be away, and come back; may leave for good; and may say ready phrases."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer))
    op.add_column("seats", sa.Column("stand_in", sa.Text))
    op.add_column("seats", sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("phrase", sa.Text))
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
