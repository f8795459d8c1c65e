"""Positions for examples: a table in the middle of a round, on which the rules continue."""

from __future__ import annotations

from msgspec.structs import replace

from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import HAND_SIZE, HIGHEST_CARD, ROW_SIZE, ROWS, SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.state import SixTakesState
from game.engine.contract import Setup


def position(
    rows: tuple[tuple[int, ...], ...], *hands: tuple[int, ...], laid: tuple[int, ...] = ()
) -> SixTakesState:
    """Return the state of a first round with these rows and hands by seat, all hands of the same size.

    With `laid`, every seat has laid this card of its hand, and the turn has gone on to the first question.

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
