"""The environment of the migrations, which Alembic runs: on a connection that it is given."""

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
