"""Two whole turns to step through, one as usual and one reversed: played by the rules, not written down."""

from __future__ import annotations

from collections.abc import Iterator

from game.cardgames.sixpack.rulebook.position import position
from game.cardgames.sixpack.rules.events import (
    Asked,
    CardPlaced,
    CardsRevealed,
    CardTakenBack,
    DuplicatesRemoved,
    PileClaimed,
    TurnStarted,
)
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.state import SixpackState
from game.cardgames.sixpack.words.choices import CHOICES
from game.engine.contract import Event
from game.language.message import message, message_in
from game.tables.book.exercise import READER
from game.tables.book.rulebook import Lesson, Stage

NAMES = (message_in("a player's name", "You"), "Bob", "Celia", "David", "Eve")

_SHOWN = CardsRevealed | DuplicatesRemoved | CardPlaced | CardTakenBack | PileClaimed
"""Each of these is a step of its own, with all that led to it."""


def _lesson(
    state: SixpackState, laid: tuple[str, ...], answers: tuple[str, ...], words: tuple[str, ...]
) -> Lesson:
    """A turn in which the seats lay these cards and then answer so; the words are for the steps in their order."""
    view = SIXPACK.view(state, READER)
    start, *told = words
    groups = tuple(_steps(_played(state, laid, answers)))
    stages = [Stage(say, events) for say, events in zip(told, groups, strict=True)]
    return Lesson(view, NAMES[: state.open.seats], (Stage(start), *stages))


def _played(state: SixpackState, laid: tuple[str, ...], answers: tuple[str, ...]) -> Iterator[Event]:
    """The events of the turn, as the reader hears them."""
    left = {seat: [card] for seat, card in enumerate(laid)}
    after = list(answers)
    while True:
        seat = next(iter(SIXPACK.pending(state)))
        label = (left[seat] or after).pop(0)
        view = SIXPACK.view(state, seat)
        choice = next(one for one in SIXPACK.pending(state)[seat] if CHOICES.label(view, one) == label)
        state, events = SIXPACK.apply(state, seat, choice)
        over = False
        for event in events:
            heard = SIXPACK.redact(event, READER)
            if heard is not None and not isinstance(heard, Asked):
                yield heard
            over = over or isinstance(event, TurnStarted)
        if over:
            return


def _steps(events: Iterator[Event]) -> Iterator[tuple[Event, ...]]:
    """The events in groups, each of which ends with one that is shown; what comes after the last is the end."""
    waiting: list[Event] = []
    for event in events:
        waiting.append(event)
        if isinstance(event, _SHOWN):
            yield tuple(waiting)
            waiting = []
    yield tuple(waiting)


NORMAL = _lesson(
    position(("3* 1* 4", "2", "5"), ("1 5 3", "6 2", "3 1", "4 3*", "4 5")),
    ("1", "6", "3", "4", "4"),
    ("claim pile 1",),
    (
        message(
            "Three piles: a 4 with two handprints under it, a 2 and a 5. Everyone chooses "
            "a card in secret. You choose your 1."
        ),
        message("All cards are revealed at the same time: your 1, Bob’s 6, Celia’s 3, and two fours."),
        message("David and Eve both played a 4. Duplicates cancel: they all leave the game."),
        message(
            "Now the lowest card: your 1. No pile is lower and none is a 1, so you claim "
            "any pile you like. You take the two handprints in pile 1. The 4 is out, and "
            "your 1 starts a new pile."
        ),
        message(
            "The 3 is next. Pile 1 is now a 1, and pile 2 is a 2. The closest number below "
            "counts, so Celia’s 3 goes on the 2."
        ),
        message(
            "Bob’s 6 goes to the closest number below, the 5. It’s a 6, so it claims, but "
            "there’s no handprint to get."
        ),
        message(
            "The turn is over. There are three piles again, nobody’s hand is empty, and "
            "everyone chooses their next card."
        ),
    ),
)
"""The lesson about a turn as usual."""

REVERSED = _lesson(
    position(("5* 2 reverse:3", "2 4*", "6"), ("5 3", "3 2", "6 5", "1 4")),
    ("5", "3", "6", "1"),
    ("claim pile 1",),
    (
        message(
            "One Reverse is on top, so the order is reversed: high cards go first, each "
            "goes to the closest number above it, and the 1 claims. You choose your 5."
        ),
        message(
            "Revealed: your 5, Bob’s 3, Celia’s 6 and David’s 1. No duplicates. The highest card goes first."
        ),
        message("Nothing is above Celia’s 6, but pile 3 is a 6 too, so she takes her card back."),
        message("Your 5 goes to the closest number above it: the 6."),
        message("Bob’s 3 goes on the 4. The other 3 is equal, and equal isn’t above."),
        message(
            "David’s 1 claims. Piles 1 and 2 are both threes and equally close, so he has "
            "a choice. He claims the Reverse pile. Cards without a handprint are kept now: "
            "the 2 and the Reverse are his, and the 5 with its handprint is out."
        ),
        message("No Reverse is on top any more, so the next turn is back to normal order."),
    ),
)
"""The lesson about a turn while play is reversed."""
