"""Late Arrival (RULES.md §10).

When played, its owner adds a hand card, which is compared with those that wait (§10.1–§10.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import LayCard, TurnStep
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _join(board: Board, step: TurnStep) -> None:
    # Two Late Arrivals that show a hand could otherwise claim and follow each other for ever.
    hand = tuple([card for card in board.hands[step.seat] if card not in board.public.joined])
    if hand:
        board.trigger("late_arrival", step)
        board.ask(step, board.lays(step.seat, hand))


def _joined(board: Board, step: TurnStep, choice: LayCard) -> None:
    board.join(step.seat, step.card, choice)
    board.push(TurnStep("check", card=choice.card))


PACK = Pack(
    message("Late Arrival"),
    message("When you play it, add one more card from your hand to the turn right away."),
    when_played="join",
    routines={"join": Routine(_join, _joined)},
)
