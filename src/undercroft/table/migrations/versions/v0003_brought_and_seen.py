"""Which games were brought from elsewhere, and when each seat's player was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them; a game that ended in the moment it began was brought."""
    op.add_column("tables", sa.Column("brought", sa.Boolean(), nullable=False, server_default=sa.false()))
    tables = sa.table(
        "tables",
        sa.column("brought", sa.Boolean()),
        sa.column("status", sa.String()),
        sa.column("created", sa.Float()),
        sa.column("changed", sa.Float()),
    )
    ended_at_once = sa.and_(tables.c.status == "finished", tables.c.created == tables.c.changed)
    op.execute(tables.update().where(ended_at_once).values(brought=True))
    op.add_column("seats", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("seats", "seen")
    op.drop_column("tables", "brought")
