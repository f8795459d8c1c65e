"""Second Hand (RULES.md §17): when won, its claimer also takes a pile's top card or a hand card (§17.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import SixpackChoice, TakeFromHand, TakeTop, TurnStep
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _offer(board: Board, step: TurnStep) -> None:
    legal: list[SixpackChoice] = [
        TakeTop(pile) for pile, cards in enumerate(board.public.piles) if pile != step.pile and len(cards) > 1
    ]
    for seat in board.others(step.seat):
        legal += [TakeFromHand(seat, card) for card in board.hands[seat] if card in board.public.open]
        legal += [TakeFromHand(seat, 0)] if board.closed(seat) else []
    if legal:
        board.trigger("second_hand", step)
        board.ask(step, legal)


def _take(board: Board, step: TurnStep, choice: TakeTop | TakeFromHand) -> None:
    if isinstance(choice, TakeTop):
        board.take_top(step.seat, step.card, choice.pile)
    else:
        card = choice.card or board.draw(board.closed(choice.seat))
        board.steal(step.seat, step.card, choice.seat, card)


PACK = Pack(
    message("Second Hand"),
    message("Claim a pile it’s in: also take another pile’s top card, or one from an opponent’s hand."),
    when_won="second_hand",
    routines={"second_hand": Routine(_offer, _take)},
)
