"""Saving of achievements in matches, and of the awards and looks earned by them."""

from __future__ import annotations

from datetime import UTC, datetime

from game.arcade.awards.achievements import achievements_of
from game.arcade.awards.measures import Facts
from game.arcade.awards.wall import Award, newly_won
from game.arcade.puzzles.files import FOLDER
from game.arcade.wardrobe import Look, Merits, earned_looks
from game.cardgames.registry import GAMES
from game.scenes.context import Context
from game.scenes.pieces.saved_runs import saved_runs
from game.session.session import Session
from game.storage.history import achievements, puzzle_tries, runs, won_awards
from game.storage.history.won_awards import WonAward
from game.storage.places import LEVELS


def save_achievements(context: Context, session: Session) -> None:
    """Save any achievements of the player in a match; an unfinished match counts as forfeited."""
    if session.own_seat is None or session.journal is None:
        return
    found = achievements_of(session.header, session.match, session.own_seat, session.journal.path.name)
    context.notify(achievements.add(context.places.achievements, found, context.archive.cache) or "")


def facts_of(context: Context) -> Facts:
    """Return the facts about the player on which awards depend."""
    matches = context.archive.rows(context.places.achievements, achievements.load)
    tables = {
        game: frozenset(table.key for table in context.cast.tables if table.game == game) for game in GAMES
    }
    solved, faulty = puzzle_tries.load(context.places.puzzles)
    context.notify(faulty or "")
    return Facts(
        matches=matches,
        won={one.game for one in context.archive.results() if one.ranking[one.own_seat] == 1},
        scores=context.archive.scores(),
        rounds=context.archive.accuracies(),
        runs=tuple(saved.run for saved in saved_runs(context, runs.run_files(context.places.runs))),
        tables=tables,
        diary=context.archive.diary(),
        solved=solved,
        puzzles={game: sum(1 for _file in (LEVELS / FOLDER / game).glob("*.toml")) for game in GAMES},
    )


def award_times(context: Context) -> dict[str, str]:
    """Return the times at which saved awards were won, by award id."""
    return {one.award: one.when for one in context.archive.rows(context.places.awards, won_awards.load)}


def save_won_awards(context: Context) -> tuple[Award, ...]:
    """Save and return the awards won since the last call."""
    found = newly_won(facts_of(context), award_times(context))
    when = datetime.now(UTC).isoformat(timespec="seconds")
    for award in found:
        context.notify(won_awards.add(context.places.awards, WonAward(award=award.id, when=when)) or "")
    return found


def look_times(context: Context) -> dict[str, str]:
    """Return the times at which saved looks were earned, by look id."""
    return {one.award: one.when for one in context.archive.rows(context.places.looks, won_awards.load)}


def merits_of(context: Context) -> Merits:
    """Return the merits on which the player's looks depend."""
    learnt = [game for game, done in context.settings.tutorials.items() if done]
    return Merits(award_times(context), context.archive.scores(), learnt)


def save_earned_looks(context: Context) -> tuple[Look, ...]:
    """Save and return the looks earned since the last call."""
    kept = look_times(context)
    found = tuple(look for look in earned_looks(merits_of(context)) if look.id not in kept)
    when = datetime.now(UTC).isoformat(timespec="seconds")
    for look in found:
        context.notify(won_awards.add(context.places.looks, WonAward(award=look.id, when=when)) or "")
    return found
