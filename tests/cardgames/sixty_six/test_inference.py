"""RULES.md §4, §5.4, §6.1: what the cards played prove about hands."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.inference import cards_ruled_out, excluded_cards, held_cards
from game.cardgames.sixty_six.rules.legality import FREE, winning_play
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import Marriage, SixtySixView, Trick
from tests.cardgames.sixty_six.deals import (
    CLUBS,
    card,
    deal_hands,
    names,
    parse_plays,
    play,
    state_of_play,
    suit_of,
)


def view_after(*tricks: str, trump: str = "C", **options: object) -> SixtySixView:
    """Return a spectator's view after these tricks."""
    suit = suit_of(trump)
    done = tuple(Trick(parse_plays(trick), winning_play(parse_plays(trick), suit)[0], 0) for trick in tricks)
    return SixtySixView(
        None,
        SixtySixOptions(**options),
        round=1,
        dealer=3,
        hand_sizes=(6 - len(tricks),) * 4,
        bidder=0,
        bid=1,
        trump=suit,
        tricks=done,
    )


def excluded_names(view: SixtySixView, seat: int) -> str:
    """Return the cards that a seat has shown not to hold, without those already played."""
    gone = {one for trick in view.tricks for _seat, one in trick.plays} | {one for _seat, one in view.trick}
    return names(tuple(sorted(excluded_cards(view)[seat] - gone)))


def test_only_own_hand_is_known_before_the_first_card() -> None:
    view = SIXTY_SIX.view(deal_hands(), 0)
    own = set(view.hand)
    assert excluded_cards(view)[0] == set(range(24)) - own
    assert [set(cards) for cards in excluded_cards(view)[1:]] == [own] * 3
    assert excluded_cards(SIXTY_SIX.view(deal_hands(), None)) == (frozenset(),) * 4


def test_empty_hand_holds_nothing() -> None:
    assert excluded_cards(SixtySixView(2, SixtySixOptions())) == (frozenset(range(24)),) * 4


def test_played_cards_are_in_no_hand() -> None:
    state = play(state_of_play(), "9D").state
    assert all(card("9D") in cards for cards in excluded_cards(state.public))


LED, RUFFED = "0:KH 1:9H 2:JH 3:QH", "0:KH 1:9C 2:9H 3:JH"
OTHER_SUIT = replace(view_after("0:QD 1:9D 2:JD 3:10D"), marriages=(Marriage(0, CLUBS, 40),))


@pytest.mark.parametrize(
    ("view", "missing"),
    [
        # §5.4, §10.7: a king or queen led without a marriage has no mate, whatever was declared before.
        (play(state_of_play(), "QD").state.public, {0: "KD"}),
        (play(state_of_play(announce="manual"), "QD").state.public, {0: ""}),
        (play(state_of_play(), "10D").state.public, {0: ""}),
        (OTHER_SUIT, {0: "KD"}),
        # §4.1, §4.4: a seat that doesn't follow has none of the suit, nor trumps if it discards.
        (view_after("0:AH 1:JD 2:9H 3:JH"), {1: "9C JC QC KC 10C AC QH KH 10H", 3: ""}),
        (view_after("0:AH 1:9C 2:9H 3:JH"), {1: "QH KH 10H"}),
        # §10.8: without trumps, a discard says nothing about other suits.
        (view_after("0:AH 1:JD 2:9H 3:JH", trump=""), {1: "QH KH 10H"}),
        # §4.2: a seat that doesn't climb has nothing higher.
        (view_after("0:KH 1:9H 2:JH 3:10H"), {1: "AH"}),
        (view_after("0:JH 1:KH 2:9H 3:QH"), {1: "", 2: "10H AH"}),
        (view_after("0:KC 1:9C 2:JC 3:QC"), {1: "10C AC"}),
        # §4.3, §10.5: after a ruff, following low says nothing.
        (view_after(RUFFED), {2: "", 3: ""}),
        (view_after(RUFFED, climb_after_ruff=True), {2: "10H AH"}),
        # §10.4: a seat that need not climb shows nothing by not climbing.
        (view_after(LED), {1: "10H AH", 2: "10H AH", 3: "10H AH"}),
        (view_after(LED, climb="not_partner"), {1: "10H AH", 2: "", 3: "10H AH"}),
        (view_after(LED, climb="off"), {1: "", 2: "", 3: ""}),
        # §4.5, §10.3: a seat that doesn't over-trump has no higher trump.
        (view_after("0:KH 1:QC 2:JC 3:10H"), {1: "9H JH QH AH", 2: "KC 10C AC 9H JH QH AH"}),
        (view_after("0:KH 1:QC 2:JC 3:10H", over_trump=False), {2: "9H JH QH AH"}),
    ],
)
def test_cards_that_seats_have_shown_not_to_hold(view: SixtySixView, missing: dict[int, str]) -> None:
    assert {seat: excluded_names(view, seat) for seat in missing} == missing


def test_lead_rules_out_no_cards() -> None:
    """§3.1"""
    assert cards_ruled_out(card("9H"), FREE) == frozenset()


def test_marriage_shows_where_the_mate_is() -> None:
    """§5.1."""
    view = play(state_of_play(), "KC").state.public
    assert held_cards(view) == (frozenset(parse_cards("QC")), *(frozenset(),) * 3)
    assert [excluded_names(view, seat) for seat in range(4)] == ["", "QC", "QC", "QC"]


def test_hand_laid_aside_shows_nothing() -> None:
    """§6.1."""
    state = play(state_of_play(bid=5), "KC AC 9H").state
    assert excluded_names(state.public, 2) == "QC"
    own = SIXTY_SIX.view(state, 2)
    assert held_cards(own)[2] == frozenset(own.hand)
    assert card("JC") in excluded_cards(own)[1]
