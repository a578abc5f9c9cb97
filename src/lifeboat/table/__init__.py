"""A table without a server: what people and bots do at it, and what each of them is shown."""
