"""What is said at the end: winners, the standing in words, records that were broken, and last remarks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.engine.contract import CardGame
from game.scenes.match.ceremony.party import Party
from game.scenes.match.ceremony.standing import lanes_of
from game.storage.records import Result, Statistics, statistics
from game.tables.people import Person
from game.voice.summary import Summary
from game.voice.words import amount, counted, listed, sentence


def heading(game: CardGame[Any, Any], summary: Summary) -> str:
    """The round, and how many there are, if that is known."""
    name = game.round_name.capitalize()
    return f"{name} {summary.round}" + (f" of {summary.rounds}" if summary.rounds > 1 else "")


def winning(parties: Sequence[Party]) -> list[Party]:
    """Those who have won."""
    return [party for party in parties if party.rank == 1]


def winners_words(parties: Sequence[Party]) -> str:
    """Who has won, as a title."""
    won = winning(parties)
    names = [name for party in won for name in party.names]
    if len(names) == 1:
        return "You win!" if won[0].own else f"{names[0]} wins!"
    return listed(names) + (" win!" if len(won) == 1 else " share the win!")


class Words(NamedTuple):
    """The words of a ceremony.

    Attributes:
        quote: the winner's own line; empty if the winner has none.
        records: the records that were broken, in a line.
    """

    title: str
    quote: str
    records: str


class Remark(NamedTuple):
    """Words of one person of a party."""

    party: Party
    person: Person
    words: str


def remark(parties: Sequence[Party], occasion: str, number: int) -> Remark | None:
    """The first remark that an opponent in these parties has for an occasion; the number picks it."""
    for party in parties:
        for person in party.people:
            lines = person.says.get(occasion, ())
            if lines:
                return Remark(party, person, lines[number % len(lines)])
    return None


def quoted(said: Remark, parties: Sequence[Party]) -> str:
    """A remark in quotation marks, with its speaker's name if others share the honour."""
    words = f"“{said.words}”"
    alone = len(parties) == 1 and len(parties[0].people) == 1
    return words if alone else f"{said.person.name}: {words}"


def standing_words(
    game: CardGame[Any, Any], summary: Summary, parties: Sequence[Party], *, over: bool
) -> str:
    """The standing, to be read out: ranks, totals, and how far it goes."""
    if over:
        ranked = sorted((party.rank, party.names, party.total) for party in parties)
        start = "The final standing"
    else:
        lanes = lanes_of(parties, more_is_better=game.more_is_better)
        ranked = [(lane.rank, lane.party.names, lane.line.total) for lane in lanes]
        start = f"The standing after {game.round_name} {summary.round}"
    said = [
        f"{rank}.\N{NO-BREAK SPACE}{listed(names)}: {amount(total, game.unit)}"
        for rank, names, total in ranked
    ]
    words = f"{start}: {'; '.join(said)}."
    if over:
        return words
    if summary.limit:
        return f"{words} The limit is {amount(summary.limit, game.unit)}."
    left = summary.rounds - summary.round
    return f"{words} {counted(left, game.round_name).capitalize()} to go." if left > 0 else words


def line_words(game: CardGame[Any, Any], party: Party) -> str:
    """One bucket, to be read out."""
    line = party.line
    if line is None:
        return ""
    cards = f" {sentence(counted(len(line.cards), 'card'))} in the bucket." if line.worth else ""
    notes = f" {line.notes}." if line.notes else ""
    points, total = amount(line.points, game.unit), amount(line.total, game.unit)
    return f"{listed(party.names)}: {points} in this {game.round_name}, {total} in all.{cards}{notes}"


def broken(results: Sequence[Result], journal: str, game: CardGame[Any, Any]) -> tuple[str, ...]:
    """The records of the rated matches of a game that a finished one, named by its journal, has broken."""
    own = [one for one in results if one.game == game.id]
    before = [one for one in own if one.journal != journal]
    if len(before) == len(own):
        return ()
    return _broken(
        statistics(before, more_is_better=game.more_is_better),
        statistics(own, more_is_better=game.more_is_better),
        game,
    )


def _broken(old: Statistics, new: Statistics, game: CardGame[Any, Any]) -> tuple[str, ...]:
    """What is better now; a first match breaks nothing."""
    if not old.matches or new.matches == old.matches:
        return ()
    found = []
    figures = (
        ("best match", old.best_total, new.best_total),
        (f"best {game.round_name}", old.best_round, new.best_round),
    )
    for name, was, now in figures:
        if was is not None and now is not None and now != was:
            found.append(f"{name}: {amount(now, game.unit)}, before {amount(was, game.unit)}")
    if new.longest_streak > max(old.longest_streak, 1):
        found.append(f"{new.longest_streak} wins in a row, before {old.longest_streak}")
    return tuple(found)
