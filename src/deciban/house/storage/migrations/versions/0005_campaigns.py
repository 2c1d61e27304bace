"""Campaigns, their members and their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Text),
        sa.Column("secret", sa.Text),
        sa.Column("episodes", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("campaign_id", sa.String(16), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("parted", sa.Float),
        sa.Column("removed_by", sa.String(32)),
    )
    op.create_index("members_by_person", "members", ["person"])
    op.add_column("tables", sa.Column("campaign", sa.String(16)))
    op.add_column("tables", sa.Column("episode", sa.Integer))
    op.create_index("tables_by_campaign", "tables", ["campaign", "episode"], unique=True)
