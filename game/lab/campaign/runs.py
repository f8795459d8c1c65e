"""The campaign's runs: the contenders and matches for each table of playing strength.

The tables are in each game's PLAYERS.md, and the ratings in ARENA.md. To add a table, add a run.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from game.ai.levels import STYLES


class ArenaRun(Struct, frozen=True):
    """The arguments of an arena run; `time` labels it in the plot of strength by time (empty: not in it)."""

    name: str
    game: str
    seats: str
    matches: int
    options: tuple[str, ...] = ()
    seed: int = 1
    rotate: bool = False
    time: str = ""


def _run(game: str, name: str, seats: str, matches: int, *options: str) -> ArenaRun:
    return ArenaRun(f"{game}-{name}", game, seats, matches, options)


def _rating(game: str, name: str, seats: str, matches: int, option: str, seed: int = 1) -> ArenaRun:
    return ArenaRun(f"ratings-{game}-{name}", game, seats, matches, (option,), seed, rotate=True)


def _style_runs(
    game: str, seats: str, matches: int, option: str, *, rotate: bool = False
) -> tuple[ArenaRun, ...]:
    """Return runs that measure the cost of each style; `{0}` in `seats` stands for a Swan of that style."""
    return tuple(
        ArenaRun(
            f"styles-{game}-{style}", game, seats.format(f"swan:{style}"), matches, (option,), 1700, rotate
        )
        for style in STYLES
    )


def _timed_runs(game: str, matches: int, *options: str) -> tuple[ArenaRun, ...]:
    """Return runs of two Eiders (with each time limit, and without) or two cheaters against two Drakes."""
    specs = {f"{time} ms": f"eider@{time}ms" for time in (50, 100, 300)}
    specs |= {"usual": "eider", "all seen": "cheater"}
    return tuple(
        ArenaRun(
            f"times-{game}-{time.replace(' ', '-')}",
            game,
            f"{spec},drake,{spec},drake",
            matches,
            options,
            seed=7000,
            rotate=True,
            time=time,
        )
        for time, spec in specs.items()
    )


_FLAT = "swan@1000"
_GREEDIER = "drake@1200"
"""A Drake of Sixpack that looks at 24 deals: one for every 50 samples."""
_ROUND = "limit=0"
_ONE = "rounds=1"
_SPECIAL = ("preset=own", "packs=reverse,biting_hand,sticky,second_hand,carousel", _ONE)
_NEUTRAL = ("preset=own", "packs=neutral,neutral,neutral,neutral,neutral", _ONE)

RUNS: Final = (
    # 6 takes!
    _run("six_takes", "two-and-two", f"eider,{_FLAT},eider,{_FLAT}", 606, _ROUND),
    _run("six_takes", "one-and-three", f"eider,{_FLAT},{_FLAT},{_FLAT}", 240, _ROUND),
    _run("six_takes", "one-and-one", f"eider,{_FLAT}", 1000, _ROUND),
    _run("six_takes", "one-and-one-professional", f"eider,{_FLAT}", 400, _ROUND, "professional=true"),
    _run("six_takes", "three-and-three", ",".join(["eider", _FLAT] * 3), 150, _ROUND),
    _run("six_takes", "five-and-five", ",".join(["eider", _FLAT] * 5), 40, _ROUND),
    _run("six_takes", "professional", f"eider,{_FLAT},eider,{_FLAT}", 240, _ROUND, "professional=true"),
    _run("six_takes", "whole", f"eider,{_FLAT},{_FLAT},{_FLAT}", 40, "limit=66", "ending=elimination"),
    _run("six_takes", "levels", "eider,swan,drake,duckling", 120, _ROUND),
    # Sixpack
    _run("sixpack", "eider-drake-special", "eider,drake,eider,drake", 240, *_SPECIAL),
    _run("sixpack", "eider-drake-neutral", "eider,drake,eider,drake", 360, *_NEUTRAL),
    _run("sixpack", "eider-greedier-special", f"eider,{_GREEDIER},eider,{_GREEDIER}", 240, *_SPECIAL),
    _run("sixpack", "eider-greedier-neutral", f"eider,{_GREEDIER},eider,{_GREEDIER}", 240, *_NEUTRAL),
    _run("sixpack", "eider-duckling-special", "eider,duckling,eider,duckling", 36, *_SPECIAL),
    _run("sixpack", "eider-duckling-neutral", "eider,duckling,eider,duckling", 36, *_NEUTRAL),
    _run("sixpack", "swan-drake-special", "swan,drake,swan,drake", 240, *_SPECIAL),
    _run("sixpack", "swan-drake-neutral", "swan,drake,swan,drake", 720, *_NEUTRAL),
    _run("sixpack", "eider-swan-special", "eider,swan,eider,swan", 600, *_SPECIAL),
    _run("sixpack", "eider-swan-neutral", "eider,swan,eider,swan", 240, *_NEUTRAL),
    ArenaRun("sixpack-cheater", "sixpack", "cheater,eider,cheater,eider", 600, (_ONE,), 8000, rotate=True),
    # Sixty-six
    _run("sixty_six", "drake-duckling", "drake,duckling,drake,duckling", 100),
    _run("sixty_six", "swan-drake", "swan,drake,swan,drake", 100),
    _run("sixty_six", "eider-drake", "eider,drake,eider,drake", 200),
    _run("sixty_six", "eider-swan", "eider,swan,eider,swan", 60),
    _run("sixty_six", "cheater-drake", "cheater,drake,cheater,drake", 200),
    # You Must Be 18!
    _run("must_be_18", "drake-duckling", "drake,duckling", 600, _ONE),
    _run("must_be_18", "swan-drake", "swan,drake", 240, _ONE),
    _run("must_be_18", "eider-swan", "eider,swan", 1400, _ONE),
    _run("must_be_18", "two-drakes", "drake,duckling,drake,duckling", 240, _ONE),
    ArenaRun("must_be_18-two-swans", "must_be_18", "swan,drake,swan,drake", 600, (_ONE,), 1700, rotate=True),
    _run("must_be_18", "two-eiders", "eider,swan,eider,swan", 360, _ONE),
    _run("must_be_18", "three-eiders", ",".join(["eider", "swan"] * 3), 120, _ONE),
    _run("must_be_18", "drake-duckling-18", "drake,duckling", 40, "rounds=18"),
    _run("must_be_18", "eider-swan-18", "eider,swan", 10, "rounds=18"),
    # The ratings (ARENA.md)
    _rating("must_be_18", "high", "mirror@150,mirror@250,mirror@350,drake", 120, _ONE),
    _rating("must_be_18", "levels", "duckling,drake,swan,eider", 240, _ONE),
    _rating("must_be_18", "low", "mirror@100,mirror@150,mirror@200,duckling", 120, _ONE),
    _rating("sixty_six", "low", "duckling,drake,duckling,drake", 60, "target=7"),
    _rating("sixty_six", "middle", "drake,swan,drake,swan", 60, "target=7"),
    _rating("sixty_six", "high", "swan,eider,swan,eider", 24, "target=7"),
    _rating("sixpack", "levels", "duckling,drake,swan,eider", 240, _ONE),
    _rating("sixpack", "levels-again", "duckling,drake,swan,eider", 240, _ONE, 1001),
    _rating("six_takes", "wide", "mirror@150,mirror@250,mirror@350,drake", 120, _ROUND),
    _rating("six_takes", "middle", "mirror@200,mirror@300,drake,swan", 120, _ROUND),
    _rating("six_takes", "high", "mirror@250,mirror@300,mirror@350,mirror@400", 240, _ROUND),
    _rating("six_takes", "levels", "duckling,drake,swan,eider", 240, _ROUND),
    _rating("six_takes", "low", "mirror@100,mirror@150,mirror@200,duckling", 240, _ROUND),
    # The prices of styles
    *_style_runs("six_takes", "{0},{0},swan,swan", 120, _ROUND),
    *_style_runs("sixpack", "{0},swan,{0},swan", 120, _ONE, rotate=True),
    *_style_runs("sixty_six", "{0},swan,{0},swan", 120, "target=7", rotate=True),
    *_style_runs("must_be_18", "{0},swan,{0},swan", 600, _ONE, rotate=True),
    # Strength by time (ARENA.md)
    *_timed_runs("six_takes", 80, _ROUND),
    *_timed_runs("sixpack", 80, _ONE),
    *_timed_runs("sixty_six", 24, "target=7"),
    *_timed_runs("must_be_18", 80, _ONE),
)
"""All runs of the campaign, in the order in which they're played."""
