"""Anything may be pressed at any time: the program continues, and shows the match as it is."""

import pkgutil
import random
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import cycle
from pathlib import Path

import pytest

from game import scenes
from game.cardgames.registry import GAMES
from game.scenes.rulebook.exercise_session import ExerciseSession
from game.scenes.stack import Scene
from tests.conftest import Campaign
from tests.support.light_thinking import think_lightly
from tests.support.random_player import RandomPlayer

SEEDS = (1, 2)
PART = 800
"""The inputs of a part whose agents think immediately; those that think in a process get fewer."""
PROCESS_PART = 200
ENOUGH = 40
"""With this multiple of the sample, slow code is slow more than once."""
ALL_KINDS = 4
"""With this multiple of the sample, all kinds of scenes occur within `ALL_WITHIN` inputs."""
ALL_WITHIN = 60_000


def press_anything(folder: Path, game: str, inputs: int, seed: str) -> RandomPlayer:
    """Make random inputs; a failure lists the last ones."""
    print(f"seed {seed!r}")
    player = RandomPlayer(folder, game, random.Random(seed))
    try:
        player.play(inputs)
    except Exception as error:
        pressed = "\n  ".join(player.last)
        raise AssertionError(
            f"seed {seed!r}: {error!r} on {player.scenes}; last inputs, the newest last:\n  {pressed}"
        ) from error
    finally:
        print(f"{inputs} inputs, {player.restarts} restarts, {player.finished} matches, {player.jumps} jumps")
        print(f"visits: {dict(player.visits.most_common())}")
        print(f"presses back to the title: {sorted(player.presses.items())}; slowest frames:")
        print(player.frames.report())
        player.close()
    return player


def all_kinds() -> set[str]:
    for module in pkgutil.walk_packages(scenes.__path__, "game.scenes."):
        import_module(module.name)
    return {one.__name__ for base in (Scene, ExerciseSession) for one in leaf_classes(base)}


def leaf_classes(base: type) -> Iterator[type]:
    """Yield the game's kinds of a thing that have no subclasses."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("game."):
            yield from leaf_classes(kind) if kind.__subclasses__() else (kind,)


@pytest.mark.campaign
@pytest.mark.parametrize("part", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_random_inputs(
    game: str, part: int, tmp_path: Path, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    think_lightly(monkeypatch)
    player = press_anything(tmp_path, game, PART * campaign.times, f"{campaign.seed} {game} {part}")
    print(f"never seen: {', '.join(sorted(all_kinds() - set(player.visits)))}")


@pytest.mark.campaign
def test_all_kinds_of_scenes_occur(
    tmp_path: Path, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By input alone, in one game or another; the numbers of visits are printed."""
    if campaign.times < ALL_KINDS:
        pytest.skip(f"a sample is too small: --times {ALL_KINDS}")
    think_lightly(monkeypatch)
    visits: Counter[str] = Counter()
    inputs = 0
    for number, game in enumerate(cycle(GAMES)):
        folder = tmp_path / str(number)
        folder.mkdir()
        visits.update(press_anything(folder, game, PART, f"{campaign.seed} {game} all {number}").visits)
        inputs += PART
        never = all_kinds() - set(visits)
        if not never or inputs >= ALL_WITHIN:
            break
    print(f"after {inputs} inputs: {dict(visits.most_common())}")
    assert not never


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_random_inputs_beside_the_thinking_process(game: str, tmp_path: Path, campaign: Campaign) -> None:
    """Only here everybody thinks in another process, so frames cost as much as for a player."""
    player = press_anything(tmp_path, game, PROCESS_PART * campaign.times, f"{campaign.seed} {game} process")
    if campaign.times >= ENOUGH:
        assert not player.frames.slow()
