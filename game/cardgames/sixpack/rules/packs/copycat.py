"""Copycat (RULES.md §20).

After the comparison it takes another seat's number and effect for the turn (§20.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import ChooseCard, TurnStep
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _line_up(board: Board, step: TurnStep) -> None:
    """Ask the lowest printed number first (§20.3); `step.card` is the card that has joined the turn, or 0."""
    cats = [
        play for play in board.public.waiting if board.pack(play.card) is PACK and step.card in (0, play.card)
    ]
    cats.sort(key=lambda play: board.public.cards[play.card].number)
    board.push(*[TurnStep("copy", cat.seat, cat.card) for cat in cats])


def _copy(board: Board, step: TurnStep) -> None:
    targets = [play for play in board.order() if play.seat != step.seat]
    if targets:
        board.trigger("copycat", step)
        board.ask(step, [ChooseCard(play.card) for play in targets])


PACK = Pack(
    message("Copycat"),
    message("Copies another player’s card for this turn, and comes right after it."),
    after_duplicates="copycat",
    routines={
        "copycat": Routine(_line_up),
        "copy": Routine(
            _copy, lambda board, step, choice: board.copy(board.play(step.card), board.play(choice.card))
        ),
    },
)
