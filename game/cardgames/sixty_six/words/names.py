"""The names of Sixty-six for its cards, suits, bids, points and players, from the listener's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cardgames.sixty_six.rules.deck import POINTS, RANK_OF, SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.foresight import makes_trump
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.rules.seats import SEATS, partner_of, team_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.voice.narrator import Names
from game.voice.words import amount, listed, sentence

SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
RANK_NAMES: Final = ("nine", "jack", "queen", "king", "ten", "ace")


# -- cards -------------------------------------------------------------------------------------------------


def rank_name(card: int) -> str:
    """The rank alone: ten."""
    return RANK_NAMES[RANK_OF[card]]


def suit_name(card: int) -> str:
    """The suit alone: hearts."""
    return SUIT_NAMES[SUIT_OF[card]]


def card_name(card: int) -> str:
    """Ten of hearts."""
    return f"{rank_name(card)} of {suit_name(card)}"


def the(card: int) -> str:
    """The ten of hearts."""
    return f"the {card_name(card)}"


def either(cards: Sequence[int]) -> str:
    """The king of hearts or the ten of hearts."""
    return listed([the(card) for card in cards]).replace(" and ", " or ")


def by_suit(cards: Sequence[int]) -> str:
    """Cards suit by suit, from low to high: clubs nine and king; hearts ace."""
    suits: dict[int, list[str]] = {}
    for card in sorted(cards):
        suits.setdefault(SUIT_OF[card], []).append(rank_name(card))
    return "; ".join([f"{SUIT_NAMES[suit]} {listed(ranks)}" for suit, ranks in suits.items()])


# -- numbers -----------------------------------------------------------------------------------------------


def points(count: int) -> str:
    """66 points."""
    return amount(count, ("point", "points"))


def card_points(card: int) -> str:
    """The points of a card: 10 points."""
    return points(POINTS[card])


def signed(change: int) -> str:
    """The change of a score: plus 2, minus 1, nothing."""
    if not change:
        return "nothing"
    return f"plus {change}" if change > 0 else f"minus {-change}"


def figure(score: int) -> str:
    """A score as it is said: 4, minus 2."""
    return str(score) if score >= 0 else f"minus {-score}"


# -- bids --------------------------------------------------------------------------------------------------


def bid_name(bid: int) -> str:
    """2, Moon, pass."""
    return {PASS: "pass", MOON: "Moon"}.get(bid, str(bid))


def promise(bid: int) -> str:
    """The promise of a bid: 66 points, or in a Moon every trick."""
    return "all six tricks, alone" if bid == MOON else points(TICK * bid)


# -- players and their teams -------------------------------------------------------------------------------


def is_partner(view: SixtySixView, seat: int) -> bool:
    """Whether a seat is the listener's partner's."""
    return view.seat is not None and seat == partner_of(view.seat)


def player(view: SixtySixView, seat: int, names: Names) -> str:
    """You, your partner, or a name; without names, players are numbered."""
    if seat == view.seat:
        return "you"
    if is_partner(view, seat):
        return "your partner"
    return names[seat] if names else f"player {seat + 1}"


def subject(view: SixtySixView, seat: int, names: Names, yours: str, theirs: str) -> str:
    """A player and a verb: you bid, your partner bids."""
    return f"{player(view, seat, names)} {yours if seat == view.seat else theirs}"


def whose(view: SixtySixView, seat: int, names: Names) -> str:
    """Your, your partner's, Bob's."""
    return "your" if seat == view.seat else f"{player(view, seat, names)}'s"


def is_own(view: SixtySixView, team: int) -> bool:
    """Whether a team is the listener's."""
    return view.seat is not None and team == team_of(view.seat)


def side(view: SixtySixView, team: int, names: Names) -> str:
    """A team: your side, or both by name."""
    return "your side" if is_own(view, team) else pair(view, team, names)


def pair(view: SixtySixView, team: int, names: Names) -> str:
    """Both of a team by name, the listener as you."""
    seats = range(team, SEATS, 2)
    called = [names[seat] if names else f"player {seat + 1}" for seat in seats]
    if is_own(view, team):
        other = next(name for seat, name in zip(seats, called, strict=True) if seat != view.seat)
        return f"you and {other}"
    return listed(called)


def sides(view: SixtySixView) -> tuple[int, int]:
    """Both teams, the listener's first."""
    return (1, 0) if is_own(view, 1) else (0, 1)


def trump_words(view: SixtySixView) -> str:
    """The trump suit, as a sentence: Hearts are trump."""
    if view.trump is not None:
        return f"{sentence(SUIT_NAMES[view.trump])} are trump."
    return "No trump yet." if makes_trump(view) else "There is no trump."
