"""Boards as readable text, for tests of rules.

    9 12 21
    19 24

is two rows. `table` makes a state within a round, `play_cards` plays a turn on it, and `board` reads it back.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from game.cardgames.six_takes.rules.events import PlayCard, SixTakesEvent, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup
from game.engine.match import Match

SPARE = (101, 102, 103, 104, 97, 98, 99, 96, 95, 94)


def rows_of(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(map(int, line.split())) for line in text.strip().splitlines())


def board(state: SixTakesState) -> str:
    return "\n".join(" ".join(map(str, row)) for row in state.public.rows)


def text(rows: str) -> str:
    return "\n".join(" ".join(line.split()) for line in rows.strip().splitlines())


def table(rows: str, hands: Sequence[Sequence[int]], options: SixTakesOptions | None = None) -> SixTakesState:
    """Return a state in round 1 with these rows, in which the seats with these hands may choose."""
    state = SIX_TAKES.open(Setup(len(hands), 1, options or SixTakesOptions()))
    held = tuple(tuple(sorted(hand)) for hand in hands)
    return with_public(
        replace(state, hands=held),
        round=1,
        turn=11 - len(hands[0]),
        deck=104,
        playing=tuple(range(len(hands))),
        hand_sizes=tuple(map(len, hands)),
        known=held if state.public.options.draft else ((),) * len(hands),
        rows=rows_of(rows),
    )


def with_public(state: SixTakesState, **changes: Any) -> SixTakesState:
    return replace(state, public=replace(state.public, **changes))


def play_cards(
    state: SixTakesState, *cards: int, takes: Mapping[int, int] | None = None
) -> tuple[SixTakesState, list[SixTakesEvent]]:
    """Let every seat in the round play its card of `cards`; `takes` gives the row that a seat takes if
    asked.
    """
    events: list[SixTakesEvent] = []
    for seat in state.public.playing:
        state, more = SIX_TAKES.apply(state, seat, PlayCard(cards[seat]))
        events += more
    while state.public.waiting and takes and state.public.waiting[0][1] in takes:
        seat = state.public.waiting[0][1]
        state, more = SIX_TAKES.apply(state, seat, TakeRow(takes[seat]))
        events += more
    return state, events


def play_turn(
    rows: str, *cards: int, takes: Mapping[int, int] | None = None
) -> tuple[SixTakesState, list[SixTakesEvent]]:
    """Play one turn on these rows in which seat n plays the nth card; everybody keeps two cards."""
    hands = [(card, SPARE[seat], 90 - seat) for seat, card in enumerate(cards)]
    return play_cards(table(rows, hands), *cards, takes=takes)


def random_round(seats: int, seed: int, **options: Any) -> Iterator[tuple[Match, int]]:
    """Yield a random match of one round before each choice, with the seat that chooses."""
    match = Match(SIX_TAKES, Setup(seats, seed, SixTakesOptions(limit=0, **options)))
    match.deal()
    chance = random.Random(seed)
    while not match.over:
        seat = next(iter(match.pending))
        yield match, seat
        match.choose(seat, chance.choice(match.pending[seat]))


def round_after(turns: int, seats: int, seed: int, **options: Any) -> Match:
    """Return a random round after this number of turns."""
    return next(match for match, _ in random_round(seats, seed, **options) if match.state.public.turn > turns)
