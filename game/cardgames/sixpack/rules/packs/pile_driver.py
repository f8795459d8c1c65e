"""Pile Driver (RULES.md §19): before it lands, one or more cards beneath it go onto another pile (§19.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import DriveCards, TurnStep
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _drive(board: Board, step: TurnStep) -> None:
    board.trigger("pile_driver", step)
    height = len(board.public.piles[step.pile])
    targets = [pile for pile in range(len(board.public.piles)) if pile != step.pile]
    board.ask(step, [DriveCards(count, pile) for pile in targets for count in range(1, height + 1)])


def _driven(board: Board, step: TurnStep, choice: DriveCards) -> None:
    board.drive(step.seat, step.card, step.pile, choice.pile, choice.count)


PACK = Pack(
    message("Pile Driver"),
    message("Before it lands or claims, move cards from beneath it to another pile."),
    before_landing="drive",
    routines={"drive": Routine(_drive, _driven)},
)
