"""The entry point for ``python -m lifeboat``, which does the same as the command ``lifeboat``."""

from lifeboat.cli import main

# Worker processes import this module again, under another name.
if __name__ == "__main__":
    main()
