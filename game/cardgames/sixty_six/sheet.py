"""The table of Sixty-six as data: trick, players, auction, points and the viewer's hand, in words."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import Final

from game.cardgames.sixty_six.rules.deck import CLUB, DIAMOND, HEART, SPADE, SUIT_OF
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView
from game.cardgames.sixty_six.words.choices import CHOICES
from game.cardgames.sixty_six.words.names import card_name
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.language.message import capital, message, sentences
from game.voice.narrator import Names
from game.voice.sheet import Group, Sheet, Thing, card_group, fact_group, player_group, sheet_of

_HAND_SUITS: Final = (CLUB, DIAMOND, SPADE, HEART)
"""The suits of a hand from left to right, in alternating colours."""
_TEAMS: Final = 0, 1


class Zone(StrEnum):
    """The zones of the table. A spot's key is a card, a bid, a seat, a team, or the index of something else.

    In `WAY`, the key is 1 if a marriage is declared, else 0.
    """

    BID = "bid"
    WAY = "way"
    HAND = "hand"
    TRICK = "trick"
    MIDDLE = "middle"
    SEAT = "seat"
    CONTRACT = "contract"
    SIDE = "side"
    TEAM = "team"
    LAST = "last"


def hand_order(hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return a hand in display order: by suit, with low cards on the left."""
    return tuple(sorted(hand, key=lambda card: (_HAND_SUITS.index(SUIT_OF[card]), card)))


def picture_name(_view: SixtySixView, card: int) -> str:
    return str(card)


def sheet(view: SixtySixView, names: Names) -> Sheet:
    others = [seat for seat in range(SEATS) if seat != view.seat]
    groups = (
        _trick_group(view, names),
        player_group(others, lambda seat: NARRATOR.seat(view, seat, names)),
        fact_group(
            message("Bidding"),
            Zone.CONTRACT,
            (0,),
            lambda _: sentences(NARRATOR.auction(view, names), NARRATOR.trump(view)),
        ),
        fact_group(
            message("Card points"),
            Zone.SIDE,
            _TEAMS,
            lambda _: sentences(NARRATOR.card_points(view, names), NARRATOR.marriages(view, names)),
        ),
        fact_group(message("The trick before"), Zone.LAST, (0,), lambda _: NARRATOR.last_trick(view, names)),
        fact_group(message("Scores"), Zone.TEAM, _TEAMS, lambda _: NARRATOR.scores(view, names)),
        card_group(
            message("Your hand"),
            Zone.HAND,
            hand_order(view.hand),
            partial(NARRATOR.focus_card, view),
            _card_label,
        ),
    )
    return sheet_of(groups, view, names, offer=SIXTY_SIX.choices, narrator=NARRATOR, choices=CHOICES)


def _card_label(card: int) -> str:
    return capital(card_name(card))


def _trick_group(view: SixtySixView, names: Names) -> Group:
    things = [
        Thing(Zone.TRICK, place, partial(NARRATOR.trick_card, view, place, names), _card_label(card), card)
        for place, (_seat, card) in enumerate(view.trick)
    ]
    whole = Thing(Zone.MIDDLE, 0, lambda: NARRATOR.trick(view, names))
    return Group(message("The trick"), tuple(things), whole)
