"""Seethrough (RULES.md §9).

On a pile it shows the card below (§9.1); the seat that covers it turns a hand card face up (§9.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import ChooseCard, TurnStep
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _turn_open(board: Board, step: TurnStep) -> None:
    closed = board.closed(step.seat)
    if closed:
        board.trigger("seethrough", step)
        board.ask(step, [ChooseCard(card) for card in closed])


PACK = Pack(
    message("Seethrough"),
    message("Shows the number below, not the effect. Face up in hand. Play on it: turn up a card."),
    most=2,
    glass=True,
    when_covered="turn_open",
    routines={
        "turn_open": Routine(
            _turn_open, lambda board, step, choice: board.turn_open(step.seat, step.card, choice.card)
        )
    },
)
