"""Sixes: the command line. `python main.py` plays; `python main.py --help` tells the rest.

Nothing heavy is imported here: each command imports what it needs, and the worker that thinks beside the
screen imports this file, too.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Understand the command line and run the command; returns the exit code."""
    from game.commands.line import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
