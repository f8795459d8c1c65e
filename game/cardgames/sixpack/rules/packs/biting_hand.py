"""Biting Hand (RULES.md §15).

The pile isn't shared out: its handprints cost hand cards (§15.1), or without any one card is kept (§15.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import ChooseCard, TurnStep
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _bite(board: Board, step: TurnStep) -> None:
    """Claim the pile and push discards for its handprints (`step.cards`), or ask for the card to keep."""
    board.trigger("biting_hand", step)
    if step.cards:
        board.claim(board.handled, step.pile, ())
        board.push(TurnStep("discard", step.seat, step.card, count=len(step.cards)))
    else:
        board.ask(step, [ChooseCard(card) for card in board.public.piles[step.pile]])


PACK = Pack(
    message("Biting Hand"),
    message("Claim a pile it’s in, and you lose as many cards as you would have gained."),
    instead_of_sharing="bite",
    routines={
        "bite": Routine(
            _bite, lambda board, step, choice: board.claim(board.handled, step.pile, (choice.card,))
        )
    },
)
