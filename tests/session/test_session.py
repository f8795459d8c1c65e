"""A session needs no screen; decisions can be made again, and each pad has its seat."""

import random
from pathlib import Path

import pytest

from game.ai.review import decisions_in_round
from game.cardgames.registry import GAMES, rules_of
from game.cardgames.six_takes.rules.events import CardsRevealed, PlayCard
from game.engine.contract import Event, Phase
from game.engine.journal import Header, Player, Reading, new_match
from game.session.analysis import SecondTry
from game.session.sharing import PadSeats
from tests.conftest import ROOT
from tests.support.running import run_code

FOLDER = ROOT / "game" / "session"

MATCH = """
import sys
from game.cardgames.registry import rules_of
from game.engine.journal import Header, Player
from game.session.session import Session

players = tuple(Player(name, "duckling") for name in ("Ada", "Ben"))
header = Header(version="", game="six_takes", seed=6, options={}, players=players)
session = Session.new(rules_of("six_takes"), header)
while not session.match.over:
    session.deal()
    session.update(0, patient=False)
session.leave()
"""


def test_match_is_played_without_pygame() -> None:
    names = [f"game.session.{path.stem}" for path in FOLDER.glob("*.py") if path.stem != "__init__"]
    assert len(names) > 3
    imports = "".join(f"import {name}\n" for name in names)
    check = "assert not {'pygame', 'game.ui'} & {*sys.modules}, 'a screen was loaded'\n"
    run_code(imports + MATCH + check)


# -- decisions made again --------------------------------------------------------------------------------


def play_round(game: str) -> Reading:
    """Play a random match to the end of its first round."""
    rules, chance = rules_of(game), random.Random(3)
    others = [Player("Pip", "duckling", "pip")] * (rules.usual_seats - 1)
    header = Header(version="0", game=game, seed=7, options={}, players=(Player("You"), *others))
    match = new_match(rules, header)
    match.deal()
    while match.phase is Phase.CHOOSING:
        seat = chance.choice(list(match.pending))
        match.choose(seat, chance.choice(match.pending[seat]))
    return Reading(Path("20260102-1.sixes"), header, match, None)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_can_be_made_differently(game: str) -> None:
    reading = play_round(game)
    history = list(reading.match.history)
    for moment in decisions_in_round(reading.match, 0, 1):
        legal = reading.match.game.choices(moment.view)
        for choice in (legal[0], legal[-1]):
            second = SecondTry(reading, moment.step, 0)
            assert reading.match.game.choices(second.view) == legal
            second.choose(choice)
            while second.going_on:
                second.play_on()
            assert second.match.history[: moment.step] == history[: moment.step]
            match = second.match
            assert match.phase is not Phase.CHOOSING or len(match.pending.get(0, ())) > 1
    assert reading.match.history == history


def test_other_seats_reveal_the_same_again() -> None:
    reading = play_round("six_takes")

    def revealed(second: SecondTry, choice: PlayCard) -> dict[int, int]:
        events: list[Event] = []
        second.match.listen(events.append, 0)
        second.choose(choice)
        while second.going_on:
            second.play_on()
        shown = next(one for one in events if isinstance(one, CardsRevealed))
        return {seat: card for card, seat in shown.plays if seat}

    plays: dict[int, list[int]] = {}
    for one in reading.match.history:
        if isinstance(one.choice, PlayCard):
            plays.setdefault(one.seat, []).append(one.choice.card)
    turns = [one for one in decisions_in_round(reading.match, 0, 1) if isinstance(one.choice, PlayCard)]
    assert len(turns) > 5
    for moment in turns:
        then = {seat: cards[moment.view.turn - 1] for seat, cards in plays.items() if seat}
        for choice in reading.match.game.choices(moment.view):
            assert revealed(SecondTry(reading, moment.step, 0), choice) == then


# -- pads and seats --------------------------------------------------------------------------------------


def test_pads_and_seats() -> None:
    seats = PadSeats({})
    assert seats.claim(0, 0, (1, 2))
    assert seats.pad_of(0) == 0, "everybody may use the keyboard"
    assert seats.claim(0, 1, (1,))
    assert seats.seat_of(1) is None, "a single pad is shared"
    assert seats.claim(0, 1, (1, 2))
    assert seats.seat_of(1) == 0
    assert not seats.allows(0, 2, (1, 2))
    assert not seats.allows(1, 1, (1, 2))
    assert seats.claim(1, 2, (1, 2))
    assert seats.allows(2, 1, (1, 2)), "a third person borrows a pad"
    assert seats.claim(2, 2, (1, 2))
    assert seats.seat_of(2) == 1
    assert seats.allows(1, 3, (1, 3)), "its own pad is gone"
    seats.release(1)
    assert seats.seat_of(2) is None
