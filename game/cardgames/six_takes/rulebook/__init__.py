"""The in-game rules of 6 takes!: what the files in `levels/rulebook/` can refer to."""

from __future__ import annotations

from msgspec.structs import replace

from game.cardgames.six_takes.rulebook.pictures import LineTable, SixTakesGroups
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import (
    HAND_SIZE,
    HIGHEST_CARD,
    ROW_SIZE,
    ROWS,
    SIX_TAKES,
    SixTakesState,
)
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.words.choices import CHOICES
from game.cardgames.six_takes.words.names import ducks_figure
from game.engine.contract import Setup
from game.language.message import Text, capital, join_items, message, parts
from game.tables.book.binder import Binder
from game.tables.book.groups import ArtPicture
from game.voice.words import YOU


def position(
    rows: tuple[tuple[int, ...], ...], *hands: tuple[int, ...], laid: tuple[int, ...] = ()
) -> SixTakesState:
    """Return a state in the first round with these rows and hands; all hands have the same size.

    With `laid`, a card for each seat, these cards are played up to the turn's first question.

    Raises:
        IllegalChoice: if a hand doesn't hold its card.
        ValueError: if these rows or hands aren't possible.
    """
    cards = [card for lying in (*rows, *hands) for card in lying]
    if len({*cards} & {*range(1, HIGHEST_CARD + 1)}) < len(cards):
        raise ValueError(f"expected cards from 1 to {HIGHEST_CARD}, each once")
    if len(rows) != ROWS or not all(0 < len(row) <= ROW_SIZE and list(row) == sorted(row) for row in rows):
        raise ValueError(f"rows: expected {ROWS} rows of at most {ROW_SIZE} cards that go up")
    if len({*map(len, hands)}) != 1 or not 0 < len(hands[0]) <= HAND_SIZE:
        raise ValueError("hands: expected hands of the same size")
    opened = SIX_TAKES.open(Setup(len(hands), 1, SixTakesOptions()))
    held = tuple(tuple(sorted(hand)) for hand in hands)
    table = replace(
        opened.public,
        round=1,
        turn=HAND_SIZE + 1 - len(hands[0]),
        deck=104,
        playing=tuple(range(len(hands))),
        hand_sizes=tuple(map(len, hands)),
        rows=rows,
    )
    state = replace(opened, hands=held, public=table)
    for seat, card in enumerate(laid):
        state = SIX_TAKES.apply(state, seat, PlayCard(card)).state
    return state


def _player_names(names: tuple[str, ...]) -> list[str]:
    return [YOU if name == YOU else name for name in names]


def _listed_names(names: tuple[str, ...]) -> Text:
    return join_items(_player_names(names))


def _ordered_names(names: tuple[str, ...]) -> Text:
    return capital(parts(", ", _player_names(names)))


def _repeating_names(names: tuple[str, ...]) -> Text:
    return message("{names}, and round again", names=_ordered_names(names))


BINDER = Binder(
    SIX_TAKES,
    CHOICES,
    position,
    {"groups": SixTakesGroups, "lines": LineTable, "art": ArtPicture},
    {
        "ducks": ducks_figure,
        "together": _listed_names,
        "in_order": _ordered_names,
        "round_again": _repeating_names,
    },
    cards=range(1, HIGHEST_CARD + 1),
)
