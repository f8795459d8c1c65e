"""Carousel: everybody passes a card on (RULES.md §18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.events import ChooseCard, ChooseSide, PassChosen, Side, SideChosen, Step
from game.cardgames.sixpack.rules.packs.pack import Pack, Routine

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


class Carousel(Pack):
    """When played, its owner says which way, and all pass one hand card at once (§18.1)."""

    title = "Carousel"
    effect = "When played, its owner says left or right; everyone passes one hand card that way."
    details = (
        "Everyone chooses a hand card in secret. All of them are passed at once, in the "
        "direction that the owner has said. Who has no card to pass receives one all the same."
    )
    shout = "All pass one!"

    when_played = "carousel"


def _turn(board: Board, step: Step) -> None:
    if any(board.hands):
        board.trigger("carousel", step)
        # With two seats both ways are the same (§18.3).
        sides = (Side.LEFT,) if board.seats == 2 else (Side.LEFT, Side.RIGHT)
        board.ask(step, [ChooseSide(side) for side in sides])


def _turned(board: Board, step: Step, choice: ChooseSide) -> None:
    board.say(SideChosen(step.seat, step.card, choice.side))
    exchange = "pass_left" if choice.side is Side.LEFT else "pass_right"
    board.push(Step("pass_all", card=step.card), Step(exchange, card=step.card))


def _ask_all(board: Board, step: Step) -> None:
    for seat in board.clockwise(board.first):
        _ask(board, Step("pass", seat, step.card))


def _ask(board: Board, step: Step) -> None:
    board.ask(step, [ChooseCard(card) for card in board.hands[step.seat]])


def _chosen(board: Board, step: Step, choice: ChooseCard) -> None:
    board.passing[step.seat] = choice.card
    board.say(PassChosen(step.seat, choice.card))


def _pass_left(board: Board, _step: Step) -> None:
    board.pass_on(Side.LEFT)


def _pass_right(board: Board, _step: Step) -> None:
    board.pass_on(Side.RIGHT)


PACK = Carousel()
ROUTINES: Mapping[str, Routine] = {
    "carousel": Routine(_turn, _turned),
    "pass_all": Routine(_ask_all),
    "pass": Routine(_ask, _chosen),
    "pass_left": Routine(_pass_left),
    "pass_right": Routine(_pass_right),
}
