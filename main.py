"""Sixes: the command line. `python main.py` plays; `python main.py --help` tells the rest.

Nothing heavy is imported here: each command imports what it needs, and the worker that thinks beside the
screen imports this file, too. A Python that is too old, be it Python 2, must be able to read this file.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - nothing was installed that would have checked it
    sys.exit("main.py: Sixes needs Python 3.11 or newer, and this is " + sys.version.split()[0])

if __name__ == "__main__":
    from game.commands.line import run

    sys.exit(run(sys.argv[1:]))
