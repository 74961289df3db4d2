"""The command line: `lazaretto …` or `python -m lazaretto …`."""

from __future__ import annotations

import sys

from lazaretto.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
