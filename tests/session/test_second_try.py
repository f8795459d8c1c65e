"""A decision of a finished match made once more: the same position, and the same cards of the others."""

import random
from pathlib import Path

import pytest

from game.ai.review import moments
from game.cardgames.registry import GAMES, rules_of
from game.cardgames.six_takes.rules.events import CardsRevealed, PlayCard
from game.engine.contract import Event, Phase
from game.engine.journal import Header, Player, Reading, new_match
from game.session.second_try import SecondTry


def played(game: str) -> Reading:
    """A match of random choices, up to the end of its first round."""
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
def test_every_decision_can_be_made_otherwise(game: str) -> None:
    reading = played(game)
    history = list(reading.match.history)
    for moment in moments(reading.match, 0, 1):
        legal = reading.match.game.choices(moment.view)
        for choice in (legal[0], legal[-1]):
            second = SecondTry(reading, moment.step, 0)
            assert reading.match.game.choices(second.view) == legal
            second.choose(choice)
            assert second.match.history[: moment.step] == history[: moment.step]
            match = second.match
            assert match.phase is not Phase.CHOOSING or len(match.pending.get(0, ())) > 1
    assert reading.match.history == history


def test_the_others_reveal_what_they_revealed() -> None:
    reading = played("six_takes")

    def revealed(second: SecondTry, choice: PlayCard) -> dict[int, int]:
        events: list[Event] = []
        second.match.listen(events.append, 0)
        second.choose(choice)
        shown = next(one for one in events if isinstance(one, CardsRevealed))
        return {seat: card for card, seat in shown.plays if seat}

    plays: dict[int, list[int]] = {}
    for one in reading.match.history:
        if isinstance(one.choice, PlayCard):
            plays.setdefault(one.seat, []).append(one.choice.card)
    turns = [one for one in moments(reading.match, 0, 1) if isinstance(one.choice, PlayCard)]
    assert len(turns) > 5
    for moment in turns:
        then = {seat: cards[moment.view.turn - 1] for seat, cards in plays.items() if seat}
        for choice in reading.match.game.choices(moment.view):
            assert revealed(SecondTry(reading, moment.step, 0), choice) == then
