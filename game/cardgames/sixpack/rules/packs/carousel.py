"""Carousel: all seats pass a card on (RULES.md §18).

When played, its owner says which way, and all pass one hand card at once (§18.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _turn(board: Board, step: ev.Step) -> None:
    if any(board.hands):
        board.trigger("carousel", step)
        # With two seats both ways are the same (§18.3).
        sides = (ev.Side.LEFT,) if board.public.seats == 2 else (ev.Side.LEFT, ev.Side.RIGHT)
        board.ask(step, [ev.ChooseSide(side) for side in sides])


def _turned(board: Board, step: ev.Step, choice: ev.ChooseSide) -> None:
    board.tell(ev.SideChosen(step.seat, step.card, choice.side))
    exchange = "pass_left" if choice.side is ev.Side.LEFT else "pass_right"
    board.push(ev.Step("pass_all", card=step.card), ev.Step(exchange, card=step.card))


def _ask_all(board: Board, step: ev.Step) -> None:
    for seat in board.clockwise(board.public.first):
        _ask(board, ev.Step("pass", seat, step.card))


def _ask(board: Board, step: ev.Step) -> None:
    board.ask(step, [ev.ChooseCard(card) for card in board.hands[step.seat]])


def _chosen(board: Board, step: ev.Step, choice: ev.ChooseCard) -> None:
    board.passing[step.seat] = choice.card
    board.tell(ev.PassChosen(step.seat, choice.card))


def _pass_left(board: Board, _step: ev.Step) -> None:
    board.pass_on(ev.Side.LEFT)


def _pass_right(board: Board, _step: ev.Step) -> None:
    board.pass_on(ev.Side.RIGHT)


PACK = Pack(
    message("Carousel"),
    message("When you play it, say left or right: everyone passes a card that way."),
    when_played="carousel",
    routines={
        "carousel": Routine(_turn, _turned),
        "pass_all": Routine(_ask_all),
        "pass": Routine(_ask, _chosen),
        "pass_left": Routine(_pass_left),
        "pass_right": Routine(_pass_right),
    },
)
