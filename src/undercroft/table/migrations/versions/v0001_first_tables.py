"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "pauses",
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_pauses")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_links_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_links")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("code", sa.String(length=40), nullable=False),
        sa.Column("host", sa.String(length=26), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("pack", sa.String(length=80), nullable=False),
        sa.Column("pack_hash", sa.String(length=80), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("watch", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.String(length=8), nullable=True),
        sa.Column("clock_seconds", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("acting", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=26), nullable=True),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("leased_until", sa.Float(), nullable=True),
        sa.Column("leased_by", sa.String(length=26), nullable=True),
        sa.Column("forked_from", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_due"), ["due"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_status_listed"), ["status", "listed"], unique=False)

    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made_by", sa.String(length=8), nullable=False),
        sa.Column("id", sa.String(length=40), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_moves_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_moves")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("invite", sa.String(length=40), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("timeouts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)


def downgrade() -> None:
    """Remove them."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person"))

    op.drop_table("seats")
    op.drop_table("moves")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_status_listed"))
        batch_op.drop_index(batch_op.f("ix_tables_due"))

    op.drop_table("tables")
    op.drop_table("links")
    op.drop_table("settings")
    op.drop_table("people")
    op.drop_table("pauses")
