"""Every game's rules: pure functions over plain data, whose events add up to what each seat knows."""

import random
from typing import Any

import msgspec
import pytest

from game.ai.agent import Budget
from game.engine.contract import Choice, Event, IllegalChoice
from game.engine.match import Match
from game.engine.options import as_dict, declared_options, resolve
from tests.contract.games import KITS, each_game, random_setup, rules_of
from tests.contract.random_matches import draw_choice, each_match, random_match

MOST_STEPS, MOST_ROUNDS = 20_000, 12
TRIED = 3
"""The number of a seat's choices that are tried in each state."""


class Foreign(Choice, frozen=True):
    """A choice of no game."""


def back(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


@each_game
@each_match
def test_apply_is_pure_and_deterministic(game: str, seed: int) -> None:
    rules, chance = rules_of(game), random.Random(seed)
    setup, moments = random_match(game, seed)
    for state, _events, _seat, _choice in moments:
        kept = repr(state)
        pending = rules.pending(state)
        for asked, legal in pending.items():
            for choice in chance.sample(legal, min(TRIED, len(legal))):
                assert rules.apply(state, asked, choice) == rules.apply(state, asked, choice)
        if not pending and rules.ranking(state) is None:
            assert rules.deal(state) == rules.deal(state)
        for seat in (*range(setup.seats), None):
            rules.view(state, seat)
        assert repr(state) == kept


@each_game
@each_match
def test_same_seed_and_choices_give_the_same_match(game: str, seed: int) -> None:
    """No state is shared between matches, and another seed gives another deal."""
    assert random_match.__wrapped__(game, seed) == random_match(game, seed)
    rules, (setup, moments) = rules_of(game), random_match(game, seed)
    other = msgspec.structs.replace(setup, seed=setup.seed + 1)
    assert rules.deal(rules.open(other)).events != moments[0].events


@each_game
@each_match
def test_events_fold_into_the_view(game: str, seed: int) -> None:
    rules = rules_of(game)
    setup, moments = random_match(game, seed)
    listeners = (*range(setup.seats), None)
    views = {seat: rules.initial_view(setup, seat) for seat in listeners}
    for state, events, _seat, _choice in moments:
        for seat in listeners:
            for event in events:
                heard = rules.redact(event, seat)
                if heard is not None:
                    views[seat] = rules.apply_event(views[seat], heard)
            assert views[seat] == rules.view(state, seat)
            assert type(views[seat]) is type(rules.view(state, seat))


@each_game
@each_match
def test_view_lists_the_seats_legal_choices(game: str, seed: int) -> None:
    rules = rules_of(game)
    setup, moments = random_match(game, seed)
    for state, _events, seat, _choice in moments:
        pending = rules.pending(state)
        assert bool(pending) == (seat is not None)
        for one in range(setup.seats):
            legal = rules.choices(rules.view(state, one))
            assert legal == pending.get(one, ())
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (one in pending)
        assert rules.choices(rules.view(state, None)) == ()


@each_game
@each_match
def test_illegal_choices_are_refused(game: str, seed: int) -> None:
    """Choices of seats that aren't asked or don't exist, those of another time, and those of no game."""
    rules, chance = rules_of(game), random.Random(seed)
    setup, moments = random_match(game, seed)
    ever = list({moment.choice: None for moment in moments if moment.choice is not None})
    for state, _events, seat, choice in chance.sample(moments, min(40, len(moments))):
        pending = rules.pending(state)
        for one in range(setup.seats + 1):
            legal = pending.get(one, ())
            for wrong in (Foreign(), *chance.sample(ever, min(4, len(ever)))):
                if wrong not in legal:
                    with pytest.raises(IllegalChoice) as refused:
                        rules.apply(state, one, wrong)
                    assert (refused.value.seat, refused.value.legal) == (one, legal)
            if choice is not None and one != seat and choice not in legal:
                with pytest.raises(IllegalChoice):
                    rules.apply(state, one, choice)


@each_game
@each_match
def test_states_events_and_choices_survive_json(game: str, seed: int) -> None:
    rules = rules_of(game)
    setup, moments = random_match(game, seed)
    assert back(setup.options, rules.options) == setup.options
    assert resolve(rules.options, back(as_dict(setup.options), dict[str, Any])) == setup.options
    for state, events, _seat, _choice in moments:
        for event in events:
            assert isinstance(event, Event)
            assert back(event, rules.event_types) == event
        for legal in rules.pending(state).values():
            assert [back(choice, rules.choice_types) for choice in legal[:20]] == list(legal[:20])
        assert back(state, type(state)) == state
        for seat in (0, None):
            view = rules.view(state, seat)
            assert back(view, type(view)) == view


@each_game
@each_match
def test_rounds_are_scored_consistently(game: str, seed: int) -> None:
    """At most one public event scores a round, points match totals, and a match goes through its phases."""
    rules, chance = rules_of(game), random.Random(f"{game} {seed}")
    match = Match(rules, random_setup(game, chance))
    seats = match.setup.seats
    scored: list[dict[int, int]] = []

    def hear(event: Event) -> None:
        points = rules.points(event)
        if points is not None:
            scored.append(dict(points))
            assert all(rules.redact(event, seat) == event for seat in (*range(seats), None))

    match.listen_unredacted(hear)
    rounds = 0
    while not match.over and rounds < 12:
        assert rules.totals(match.state) == tuple(
            sum(one.get(seat, 0) for one in scored) for seat in range(seats)
        )
        if not match.pending:
            assert match.ranking is None
            match.deal()
            rounds += 1
            assert rules.view(match.state, None).round == match.rounds == rounds
            continue
        seat, legal = chance.choice(list(match.pending.items()))
        match.choose(seat, draw_choice(legal, chance))
    assert [rules.points(event) for event in match.scored] == scored
    assert rules.totals(match.state) == tuple(
        sum(one.get(seat, 0) for one in scored) for seat in range(seats)
    )
    assert scored or not match.over
    assert all(set(one) <= set(range(seats)) for one in scored)


@each_game
@each_match
def test_match_ends_with_ranks(game: str, seed: int) -> None:
    """Beginners' matches end. Ties share the better rank, partners have the same one, and nobody is asked
    afterwards.
    """
    rules, chance = rules_of(game), random.Random(f"{game} {seed}")
    setup = random_setup(game, chance)
    beginner, state = KITS[game].agents()["duckling"](), rules.open(setup)
    for _step in range(MOST_STEPS):
        ranking = rules.ranking(state)
        if ranking is not None:
            break
        pending = rules.pending(state)
        if pending:
            seat = chance.choice(list(pending))
            chosen = beginner.choose(rules.view(state, seat), Budget(1), chance.getrandbits(60)).choice
            state = rules.apply(state, seat, chosen).state
        else:
            state = rules.deal(state).state
    else:
        raise AssertionError("the match never ended")
    assert not rules.pending(state)
    assert len(ranking) == setup.seats
    teams = rules.teams(setup.seats)
    assert sorted(seat for team in teams for seat in team) == list(range(setup.seats))
    assert all(len({ranking[seat] for seat in team}) == 1 for team in teams)
    ranks = [ranking[team[0]] for team in teams]
    assert ranks == [sorted(ranks).index(one) + 1 for one in ranks]
    for seat in (*range(setup.seats), None):
        assert rules.choices(rules.view(state, seat)) == ()


@each_game
@each_match
def test_choices_can_be_undone(game: str, seed: int) -> None:
    """One or several; the same choices lead to the same state again."""
    rules, chance = rules_of(game), random.Random(seed)
    match = Match(rules, random_match(game, seed)[0])
    match.deal()
    states = [match.state]
    for _choice in range(25):
        if not match.pending:
            break
        seat, legal = chance.choice(list(match.pending.items()))
        match.choose(seat, draw_choice(legal, chance))
        states.append(match.state)
    made, after = list(match.history), match.view(0)
    for count in (1, len(made) // 2, len(made)):
        match.undo(count)
        assert match.state == states[len(made) - count]
        for chosen in made[len(made) - count :]:
            match.choose(chosen.seat, chosen.choice)
        assert match.view(0) == after


@each_game
def test_every_kind_of_event_and_choice_occurs(game: str) -> None:
    """The other tests here check only what occurs in random matches."""
    rules, chance = rules_of(game), random.Random(game)
    kinds = set(_kinds(rules.event_types)) | set(_kinds(rules.choice_types))
    for seed in range(400):
        _setup, moments = random_match.__wrapped__(game, chance.getrandbits(30) + seed)
        for _state, events, _seat, choice in moments:
            kinds -= {type(event) for event in events} | {type(choice)}
        if not kinds:
            break
    assert kinds == set()


def _kinds(union: Any) -> tuple[type, ...]:
    return getattr(union, "__args__", (union,))


@each_game
def test_options_have_words(game: str) -> None:
    """As the set-up screen shows them."""
    rules = rules_of(game)
    for option in declared_options(rules.options):
        assert option.label
        assert option.help.endswith(".")
        assert all(effect.endswith(".") for effect in option.effects if effect)
        assert len(option.labels) == len(option.values) != 1
    assert {option.name: option.default for option in declared_options(rules.options)} == as_dict(
        rules.options()
    )
    assert random_setup(game, random.Random(1)) != random_setup(game, random.Random(2))
