"""What holds in every match of Sixpack, whoever plays and with whatever packs."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.events import (
    Asked,
    CardPutUnder,
    CardsRevealed,
    ChooseCard,
    DuplicatesRemoved,
    EffectTriggered,
    Landing,
    LandOn,
    LayCard,
    Question,
    RoundScored,
    SixpackChoice,
    SixpackEvent,
)
from game.cardgames.sixpack.rules.game import LIBRARY, SIXPACK
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.packs import SPECIAL
from game.cardgames.sixpack.rules.state import SixpackState
from game.cardgames.sixpack.rules.view import unseen_cards
from game.engine.contract import Event, Phase, Setup
from game.engine.match import Match
from tests.cardgames.sixpack.matches import all_cards, playing, random_setup
from tests.sampling import sampled

SEATS = range(2, 7)
BLOCKS = range(15)
GAMES = 30
"""For each number of seats, so many blocks of so many games: 2,250 in all; one block in every run."""


@pytest.mark.parametrize("block", sampled(BLOCKS, 1))
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches(seats: int, block: int) -> None:
    """Cards are conserved, there are three piles, all are asked what they can answer, and it ends.

    And what each seat hears adds up to what it may know: events hide nothing and leak nothing.
    """
    chance = random.Random(seats * 100 + block)
    listeners = [*range(seats), None]
    for _game in range(GAMES):
        setup = random_setup(seats, chance)
        views = {seat: SIXPACK.blank(setup, seat) for seat in listeners}
        for turns, (state, events) in enumerate(playing(setup, chance)):
            assert turns < 2000
            assert sorted(all_cards(state)) == list(range(1, len(state.cards)))
            assert len(state.piles) == 3
            assert all(state.piles)
            pending = SIXPACK.pending(state)
            assert all(legal and len(set(legal)) == len(legal) for legal in pending.values())
            assert bool(pending) == (not state.ranking)
            for seat in listeners:
                view = views[seat]
                for event in events:
                    heard = SIXPACK.redact(event, seat)
                    view = SIXPACK.see(view, heard) if heard else view
                views[seat] = view
                assert view == SIXPACK.view(state, seat)
                assert SIXPACK.choices(view) == (() if seat is None else pending.get(seat, ()))
            assert state.round == 1
        assert state.agenda == ()


@pytest.mark.parametrize("seats", SEATS)
def test_same_seed_and_choices_same_events(seats: int) -> None:
    for seed in range(20):
        setup = random_setup(seats, random.Random(seed))
        first = list(playing(setup, random.Random(seed)))
        second = list(playing(setup, random.Random(seed)))
        assert first == second


@pytest.mark.parametrize("seats", SEATS)
def test_the_state_given_is_not_changed(seats: int) -> None:
    for seed in range(10):
        states = [
            state for state, _events in playing(random_setup(seats, random.Random(seed)), random.Random(3))
        ]
        again = [
            state for state, _events in playing(random_setup(seats, random.Random(seed)), random.Random(3))
        ]
        assert states == again
        for state in states:
            before = repr(state)
            for seat, legal in SIXPACK.pending(state).items():
                for choice in legal[:3]:
                    SIXPACK.apply(state, seat, choice)
            assert repr(state) == before


def dealt_again(state: SixpackState, seat: int | None, chance: random.Random) -> SixpackState:
    """The same state with everything that the seat cannot know changed, and another generator.

    The cards that it does not know change places: those in other hands, laid by others, or left over.
    Calculators change places among themselves, so that what may be laid with a card is still one.
    Seethroughs are never hidden in a hand, so they stay left over.
    """
    hidden = unseen_cards(SIXPACK.view(state, seat))
    swap = dict(zip(range(len(state.cards)), range(len(state.cards)), strict=True))
    for lifts in (False, True):
        group = [
            card
            for card in hidden
            if not state.cards[card].glass and PACKS[state.cards[card].pack].lifts is lifts
        ]
        shuffled = chance.sample(group, len(group))
        swap.update(zip(group, shuffled, strict=True))

    def moved(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(swap[card] for card in cards)

    def laid_otherwise(lay: LayCard) -> LayCard:
        return LayCard(swap[lay.card], moved(lay.calculators))

    def asked_otherwise(question: Question) -> Question:
        legal: list[SixpackChoice] = [
            laid_otherwise(choice)
            if isinstance(choice, LayCard)
            else ChooseCard(swap[choice.card])
            if isinstance(choice, ChooseCard)
            else choice
            for choice in question.legal
        ]
        return Question(question.step, tuple(legal))

    knowers = list(state.knowers)
    for card, other in swap.items():
        knowers[other] = state.knowers[card]
    return replace(
        state,
        chance=chance.getrandbits(60),
        hands=tuple(tuple(sorted(moved(hand))) for hand in state.hands),
        knowers=tuple(knowers),
        left=tuple(sorted(moved(state.left))),
        laid=tuple(tuple(laid_otherwise(lay) for lay in laid) for laid in state.laid),
        passing=moved(state.passing),
        questions=tuple(
            question if question.seat == seat else asked_otherwise(question) for question in state.questions
        ),
    )


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_hidden_shows(seats: int) -> None:
    """§6.6: a view, and what may be chosen, depends only on what the seat may know."""
    chance = random.Random(seats)
    changed = 0
    for _game in range(40):
        for state, _events in playing(random_setup(seats, chance), chance):
            seat = chance.choice([*range(seats), None])
            other = dealt_again(state, seat, chance)
            changed += other.hands != state.hands
            assert sorted(all_cards(other)) == sorted(all_cards(state))
            view, again = SIXPACK.view(state, seat), SIXPACK.view(other, seat)
            assert view == again
            assert SIXPACK.choices(view) == SIXPACK.choices(again)
    assert changed > 200


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_known_is_so(seats: int) -> None:
    """§6.6: a card that a view places in a hand is there, or was laid by that seat."""
    chance = random.Random(seats)
    for _game in range(40):
        for state, _events in playing(random_setup(seats, chance), chance):
            for seat in (*range(seats), None):
                view = SIXPACK.view(state, seat)
                for other, known in enumerate(view.known):
                    laid = {card for lay in state.laid[other] for card in (lay.card, *lay.calculators)}
                    assert set(known) <= {*state.hands[other], *laid}
                assert set(view.open) <= {card for hand in state.hands for card in hand}


@pytest.mark.parametrize("seats", SEATS)
def test_events_and_choices_survive_json(seats: int) -> None:
    def back(value: Any, kinds: Any) -> Any:
        return msgspec.json.decode(msgspec.json.encode(value), type=kinds)

    chance = random.Random(seats)
    for _game in range(10):
        for state, events in playing(random_setup(seats, chance), chance):
            assert [back(event, SixpackEvent) for event in events] == list(events)
            for legal in SIXPACK.pending(state).values():
                assert [back(choice, SixpackChoice) for choice in legal] == list(legal)


def test_every_pack_comes_to_work() -> None:
    """In random games every effect that asks or acts is seen at work, and every kind of landing."""
    chance = random.Random(1)
    worked, landed = set(), set()
    for game in range(150):
        for state, events in playing(random_setup(2 + game % 5, chance), chance):
            worked |= {event.pack for event in events if isinstance(event, EffectTriggered)}
            landed |= {Landing.UNDER for event in events if isinstance(event, CardPutUnder)}
            for legal in SIXPACK.pending(state).values():
                landed |= {choice.landing for choice in legal if isinstance(choice, LandOn)}
    silent = {"reverse", "takeback", "sheriff", "no_superheroes", "calculator"}
    assert worked == set(SPECIAL) - silent
    assert landed == set(Landing)


@pytest.mark.parametrize("rounds", [1, 3, 5, 7])
def test_a_match_has_its_rounds(rounds: int) -> None:
    """§2.4; the match's phases go as every match's do."""
    options = SixpackOptions(preset="everything", rounds=rounds)  # type: ignore[arg-type]
    match = Match(SIXPACK, Setup(3, rounds, options))
    scored: list[Event] = []
    match.overhear(lambda event: scored.append(event) if isinstance(event, RoundScored) else None)
    chance = random.Random(rounds)
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        else:
            seat = chance.choice(list(match.pending))
            match.choose(seat, chance.choice(match.pending[seat]))
    assert len(scored) == rounds
    totals = [sum(event.points[seat] for event in scored) for seat in range(3)]  # type: ignore[attr-defined]
    assert SIXPACK.totals(match.state) == tuple(totals)


def test_a_choice_can_be_taken_back() -> None:
    match = Match(SIXPACK, Setup(3, 1, SixpackOptions(preset="everything")))
    match.deal()
    before = match.state
    match.choose(0, match.pending[0][0])
    match.undo(1)
    assert match.state == before


def _sensible(state: SixpackState, legal: tuple[SixpackChoice, ...], chance: random.Random) -> SixpackChoice:
    """Any hand card, but the pile that brings most."""
    first = legal[0]
    if not isinstance(first, LandOn) or first.landing is not Landing.CLAIM:
        return legal[int(chance.random() * len(legal))]

    def brings(choice: SixpackChoice) -> int:
        assert isinstance(choice, LandOn)
        return sum(state.cards[card].hand is not state.reversed for card in state.piles[choice.pile])

    return max(legal, key=brings)


@pytest.mark.parametrize(
    ("seats", "turns", "share"),
    sampled([(2, 7.4, 0.35), (3, 7.5, 0.26), (4, 6.6, 0.37), (5, 6.2, 0.48), (6, 6.1, 0.57)], 2),
)
def test_facts(seats: int, turns: float, share: float) -> None:
    """Games with neutral cards and one Reverse pack: their length, and how many cards are duplicates.

    In a third to a half of the games a hand is empty for a moment and refilled in the same turn (§3.1).
    """
    games, played, removed, length, refilled = 600, 0, 0, 0, 0
    for seed in range(games):
        setup = Setup(seats, seed, SixpackOptions(rounds=1))
        chance, empty, again = random.Random(seed), [False] * seats, False
        state = SIXPACK.deal(SIXPACK.open(setup)).state
        while not state.ranking:
            turn = state.turn
            seat, legal = next(iter(SIXPACK.pending(state).items()))
            choice = _sensible(state, legal, chance)
            if isinstance(choice, LayCard):
                empty[seat] = len(state.hands[seat]) == 1
            state, events = SIXPACK.apply(state, seat, choice)
            for event in events:
                if isinstance(event, CardsRevealed):
                    played += len(event.plays)
                elif isinstance(event, DuplicatesRemoved):
                    removed += len(event.cards)
            if state.turn != turn or state.ranking:
                again |= any(was and hand for was, hand in zip(empty, state.hands, strict=True))
                empty = [False] * seats
        length += state.turn
        refilled += again
    assert length / games == pytest.approx(turns, abs=0.35)
    assert removed / played == pytest.approx(share, abs=0.03)
    assert 0.25 < refilled / games < 0.6


def test_asked_events_come_last() -> None:
    """Whatever a step leads to, its questions are the last that is heard of it."""
    chance = random.Random(4)
    for _game in range(30):
        for _state, events in playing(random_setup(4, chance), chance):
            asked = [isinstance(event, Asked) for event in events]
            assert asked == sorted(asked)


def test_every_kind_of_step_has_its_routine() -> None:
    kinds = {
        kind
        for pack in PACKS.values()
        for kind in (
            pack.before_duplicates,
            pack.after_duplicates,
            pack.before_landing,
            pack.when_played,
            pack.when_covered,
            pack.instead_of_sharing,
            pack.when_won,
        )
        if kind
    }
    assert kinds <= set(LIBRARY.routines)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_others_do_in_secret_is_heard_the_same(seats: int) -> None:
    """§6.6: whatever card another seat lays or passes, and out of whatever hand."""
    chance = random.Random(seats)
    told = 0
    for _game in range(40):
        for state, _events in playing(random_setup(seats, chance), chance):
            asked = list(SIXPACK.pending(state))
            if len(asked) < 2:
                continue
            chooser = chance.choice(asked)
            listener = chance.choice([seat for seat in (*range(seats), None) if seat != chooser])
            other = dealt_again(state, listener, chance)
            place = chance.randrange(len(state.questions[asked.index(chooser)].legal))
            choice = SIXPACK.pending(state)[chooser][place]
            if isinstance(choice, LayCard) and {choice.card, *choice.calculators} & set(state.open):
                continue
            heard = [
                [
                    SIXPACK.redact(event, listener)
                    for event in SIXPACK.apply(one, chooser, SIXPACK.pending(one)[chooser][place]).events
                ]
                for one in (state, other)
            ]
            assert heard[0] == heard[1]
            told += 1
    assert told > 200
