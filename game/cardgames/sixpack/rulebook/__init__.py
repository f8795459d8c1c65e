"""The in-game rules of Sixpack: what their files in `levels/rulebook/` refer to."""

from __future__ import annotations

from functools import cache, partial

from msgspec.structs import replace

from game.cardgames.sixpack.rulebook.pictures import OneCard, SixpackGroups
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.rules.dealing import PILES, lay_out
from game.cardgames.sixpack.rules.deck import BACK, NUMBERS, Card
from game.cardgames.sixpack.rules.game import LIBRARY, SIXPACK
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.pack import NEUTRAL
from game.cardgames.sixpack.rules.state import SixpackState
from game.cardgames.sixpack.rules.turn import START
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.packs import DETAILS
from game.engine.contract import Setup
from game.tables.book.binder import Binder
from game.tables.book.files import load_book


def card_of(text: str, number: int = 0) -> Card:
    """Return the card that a text stands for, with this id.

    Raises:
        ValueError: if there is no such card.
    """
    pack, _, face = text.rpartition(":")
    pack = pack or NEUTRAL
    first, _, second = face.rstrip("*").partition("/")
    other = int(second) if second else None
    if pack not in PACKS or not {int(first), other or 1} <= {*NUMBERS}:
        raise ValueError(f"expected cards such as 4, veto:4* and super_numbers:3/6, got {text!r}")
    return Card(number, pack, int(first), face.endswith("*"), other, glass=PACKS[pack].glass)


def position(piles: tuple[str, ...], hands: tuple[str, ...], laid: tuple[str, ...] = ()) -> SixpackState:
    """Return the start of a turn on these piles, with these hands by seat.

    With `laid`, every seat has laid this card in addition to its hand, and the turn has gone on to the first
    question.

    Raises:
        ValueError: if there are no such cards or hands.
    """
    if len(piles) != PILES or not all(text.strip() for text in (*piles, *hands)):
        raise ValueError(f"expected {PILES} piles, and cards in each and in every hand")
    if laid and len(laid) != len(hands):
        raise ValueError("laid: expected a card of every hand")
    cards = [BACK]

    def make(texts: str) -> tuple[int, ...]:
        first = len(cards)
        cards.extend(card_of(text, first + place) for place, text in enumerate(texts.split()))
        return tuple(range(first, len(cards)))

    seats = len(hands)
    piled = tuple([make(pile) for pile in piles])
    held = [make(hand) for hand in hands]
    chosen = [make(text) for text in laid or ("",) * seats]
    together = [hand + own for hand, own in zip(held, chosen, strict=True)]
    packs = tuple(dict.fromkeys(card.pack for card in cards[1:]))
    opened = SIXPACK.open(Setup(seats, 1, SixpackOptions(rounds=1)))
    board = Board(replace(opened, packs=packs), LIBRARY)
    # A deal lays single cards: the piles come after it.
    lay_out(board, tuple(cards[1:]), together, ())
    board.public = replace(board.public, piles=piled)
    board.push(START)
    board.run()
    return _lay(board.end().state, chosen)


def _lay(state: SixpackState, chosen: list[tuple[int, ...]]) -> SixpackState:
    """Return the state after every seat has laid its chosen card, if it has one."""
    left = {seat: own[0] for seat, own in enumerate(chosen) if own}
    while left:
        seat = next(seat for seat in SIXPACK.pending(state) if seat in left)
        state = SIXPACK.apply(state, seat, LayCard(left.pop(seat))).state
    return state


def _pack_title(pack: str) -> str:
    return PACKS[pack].title


def _pack_effect(pack: str) -> str:
    return PACKS[pack].effect


def _pack_details(pack: str) -> str:
    return DETAILS[pack]


BINDER = Binder(
    SIXPACK,
    CHOICES,
    position,
    {"groups": SixpackGroups, "card": OneCard},
    {"pack_title": _pack_title, "pack_effect": _pack_effect, "pack_details": _pack_details},
)


book = cache(partial(load_book, BINDER))
"""Load the rulebook. Raises BadLevel if its files can't be used."""
