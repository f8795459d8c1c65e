"""Pictures of puzzles: each game's shelves, a question, a wrong answer, and the solution."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.arcade.puzzles.files import load_puzzles
from game.cardgames.registry import GAMES
from game.lab.shots.studio import ProgramStudio
from game.scenes.puzzles.puzzle import PuzzleScene
from game.storage.places import LEVELS
from game.tables.studio import Pictures

_MOST_FRAMES = 1200


def puzzles(studio: ProgramStudio) -> Pictures:
    found: dict[str, Callable[[], object]] = {}
    for game in GAMES:
        found[f"puzzles-{game}"] = partial(_shelves, studio, game)
        found[f"puzzle-{game}"] = partial(_open, studio, game)
        found[f"puzzle-{game}-wrong"] = partial(_wrong, studio, game)
        found[f"puzzle-{game}-why"] = partial(_why, studio, game)
    return found


def _shelves(studio: ProgramStudio, game: str) -> None:
    studio.home()
    studio.app.context.screens.puzzles(game)
    studio.frames(4)


def _open(studio: ProgramStudio, game: str) -> PuzzleScene:
    found = load_puzzles([LEVELS], game).puzzles
    place = max(place for place, one in enumerate(found) if one.grade == 1)
    return studio.show(lambda: PuzzleScene(studio.app.context, found, place), frames=60)


def _wrong(studio: ProgramStudio, game: str) -> None:
    scene = _open(studio, game)
    _try(studio, scene, -1)


def _why(studio: ProgramStudio, game: str) -> None:
    scene = _open(studio, game)
    _try(studio, scene, 0)
    studio.press("confirm")
    studio.frames(60)


def _try(studio: ProgramStudio, scene: PuzzleScene, answer: int) -> None:
    scene.choose(scene.attempt.puzzle.answers[answer].choices[0])
    for _ in range(_MOST_FRAMES):
        studio.frames(1)
        if not scene.showing:
            break
    studio.frames(30)
