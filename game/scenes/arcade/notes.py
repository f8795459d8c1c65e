"""The notes on the title screen: the run, today's deal, puzzles nearly solved, and the closest award."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.arcade.awards.wall import closest_award
from game.arcade.puzzles.files import load_puzzles
from game.arcade.puzzles.puzzle import Puzzle, last_unsolved
from game.cardgames.registry import GAMES
from game.language.message import capital, message, plural
from game.scenes.arcade.rooms import enter_run
from game.scenes.awards.saving import award_times, facts_of
from game.scenes.context import Context
from game.scenes.daily.words import state_of_today
from game.scenes.run.run_session import unfinished_run
from game.scenes.screens import Note
from game.storage.history import puzzle_tries
from game.storage.levels.run_tables import PONDS
from game.storage.places import LEVELS
from game.storage.plugins import level_folders


def notes(context: Context) -> tuple[Note, ...]:
    """Return notes about what the player can continue or win next, at most one of each kind."""
    return (_run_note(context), *_daily_note(context), *_puzzle_note(context), *_award_note(context))


def _run_note(context: Context) -> Note:
    found = unfinished_run(context)
    where = message("six ponds") if found is None else message("pond {n} of {all}", n=found.pond, all=PONDS)
    about = message("Cross six ponds, table by table, with just three feathers to lose.")
    words = message("Arcade run: {where}", where=where)
    return Note(words, about, partial(enter_run, context), "rooms/run")


def _daily_note(context: Context) -> Iterator[Note]:
    found, today = context.archive.diary(), context.today()
    if found.has_open_deal(today):
        about = message("Everyone gets the same cards today, and one rated try.")
        yield Note(capital(state_of_today(found, today)), about, context.screens.daily, "rooms/daily")


def _puzzle_note(context: Context) -> Iterator[Note]:
    """Yield a note about the shelf with the fewest puzzles left, among games with solved puzzles."""
    kept = context.archive.rows(context.places.puzzles, puzzle_tries.load)
    solved = {one.puzzle for one in kept}
    games = [game for game in GAMES if any(one.game == game for one in kept)]
    shelves = ((game, _load_puzzles(context, game)) for game in games)
    left = [(game, puzzles, some) for game, puzzles in shelves if (some := last_unsolved(puzzles, solved))]
    if left:
        game, puzzles, some = min(left, key=lambda one: len(one[2]))
        words = plural(
            "{game}: {n} puzzle left", "{game}: {n} puzzles left", len(some), game=GAMES[game].title
        )
        about = message("You’ve solved the rest of its shelf. Next: {title}.", title=some[0].title)
        show = partial(context.screens.puzzle, puzzles, puzzles.index(some[0]))
        yield Note(words, about, show, "rooms/puzzles")


def _load_puzzles(context: Context, game: str) -> tuple[Puzzle, ...]:
    """Return a game's puzzles; broken ones are reported by the puzzle room."""
    folders = (LEVELS, *level_folders().folders, context.places.levels)
    return load_puzzles(folders, game, trusted=LEVELS).puzzles


def _award_note(context: Context) -> Iterator[Note]:
    facts = facts_of(context)
    award = closest_award(facts, award_times(context))
    if award is not None:
        # For translators: an award with how much of it is done.
        words = message("{award}: {n} of {all}", award=award.title, n=award.progress(facts), all=award.needed)
        yield Note(words, award.about, partial(context.screens.award, award.id), "rooms/awards")
