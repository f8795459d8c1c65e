"""Rounds of You Must Be 18! as readable text, for tests of rules.

Hands, stock and tops are written as numbers: "66531". It's seat 0's turn unless stated otherwise.
"""

import random
from collections.abc import Iterator

from game.cardgames.must_be_18.rules.deck import NUMBERS, SIZE, numbers_of
from game.cardgames.must_be_18.rules.events import Cover, OpenColumn, PlayCards
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.engine.contract import Choice, Event, Setup, StepResult
from game.engine.options import declared_options


def options_of(**options: object) -> MustBe18Options:
    return MustBe18Options(**options)  # type: ignore[arg-type]


def setup(seats: int = 3, seed: int = 18, **options: object) -> Setup:
    return Setup(seats, seed, options_of(**options))


def state_with(
    *hands: str,
    tops: str = "666",
    stock: str = "",
    turn: int = 0,
    round: int = 1,
    totals: tuple[int, ...] = (),
    won: tuple[int, ...] = (),
    skips: int = 0,
    **options: object,
) -> MustBe18State:
    """Return a round with these hands, in which each column is just its top."""
    chosen = options_of(**options)
    free = list(range(SIZE))

    def cards(text: str) -> tuple[int, ...]:
        found = []
        for letter in text:
            card = next(card for card in free if NUMBERS[chosen.deck][card] == int(letter))
            free.remove(card)
            found.append(card)
        return tuple(found)

    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    view = MustBe18View(
        None,
        len(hands),
        chosen,
        round=round,
        dealer=len(hands) - 1,
        hand_sizes=tuple(map(len, held)),
        stock=len(stock),
        columns=tuple((card,) for card in cards(tops)),
        turn=turn,
        skips=skips,
        totals=totals or (0,) * len(hands),
        rounds_won=won or (0,) * len(hands),
    )
    return MustBe18State(18, held, cards(stock), (), view)


def covers(text: str) -> tuple[Cover, ...]:
    """Return what is played on which column: "0:6 2:5"."""
    return tuple((int(word[0]), int(word[2])) for word in text.split())


def play(text: str) -> PlayCards:
    """Return a play: "0:6 2:5"."""
    return PlayCards(covers(text))


def open_column(number: int, text: str) -> OpenColumn:
    """Return a new column with a number, and what is played on others: "0:6 2:5"."""
    return OpenColumn(number, covers(text))


def apply_choices(state: MustBe18State, *choices: Choice) -> StepResult[MustBe18State]:
    """Return the result of these choices, each made by the seat that is asked."""
    events: list[Event] = []
    for choice in choices:
        (seat,) = MUST_BE_18.pending(state)
        state, more = MUST_BE_18.apply(state, seat, choice)
        events += more
    return StepResult(state, tuple(events))


def legal(state: MustBe18State) -> set[Choice]:
    ((_seat, choices),) = MUST_BE_18.pending(state).items()
    assert len(set(choices)) == len(choices)
    return set(choices)


def tops(state: MustBe18State) -> str:
    return "".join(map(str, state.public.tops))


def hand(state: MustBe18State, seat: int) -> str:
    return "".join(map(str, numbers_of(state.hands[seat], state.public.options.deck)))


def kinds(events: tuple[Event, ...]) -> str:
    return " ".join(type(event).__name__ for event in events)


def only(events: tuple[Event, ...], kind: type[Event]) -> Event:
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def all_cards(state: MustBe18State) -> list[int]:
    return sorted(card for cards in (*state.hands, *state.public.columns, state.stock) for card in cards)


def random_setup(seats: int, chance: random.Random, **fixed: object) -> Setup:
    options = {option.name: chance.choice(option.values) for option in declared_options(MustBe18Options)}
    return setup(seats, chance.getrandbits(60), **{**options, **fixed})


def random_match(start: Setup, chance: random.Random) -> Iterator[tuple[MustBe18State, tuple[Event, ...]]]:
    """Yield each state of a match of random choices, with the events that led to it."""
    state = MUST_BE_18.open(start)
    while MUST_BE_18.ranking(state) is None:
        if not (pending := MUST_BE_18.pending(state)):
            state, events = MUST_BE_18.deal(state)
        else:
            ((seat, choices),) = pending.items()
            state, events = MUST_BE_18.apply(state, seat, chance.choice(choices))
        yield state, events
