"""How far a game is, how many hints each seat has taken, which games are guided."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them; tables that are there have none of it."""
    op.add_column("tables", sa.Column("progress", sa.Text()))
    op.add_column("tables", sa.Column("guide", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("seats", "hints")
    op.drop_column("tables", "guide")
    op.drop_column("tables", "progress")
