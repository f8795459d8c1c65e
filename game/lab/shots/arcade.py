"""Pictures of the arcade and of puzzles, for a player with some results, and films of the arcade."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

from game.arcade.awards.wall import AWARDS
from game.arcade.puzzles.files import load_puzzles
from game.arcade.wardrobe import LOOKS
from game.cardgames.registry import GAMES
from game.lab.shots import runs
from game.lab.shots.studio import ProgramStudio
from game.scenes.arcade.rooms import HubScene
from game.scenes.awards.awards import AwardsScene
from game.scenes.awards.wardrobe import WardrobeScene
from game.scenes.awards.won import AwardsWonScene
from game.scenes.context import Context
from game.scenes.daily.scene import DailyScene
from game.scenes.puzzles.puzzle import PuzzleScene
from game.scenes.stack import Scene
from game.storage.history import dailies, par_scores, records, won_awards
from game.storage.history.puzzle_tries import SolvedPuzzle
from game.storage.places import LEVELS
from game.tables.studio import Films, FilmStrip, Pictures

_TODAY = date(2026, 6, 26)
_RESULTS = (-14.0, None, -4.0, -8.0, -7.0, -3.0, -9.0, None, -2.0, -6.0)
_AWARDS = ("house_first", "house_games", "daily_par", "puzzles_six")
_SOLVED = {0: 3, 1: 3, 2: 2, 4: 1, 7: 2}
"""The stars of each solved puzzle, by its index in the list."""
_GHOSTS = (-8.0, -5.0, -11.0, -7.0, -6.0, -9.0, -4.0, -10.0, -7.0, -6.0, -8.0, -5.0)


def arcade_pictures(studio: ProgramStudio) -> Pictures:
    """Return the pictures of the hub, the daily deal after some days, awards and the wardrobe."""
    return {
        "arcade": partial(_show, studio, HubScene),
        "daily": partial(_show, studio, DailyScene),
        "awards": partial(_show, studio, AwardsScene),
        "wardrobe": partial(_show, studio, WardrobeScene),
        "award-won": partial(_show_awards_won, studio, 1, 0),
        "awards-won": partial(_show_awards_won, studio, 3, 2),
    }


def _show_awards_won(studio: ProgramStudio, awards: int, looks: int) -> None:
    _show(studio, lambda context: AwardsWonScene(context, AWARDS[:awards], context.quit, LOOKS[:looks]))


def _show(studio: ProgramStudio, scene: Callable[[Context], Scene]) -> None:
    context = studio.app.context
    if context.today() != _TODAY:
        context.today = lambda: _TODAY
        _play_for_days(context)
        for award in _AWARDS:
            won_awards.add(context.places.awards, won_awards.WonAward(award=award, when=_TODAY.isoformat()))
    studio.show(lambda: scene(context))


def _play_for_days(context: Context) -> None:
    """Save the results of the last days' daily deals, including today's."""
    for number, result_points in enumerate(_RESULTS):
        if result_points is None:
            continue
        when = _TODAY - timedelta(days=len(_RESULTS) - 1 - number)
        journal = f"daily-{number}.sixes"
        dailies.add(context.places.dailies, dailies.BegunDaily(day=when, journal=journal))
        result = records.MatchRecord(
            game="six_takes",
            when=f"{when.isoformat()}T12:00:00",
            players=("You", "Celia", "Sir Q", "Bob"),
            own_seat=0,
            ranking=(1, 2, 3, 4),
            totals=(int(-result_points), 9, 12, 14),
            rounds=(int(-result_points),),
            rated=True,
            journal=journal,
        )
        score = par_scores.ParScore(
            journal=journal,
            game="six_takes",
            table="One round",
            deal=f"{number:032x}",
            result=result_points,
            ghosts=_GHOSTS,
            rated=True,
        )
        records.add(context.places.records, result)
        par_scores.add(context.places.scores, score)


_MOST_FRAMES = 1200


def puzzle_pictures(studio: ProgramStudio) -> Pictures:
    pictures: dict[str, Callable[[], object]] = {}
    for game in GAMES:
        pictures[f"puzzles-{game}"] = partial(_show_shelves, studio, game)
        pictures[f"puzzle-{game}"] = partial(_open, studio, game)
        pictures[f"puzzle-{game}-wrong"] = partial(_show_wrong_answer, studio, game)
        pictures[f"puzzle-{game}-why"] = partial(_show_explanation, studio, game)
    return pictures


def _show_shelves(studio: ProgramStudio, game: str) -> None:
    studio.open_title()
    context = studio.app.context
    for place, stars in _SOLVED.items():
        puzzle = load_puzzles([LEVELS], game).puzzles[place].id
        context.archive.save_puzzle(SolvedPuzzle(puzzle=puzzle, stars=stars, tries=1, game=game))
    context.screens.puzzles(game)
    studio.run_frames(4)


def _open(studio: ProgramStudio, game: str) -> PuzzleScene:
    loaded = load_puzzles([LEVELS], game).puzzles
    index = max(index for index, puzzle in enumerate(loaded) if puzzle.grade == 1)
    return studio.show(lambda: PuzzleScene(studio.app.context, loaded, index), frames=60)


def _show_wrong_answer(studio: ProgramStudio, game: str) -> None:
    scene = _open(studio, game)
    _try_answer(studio, scene, -1)


def _show_explanation(studio: ProgramStudio, game: str) -> None:
    scene = _open(studio, game)
    _try_answer(studio, scene, 0)
    studio.press("confirm", then=60)


def _try_answer(studio: ProgramStudio, scene: PuzzleScene, answer: int) -> None:
    scene.choose(scene.attempt.puzzle.answers[answer].choices[0])
    for _ in range(_MOST_FRAMES):
        studio.run_frames(1)
        if not scene.showing:
            break
    studio.run_frames(30)


def _focus_door(studio: ProgramStudio) -> None:
    studio.show(partial(HubScene, studio.app.context), 30)
    studio.press("down", then=30)


FILMS: Films = {
    "score-sheet": FilmStrip(partial(runs.show_score_sheet, seconds=0.0), None, 6.0),
    "charm-taken": FilmStrip(runs.show_charms, None, 0.4, 0.1, action="confirm"),
    "door": FilmStrip(_focus_door, None, 0.4, 0.1, action="confirm"),
}
"""Films of a score sheet, of taking a charm, and of entering a door."""
