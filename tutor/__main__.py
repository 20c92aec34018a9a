"""``python -m tutor``: see ``tutor.cli``."""

import sys

from tutor.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
