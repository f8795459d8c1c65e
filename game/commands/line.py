"""The command line: what can be said, and what becomes of it.

Exit codes: 0 all is well, 1 something could not be done (one line says what), 2 the command line was not
understood, 130 interrupted; simulate and arena: 143 and 129 if told to end (SIGTERM, SIGHUP).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from game import VERSION
from game.commands.arguments import CommandError, PlayArguments, split_seats
from game.commands.process_title import hide_seed


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    whole = argparse.ArgumentParser(
        prog="main.py", description="Sixes: a card arcade in which six is the magic number."
    )
    whole.add_argument("--version", action="version", version=f"Sixes {VERSION}")
    whole.add_argument(
        "--headless", action="store_true", help="no window: play one match alone, print the result"
    )
    whole.add_argument("--seed", type=int, help="the seed of the first match")
    whole.add_argument("--game", metavar="GAME", help="go straight to this game's set-up, such as six_takes")
    whole.add_argument("--data-dir", metavar="DIR", help="where settings, saves and records are kept")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")

    simulate = commands.add_parser("simulate", help="play matches between agents, without a window")
    simulate.add_argument("game", metavar="GAME", help="such as six_takes")
    simulate.add_argument("--seats", required=True, help="levels by seat, such as drake,drake,swan")
    simulate.add_argument("--matches", type=_positive, default=1, metavar="N", help="how many (default 1)")
    simulate.add_argument(
        "--seed", type=int, default=argparse.SUPPRESS, metavar="S", help="the first match's seed (default 1)"
    )
    simulate.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a game option; may be repeated"
    )
    simulate.add_argument(
        "--trace", metavar="FILE", help="write every event as a JSON line (- is the output)"
    )
    simulate.add_argument("--json", action="store_true", help="print the summary as JSON")

    arena = commands.add_parser("arena", help="find out who plays better, on the same deals in all seatings")
    arena.add_argument("game", metavar="GAME", help="such as six_takes")
    arena.add_argument("--seats", required=True, help="a match's seats, such as drake,drake,swan,swan@1000")
    arena.add_argument(
        "--matches", type=_positive, default=100, metavar="N", help="made up to whole deals (default 100)"
    )
    arena.add_argument(
        "--seed", type=int, default=argparse.SUPPRESS, metavar="S", help="the first deal's seed (default 1)"
    )
    arena.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a game option; may be repeated"
    )
    arena.add_argument(
        "--rotate", action="store_true", help="only rotate the seats: neighbours and partners stay together"
    )
    arena.add_argument("--jobs", type=_positive, default=1, metavar="N", help="processes (default 1)")
    arena.add_argument("--json", metavar="FILE", help="write everything as JSON (- is the output)")
    arena.add_argument("--plot", type=Path, metavar="FILE", help="draw it, as an SVG")

    replay = commands.add_parser("replay", help="show a saved match, or check it")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--verify", action="store_true", help="play it without a window and print its result")

    shots = commands.add_parser("shots", help="write a picture of every scene")
    shots.add_argument("folder", type=Path, metavar="DIR")
    shots.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="default 1280x720")
    shots.add_argument("--scale", type=_scale, default=1.0, metavar="S", help="of everything, 0.8 to 1.5")

    bench = commands.add_parser("bench", help="measure start-up, frames, rules and memory")
    bench.add_argument("--json", action="store_true", help="print the figures as JSON")
    return whole


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, got {text!r}")
    return int(text)


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.8 <= scale <= 1.5:
        raise argparse.ArgumentTypeError(f"expected a number from 0.8 to 1.5, got {text!r}")
    return scale


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdigit() and height.isdigit() and int(width) >= 640 and int(height) >= 360):
        raise argparse.ArgumentTypeError(f"expected WIDTHxHEIGHT of at least 640x360, got {text!r}")
    return int(width), int(height)


def run(words: Sequence[str]) -> int:
    """Run what the words ask for; returns the exit code."""
    arguments = parser().parse_args(words)
    hide_seed(words, arguments.seed)
    try:
        code = _command(arguments)
        sys.stdout.flush()
        return code
    except CommandError as error:
        print(f"main.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has had enough.
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        print(f"main.py: {error.filename or 'the output'}: {error.strerror}", file=sys.stderr)
        return 1


def _drop_output() -> None:
    """What could not be written must not be tried, and complained of, again at the interpreter's end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _command(arguments: argparse.Namespace) -> int:
    match arguments.command:
        case "simulate":
            from game.commands import simulate

            return simulate.run(
                arguments.game,
                split_seats(arguments.seats),
                arguments.matches,
                1 if arguments.seed is None else arguments.seed,
                arguments.option,
                trace=arguments.trace,
                as_json=arguments.json,
            )
        case "arena":
            from game.commands import arena

            return arena.run(
                arguments.game,
                split_seats(arguments.seats),
                arguments.matches,
                1 if arguments.seed is None else arguments.seed,
                arguments.option,
                jobs=arguments.jobs,
                rotate=arguments.rotate,
                json=arguments.json,
                plot=arguments.plot,
            )
        case "replay" if arguments.verify or arguments.headless:
            from game.commands import replay

            return replay.verify(arguments.file)
        case "shots":
            from game.commands import shots

            return shots.run(arguments.folder, arguments.size, arguments.scale)
        case "bench":
            from game.commands import bench

            return bench.run(as_json=arguments.json)
    from game.commands import play

    return play.run(
        PlayArguments(
            headless=arguments.headless,
            seed=arguments.seed,
            game=arguments.game,
            data_dir=arguments.data_dir,
            replay=getattr(arguments, "file", None),
        )
    )
