"""Journals of short matches."""

from pathlib import Path

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine.contract import Phase
from game.engine.journal import Header, Journal, Player, new_match
from game.engine.match import Match


def header(seed: int = 5, draft: bool = False, seats: int = 2, limit: int = 20) -> Header:
    players = (Player("You"), *(Player(f"Bob {seat}", "drake") for seat in range(1, seats)))
    options: dict[str, int | bool | str] = {"limit": limit, "draft": draft}
    return Header(version="0", game="six_takes", seed=seed, options=options, players=players)


HEADER = header()


def choose(match: Match, number: int = 0) -> None:
    """Commit a legal choice, selected by a number; deal first if a round is due."""
    if match.phase is Phase.ROUND_OVER:
        match.deal()
    if match.over:
        return
    seats = sorted(match.pending)
    seat = seats[number % len(seats)]
    legal = match.pending[seat]
    match.choose(seat, legal[number // 7 % len(legal)])


def new_recorded_match(journal: Journal, header: Header = HEADER) -> Match:
    """Return the match of a journal without any choices."""
    match = new_match(SIX_TAKES, header)
    match.record_to(journal.record)
    match.deal()
    return match


def write_journal(path: Path, choices: int) -> Match:
    """Write a closed journal with this many choices; return its match."""
    journal = Journal.create(path, HEADER)
    match = new_recorded_match(journal)
    for number in range(choices):
        choose(match, number * 5)
    journal.close()
    return match
