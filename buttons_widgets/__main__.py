"""`python -m buttons_widgets` does what the command `buttons-widgets` does."""

import sys

from .launch.command import main

if __name__ == "__main__":
    sys.exit(main())
