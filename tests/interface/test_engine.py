"""The engine on its own, as other programs use it."""

import random
import re

import msgspec
import pytest

from game.interface import engine
from tests.conftest import ROOT
from tests.contract.games import random_setup
from tests.support.running import run_code

EXAMPLE = ROOT / "game" / "engine" / "EXAMPLE.md"
EACH = pytest.mark.parametrize("game", engine.GAMES)


def test_example_runs_in_a_fresh_process_without_pygame() -> None:
    """As a notebook would: block after block in one program."""
    blocks = re.findall(
        r"^```python\n(.*?)^```", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    assert len(blocks) >= 5
    said = run_code(
        "\n".join([*blocks, "import sys", "print(sorted({'pygame', 'numpy'} & set(sys.modules)))"])
    )
    assert said.splitlines()[0] == str(engine.GAMES)
    assert "ducks:" in said
    assert said.splitlines()[-1] == "[]"


@EACH
def test_match_continues_from_any_position_without_changing_it(game: str) -> None:
    chance = random.Random(6)
    setup = random_setup(game, chance)
    options = msgspec.to_builtins(setup.options)
    position = engine.open(game, seats=setup.seats, seed=setup.seed, **options)
    assert position.setup == setup
    kept, view = [], []
    position = engine.dealt(position).position
    for _ in range(30):
        asked = engine.pending(position)
        if not asked:
            break
        seat = chance.choice(sorted(asked))
        choice = chance.choice(asked[seat])
        kept.append((position, seat, choice))
        view.append(engine.view(position, seat))
        position = engine.dealt(engine.apply(position, seat, choice).position).position
    for (before, seat, _choice), seen in zip(kept, view, strict=True):
        assert engine.view(before, seat) == seen
    again = kept[0][0]
    for before, seat, choice in kept:
        assert again == before
        again = engine.dealt(engine.apply(before, seat, choice).position).position
    assert again == position
    with pytest.raises(AttributeError):
        position.game = "other"  # type: ignore[misc]


@EACH
def test_view_is_the_fold_of_the_redacted_events(game: str) -> None:
    opened = engine.open(game, seed=6)
    position, events = engine.deal(opened)
    for seat in (0, None):
        view = engine.rules(game).initial_view(opened.setup, seat)
        for event in events:
            heard = engine.redact(position, event, seat)
            view = view if heard is None else engine.rules(game).apply_event(view, heard)
        assert view == engine.view(position, seat)


def test_rounds_are_dealt_only_between_rounds() -> None:
    chance = random.Random(6)
    position = engine.deal(engine.open("six_takes", seats=2, limit=0)).position
    with pytest.raises(engine.OutOfTurn):
        engine.deal(position)
    while asked := engine.pending(position):
        seat = min(asked)
        position = engine.apply(position, seat, chance.choice(asked[seat])).position
    assert engine.ranking(position) is not None
    assert engine.dealt(position) == (position, ())
    with pytest.raises(engine.OutOfTurn):
        engine.deal(position)


def test_illegal_use_is_reported() -> None:
    with pytest.raises(engine.UnknownGame, match="expected one of six_takes"):
        engine.open("whist")
    with pytest.raises(engine.BadSetup, match="2 to 10 seats, not 11"):
        engine.open("six_takes", seats=11)
    with pytest.raises(engine.BadOption, match="limit"):
        engine.open("six_takes", limit=-1)
    position = engine.deal(engine.open("six_takes")).position
    with pytest.raises(engine.IllegalChoice, match="seat 1 may not choose"):
        engine.apply(position, 1, engine.pending(position)[0][0])
    assert engine.options("six_takes")["limit"] == 66
