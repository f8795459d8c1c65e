"""The command line: parses arguments and runs commands.

Exit codes: 0 success, 1 the command failed or found a fault, 2 invalid command line, 130 interrupted.
The commands simulate and arena also exit with 143 on SIGTERM and 129 on SIGHUP.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from game import VERSION
from game.engine.parsing import quoted, whole_number
from game.files import streams
from game.files.shipped import shipped_folder
from game.files.streams import CommandError
from game.language.names import PSEUDO, language_codes

if TYPE_CHECKING:
    from game.ai.bots.bounds import Bounds

_SMALLEST, _LARGEST = (640, 360), (7680, 4320)
_DATA = "folder for settings, saves and records"
_LANGUAGES = language_codes(shipped_folder("assets") / "catalogues")
_LANGUAGE = f"language of the game: {', '.join(_LANGUAGES)}"


class _Parser(argparse.ArgumentParser):
    """A parser that exits with 2 on errors, even if its message can't be written."""

    def error(self, message: str) -> NoReturn:
        with suppress(OSError):
            super().error(message)
        raise SystemExit(2)


def make_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=streams.program_name(), description="Sixes: the card arcade where six is the magic number."
    )
    parser.add_argument(
        "--version", action="version", version=f"Sixes {VERSION}", help="print the version and exit"
    )
    _add_flag(parser, "--headless", "play one match without a window and print its result")
    _add_argument(parser, "--seed", "S", "seed of the first match", _seed)
    _add_argument(parser, "--game", "GAME", "open the set-up of this game, such as six_takes")
    _add_argument(parser, "--data-dir", "DIR", _DATA, _path_text)
    _add_argument(parser, "--language", "CODE", _LANGUAGE, _language_code)
    parser.set_defaults(run="")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, run: str, help: str) -> argparse.ArgumentParser:
        return _add_command(commands, name, run, help)

    simulate = command("simulate", "lab.simulate:run", "play matches between agents, without a window")
    _add_game(simulate)
    _add_levels(simulate, "drake,drake,swan")
    _add_count(simulate, "--matches", 1, "number of matches")
    _add_seed(simulate, "match")
    _add_options(simulate)
    _add_argument(
        simulate, "--trace", "FILE", "write every event as a JSON line (-: standard output)", _path_text
    )
    _add_bot_options(simulate)
    _add_flag(simulate, "--json", "print the summary as JSON", dest="as_json")

    arena = command("arena", "lab.arena.command:run", "find out who plays better on the same deals")
    _add_game(arena)
    _add_levels(arena, "drake,drake,swan@1000")
    _add_count(arena, "--matches", 100, "number of matches, in whole deals")
    _add_seed(arena, "deal")
    _add_options(arena)
    _add_flag(arena, "--rotate", "only rotate the seats, so neighbours stay neighbours")
    _add_bot_options(arena)
    _add_places(arena)
    _add_argument(arena, "--json", "FILE", "write all results as JSON (-: standard output)", _path_text)
    _add_flag(arena, "--resume", "continue the run in the --json file")
    _add_plot(arena)

    merge = command("merge", "lab.arena.command:merge", "combine reports of the arena into one")
    _add_reports(merge, "where to write the combined report")
    _add_plot(merge)

    campaign = command(
        "campaign", "lab.campaign.command:run", "rebuild all tables of playing strength (takes hours)"
    )
    _add_argument(campaign, "folder", "DIR", "folder for reports, plots and tables", _path)
    names = "only runs whose names start like this (repeatable)"
    _add_argument(campaign, "--only", "NAME", names, action="append", default=[])
    _add_argument(campaign, "--scale", "F", "multiply the number of matches (default 1)", _share, default=1.0)
    _add_places(campaign)

    replay = command("replay", "", "show a saved match, or check it")
    _add_argument(replay, "file", "FILE", "the saved match", _path)
    _add_flag(replay, "--verify", "check it without a window and print its result")

    shots = command("shots", "lab.shots:run", "write a picture of every scene")
    _add_argument(shots, "folder", "DIR", "folder for the pictures", _path)
    _add_argument(
        shots, "--size", "WxH", "size of the window (default 1280x720)", _window_size, default=(1280, 720)
    )
    _add_argument(shots, "--scale", "S", "interface size, 0.8 to 1.5 (default 1)", _scale, default=1.0)
    _add_argument(shots, "--language", "CODE", _LANGUAGE, _language_code, default=argparse.SUPPRESS)
    _add_argument(shots, "--film", "NAME", "write only this film, as an animated WebP")

    serve = command("serve", "commands.serve:run", "host tables for friends with phones and browsers")
    _add_game(serve)
    _add_argument(serve, "--seats", "N", "seats at each table (default: the usual)", _seats)
    _add_argument(serve, "--tables", "N", "number of tables (default 1)", _tables, default=1)
    _add_argument(
        serve, "--level", "LEVEL", "level of the ducks on free chairs (default drake)", default="drake"
    )
    _add_options(serve)
    _add_argument(
        serve, "--bind", "ADDRESS", "address to listen on (0.0.0.0: all; default: its own)", _address
    )
    _add_argument(serve, "--port", "P", "port (default 6606)", _port, default=6606)
    _add_argument(
        serve, "--address", "URL", "public address behind a proxy: https://cards.example", _public_url
    )
    _add_data_dir(serve, _DATA)

    puzzles = commands.add_parser("puzzles", help="find puzzles in self-play, or prove them again")
    deeds = puzzles.add_subparsers(dest="deed", metavar="ACTION", required=True)
    mine = _add_command(deeds, "mine", "lab.puzzles.command:mine", "find positions with one best play")
    _add_game(mine)
    _add_count(mine, "--count", 15, "number of puzzles")
    _add_seed(mine, "match")
    _add_argument(mine, "--table", "TITLE", "play only at this ready-made table (default: all)")
    _add_argument(mine, "--out", "DIR", "folder for the files (default: levels/puzzles/GAME)", _path)
    prove = _add_command(
        deeds, "prove", "lab.puzzles.command:prove", "check every choice in every puzzle again"
    )
    _add_files(prove, "puzzles")

    levels = commands.add_parser("levels", help="check files with tables, opponents, puzzles and more")
    tasks = levels.add_subparsers(dest="deed", metavar="ACTION", required=True)
    check = _add_command(
        tasks, "check", "commands.levels.command:run", "list every fault in level files, one per line"
    )
    _add_files(check, "levels")
    _add_data_dir(check, "check the levels/ in this folder")

    ratings = command("ratings", "lab.ratings:run", "rate all agents from reports of the arena")
    _add_reports(ratings, "where to write the ratings")

    par = command("par", "lab.par:run", "measure how much luck par takes out of results")
    _add_game(par)
    _add_argument(par, "--table", "TITLE", "a ready-made table, such as 'One round'", required=True)
    _add_count(par, "--deals", 200, "number of deals")
    _add_deals(par)

    balance = command("balance", "lab.runs.command:run", "simulate arcade runs, and measure charms")
    _add_count(balance, "--deals", 20, "deals per table")
    _add_argument(balance, "--runs", "N", "runs (default 1000)", _matches, default=1000, dest="walks")
    _add_deals(balance)

    bench = command("bench", "lab.bench:run", "measure start-up, frames, rules and memory")
    _add_argument(
        bench, "names", "PART", "parts to measure, such as frames (default: all)", _bench_part, nargs="*"
    )
    listing = "print the parts and exit"
    bench.add_argument("--list", action="store_const", const="lab.bench:list_parts", dest="run", help=listing)
    _add_flag(bench, "--json", "print the figures as JSON", dest="as_json")

    doctor = command("doctor", "commands.doctor:run", "check everything Sixes needs, and say how to fix it")
    _add_flag(doctor, "--headless", "check without a screen or sound card", default=argparse.SUPPRESS)
    _add_data_dir(doctor, _DATA)
    return parser


def _add_command(commands: Any, name: str, run: str, help: str) -> argparse.ArgumentParser:
    """Add a command that calls `run`, a function given as `module:function`."""
    command: argparse.ArgumentParser = commands.add_parser(name, help=help)
    command.set_defaults(run=run)
    return command


def _add_argument(command: Any, name: str, metavar: str, help: str, kind: Any = None, **more: Any) -> None:
    command.add_argument(name, metavar=metavar, help=help, type=kind, **more)


def _add_flag(command: argparse.ArgumentParser, name: str, help: str, **more: Any) -> None:
    command.add_argument(name, action="store_true", help=help, **more)


def _add_game(command: argparse.ArgumentParser) -> None:
    _add_argument(command, "game", "GAME", "a card game, such as six_takes")


def _add_levels(command: argparse.ArgumentParser, example: str) -> None:
    _add_argument(command, "--seats", "LEVELS", f"a level for each seat, such as {example}", required=True)


def _add_count(command: argparse.ArgumentParser, name: str, default: int, help: str) -> None:
    _add_argument(command, name, "N", f"{help} (default {default})", _matches, default=default)


def _add_seed(command: argparse.ArgumentParser, what: str) -> None:
    """Add --seed, which may also precede the command; `what` names what the first seed is for."""
    _add_argument(
        command, "--seed", "S", f"seed of the first {what} (default 1)", _seed, default=argparse.SUPPRESS
    )


def _add_options(command: argparse.ArgumentParser) -> None:
    help = "an option of the game (repeatable)"
    _add_argument(command, "--option", "KEY=VALUE", help, action="append", default=[], dest="options")


def _add_places(command: argparse.ArgumentParser) -> None:
    where = command.add_mutually_exclusive_group()
    _add_argument(where, "--jobs", "N", "number of processes (default 1)", _jobs, default=1)
    _add_argument(
        where, "--dask", "ADDRESS", "play on this Dask cluster, such as tcp://10.0.0.1:8786", _address
    )


def _add_plot(command: argparse.ArgumentParser) -> None:
    _add_argument(command, "--plot", "FILE", "draw the results as an SVG", _path)


def _add_files(command: argparse.ArgumentParser, all_of: str) -> None:
    _add_argument(command, "files", "FILE", f"files or folders (default: all {all_of})", _path, nargs="*")


def _add_reports(command: argparse.ArgumentParser, target: str) -> None:
    _add_argument(command, "files", "FILE", "reports written by arena --json", _path, nargs="+")
    _add_argument(command, "--to", "FILE", target, _path, required=True, dest="target")


def _add_deals(command: argparse.ArgumentParser) -> None:
    """Add --seed, and --file for the results of the deals."""
    _add_seed(command, "deal")
    _add_argument(
        command, "--file", "FILE", "keep the deals here, so none is played twice", _path, required=True
    )


def _add_data_dir(command: argparse.ArgumentParser, help: str) -> None:
    _add_argument(command, "--data-dir", "DIR", help, _path_text, default=argparse.SUPPRESS)


def _add_bot_options(command: argparse.ArgumentParser) -> None:
    _add_argument(command, "--bot-time", "SECONDS", "time limit for a bot's answer (default 5)", _seconds)
    _add_flag(command, "--sandbox", "keep bots away from your files and network (Linux)")
    _add_argument(command, "--bot-memory", "MB", "limit on each bot's memory (sandbox: 2048)", _megabytes)
    limit = "limit on each bot's processor time (sandbox: 600)"
    _add_argument(command, "--bot-processor", "SECONDS", limit, _processor_seconds)


def _bot_bounds(arguments: argparse.Namespace) -> Bounds:
    """Return the limits for bots; print a warning if the sandbox is missing. May raise CommandError."""
    from game.ai.bots.bounds import bounds_for
    from game.ai.bots.sandbox import NoSandbox, missing_reason

    sandboxed = arguments.sandbox
    if sandboxed and (reason := missing_reason()):
        streams.print_error(f"bots run without a sandbox, with all your permissions: {reason}")
        sandboxed = False
    try:
        return bounds_for(sandboxed, arguments.bot_memory, arguments.bot_processor)
    except NoSandbox as error:
        raise CommandError(f"can't set limits for bots here: {error}") from None


def _language_code(text: str) -> str:
    if text not in (*_LANGUAGES, PSEUDO):
        expected = ", ".join((*_LANGUAGES, PSEUDO))
        raise argparse.ArgumentTypeError(f"expected one of {expected}, got {quoted(text)}")
    return text


def _bench_part(text: str) -> str:
    from game.lab.bench.parts import PARTS

    if text not in PARTS:
        raise argparse.ArgumentTypeError(f"expected one of {', '.join(PARTS)}, got {quoted(text)}")
    return text


def _whole_number(text: str, least: int, most: int) -> int:
    number = whole_number(text, least, most)
    if number is None:
        raise argparse.ArgumentTypeError(
            f"expected a whole number from {least:,} to {most:,}, got {quoted(text)}"
        )
    return number


def _number(text: str, least: float, most: float, what: str = "a number") -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"expected {what} from {least:g} to {most:g}, got {quoted(text)}")
    return number


# Seeds that a save can hold, even if those of later matches are higher.
_seed = partial(_whole_number, least=1 - 10**18, most=10**18 - 1)
_matches = partial(_whole_number, least=1, most=1_000_000_000)
_jobs = partial(_whole_number, least=1, most=256)
_megabytes = partial(_whole_number, least=64, most=1_000_000)
_processor_seconds = partial(_whole_number, least=1, most=1_000_000)
_seats = partial(_whole_number, least=1, most=32)
_tables = partial(_whole_number, least=1, most=200)
_port = partial(_whole_number, least=0, most=65535)
_seconds = partial(_number, least=0.01, most=3600.0, what="a number of seconds")
_scale = partial(_number, least=0.8, most=1.5)
_share = partial(_number, least=0.001, most=1000.0)


def _window_size(text: str) -> tuple[int, int]:
    across, _cross, down = text.lower().partition("x")
    width, height = map(whole_number, (across, down), _SMALLEST, _LARGEST)
    if width is None or height is None:
        smallest, largest = ("x".join(map(str, size)) for size in (_SMALLEST, _LARGEST))
        raise argparse.ArgumentTypeError(
            f"expected WIDTHxHEIGHT from {smallest} to {largest}, got {quoted(text)}"
        )
    return width, height


def _path_text(text: str) -> str:
    """Return the path of a file or folder, but reject an empty one, which would mean the current folder."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError(f"expected the name of a file or a folder, got {quoted(text)}")
    return text


def _address(text: str) -> str:
    try:
        valid = bool(text.encode("idna"))
    except UnicodeError:
        valid = False
    if not valid:
        raise argparse.ArgumentTypeError(f"expected an address, got {quoted(text)}")
    return text


def _public_url(text: str) -> str:
    if not re.fullmatch(r"https?://[\w.:\[\]-]+/?", text, re.ASCII):
        raise argparse.ArgumentTypeError(
            f"expected an address like https://cards.example, got {quoted(text)}"
        )
    return text.rstrip("/")


def _path(text: str) -> Path:
    return Path(_path_text(text))


def main() -> int:
    return run(sys.argv[1:])


def run(words: Sequence[str]) -> int:
    """Run a command line; return the exit code.

    Raises:
        SystemExit: with the exit code, after printing help or if the command line is invalid.
    """
    streams.prepare_streams()
    try:
        return _parse_and_run(words)
    except CommandError as error:
        streams.print_error(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of the output has closed it.
        return 0
    except ImportError as error:
        if (error.name or "").partition(".")[0] == "game":
            raise
        reason = str(error).strip().partition("\n")[0]
        own_tree = streams.program_name() == "main.py"
        cure = "run: python -m pip install -r requirements.txt" if own_tree else "install Sixes again"
        streams.print_error(f"a package is missing or too old ({reason}); {cure}")
        return 1
    except OSError as error:
        streams.print_error(f"{error.filename or 'the output'}: {error.strerror or error}")
        return 1
    finally:
        streams.flush_all()


def _parse_and_run(words: Sequence[str]) -> int:
    """Parse and run the arguments, then flush the output, so that a full disk is reported."""
    try:
        arguments = make_parser().parse_args(words)
        code = _run_command(arguments)
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):
            # Rich exits by itself if nobody reads its table.
            raise error.__context__ from None
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


def _run_command(arguments: argparse.Namespace) -> int:
    """Call the command's function with the arguments that it has parameters for; return its exit code."""
    if arguments.command == "replay" and (arguments.verify or arguments.headless):
        arguments.run = "commands.replay:verify"
    if not arguments.run:
        from game.commands import play

        return play.run(
            play.PlayArguments(
                headless=arguments.headless,
                seed=arguments.seed,
                game=arguments.game,
                data_dir=arguments.data_dir,
                replay=getattr(arguments, "file", None),
                language=arguments.language or "",
            )
        )
    from inspect import signature  # not before the first frame, which it would delay

    module, _colon, name = arguments.run.partition(":")
    function = getattr(import_module(f"game.{module}"), name)
    wanted = signature(function).parameters
    values = vars(arguments)
    values["seed"] = 1 if arguments.seed is None else arguments.seed
    values["language"] = arguments.language or "en"
    if isinstance(values.get("seats"), str):
        from game.lab.seats import split_seats

        values["seats"] = split_seats(arguments.seats)
    if "bounds" in wanted:
        values["bounds"] = _bot_bounds(arguments)
    code: int = function(**{name: values[name] for name in wanted if name in values})
    return code
