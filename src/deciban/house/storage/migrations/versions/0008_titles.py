"""What players bring has a title."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    title = sa.Column("title", sa.Text, nullable=False, server_default="{}")
    op.add_column("sources", title)
