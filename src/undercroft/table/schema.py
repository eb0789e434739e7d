"""What is kept, as tables of a database. Moves are only ever added; everything else follows from them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SETTINGS = Table(
    "settings", METADATA, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

PAUSES = Table(
    "pauses",
    METADATA,
    # Nobody served from then until then: it counts on no clock.
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

LINKS = Table(
    "links",
    METADATA,
    # Only the hash is kept: whoever reads the database cannot become somebody else.
    Column("hash", String(64), primary_key=True),
    Column("person", String(26), ForeignKey("people.id"), nullable=False),
    Column("until", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("code", String(40), nullable=False),
    Column("host", String(26), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("pack", String(80), nullable=False),
    Column("pack_hash", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", String(8)),
    Column("clock_seconds", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("acting", Integer, nullable=False),
    Column("outcome", Text),
    Column("rematch", String(26)),
    # Whoever leases a table that is due acts for its bots and its clocks.
    Column("due", Float),
    Column("leased_until", Float),
    Column("leased_by", String(26)),
    # Seeds a game that is played on from another: that game's moves come first, under another seed after that.
    Column("forked_from", Text),
    # How far the game is, as a message with its arguments.
    Column("progress", Text),
    Column("guide", Boolean, nullable=False, server_default=false()),
    # A record of a game that was played elsewhere.
    Column("brought", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("code"),
    Index(None, "status", "listed"),
    Index(None, "due"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(26), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(26), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("invite", String(40), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("timeouts", Integer, nullable=False),
    Column("hints", Integer, nullable=False, server_default="0"),
    # When its player was last known to be at the table.
    Column("seen", Float, nullable=False, server_default="0"),
    Index(None, "person"),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(26), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("made_by", String(8), nullable=False),
    Column("id", String(40)),
    Column("at", Float, nullable=False),
)
