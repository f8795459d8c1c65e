"""What holds in every match of Sixpack, with any players and packs."""

import random

import pytest

from game.cardgames.sixpack.rules.choices import Landing, LandOn, LayCard, SixpackChoice
from game.cardgames.sixpack.rules.events import (
    Asked,
    CardPutUnder,
    CardsRevealed,
    DuplicatesRemoved,
    EffectTriggered,
    RoundScored,
)
from game.cardgames.sixpack.rules.game import ROUTINES, SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.packs import PACKS, SPECIAL
from game.cardgames.sixpack.rules.view import SixpackState
from game.engine.contract import Event, Phase, Setup
from game.engine.match import Match
from tests.cardgames.sixpack.matches import all_cards, random_match, random_setup
from tests.support.sampling import sampled

SEATS = range(2, 7)
BLOCKS = range(15)
GAMES = 30
"""The games in a block; each number of seats has 15 blocks (2,250 games in all), one in every run."""


@pytest.mark.parametrize("block", sampled(BLOCKS, 1))
@pytest.mark.parametrize("seats", SEATS)
def test_random_matches(seats: int, block: int) -> None:
    """Cards are conserved, there are three piles, the match ends, and a step's questions come last."""
    chance = random.Random(seats * 100 + block)
    for _game in range(GAMES):
        for turns, (state, events) in enumerate(random_match(random_setup(seats, chance), chance)):
            assert turns < 2000
            asked = [isinstance(event, Asked) for event in events]
            assert asked == sorted(asked)
            assert sorted(all_cards(state)) == list(range(1, len(state.public.cards)))
            assert len(state.public.piles) == 3
            assert all(state.public.piles)
            assert state.public.round == 1
        assert state.public.agenda == ()


@pytest.mark.parametrize("seats", SEATS)
def test_known_cards_are_where_views_place_them(seats: int) -> None:
    """§6.6: a card that a view places in a hand is there, or was laid by that seat."""
    chance = random.Random(seats)
    for _game in range(40):
        for state, _events in random_match(random_setup(seats, chance), chance):
            for seat in (*range(seats), None):
                view = SIXPACK.view(state, seat)
                for other, known in enumerate(view.known):
                    laid = {card for lay in state.laid[other] for card in (lay.card, *lay.calculators)}
                    assert set(known) <= {*state.hands[other], *laid}
                assert set(view.open) <= {card for hand in state.hands for card in hand}


@pytest.mark.parametrize("seats", SEATS)
def test_face_up_cards_and_hand_sizes_match_the_hands(seats: int) -> None:
    """The public hand sizes, the face-up cards (§9.4), and each seat's own hand in order."""
    chance = random.Random(seats)
    for _game in range(12):
        for state, _events in random_match(random_setup(seats, chance), chance):
            view = state.public
            assert view.hand_sizes == tuple(map(len, state.hands))
            glass = {card for hand in state.hands for card in hand if view.cards[card].glass}
            assert glass <= set(view.open)
            assert view.open == tuple(sorted(view.open))
            for seat in range(seats):
                own = SIXPACK.view(state, seat)
                assert own.hand == tuple(sorted(state.hands[seat]))
                assert own.known[seat] == ()
                assert all(known == tuple(sorted(known)) for known in own.known)


def test_every_pack_and_landing_occurs() -> None:
    """In random games, every effect that asks or acts is triggered, and every kind of landing is offered."""
    chance = random.Random(1)
    worked, landed = set(), set()
    for game in range(150):
        for state, events in random_match(random_setup(2 + game % 5, chance), chance):
            worked |= {event.pack for event in events if isinstance(event, EffectTriggered)}
            landed |= {Landing.UNDER for event in events if isinstance(event, CardPutUnder)}
            for legal in SIXPACK.pending(state).values():
                landed |= {choice.landing for choice in legal if isinstance(choice, LandOn)}
    silent = {"reverse", "takeback", "sheriff", "no_superheroes", "calculator"}
    assert worked == set(SPECIAL) - silent
    assert landed == set(Landing)


@pytest.mark.parametrize("rounds", [1, 2, 3, 5, 7])
def test_match_has_its_number_of_rounds(rounds: int) -> None:
    """§2.4; the match's phases are those of every match."""
    options = SixpackOptions(preset="everything", rounds=rounds)  # type: ignore[arg-type]
    match = Match(SIXPACK, Setup(3, rounds, options))
    scored: list[Event] = []
    match.listen_unredacted(lambda event: scored.append(event) if isinstance(event, RoundScored) else None)
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


def _sensible(state: SixpackState, legal: tuple[SixpackChoice, ...], chance: random.Random) -> SixpackChoice:
    """Return a random legal choice, but the pile that brings most if the seat may claim."""
    first = legal[0]
    if not isinstance(first, LandOn) or first.landing is not Landing.CLAIM:
        return legal[int(chance.random() * len(legal))]

    def brings(choice: SixpackChoice) -> int:
        return sum(
            state.public.cards[card].hand is not state.public.reversed
            for card in state.public.piles[choice.pile]
        )

    return max(legal, key=brings)


@pytest.mark.parametrize(
    ("seats", "turns", "share"),
    sampled([(2, 7.4, 0.35), (3, 7.5, 0.26), (4, 6.6, 0.37), (5, 6.2, 0.48), (6, 6.1, 0.57)], 1),
)
def test_average_length_and_share_of_duplicates(seats: int, turns: float, share: float) -> None:
    """Games with neutral cards and one Reverse pack: how long they are, and how many cards are duplicates.

    In a third to a half of the games, a hand is empty for a moment and refilled in the same turn (§3.1).
    """
    games, played, removed, length, refilled = 600, 0, 0, 0, 0
    for seed in range(games):
        setup = Setup(seats, seed, SixpackOptions(rounds=1))
        chance, empty, again = random.Random(seed), [False] * seats, False
        state = SIXPACK.deal(SIXPACK.open(setup)).state
        while not state.public.ranking:
            turn = state.public.turn
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
            if state.public.turn != turn or state.public.ranking:
                again |= any(was and hand for was, hand in zip(empty, state.hands, strict=True))
                empty = [False] * seats
        length += state.public.turn
        refilled += again
    assert length / games == pytest.approx(turns, abs=0.35)
    assert removed / played == pytest.approx(share, abs=0.03)
    assert 0.25 < refilled / games < 0.6


def test_asked_events_come_last() -> None:
    """Whatever a step leads to, its questions are its last events."""
    chance = random.Random(4)
    for _game in range(30):
        for _state, events in random_match(random_setup(4, chance), chance):
            asked = [isinstance(event, Asked) for event in events]
            assert asked == sorted(asked)


def test_every_kind_of_step_has_a_routine() -> None:
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
    assert kinds <= set(ROUTINES)
