"""Veto (RULES.md §12).

When played, a waiting card goes (§12.1); if none waits, a hand card of its owner goes (§12.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import ChooseCard, TurnStep
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _veto(board: Board, step: TurnStep) -> None:
    if board.public.waiting:
        board.trigger("veto", step)
        board.ask(step, [ChooseCard(play.card) for play in board.order()])
    elif board.hands[step.seat]:
        board.trigger("veto", step)
        board.push(TurnStep("discard", step.seat, step.card, count=1))


PACK = Pack(
    message("Veto"),
    message("When you play it, remove a waiting card. If none is left, discard one from your hand."),
    when_played="veto",
    routines={"veto": Routine(_veto, lambda board, step, choice: board.veto(step, choice.card))},
)
