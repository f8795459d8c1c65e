"""Sticky (RULES.md §16).

It survives duplicates, and takes a card from each other seat with its number (§16.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import Play, TurnStep
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _stick(board: Board, _step: TurnStep) -> None:
    """Apply the lowest printed number first; it may remove another Sticky (§16.3)."""
    plays = [play for play in board.public.waiting if board.pack(play.card) is PACK]
    for play in sorted(plays, key=lambda one: board.public.cards[one.card].number):
        if play in board.public.waiting:
            _steal(board, play)


def _steal(board: Board, sticky: Play) -> None:
    same = [
        play
        for play in board.public.waiting
        if play is not sticky and play.number == sticky.number and not play.copied
    ]
    if not same:
        return
    board.trigger("sticky", TurnStep("sticky", sticky.seat, sticky.card))
    victims = {play.seat for play in same}
    for seat in board.others(sticky.seat):
        if seat in victims and board.hands[seat]:
            board.steal(sticky.seat, sticky.card, seat, board.draw(board.hands[seat]))
    board.remove_duplicates(sticky.number, same)


PACK = Pack(
    message("Sticky"),
    message("Survives duplicates, and takes a random card from everyone else who played its number."),
    before_duplicates="sticky",
    routines={"sticky": Routine(_stick)},
)
