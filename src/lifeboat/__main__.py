"""``python -m lifeboat`` is the command ``lifeboat``."""

from lifeboat.cli import main

# Worker processes import this module anew, under another name.
if __name__ == "__main__":
    main()
