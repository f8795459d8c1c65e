"""Nothing depends on what a seat may not know: views, choices, events, words, pictures, or agents."""

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
"""The number of a seat's choices that are tried in each state."""

AGENTS = [(game, agent) for game in KITS for agent in KITS[game].agents()]
PLAIN, STYLED = ([one for one in AGENTS if (":" in one[1]) == styled] for styled in (False, True))

COVERED: dict[str, dict[str, dict[str, Any]]] = {
    "six_takes": {"HandDealt": {"cards": ()}, "CardChosen": {"card": 0}},
    "sixty_six": {"HandDealt": {"cards": ()}},
    "must_be_18": {"HandDealt": {"cards": ()}, "CardDrawn": {"card": None}, "DrawnToStart": {"card": None}},
}
"""By game and event, the secrets of the event's seat, as all others hear them."""


@each_game
@each_match
def test_hidden_cards_change_nothing_for_a_seat(game: str, seed: int) -> None:
    """Neither its view nor its choices nor the question."""
    kit, rules, chance = KITS[game], rules_of(game), random.Random(seed)
    narrator, choices = kit.narrator(), kit.choices()
    setup, moments = random_match(game, seed)
    for state, _events, _seat, _choice in moments:
        for seat in chance.sample((*range(setup.seats), None), 2):
            other = redeal(game, state, seat, chance)
            view, again = rules.view(state, seat), rules.view(other, seat)
            assert repr(view) == repr(again)
            assert rules.choices(view) == rules.choices(again)
            assert narrator.question(view, NAMES) == narrator.question(again, NAMES)
            for choice in rules.choices(view)[:3]:
                assert choices.words(view, choice) == choices.words(again, choice)
            assert rules.totals(state) == rules.totals(other)
            assert rules.ranking(state) == rules.ranking(other)


@each_game
def test_redeal_changes_hidden_cards(game: str) -> None:
    """Otherwise the other tests would prove nothing. Views change exactly in games that hide something."""
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
def test_equal_knowledge_means_equal_events(game: str, seed: int) -> None:
    """Whatever another seat chooses in secret, from whatever hand; in events and in words."""
    rules, chance = rules_of(game), random.Random(seed)
    setup, moments = random_match(game, seed)
    for state, _events, seat, _choice in moments:
        if seat is None:
            continue
        listener = chance.choice([one for one in (*range(setup.seats), None) if one != seat])
        outcomes = [
            (choice, *outcome_for(game, one, seat, choice, listener))
            for one in (state, redeal(game, state, listener, chance))
            for choice in sample_choices(rules.pending(one)[seat], chance)
        ]
        # Several seats choose in secret; a single one chooses openly.
        secret = len(rules.pending(state)) > 1
        for (choice, knows, told), (other, knows_too, told_too) in combinations(outcomes, 2):
            if knows == knows_too and (secret or choice == other):
                assert told == told_too


def sample_choices(legal: tuple[Choice, ...], chance: random.Random) -> list[Choice]:
    return chance.sample(legal, min(TRIED, len(legal)))


def outcome_for(
    game: str, state: Any, seat: int, choice: Choice, listener: int | None
) -> tuple[Any, list[Any]]:
    """Return what a listener knows after a seat's choice, and the events that it heard."""
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
def test_only_the_seats_involved_hear_more_than_a_spectator(game: str, seed: int) -> None:
    rules = rules_of(game)
    setup, moments = random_match(game, seed)
    for _state, events, _seat, _choice in moments:
        for event in events:
            public = rules.redact(event, None)
            for seat in range(setup.seats):
                heard = rules.redact(event, seat)
                if heard != public:
                    assert all(mentions_seat(part, seat) for part in differing_parts(heard, public)), (
                        heard,
                        public,
                    )


def differing_parts(one: Any, other: Any) -> Iterator[Any]:
    """Yield the innermost parts of `one` that differ from those of `other`."""
    pairs: list[tuple[Any, Any]] = []
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        pairs = [(getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        pairs = list(zip(one, other, strict=True))
    inner = [part for this, that in pairs if this != that for part in differing_parts(this, that)]
    if inner:
        yield from inner
    elif isinstance(one, msgspec.Struct):
        yield one


def mentions_seat(part: Any, seat: int) -> bool:
    """Return whether data mentions a seat, other than in cards and choices."""
    fields = [getattr(part, name) for name in part.__struct_fields__]
    return any(
        field == seat
        if type(field) is int
        else isinstance(field, msgspec.Struct) and mentions_seat(field, seat)
        for field in fields
    )


@pytest.mark.parametrize(("game", "agent"), [*PLAIN, *sampled(STYLED, len(STYLED) // 3)])
def test_no_agent_uses_hidden_cards(game: str, agent: str) -> None:
    """Whatever is dealt to the others, and whatever it thought about before, its decision is the same.

    At the start of a round, and anywhere in a match.
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
def test_only_drawn_and_face_down_cards_are_secret(game: str, seed: int) -> None:
    """Everything else is public, and everybody hears all of it."""
    rules = rules_of(game)
    setup, moments = random_match(game, seed)
    for event in (event for moment in moments for event in moment.events):
        for seat in (*range(setup.seats), None):
            covered = COVERED[game].get(type(event).__name__, {})
            expected = (
                replace(event, **covered) if covered and getattr(event, "seat", None) != seat else event
            )
            assert rules.redact(event, seat) == expected
