"""Seethrough: shows the card beneath it, and lies open in every hand (RULES.md §9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.events import ChooseCard, Step
from game.cardgames.sixpack.rules.packs.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


class Seethrough(Pack):
    """On a pile it is like the card below (§9.1); the seat that covers it turns a hand card open (§9.3)."""

    title = message("Seethrough")
    effect = message(
        "Has the number of the card below; lies open in hand; who covers it opens a hand card too."
    )
    details = message(
        "On a pile it has the number and the hand of the card below it, and its own hand counts"
        " as well. In your hand it lies open for all to see. Players with open cards choose "
        "first, the lowest open number before the others; who ties must lay that card. Whoever "
        "places a card on it must turn another hand card open in the same way."
    )
    shout = message("Show a card!")
    most = 2

    glass = True
    when_covered = "turn_open"


def _turn_open(board: Board, step: Step) -> None:
    closed = board.closed(step.seat)
    if closed:
        board.trigger("seethrough", step)
        board.ask(step, [ChooseCard(card) for card in closed])


def _turned(board: Board, step: Step, choice: ChooseCard) -> None:
    board.turn_open(step.seat, step.card, choice.card)


PACK = Seethrough()
ROUTINES: Mapping[str, Routine] = {"turn_open": Routine(_turn_open, _turned)}
