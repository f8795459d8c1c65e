"""Carousel (RULES.md §18): when played, its owner names a direction, and everyone passes a card (§18.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _turn(board: Board, step: ch.TurnStep) -> None:
    if any(board.hands):
        board.trigger("carousel", step)
        # With two seats both ways are the same (§18.3).
        sides = (ch.Side.LEFT,) if board.public.seats == 2 else (ch.Side.LEFT, ch.Side.RIGHT)
        board.ask(step, [ch.ChooseSide(side) for side in sides])


def _turned(board: Board, step: ch.TurnStep, choice: ch.ChooseSide) -> None:
    board.choose_side(step, choice.side)
    exchange = "pass_left" if choice.side is ch.Side.LEFT else "pass_right"
    board.push(ch.TurnStep("pass_all", card=step.card), ch.TurnStep(exchange, card=step.card))


def _ask_all(board: Board, step: ch.TurnStep) -> None:
    for seat in board.clockwise(board.public.first):
        _ask(board, ch.TurnStep("pass", seat, step.card))


def _ask(board: Board, step: ch.TurnStep) -> None:
    board.ask(step, [ch.ChooseCard(card) for card in board.hands[step.seat]])


PACK = Pack(
    message("Carousel"),
    message("When you play it, say left or right: everyone passes a card that way."),
    when_played="carousel",
    routines={
        "carousel": Routine(_turn, _turned),
        "pass_all": Routine(_ask_all),
        "pass": Routine(_ask, lambda board, step, choice: board.choose_pass(step.seat, choice.card)),
        "pass_left": Routine(lambda board, _step: board.pass_on(ch.Side.LEFT)),
        "pass_right": Routine(lambda board, _step: board.pass_on(ch.Side.RIGHT)),
    },
)
