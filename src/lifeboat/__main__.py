"""``python -m lifeboat`` is the command ``lifeboat``."""

from lifeboat.cli import main

main()
