"""Which events make which sounds."""

import importlib
import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from game.audio.cues import Cue, Cues, Streaks, Tier, impact_cue
from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules.events import CardsPlayed
from game.cardgames.must_be_18.rules.view import Placement
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules.events import Reason, RowTaken
from game.engine.contract import Event, Setup
from game.engine.match import Match
from game.engine.options import resolve
from game.tables.animation.entry import EventEntry, sound_entry, timed_entry
from game.ui.animation.timeline import Step

MOST_CHOICES = 400


class Rang(Event, frozen=True):
    times: int


class Fell(Event, frozen=True):
    """Something has fallen."""


def steps_of_ring(_shown: None, _event: Rang, _cues: Mapping[str, Cues]) -> list[Step]:
    return []


def steps_of_fall(_shown: None, _event: Fell, cues: Cues) -> list[Step]:
    return [Step()] * len(cues)


def test_entry_has_the_sounds_of_its_event() -> None:
    both = (Cue(Sound.PLACE), Cue(Sound.PAGE))
    event = Rang(4)
    rings = timed_entry(
        steps_of_ring, event, begins=Cue(Sound.DEAL), ends=Cue(Sound.COUNT, pitch=event.times)
    )
    falls = sound_entry(steps_of_fall, Fell(), *both)
    assert rings.cues["begins"] == (Cue(Sound.DEAL),)
    assert rings.cues["ends"] == (Cue(Sound.COUNT, pitch=4),)
    assert falls.cues[""] == both
    assert {*rings.cues} == {"begins", "ends"}
    assert {*falls.cues} == {""}
    assert len(falls.motion(None)) == 2
    with pytest.raises(KeyError):
        falls.cues["lands"]


def entry_of(game: str, event: Event) -> EventEntry[Any]:
    module = importlib.import_module(f"game.cardgames.{game}.table.animation.animate")
    found: EventEntry[Any] = module.entry_of(event)
    return found


@cache
def events_of_random_matches(game: str) -> tuple[Event, ...]:
    """Return the events of a few random matches."""
    rules = kit_of(game).rules()
    found: list[Event] = []
    for seed in range(4):
        chance = random.Random(seed)
        match = Match(rules, Setup(rules.usual_seats, seed, resolve(rules.options, {})))
        match.listen_unredacted(found.append)
        for _ in range(MOST_CHOICES):
            if match.over:
                break
            if not match.pending:
                match.deal()
                continue
            seat = min(match.pending)
            match.choose(seat, chance.choice(match.pending[seat]))
    return tuple(found)


def cues_with_events(game: str) -> list[tuple[Event, Cue]]:
    """Return each cue of these events, with its event."""
    return [
        (event, cue)
        for event in events_of_random_matches(game)
        for cues in entry_of(game, event).cues.values()
        for cue in cues
    ]


@pytest.mark.parametrize("game", GAMES)
def test_game_plays_its_own_and_shared_sounds(game: str) -> None:
    own = set(kit_of(game).sounds())
    found = {cue.sound for _event, cue in cues_with_events(game)}
    assert found
    assert found <= own | set(Sound)


@pytest.mark.parametrize("game", GAMES)
def test_all_three_tiers_occur_and_higher_ones_less_often(game: str) -> None:
    tiers = Counter(cue.tier for _event, cue in cues_with_events(game))
    assert tiers[Tier.PLAY] > tiers[Tier.STAKES] > tiers[Tier.MOMENT] > 0


@pytest.mark.parametrize("game", GAMES)
def test_impacts_are_as_heavy_as_the_stakes(game: str) -> None:
    """An impact comes with another sound of its own tier, never alone."""
    for event in events_of_random_matches(game):
        for cues in entry_of(game, event).cues.values():
            for cue in cues:
                if cue.sound in (Sound.THUD, Sound.BOOM):
                    assert cue == impact_cue(cue.tier)
                    assert cues[0].tier is cue.tier
                    assert cues[0].sound is not cue.sound


def test_row_of_ten_ducks_is_a_moment() -> None:
    def taken(ducks: int, reason: Reason) -> Mapping[str, Cues]:
        event = RowTaken(seat=1, card=50, row=0, cards=(1, 2, 3, 4, 5), ducks=ducks, reason=reason)
        return entry_of("six_takes", event).cues

    assert taken(9, Reason.SIXTH)["swept"][0].tier is Tier.STAKES
    assert taken(10, Reason.SIXTH)["swept"][1] == impact_cue(Tier.MOMENT)
    assert taken(3, Reason.SIXTH)["arrives"] != taken(3, Reason.TOO_LOW)["arrives"]


def test_many_cards_that_make_18_are_a_moment() -> None:
    def made(count: int) -> Cue:
        cards = tuple(Placement(column=column, card=column, number=6) for column in range(count))
        event = CardsPlayed(seat=0, placements=cards, before=(6, 6, 6), after=(6, 6, 6), left=4)
        return entry_of("must_be_18", event).cues["made"][0]

    tiers = [made(count).tier for count in (1, 2, 3, 5)]
    assert tiers == [Tier.PLAY, Tier.STAKES, Tier.MOMENT, Tier.MOMENT]
    pitches = [made(count).pitch for count in (1, 2, 3)]
    assert pitches == sorted(set(pitches))


def test_sound_repeated_soon_rises_up_to_an_octave() -> None:
    streaks = Streaks()
    rises = [streaks.next_rise(Sound.SLIDE, now) for now in (0.0, 0.5, 1.0, 1.5)]
    assert rises == [0, 2, 4, 5]
    assert streaks.next_rise(Sound.PAGE, 1.6) == 0
    assert streaks.next_rise(Sound.SLIDE, 1.7) == 7
    assert streaks.next_rise(Sound.SLIDE, 9.0) == 0
    assert [streaks.next_rise(Sound.DEAL, 0.1 * number) for number in range(20)][-3:] == [12, 12, 12]
