"""Super Numbers (RULES.md §14).

Several are duplicates (§14.2); for a single one, a number is chosen (§14.3); on piles both count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules.choices import ChooseNumber, TurnStep
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board


def _compare(board: Board, step: TurnStep) -> None:
    """Remove several of them, or ask for one's number; `step.card` is a card that joined the turn, or 0."""
    plays = [play for play in board.public.waiting if board.pack(play.card) is PACK]
    if len(plays) > 1:
        board.remove_duplicates(0, plays)
        return
    play = plays[0]
    if step.card in (0, play.card):
        board.push(TurnStep("number", play.seat, play.card))


def _number(board: Board, step: TurnStep) -> None:
    card, calculators = board.public.cards[step.card], board.play(step.card).calculators
    # Two that count the same with the Calculators are no choice.
    counted = {board.sight.played(number, calculators): number for number in reversed(card.numbers)}
    board.trigger("super_numbers", step)
    board.ask(step, [ChooseNumber(number) for number in card.numbers if number in counted.values()])


PACK = Pack(
    message("Super Numbers"),
    message("Two numbers: choose one after the reveal. On a pile, both count."),
    two_numbers=True,
    before_duplicates="super_numbers",
    routines={
        "super_numbers": Routine(_compare),
        "number": Routine(_number, lambda board, step, choice: board.choose_number(step, choice.number)),
    },
)
