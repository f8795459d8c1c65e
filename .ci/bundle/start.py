"""The start of a build: Sixes without a Python beside it.

Its executable takes the interpreter's place in what the program starts itself: processes that think, and the
guard of bots (`game/ai/bots/program.py`).
"""

import runpy
import sys
from multiprocessing import freeze_support

_AS_INTERPRETER = ["-I", "-S"]

if __name__ == "__main__":
    freeze_support()
    if sys.argv[1:3] == _AS_INTERPRETER:
        sys.argv = sys.argv[3:]
        runpy.run_path(sys.argv[0], run_name="__main__")
    else:
        from game.commands.line import main

        sys.exit(main())
