"""Steps are unique, and whoever writes one knows all move ids before it: they need no index."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.drop_index("journal_by_move", "journal")
