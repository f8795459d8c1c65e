"""Sixes: the command line. `python main.py` plays; `python main.py --help` lists the other commands.

Nothing heavy is imported here: each command imports what it needs, and the worker process that thinks for the
opponents imports this file, too. Even a Python that is too old, such as Python 2, must be able to parse it.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - nothing was installed that would have checked it
    sys.exit("main.py: Sixes needs Python 3.11 or newer, and this is " + sys.version.split()[0])

if __name__ == "__main__":
    from game.commands.line import run

    sys.exit(run(sys.argv[1:]))
