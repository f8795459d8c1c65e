"""What the cards played prove about hands (RULES.md §4, §5.4, §6.1)."""

from msgspec.structs import replace

from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.inference import cards_ruled_out, excluded_cards, held_cards
from game.cardgames.sixty_six.rules.legality import FREE, winning_play
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import Marriage, SixtySixView, Trick
from tests.cardgames.sixty_six.deals import CLUBS, card, dealt, names, play, playing, plays, suit_of


def seen(*tricks: str, trump: str = "C", **options: object) -> SixtySixView:
    """What a spectator knows after these tricks."""
    suit = suit_of(trump)
    done = tuple(Trick(plays(trick), winning_play(plays(trick), suit)[0], 0) for trick in tricks)
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


def lacking(view: SixtySixView, seat: int) -> str:
    """The cards that a seat has shown not to hold, but for those that were played."""
    gone = {one for trick in view.tricks for _seat, one in trick.plays} | {one for _seat, one in view.trick}
    return names(tuple(sorted(excluded_cards(view)[seat] - gone)))


def test_before_the_first_card_only_the_own_hand_is_known() -> None:
    view = SIXTY_SIX.view(dealt(), 0)
    own = set(view.hand)
    assert excluded_cards(view)[0] == set(range(24)) - own
    assert [set(cards) for cards in excluded_cards(view)[1:]] == [own] * 3
    assert excluded_cards(SIXTY_SIX.view(dealt(), None)) == (frozenset(),) * 4


def test_an_empty_hand_holds_nothing() -> None:
    assert excluded_cards(SixtySixView(2, SixtySixOptions())) == (frozenset(range(24)),) * 4


def test_played_cards_are_nowhere() -> None:
    state = play(playing(), "9D").state
    assert all(card("9D") in cards for cards in excluded_cards(state.public))


def test_a_lead_without_a_marriage_shows_that_the_mate_is_missing() -> None:
    """§5.4, §10.7."""
    assert lacking(play(playing(), "QD").state.public, 0) == "KD"
    assert lacking(play(playing(announce="manual"), "QD").state.public, 0) == ""
    assert lacking(play(playing(), "10D").state.public, 0) == ""


def test_a_marriage_in_one_suit_says_nothing_of_a_lead_in_another() -> None:
    """§5.4"""
    view = seen("0:QD 1:9D 2:JD 3:10D")
    assert lacking(replace(view, marriages=(Marriage(0, CLUBS, 40),)), 0) == "KD"


def test_a_lead_is_free_and_shows_nothing_by_what_it_is_not() -> None:
    """§3.1"""
    assert cards_ruled_out(card("9H"), FREE) == frozenset()


def test_a_marriage_shows_where_the_mate_is() -> None:
    """§5.1."""
    view = play(playing(), "KC").state.public
    assert held_cards(view) == (frozenset(parse_cards("QC")), *(frozenset(),) * 3)
    assert [lacking(view, seat) for seat in range(4)] == ["", "QC", "QC", "QC"]


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    """§4.1: nor, throwing off, any trumps (§4.4)."""
    assert lacking(seen("0:AH 1:JD 2:9H 3:JH"), 1) == "9C JC QC KC 10C AC QH KH 10H"
    assert lacking(seen("0:AH 1:JD 2:9H 3:JH"), 3) == ""
    assert lacking(seen("0:AH 1:9C 2:9H 3:JH"), 1) == "QH KH 10H"


def test_without_trumps_throwing_off_says_nothing_of_other_suits() -> None:
    """§10.8."""
    assert lacking(seen("0:AH 1:JD 2:9H 3:JH", trump=""), 1) == "QH KH 10H"


def test_who_does_not_climb_has_nothing_higher() -> None:
    """§4.2."""
    assert lacking(seen("0:KH 1:9H 2:JH 3:10H"), 1) == "AH"
    assert lacking(seen("0:JH 1:KH 2:9H 3:QH"), 2) == "10H AH"
    assert lacking(seen("0:JH 1:KH 2:9H 3:QH"), 1) == ""
    assert lacking(seen("0:KC 1:9C 2:JC 3:QC"), 1) == "10C AC"


def test_after_a_ruff_following_low_says_nothing() -> None:
    """§4.3, §10.5."""
    trick = "0:KH 1:9C 2:9H 3:JH"
    assert lacking(seen(trick), 2) == lacking(seen(trick), 3) == ""
    assert lacking(seen(trick, climb_after_ruff=True), 2) == "10H AH"


def test_who_need_not_climb_shows_nothing_by_not_climbing() -> None:
    """§10.4."""
    trick = "0:KH 1:9H 2:JH 3:QH"
    assert [lacking(seen(trick), seat) for seat in (1, 2, 3)] == ["10H AH"] * 3
    assert [lacking(seen(trick, climb="not_partner"), seat) for seat in (1, 2, 3)] == ["10H AH", "", "10H AH"]
    assert [lacking(seen(trick, climb="off"), seat) for seat in (1, 2, 3)] == [""] * 3


def test_who_does_not_over_trump_has_no_higher_trump() -> None:
    """§4.5, §10.3."""
    trick = "0:KH 1:QC 2:JC 3:10H"
    assert lacking(seen(trick), 2) == "KC 10C AC 9H JH QH AH"
    assert lacking(seen(trick, over_trump=False), 2) == "9H JH QH AH"
    assert lacking(seen(trick), 1) == "9H JH QH AH"


def test_a_hand_laid_aside_has_shown_nothing() -> None:
    """§6.1."""
    state = play(playing(bid=5), "KC AC 9H").state
    assert lacking(state.public, 2) == "QC"
    own = SIXTY_SIX.view(state, 2)
    assert held_cards(own)[2] == frozenset(own.hand)
    assert card("JC") in excluded_cards(own)[1]
