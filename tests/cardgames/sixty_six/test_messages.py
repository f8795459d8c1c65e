"""All that may be asked of Sixty-six, its signs, results and pictures: said in a language nobody speaks."""

from collections.abc import Iterator
from itertools import cycle, product

import pytest

from game.cardgames.sixty_six.rulebook import picture_words
from game.cardgames.sixty_six.rules.events import HandScored
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words import signs
from game.cardgames.sixty_six.words.names import bid_name
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.cardgames.sixty_six.words.questions import why_no_call
from game.cardgames.sixty_six.words.reasons import short
from game.cardgames.sixty_six.words.scores import summary_of
from game.voice.narrator import Names, Verbosity
from tests.contract.random_matches import random_match
from tests.contract.test_words import decided
from tests.support.messages import assert_messages
from tests.support.sampling import sampled

NAMES = ("#0", "#1", "#2", "#3")


@pytest.mark.parametrize("seed", sampled(range(2), 1))
def test_all_that_may_be_asked_in_a_match_is_a_message(seed: int) -> None:
    """Of any listener in turn, with names and without."""
    listeners = cycle(product((0, 3, None), (NAMES, ())))
    for state, _events, _seat, _choice in random_match("sixty_six", seed)[1]:
        seat, names = next(listeners)
        assert_messages(asked(SIXTY_SIX.view(state, seat), names))
        if state.public.asked is not None:
            assert_messages(asked(SIXTY_SIX.view(state, state.public.asked), names))


def asked(view: SixtySixView, names: Names) -> Iterator[str]:
    """The answers of the narrator on a view, and the signs on the table."""
    yield NARRATOR.hand(view)
    yield NARRATOR.trick(view, names)
    yield NARRATOR.last_trick(view, names)
    yield NARRATOR.marriages(view, names)
    yield NARRATOR.turn(view, names)
    yield NARRATOR.scores(view, names)
    yield NARRATOR.card_points(view, names)
    yield from (NARRATOR.seat(view, seat, names) for seat in range(4))
    yield from (NARRATOR.trick_card(view, place, names) for place in range(len(view.trick)))
    yield from (signs.tally(view, team) for team in range(2))
    if view.bidder is not None:
        yield signs.progress(view, view.bidder, view.bid)
    if view.seat is None:
        return
    for verbosity in Verbosity:
        yield from (NARRATOR.focus_card(view, card, verbosity) for card in view.hand)
        yield from (NARRATOR.focus_bid(view, bid, verbosity) for bid in range(6))
    if view.asked != view.seat:
        return
    if view.stage == "bid":
        yield from (why_no_call(view, bid) for bid in range(view.high_bid[1] if view.high_bid else 1))
    elif view.bidder is not None:
        yield signs.task(view)
        yield from (signs.effect(view, card) for card in view.hand)
        decision = decided(list(SIXTY_SIX.choices(view)), -1.5)
        yield from (short(decision, prospect).words for prospect in decision.prospects)


@pytest.mark.parametrize("seed", range(2))
def test_results_are_messages(seed: int) -> None:
    scored = 0
    for state, events, _seat, _choice in random_match("sixty_six", seed)[1]:
        for event in events:
            if isinstance(event, HandScored):
                scored += 1
                for seat in (0, 3, None):
                    summary = summary_of(SIXTY_SIX.view(state, seat), event, NAMES)
                    assert_messages(iter((summary.verdict, *(line.notes for line in summary.lines))))
    assert scored


def test_score_cards_and_bids_are_told_in_messages() -> None:
    assert_messages(picture_words(score) for score in range(-10, 11))
    assert_messages(bid_name(bid) for bid in range(6))
