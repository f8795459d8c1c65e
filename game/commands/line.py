"""The command line: its commands and options, and running them.

Exit codes: 0 success, 1 the command failed or found a fault (a line tells which), 2 invalid command line, 130
interrupted; simulate and arena: 143 and 129 if ended by SIGTERM and SIGHUP.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game import VERSION
from game.engine.reading import quoted, whole_number
from game.files import streams
from game.files.shipped import shipped
from game.files.streams import CommandError
from game.language.names import PSEUDO, codes

if TYPE_CHECKING:
    from game.ai.bots.bounds import Bounds

_SMALLEST, _LARGEST = (640, 360), (7680, 4320)
_DATA = "folder for settings, saves and records"
_LANGUAGES = codes(shipped("assets") / "catalogues")
_LANGUAGE = f"language of the game: {', '.join(_LANGUAGES)}"


class _Parser(argparse.ArgumentParser):
    """A parser whose exit code does not depend on whether its messages can be written."""

    def error(self, message: str) -> NoReturn:
        with suppress(OSError):
            super().error(message)
        raise SystemExit(2)


def parser() -> argparse.ArgumentParser:
    whole = _Parser(
        prog=streams.program(), description="Sixes: the card arcade where six is the magic number."
    )
    whole.add_argument(
        "--version", action="version", version=f"Sixes {VERSION}", help="print the version and exit"
    )
    whole.add_argument(
        "--headless", action="store_true", help="play one match without a window and print its result"
    )
    whole.add_argument("--seed", type=_seed, metavar="S", help="seed of the first match")
    whole.add_argument("--game", metavar="GAME", help="open the set-up of this game, such as six_takes")
    whole.add_argument("--data-dir", type=_place, metavar="DIR", help=_DATA)
    whole.add_argument("--language", type=_language, metavar="CODE", help=_LANGUAGE)
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")

    simulate = commands.add_parser("simulate", help="play matches between agents, without a window")
    _add_game(simulate)
    simulate.add_argument(
        "--seats", required=True, metavar="LEVELS", help="a level for each seat, such as drake,drake,swan"
    )
    simulate.add_argument(
        "--matches", type=_matches, default=1, metavar="N", help="number of matches (default 1)"
    )
    _add_seed(simulate, "match")
    _add_options(simulate)
    simulate.add_argument(
        "--trace",
        type=_place,
        metavar="FILE",
        help="write every event as a JSON line (-: standard output)",
    )
    _add_bot_options(simulate)
    simulate.add_argument("--json", action="store_true", help="print the summary as JSON")

    arena = commands.add_parser("arena", help="find out who plays better on the same deals")
    _add_game(arena)
    arena.add_argument(
        "--seats",
        required=True,
        metavar="LEVELS",
        help="a level for each seat, such as drake,drake,swan@1000",
    )
    arena.add_argument(
        "--matches",
        type=_matches,
        default=100,
        metavar="N",
        help="number of matches, in whole deals (default 100)",
    )
    _add_seed(arena, "deal")
    _add_options(arena)
    arena.add_argument(
        "--rotate", action="store_true", help="only rotate the seats, so neighbours stay neighbours"
    )
    _add_bot_options(arena)
    _add_places(arena)
    arena.add_argument(
        "--json", type=_place, metavar="FILE", help="write all results as JSON (-: standard output)"
    )
    arena.add_argument("--resume", action="store_true", help="continue the run in the --json file")
    _add_plot(arena)

    merge = commands.add_parser("merge", help="combine reports of the arena into one")
    merge.add_argument("files", type=_path, nargs="+", metavar="FILE", help="reports written by arena --json")
    merge.add_argument(
        "--to", type=_path, required=True, metavar="FILE", help="where to write the combined report"
    )
    _add_plot(merge)

    campaign = commands.add_parser("campaign", help="rebuild all tables of playing strength (takes hours)")
    campaign.add_argument("folder", type=_path, metavar="DIR", help="folder for reports, plots and tables")
    campaign.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help="only runs whose names start like this (repeatable)",
    )
    campaign.add_argument(
        "--scale",
        type=_share,
        default=1.0,
        metavar="F",
        help="multiply the number of matches (default 1)",
    )
    _add_places(campaign)

    replay = commands.add_parser("replay", help="show a saved match, or check it")
    replay.add_argument("file", type=_path, metavar="FILE", help="the saved match")
    replay.add_argument(
        "--verify", action="store_true", help="check it without a window and print its result"
    )

    shots = commands.add_parser("shots", help="write a picture of every scene")
    shots.add_argument("folder", type=_path, metavar="DIR", help="folder for the pictures")
    shots.add_argument(
        "--size", type=_size, default=(1280, 720), metavar="WxH", help="size of the window (default 1280x720)"
    )
    shots.add_argument(
        "--scale", type=_scale, default=1.0, metavar="S", help="interface size, 0.8 to 1.5 (default 1)"
    )
    shots.add_argument(
        "--language", type=_language, default=argparse.SUPPRESS, metavar="CODE", help=_LANGUAGE
    )
    shots.add_argument("--film", metavar="NAME", help="write only this film, as an animated WebP")

    serve = commands.add_parser("serve", help="host tables for friends with phones and browsers")
    _add_game(serve)
    serve.add_argument("--seats", type=_seats, metavar="N", help="seats at each table (default: the usual)")
    serve.add_argument("--tables", type=_tables, default=1, metavar="N", help="number of tables (default 1)")
    serve.add_argument(
        "--level", default="drake", metavar="LEVEL", help="level of the ducks on free chairs (default drake)"
    )
    _add_options(serve)
    serve.add_argument(
        "--bind",
        type=_place,
        metavar="ADDRESS",
        help="address to listen on (0.0.0.0: all; default: its own)",
    )
    serve.add_argument("--port", type=_port, default=6606, metavar="P", help="port (default 6606)")
    serve.add_argument(
        "--address",
        type=_address,
        metavar="URL",
        help="public address behind a proxy: https://cards.example",
    )
    _add_data_dir(serve, _DATA)

    puzzles = commands.add_parser("puzzles", help="find puzzles in self-play, or prove them again")
    deeds = puzzles.add_subparsers(dest="deed", metavar="ACTION", required=True)
    mine = deeds.add_parser("mine", help="find positions with one best play")
    _add_game(mine)
    mine.add_argument(
        "--count", type=_matches, default=15, metavar="N", help="number of puzzles (default 15)"
    )
    _add_seed(mine, "match")
    mine.add_argument("--table", metavar="TITLE", help="play only at this ready-made table (default: all)")
    mine.add_argument(
        "--out", type=_path, metavar="DIR", help="folder for the files (default: levels/puzzles/GAME)"
    )
    prove = deeds.add_parser("prove", help="check every choice in every puzzle again")
    prove.add_argument(
        "files", type=_path, nargs="*", metavar="FILE", help="files or folders (default: all puzzles)"
    )

    levels = commands.add_parser("levels", help="check files with tables, opponents, puzzles and more")
    tasks = levels.add_subparsers(dest="deed", metavar="ACTION", required=True)
    check = tasks.add_parser("check", help="list every fault in level files, one per line")
    check.add_argument(
        "files", type=_path, nargs="*", metavar="FILE", help="files or folders (default: all levels)"
    )
    _add_data_dir(check, "check the levels/ in this folder")

    ratings = commands.add_parser("ratings", help="rate all agents from reports of the arena")
    ratings.add_argument(
        "files", type=_path, nargs="+", metavar="FILE", help="reports written by arena --json"
    )
    ratings.add_argument("--to", type=_path, required=True, metavar="FILE", help="where to write the ratings")

    par = commands.add_parser("par", help="measure how much luck par takes out of results")
    _add_game(par)
    par.add_argument(
        "--table", required=True, metavar="TITLE", help="a ready-made table, such as 'One round'"
    )
    par.add_argument("--deals", type=_matches, default=200, metavar="N", help="number of deals (default 200)")
    _add_deals(par)

    balance = commands.add_parser("balance", help="simulate arcade runs, and measure charms")
    balance.add_argument(
        "--deals", type=_matches, default=20, metavar="N", help="deals per table (default 20)"
    )
    balance.add_argument("--runs", type=_matches, default=1000, metavar="N", help="runs (default 1000)")
    _add_deals(balance)

    bench = commands.add_parser("bench", help="measure start-up, frames, rules and memory")
    bench.add_argument(
        "parts", type=_part, nargs="*", metavar="PART", help="parts to measure, such as frames (default: all)"
    )
    bench.add_argument("--list", action="store_true", help="print the parts and exit")
    bench.add_argument("--json", action="store_true", help="print the figures as JSON")

    doctor = commands.add_parser("doctor", help="check everything Sixes needs, and say how to fix it")
    doctor.add_argument(
        "--headless",
        action="store_true",
        default=argparse.SUPPRESS,
        help="check without a screen or sound card",
    )
    _add_data_dir(doctor, _DATA)
    return whole


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="a card game, such as six_takes")


def _add_seed(command: argparse.ArgumentParser, what: str) -> None:
    """Add --seed, which is also allowed before the command."""
    command.add_argument(
        "--seed",
        type=_seed,
        default=argparse.SUPPRESS,
        metavar="S",
        help=f"seed of the first {what} (default 1)",
    )


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game (repeatable)",
    )


def _add_places(command: argparse.ArgumentParser) -> None:
    where = command.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=_jobs, default=1, metavar="N", help="number of processes (default 1)")
    where.add_argument(
        "--dask",
        type=_place,
        metavar="ADDRESS",
        help="play on this Dask cluster, such as tcp://10.0.0.1:8786",
    )


def _add_plot(command: argparse.ArgumentParser) -> None:
    command.add_argument("--plot", type=_path, metavar="FILE", help="draw the results as an SVG")


def _add_deals(command: argparse.ArgumentParser) -> None:
    """Add --seed, and --file for the deals that were played."""
    _add_seed(command, "deal")
    command.add_argument(
        "--file",
        type=_path,
        required=True,
        metavar="FILE",
        help="keep the deals here, so none is played twice",
    )


def _add_data_dir(command: argparse.ArgumentParser, help: str) -> None:
    command.add_argument("--data-dir", type=_place, default=argparse.SUPPRESS, metavar="DIR", help=help)


def _add_bot_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--bot-time", type=_seconds, metavar="SECONDS", help="time limit for a bot's answer (default 5)"
    )
    command.add_argument(
        "--sandbox",
        action="store_true",
        help="keep bots away from your files and network (Linux)",
    )
    command.add_argument(
        "--bot-memory",
        type=_megabytes,
        metavar="MB",
        help="limit on each bot's memory (sandbox: 2048)",
    )
    command.add_argument(
        "--bot-processor",
        type=_processor_seconds,
        metavar="SECONDS",
        help="limit on each bot's processor time (sandbox: 600)",
    )


def _bounds(arguments: argparse.Namespace) -> Bounds:
    """Return the limits of bots; without bubblewrap there is no sandbox, and a line says so.

    Raises:
        CommandError: if they cannot be kept here.
    """
    from game.ai.bots.bounds import bounds_for
    from game.ai.bots.sandbox import NoSandbox, missing

    sandboxed = arguments.sandbox
    if sandboxed and (reason := missing()):
        streams.print_error(f"bots run without a sandbox, with all your permissions: {reason}")
        sandboxed = False
    try:
        return bounds_for(sandboxed, arguments.bot_memory, arguments.bot_processor)
    except NoSandbox as error:
        raise CommandError(f"can't set limits for bots here: {error}") from None


def _language(text: str) -> str:
    if text not in (*_LANGUAGES, PSEUDO):
        expected = ", ".join((*_LANGUAGES, PSEUDO))
        raise argparse.ArgumentTypeError(f"expected one of {expected}, got {quoted(text)}")
    return text


def _part(text: str) -> str:
    from game.lab.bench.parts import PARTS

    if text not in PARTS:
        raise argparse.ArgumentTypeError(f"expected one of {', '.join(PARTS)}, got {quoted(text)}")
    return text


def _whole(text: str, least: int, most: int) -> int:
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


# Seeds that a save can hold, with room for those of all matches that follow.
_seed = partial(_whole, least=1 - 10**18, most=10**18 - 1)
_matches = partial(_whole, least=1, most=1_000_000_000)
_jobs = partial(_whole, least=1, most=256)
_megabytes = partial(_whole, least=64, most=1_000_000)
_processor_seconds = partial(_whole, least=1, most=1_000_000)
_seats = partial(_whole, least=1, most=32)
_tables = partial(_whole, least=1, most=200)
_port = partial(_whole, least=0, most=65535)
_seconds = partial(_number, least=0.01, most=3600.0, what="a number of seconds")
_scale = partial(_number, least=0.8, most=1.5)
_share = partial(_number, least=0.001, most=1000.0)


def _size(text: str) -> tuple[int, int]:
    across, _cross, down = text.lower().partition("x")
    width, height = map(whole_number, (across, down), _SMALLEST, _LARGEST)
    if width is None or height is None:
        smallest, largest = ("x".join(map(str, size)) for size in (_SMALLEST, _LARGEST))
        raise argparse.ArgumentTypeError(
            f"expected WIDTHxHEIGHT from {smallest} to {largest}, got {quoted(text)}"
        )
    return width, height


def _place(text: str) -> str:
    """Check the name of a file or a folder; an empty one would mean the current folder."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError(f"expected the name of a file or a folder, got {quoted(text)}")
    return text


def _address(text: str) -> str:
    """Check the address at which guests reach a server."""
    if not re.fullmatch(r"https?://[\w.:\[\]-]+/?", text, re.ASCII):
        raise argparse.ArgumentTypeError(
            f"expected an address like https://cards.example, got {quoted(text)}"
        )
    return text.rstrip("/")


def _path(text: str) -> Path:
    return Path(_place(text))


def main() -> int:
    return run(sys.argv[1:])


def run(words: Sequence[str]) -> int:
    """Run a command line; returns the exit code.

    Raises:
        SystemExit: with its exit code, if the words ask for help or are not understood.
    """
    streams.prepare()
    try:
        return _answer(words)
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
        own_tree = streams.program() == "main.py"
        cure = "run: python -m pip install -r requirements.txt" if own_tree else "install Sixes again"
        streams.print_error(f"a package is missing or too old ({reason}); {cure}")
        return 1
    except OSError as error:
        streams.print_error(f"{error.filename or 'the output'}: {error.strerror or error}")
        return 1
    finally:
        streams.flush_all()


def _answer(words: Sequence[str]) -> int:
    """Parse and run the words; returns the exit code after flushing, so that a full disk can be reported."""
    try:
        arguments = parser().parse_args(words)
        code = _command(arguments)
    except SystemExit:
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return code


def _command(arguments: argparse.Namespace) -> int:
    seed = 1 if arguments.seed is None else arguments.seed
    match arguments.command:
        case "simulate":
            from game.lab import simulate
            from game.lab.seats import split_seats

            return simulate.run(
                arguments.game,
                split_seats(arguments.seats),
                arguments.matches,
                seed,
                arguments.option,
                trace=arguments.trace,
                bot_time=arguments.bot_time,
                bounds=_bounds(arguments),
                as_json=arguments.json,
            )
        case "serve":
            from game.commands import serve

            return serve.run(
                serve.ServeArguments(
                    arguments.game,
                    arguments.option,
                    seats=arguments.seats,
                    tables=arguments.tables,
                    level=arguments.level,
                    bind=arguments.bind,
                    port=arguments.port,
                    address=arguments.address,
                    data_dir=arguments.data_dir,
                )
            )
        case "arena":
            from game.lab.arena import command as arena
            from game.lab.seats import split_seats

            return arena.run(
                arguments.game,
                split_seats(arguments.seats),
                arguments.matches,
                seed,
                arguments.option,
                jobs=arguments.jobs,
                dask=arguments.dask,
                rotate=arguments.rotate,
                resume=arguments.resume,
                bot_time=arguments.bot_time,
                bounds=_bounds(arguments),
                json=arguments.json,
                plot=arguments.plot,
            )
        case "merge":
            from game.lab.arena import command as arena

            return arena.merge(arguments.files, arguments.to, arguments.plot)
        case "campaign":
            from game.lab.campaign import command as campaign

            return campaign.run(
                arguments.folder,
                arguments.only,
                arguments.scale,
                jobs=arguments.jobs,
                dask=arguments.dask,
            )
        case "replay" if arguments.verify or arguments.headless:
            from game.commands import replay

            return replay.verify(arguments.file)
        case "shots":
            from game.lab import shots

            return shots.run(
                arguments.folder,
                arguments.size,
                arguments.scale,
                arguments.film,
                language=arguments.language or "en",
            )
        case "puzzles" if arguments.deed == "mine":
            from game.lab.puzzles import command as puzzles

            return puzzles.mine(arguments.game, arguments.count, seed, arguments.table, arguments.out)
        case "puzzles":
            from game.lab.puzzles import command as puzzles

            return puzzles.prove(arguments.files)
        case "levels":
            from game.commands.levels import command as levels

            return levels.run(arguments.data_dir, arguments.files)
        case "ratings":
            from game.lab import ratings

            return ratings.run(arguments.files, arguments.to)
        case "par":
            from game.lab import par

            return par.run(
                arguments.game,
                arguments.table,
                arguments.deals,
                seed,
                arguments.file,
            )
        case "balance":
            from game.lab.runs import command as balance

            return balance.run(arguments.file, arguments.deals, arguments.runs, seed)
        case "bench":
            from game.lab import bench

            if arguments.list:
                return bench.list_parts()
            return bench.run(arguments.parts, as_json=arguments.json)
        case "doctor":
            from game.commands import doctor

            return doctor.run(arguments.data_dir, headless=arguments.headless)
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
