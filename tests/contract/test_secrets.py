"""What a seat may not know does not show: not in views, choices, events, words, pictures, nor at agents."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.ai.agent import Budget
from game.engine.contract import Choice
from game.voice.narrator import Verbosity
from tests.contract.games import KITS, NAMES, each_game, redeal, rules_of
from tests.contract.random_matches import SEEDS, each_match, random_match
from tests.support.sampling import sampled

TRIED = 4
"""So many choices of a seat are tried at each moment."""

AGENTS = [(game, agent) for game in KITS for agent in KITS[game].agents()]
PLAIN, STYLED = ([one for one in AGENTS if (":" in one[1]) == styled] for styled in (False, True))

COVERED: dict[str, dict[str, dict[str, Any]]] = {
    "six_takes": {"HandDealt": {"cards": ()}, "CardChosen": {"card": 0}},
    "sixty_six": {"HandDealt": {"cards": ()}},
    "must_be_18": {"HandDealt": {"cards": ()}, "CardDrawn": {"card": None}, "DrawnToStart": {"card": None}},
}
"""By game and event: the secrets of the event's seat, as all others hear of them."""


@each_game
@each_match
def test_hidden_cards_change_nothing_for_a_seat(game: str, seed: int) -> None:
    """Neither what it sees, nor what it may choose, nor what it is asked."""
    kit, rules, chance = KITS[game], rules_of(game), random.Random(seed)
    narrator, choices = kit.narrator(), kit.choices()
    setup, moments = random_match(game, seed)
    for state, _events, _seat, _choice in moments:
        for seat in chance.sample((*range(setup.seats), None), 2):
            other = redeal(game, state, seat, chance)
            view, again = rules.view(state, seat), rules.view(other, seat)
            assert repr(view) == repr(again)
            assert rules.choices(view) == rules.choices(again)
            assert narrator.ask(view, NAMES) == narrator.ask(again, NAMES)
            for choice in rules.choices(view)[:3]:
                assert choices.words(view, choice) == choices.words(again, choice)
            assert rules.totals(state) == rules.totals(other)
            assert rules.ranking(state) == rules.ranking(other)


@each_game
def test_hidden_cards_are_dealt_anew(game: str) -> None:
    """Else all that is tried here would say nothing: if anything is told to some only, it changes."""
    rules, chance, changed, hidden = rules_of(game), random.Random(game), 0, 0
    for seed in SEEDS:
        setup, moments = random_match(game, seed)
        for state, events, _seat, _choice in moments:
            hidden += any(rules.redact(event, None) != event for event in events)
            other = redeal(game, state, None, chance)
            changed += any(rules.view(state, one) != rules.view(other, one) for one in range(setup.seats))
    assert (changed > 100) == (hidden > 0)


@each_game
@each_match
def test_who_knows_the_same_afterwards_was_told_the_same(game: str, seed: int) -> None:
    """Whatever another seat chooses in secret, and out of whatever hand: in events and in words."""
    rules, chance = rules_of(game), random.Random(seed)
    setup, moments = random_match(game, seed)
    for state, _events, seat, _choice in moments:
        if seat is None:
            continue
        listener = chance.choice([one for one in (*range(setup.seats), None) if one != seat])
        outcomes = [
            (choice, *outcome(game, one, seat, choice, listener))
            for one in (state, redeal(game, state, listener, chance))
            for choice in some(rules.pending(one)[seat], chance)
        ]
        # Where several are asked at once, they choose in secret; a single one chooses openly.
        secret = len(rules.pending(state)) > 1
        for (choice, knows, told), (other, knows_too, told_too) in combinations(outcomes, 2):
            if knows == knows_too and (secret or choice == other):
                assert told == told_too


def some(legal: tuple[Choice, ...], chance: random.Random) -> list[Choice]:
    return chance.sample(legal, min(TRIED, len(legal)))


def outcome(game: str, state: Any, seat: int, choice: Choice, listener: int | None) -> tuple[Any, list[Any]]:
    """What a listener knows after a seat's choice, and what it was told on the way there."""
    rules, narrator = rules_of(game), KITS[game].narrator()
    view, told = rules.view(state, listener), []
    for event in rules.apply(state, seat, choice).events:
        heard = rules.redact(event, listener)
        if heard is not None:
            before, view = view, rules.apply_event(view, heard)
            told.append((heard, [narrator.narrate(heard, before, view, NAMES, much) for much in Verbosity]))
    return view, told


@each_game
@pytest.mark.parametrize("seed", sampled(range(20), 5))
def test_only_those_it_is_about_are_told_more_than_a_spectator(game: str, seed: int) -> None:
    rules = rules_of(game)
    setup, moments = random_match(game, seed)
    for _state, events, _seat, _choice in moments:
        for event in events:
            public = rules.redact(event, None)
            for seat in range(setup.seats):
                heard = rules.redact(event, seat)
                if heard != public:
                    assert all(named(part, seat) for part in differing(heard, public)), (heard, public)


def differing(one: Any, other: Any) -> Iterator[Any]:
    """The innermost data of the first of two alike that differ."""
    pairs: list[tuple[Any, Any]] = []
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        pairs = [(getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        pairs = list(zip(one, other, strict=True))
    inner = [part for this, that in pairs if this != that for part in differing(this, that)]
    if inner:
        yield from inner
    elif isinstance(one, msgspec.Struct):
        yield one


def named(part: Any, seat: int) -> bool:
    """Whether a seat is named in data, but for the cards and choices in it."""
    fields = [getattr(part, name) for name in part.__struct_fields__]
    return any(
        field == seat if type(field) is int else isinstance(field, msgspec.Struct) and named(field, seat)
        for field in fields
    )


@pytest.mark.parametrize(("game", "agent"), [*PLAIN, *sampled(STYLED, len(STYLED) // 3)])
def test_no_agent_sees_what_is_hidden(game: str, agent: str) -> None:
    """Whatever is dealt to the others, it decides, and expects, the same, whatever it has thought of before.

    At the beginning of a round and anywhere in a match.
    """
    rules, chance = rules_of(game), random.Random(agent)
    make = KITS[game].agents()[agent]
    _setup, moments = random_match(game, chance.choice(SEEDS))
    asked = [moment for moment in moments if moment.seat is not None]
    for state, _events, seat, _choice in (asked[0], chance.choice(asked)):
        view, again = rules.view(state, seat), rules.view(redeal(game, state, seat, chance), seat)
        used, few = make(), Budget(samples=2)
        decided = used.choose(view, few, 7)
        used.choose(view, few, 8)
        assert decided == used.choose(view, few, 7) == make().choose(again, few, 7)


@pytest.mark.parametrize("game", COVERED)
@each_match
def test_only_cards_that_come_into_a_hand_or_lie_face_down_are_secret(game: str, seed: int) -> None:
    """Everything else is public, and all of it is heard."""
    rules = rules_of(game)
    setup, moments = random_match(game, seed)
    for event in (event for moment in moments for event in moment.events):
        for seat in (*range(setup.seats), None):
            covered = COVERED[game].get(type(event).__name__, {})
            expected = (
                replace(event, **covered) if covered and getattr(event, "seat", None) != seat else event
            )
            assert rules.redact(event, seat) == expected
