"""A match is its journal: saved, resumed at any choice, undone, and read again."""

import random
from pathlib import Path

import pytest

from game.engine import journal as journals
from game.engine.contract import Phase
from game.engine.journal import Header, Journal, Player, new_match
from game.engine.match import Match
from game.engine.options import as_dict
from tests.contract.games import NAMES, each_game, random_setup, rules_of
from tests.contract.random_matches import draw_choice

MOST_CHOICES = 60

each_match = pytest.mark.parametrize("seed", [0, 1])


@pytest.fixture(autouse=True)
def skip_fsync(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda _file: None)


def play(match: Match, chance: random.Random, choices: int) -> list[object]:
    """Make up to this many random choices; return the state before each of them, and the last state."""
    states = []
    for _choice in range(choices):
        if not match.pending:
            if match.over:
                break
            match.deal()
        states.append(match.state)
        seat, legal = chance.choice(list(match.pending.items()))
        match.choose(seat, draw_choice(legal, chance))
    return [*states, match.state]


def new_journal(game: str, chance: random.Random, path: Path) -> tuple[Match, Journal]:
    """Return a match before its first deal, with the journal that records it."""
    setup = random_setup(game, chance)
    players = tuple(Player(name, "drake" if seat else "") for seat, name in enumerate(NAMES[: setup.seats]))
    header = Header(version="0", game=game, seed=setup.seed, options=as_dict(setup.options), players=players)
    match, journal = new_match(rules_of(game), header), Journal.create(path, header)
    assert match.setup == setup
    match.record_to(journal.record)
    return match, journal


@each_game
@each_match
def test_match_resumes_at_any_choice(game: str, seed: int, tmp_path: Path) -> None:
    """Cut after any line, as a kill would leave it."""
    path, cut = tmp_path / "match.sixes", tmp_path / "cut.sixes"
    chance = random.Random(f"{game} {seed}")
    match, journal = new_journal(game, chance, path)
    states = play(match, chance, MOST_CHOICES)
    journal.close()
    header, *lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == len(match.history) == len(states) - 1
    for count in sorted({0, 1, len(lines) // 2, len(lines) - 1}):
        cut.write_bytes(header + b"".join(lines[:count]))
        found = journals.read(cut, rules_of(game))
        assert found.damage is None
        assert found.match.history == match.history[:count]
        if not found.match.pending:
            found.match.deal()
        assert found.match.state == states[count]
    whole = journals.read(path, rules_of(game)).match
    assert (whole.state, whole.ranking, whole.scored) == (match.state, match.ranking, match.scored)


@each_game
@each_match
def test_undone_choices_stay_undone(game: str, seed: int, tmp_path: Path) -> None:
    chance = random.Random(f"{game} {seed} undo")
    match, journal = new_journal(game, chance, tmp_path / "match.sixes")
    states = play(match, chance, 12)
    match.undo(3)
    assert match.state == states[-4]
    play(match, chance, 2)
    match.undo(1)
    journal.close()
    again = journals.read(tmp_path / "match.sixes", rules_of(game)).match
    assert (again.state, again.history, again.scored) == (match.state, match.history, match.scored)
    assert again.pending == match.pending


@each_game
@each_match
def test_match_can_be_viewed_at_any_choice(game: str, seed: int) -> None:
    """Before or after it, without the next round's deal; the match itself doesn't change."""
    chance = random.Random(f"{game} {seed} past")
    match = Match(rules_of(game), random_setup(game, chance))
    states = play(match, chance, 3 * MOST_CHOICES)
    state, history, scored = match.state, list(match.history), list(match.scored)
    rounds = 0
    for step in range(len(history) + 1):
        again = match.copy_at(step)
        assert again.history == history[:step]
        assert again.scored == scored[: len(again.scored)]
        if step < len(history):
            rounds += again.phase is Phase.ROUND_OVER or not step
            assert match.snapshot(step).round == rounds
            assert match.snapshot(step).state == states[step]
            if again.phase is Phase.ROUND_OVER:
                again.deal()
        assert again.state == states[step]
    assert (match.state, match.history, match.scored) == (state, history, scored)
