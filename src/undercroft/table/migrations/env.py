"""Runs the migrations with whatever database the store was given."""

import asyncio

from alembic import context
from sqlalchemy import Connection, pool
from sqlalchemy.ext.asyncio import create_async_engine

from undercroft.table.schema import METADATA


def _migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def _run() -> None:
    url = context.config.get_main_option("sqlalchemy.url")
    assert url is not None
    engine = create_async_engine(url, poolclass=pool.NullPool)
    async with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            # Workers that start together take turns.
            await connection.exec_driver_sql("SELECT pg_advisory_lock(7433)")
        await connection.run_sync(_migrate)
        await connection.commit()
    await engine.dispose()


asyncio.run(_run())
