"""The environment in which Alembic runs the migrations, on a connection given by `migrate`."""

from alembic import context

from lifeboat.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
