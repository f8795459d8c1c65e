"""Play-outs: the rules of thumb of all four, to the end of a hand."""

import random

import pytest
from msgspec.structs import replace

from game.ai.agent import Budget
from game.cardgames.sixty_six.players.agents import AGENTS
from game.cardgames.sixty_six.players.bitboards import mask_of
from game.cardgames.sixty_six.players.determinization import Deals
from game.cardgames.sixty_six.players.position import HandResult
from game.cardgames.sixty_six.players.rollouts import imagined, played_out
from game.cardgames.sixty_six.players.rules_of_thumb import plays_of, sound_play
from game.cardgames.sixty_six.rules.events import MOON, HandScored, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.seats import team_of
from tests.cardgames.sixty_six.deals import play, playing
from tests.cardgames.sixty_six.test_deals_that_may_be import OPTIONS, random_hand
from tests.support.sampling import sampled


def by_drakes(state: SixtySixState, first: PlayCard) -> HandResult:
    """How a hand ends for the bidders if drakes play all cards after this one."""
    drake, choice = AGENTS["drake"](), first
    while True:
        seat = state.public.asked
        assert seat is not None
        state, events = SIXTY_SIX.apply(state, seat, choice)
        for event in events:
            if isinstance(event, HandScored):
                team = team_of(event.bidder)
                return HandResult(
                    event.totals[team], event.totals[1 - team], sweep=event.bid == MOON and event.made
                )
        choice = drake.choose(SIXTY_SIX.view(state, state.public.asked), Budget(), 1).choice  # type: ignore[assignment]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("hands", sampled([1, 20], 1))
def test_a_play_out_is_what_drakes_would_play(options: SixtySixOptions, hands: int) -> None:
    for seed in range(hands):
        for state, _choices in random_hand(seed, options):
            if state.public.stage == "play":
                view = SIXTY_SIX.view(state, state.public.asked)
                mine = imagined(view, tuple(map(mask_of, state.hands)))
                for choice in plays_of(view):
                    assert played_out(mine, choice) == by_drakes(state, choice)


def test_without_a_card_given_the_first_is_a_sound_one() -> None:
    state = playing()
    view = SIXTY_SIX.view(state, 0)
    assert played_out(state) == played_out(state, sound_play(view))


def test_a_deal_is_imagined_with_what_the_seat_knows() -> None:
    view = SIXTY_SIX.view(play(playing(), "KC AC JC").state, 3)
    hands = Deals(view).draw(random.Random(4))
    state = imagined(view, hands)
    assert SIXTY_SIX.view(state, 3) == view
    assert tuple(map(mask_of, state.hands)) == hands
    assert state.public == replace(view, seat=None, hand=())


def test_a_moon_that_is_made_is_a_sweep() -> None:
    """§6.3."""
    others = ("9C JC 9D JD 9H JH", "10D KD QD 10H KH QH", "AS 10S KS QS JS 9S")
    assert played_out(playing("AC 10C KC QC AD AH", *others, bid=5)).sweep
    assert not played_out(playing(others[0], "AC 10C KC QC AD AH", *others[1:], bid=5)).sweep


def test_the_last_choice_of_a_hand_ends_it() -> None:
    state = playing()
    states = []
    while state.public.asked is not None:
        states.append(state)
        state = SIXTY_SIX.apply(
            state, state.public.asked, sound_play(SIXTY_SIX.view(state, state.public.asked))
        ).state
    results = {played_out(one) for one in states}
    assert len(results) == 1
    ((own, other, _sweep),) = results
    assert own + other >= 120
