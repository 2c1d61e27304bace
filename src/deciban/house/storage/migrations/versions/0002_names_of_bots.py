"""Bots have names. Those that sat down without one are called by their place."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BY_PLACE = ("vega", "orso", "malva", "glim")


def upgrade() -> None:
    op.add_column("seats", sa.Column("bot", sa.Text))
    for number, name in enumerate(BY_PLACE):
        op.execute(
            sa.text(
                "UPDATE seats SET bot = :name WHERE number = :number AND level IS NOT NULL"
            ).bindparams(name=name, number=number)
        )
