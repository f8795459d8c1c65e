"""The worked example (RULES.md §7) as a lesson: played by the rules engine itself, not written down."""

from __future__ import annotations

from game.cardgames.six_takes.rulebook.position import position
from game.cardgames.six_takes.rules.events import CardPlaced, CardsRevealed, PlayCard, RowAsked, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.state import SixTakesState
from game.engine.contract import Event
from game.language.message import message
from game.tables.book.rulebook import Lesson, Stage

NAMES = ("Alice", "Bob", "Celia", "David")
ROWS = ((9, 12, 21), (19, 24), (33, 42, 50, 57), (69, 72, 81))
PLAYS = (23, 88, 7, 64)
TAKEN_BY_CELIA = 3
_SPARE = ((1, 2), (3, 4), (5, 6), (8, 10))

_REVEAL = message(
    "Alice plays 23, Bob 88, Celia 7 and David 64. The cards are revealed "
    "together, and the lowest goes first."
)
_END = message(
    "His 88 starts the new row. If David had played higher than Bob, Bob’s card "
    "would have been the fifth, and safe."
)
_WORDS = {
    7: message(
        "Celia’s 7 is lower than the end of every row: 21, 24, 57 and 81. She has to "
        "take a row, and takes the last one, with three ducks. Her 7 starts the new "
        "row."
    ),
    23: message(
        "23 would fit after 7 or after 21. It goes after the closest card below it, "
        "and that’s 21. 24 is too high."
    ),
    64: message("64 would fit after 7, 23, 24 or 57. It goes after 57, and that row now has five cards."),
    88: message(
        "88 goes after 64, and there it’s the sixth card! Bob takes the five: 5, 1, 3, "
        "1 and 1 make eleven ducks."
    ),
}


def example_state() -> SixTakesState:
    """The example's table before any seat has chosen."""
    return position(ROWS, *[(card, *spare) for card, spare in zip(PLAYS, _SPARE, strict=True)])


def played() -> tuple[Event, ...]:
    """All the events of the example's turn."""
    state = example_state()
    events: list[Event] = []
    for seat, card in enumerate(PLAYS):
        state, more = SIX_TAKES.apply(state, seat, PlayCard(card))
        events.extend(more)
    _state, more = SIX_TAKES.apply(state, 2, TakeRow(TAKEN_BY_CELIA))
    events.extend(more)
    return tuple(events)


def worked_example() -> Lesson:
    """The lesson: one step for the reveal and one for each card."""
    view = SIX_TAKES.view(example_state(), None)
    stages = []
    waiting: list[Event] = []
    for event in played():
        heard = SIX_TAKES.redact(event, None)
        if heard is None or isinstance(heard, RowAsked):
            continue
        waiting.append(heard)
        if isinstance(heard, CardsRevealed):
            stages.append(Stage(_REVEAL, tuple(waiting)))
            waiting = []
        elif isinstance(heard, CardPlaced):
            stages.append(Stage(_WORDS[heard.card], tuple(waiting)))
            waiting = []
    stages.append(Stage(_END))
    start = Stage(message("There are four rows on the table. Step through a whole turn, card by card."))
    return Lesson(view, NAMES, (start, *stages))
