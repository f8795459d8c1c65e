"""What a seat may not know does not show: not in views, events, choices, agents or inference."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from game.ai.agent import Budget
from game.cardgames.sixty_six.players.agents import AGENTS
from game.cardgames.sixty_six.rules.events import HandDealt, SixtySixChoice, SixtySixEvent
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.inference import excluded
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.engine.contract import Choice, Event
from tests.cardgames.sixty_six.deals import setup
from tests.sampling import sampled

MATCHES = sampled(range(30), 5)


def moments(seed: int, **options: object) -> list[tuple[SixtySixState, tuple[Event, ...], Choice | None]]:
    """The states of three random hands, the events that led to each, and what was chosen there."""
    chance = random.Random(seed)
    state = SIXTY_SIX.open(setup(seed, **options))
    found = []
    for _ in range(3):
        if SIXTY_SIX.ranking(state):
            break
        state, events = SIXTY_SIX.deal(state)
        while pending := SIXTY_SIX.pending(state):
            ((seat, choices),) = pending.items()
            choice = chance.choice(choices)
            found.append((state, events, choice))
            state, events = SIXTY_SIX.apply(state, seat, choice)
        found.append((state, events, None))
    return found


def dealt_again(state: SixtySixState, seat: int | None, chance: random.Random) -> SixtySixState:
    """The same state with all hands that the seat does not see dealt anew, and another generator."""
    others = [other for other in range(4) if other != seat]
    cards = [card for other in others for card in state.hands[other]]
    chance.shuffle(cards)
    hands = list(state.hands)
    for other in others:
        count = len(hands[other])
        hands[other], cards = tuple(sorted(cards[:count])), cards[count:]
    return SixtySixState(chance.getrandbits(60), tuple(hands), state.open)


@pytest.mark.parametrize("seed", MATCHES)
def test_views_show_nothing_hidden(seed: int) -> None:
    chance = random.Random(seed)
    for state, _events, _choice in moments(seed):
        seat = chance.choice((0, 1, 2, 3, None))
        view, again = (SIXTY_SIX.view(one, seat) for one in (state, dealt_again(state, seat, chance)))
        assert view == again
        assert excluded(view) == excluded(again)
        if seat in SIXTY_SIX.pending(state):
            check_choices(view, again, chance.choice(list(AGENTS)))


@pytest.mark.parametrize("level", AGENTS)
def test_no_agent_sees_what_is_hidden(level: str) -> None:
    """Neither at a bid nor at a card."""
    chance = random.Random(level)
    found = [(state, state.open.asked) for state, _events, choice in moments(chance.randrange(99)) if choice]
    for stage in ("bid", "play"):
        for state, seat in chance.sample([one for one in found if one[0].open.stage == stage], 2):
            other = dealt_again(state, seat, chance)
            check_choices(SIXTY_SIX.view(state, seat), SIXTY_SIX.view(other, seat), level)


def check_choices(view: SixtySixView, again: SixtySixView, level: str) -> None:
    """The agent decides the same."""
    agent = AGENTS[level]
    assert agent().choose(view, Budget(3), 7) == agent().choose(again, Budget(3), 7)


@pytest.mark.parametrize("seed", MATCHES)
def test_bids_and_cards_are_public_and_hands_are_not(seed: int) -> None:
    for _state, events, _choice in moments(seed):
        for event in events:
            for seat in (0, 1, 2, 3, None):
                heard = SIXTY_SIX.redact(event, seat)
                if isinstance(event, HandDealt) and event.seat != seat:
                    assert heard == HandDealt(event.seat, 6, ())
                else:
                    assert heard == event


@pytest.mark.parametrize("seed", MATCHES)
def test_same_seed_and_choices_same_events(seed: int) -> None:
    first, second = moments(seed), moments(seed)
    assert first == second


@pytest.mark.parametrize("seed", MATCHES)
def test_states_are_never_changed(seed: int) -> None:
    """Neither by any choice there is, nor by looking at them."""
    for state, _events, _choice in moments(seed):
        before = msgspec.json.encode(state)
        for seat, choices in SIXTY_SIX.pending(state).items():
            for choice in choices:
                SIXTY_SIX.apply(state, seat, choice)
        for viewer in (0, 1, 2, 3, None):
            SIXTY_SIX.view(state, viewer)
        assert msgspec.json.encode(state) == before


@pytest.mark.parametrize("seed", MATCHES)
def test_events_and_choices_survive_json(seed: int) -> None:
    def back(value: Any, kinds: Any) -> Any:
        return msgspec.json.decode(msgspec.json.encode(value), type=kinds)

    for state, events, choice in moments(seed, announce="manual"):
        assert all(back(event, SixtySixEvent) == event for event in events)
        assert choice is None or back(choice, SixtySixChoice) == choice
        assert back(state, SixtySixState) == state


def test_the_agents_play_whole_matches() -> None:
    for seed in range(20):
        state, agent = SIXTY_SIX.open(setup(seed)), AGENTS["duckling"]()
        hands, chance = 0, random.Random(seed)
        while SIXTY_SIX.ranking(state) is None:
            state, _ = SIXTY_SIX.deal(state)
            hands += 1
            while pending := SIXTY_SIX.pending(state):
                (seat,) = pending
                view = SIXTY_SIX.view(state, seat)
                choice = agent.choose(view, Budget(1), chance.getrandbits(60)).choice
                state, _ = SIXTY_SIX.apply(state, seat, choice)
            assert hands < 200
