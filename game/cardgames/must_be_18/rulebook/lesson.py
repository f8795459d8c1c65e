"""An example to step through: one turn after the other, as the rules play them."""

from __future__ import annotations

from game.cardgames.must_be_18.rulebook.position import BEGIN, named, position
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State
from game.engine.contract import Event
from game.language.message import message
from game.tables.book.exercise import READER
from game.tables.book.rulebook import Lesson, Stage

NAMES = (message("You"), "Bob", "Ann")

_TURNS = ("6 on 6", "new 2, 4 on 6", "5 on 6, 3 on 2")
"""The choices of you, Bob and then you; all else happens by itself."""

_WORDS = (
    message(
        "Ann began with three sixes. With three columns, only 6, 6, 6 makes 18, so you "
        "can only play sixes. You have one, and if you can play, you must."
    ),
    message("You play your six on a six. The top cards are the same as before, and you have one card fewer."),
    message("Bob has no six. He can’t play, so he draws a card. It isn’t a six either."),
    message(
        "If you still can’t play, you start a new column. Bob plays a 4 on a 6 and a 2 "
        "beside it: two cards for one, and still the same total."
    ),
    message(
        "Ann has only a 3 left. It fits nowhere, a new column takes at least two "
        "cards, and the stock is empty: she skips."
    ),
    message(
        "Your turn: 5 and 3 on 6 and 2. Two cards for two, and 8 for 8. The top cards "
        "are now 6, 5, 4 and 3: 18 again."
    ),
)


def _lesson() -> Lesson:
    state = position("655432", "5542", "6663", stock="5", first=2, plays=(BEGIN,))
    view = MUST_BE_18.view(state, READER)
    told: list[Event] = []
    for words in _TURNS:
        state, events = _step(state, words)
        told += events
    heard = [event for event in (MUST_BE_18.redact(event, READER) for event in told) if event is not None]
    stages = [Stage(words, (event,)) for words, event in zip(_WORDS[1:], heard, strict=True)]
    return Lesson(view, NAMES, (Stage(_WORDS[0]), *stages))


def _step(state: MustBe18State, words: str) -> tuple[MustBe18State, tuple[Event, ...]]:
    """The state and the events after the first choice with these words."""
    (seat,) = MUST_BE_18.pending(state)
    done = MUST_BE_18.apply(state, seat, named(state, seat, words))
    return done.state, done.events


LESSON = _lesson()
