"""The table of Sixpack as data: piles, cards of the turn, players, packs and the viewer's hand, in words."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import partial

from game.cardgames.sixpack.rules.deck import sort_by_number
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.choices import SixpackChoices
from game.cardgames.sixpack.words.names import face_name
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.language.message import message, sentence
from game.voice.narrator import Names
from game.voice.sheet import Sheet, Thing, card_group, fact_group, player_group, sheet_of


class Zone(StrEnum):
    """The zones of the table. A spot's key is a card's id in HAND and TURN, and an index in other zones."""

    HAND = "hand"
    PILE = "pile"
    TURN = "turn"
    SEAT = "seat"
    ORDER = "order"
    PACK = "pack"
    ENTRY = "entry"


def packs_of(view: SixpackView) -> tuple[str, ...]:
    return tuple(dict.fromkeys(view.packs))


def hand_order(view: SixpackView) -> tuple[int, ...]:
    """Return the viewer's hand in display order: by number."""
    return sort_by_number(view.cards, view.hand) if view.hand else ()


def picture_name(view: SixpackView, card: int) -> str:
    face = view.cards[card]
    return named_picture(face.pack, face.numbers, hand=face.hand)


def named_picture(pack: str, numbers: Iterable[int], *, hand: bool) -> str:
    """Return the name of a card's picture: its pack and numbers, and "hand" if it has a handprint."""
    return "-".join([pack, *map(str, numbers), *["hand"] * hand])


def sheet(view: SixpackView, names: Names) -> Sheet:
    def face(card: int) -> str:
        return face_name(view.cards[card])

    piles = [
        card_group(
            message("Pile {pile}", pile=pile + 1),
            "",
            lying,
            partial(NARRATOR.card, view),
            face,
            Thing(Zone.PILE, pile, partial(NARRATOR.pile, view, pile)),
        )
        for pile, lying in enumerate(view.piles)
    ]
    groups = (
        *piles,
        card_group(
            message("This turn"),
            Zone.TURN,
            [play.card for play in view.order],
            lambda card: NARRATOR.played(view, card, names),
            face,
        ),
        player_group(
            [seat for seat in range(view.seats) if seat != view.seat],
            lambda seat: sentence(NARRATOR.seat(view, seat, names)),
        ),
        fact_group(message("Order of play"), Zone.ORDER, (0,), lambda _: NARRATOR.direction(view)),
        fact_group(
            message("Packs"),
            Zone.PACK,
            range(len(packs_of(view))),
            lambda place: NARRATOR.pack(packs_of(view)[place]),
        ),
        card_group(
            message("Your hand"), Zone.HAND, hand_order(view), partial(NARRATOR.focus_card, view), face
        ),
    )
    return sheet_of(
        groups, view, names, offer=SIXPACK.choices, narrator=NARRATOR, choices=SixpackChoices(names)
    )
