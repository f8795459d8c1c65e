"""Cue sheets: which event makes which sound."""

from __future__ import annotations

import importlib
import random
from collections import Counter
from functools import cache

import pytest

from game.audio.cues import Cue, CueSheet, Streaks, Tier, impact
from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules.events import CardsPlayed
from game.cardgames.must_be_18.rules.view import Placement
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules.events import Reason, RowTaken
from game.engine.contract import Event, Setup
from game.engine.match import Match
from game.engine.options import resolve

MOST_CHOICES = 400


class Rang(Event, frozen=True):
    """A bell has rung, so many times."""

    times: int


class Fell(Event, frozen=True):
    """Something has fallen."""


def test_an_event_has_its_sounds_or_a_function_finds_them() -> None:
    both = (Cue(Sound.PLACE), Cue(Sound.PAGE))
    sheet = CueSheet(
        {
            Rang: {"begins": Cue(Sound.DEAL), "ends": lambda event: (Cue(Sound.COUNT, pitch=event.times),)},
            Fell: both,
        }
    )
    assert sheet.of(Rang(4), "begins") == (Cue(Sound.DEAL),)
    assert sheet.of(Rang(4), "ends") == (Cue(Sound.COUNT, pitch=4),)
    assert sheet.of(Fell()) == both
    assert sheet.moments == {(Rang, "begins"), (Rang, "ends"), (Fell, "")}
    with pytest.raises(KeyError):
        sheet.of(Fell(), "lands")


def sheet_of(game: str) -> CueSheet:
    """A game's cue sheet."""
    found: CueSheet = importlib.import_module(f"game.cardgames.{game}.table.sounds").CUES
    return found


@cache
def happened(game: str) -> tuple[Event, ...]:
    """The events of a few matches that are played at random."""
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


def heard_of(game: str) -> list[tuple[Event, Cue]]:
    """Each cue of what happened, with its event."""
    sheet = sheet_of(game)
    return [
        (event, cue)
        for event in happened(game)
        for kind, moment in sheet.moments
        if kind is type(event)
        for cue in sheet.of(event, moment)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_plays_its_own_sounds_and_those_of_the_house(game: str) -> None:
    own = set(kit_of(game).sounds())
    found = {cue.sound for _event, cue in heard_of(game)}
    assert found
    assert found <= own | set(Sound)


@pytest.mark.parametrize("game", GAMES)
def test_all_three_tiers_come_up_and_only_seldom_the_highest(game: str) -> None:
    tiers = Counter(cue.tier for _event, cue in heard_of(game))
    assert tiers[Tier.PLAY] > tiers[Tier.STAKES] > tiers[Tier.MOMENT] > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_hits_the_table_is_as_heavy_as_what_is_at_stake(game: str) -> None:
    """An impact comes with a sound of its own tier, never alone."""
    sheet = sheet_of(game)
    for event in happened(game):
        for kind, moment in sheet.moments:
            cues = sheet.of(event, moment) if kind is type(event) else ()
            for cue in cues:
                if cue.sound in (Sound.THUD, Sound.BOOM):
                    assert cue == impact(cue.tier)
                    assert cues[0].tier is cue.tier
                    assert cues[0].sound is not cue.sound


def test_a_dear_row_is_the_moment_of_a_round() -> None:
    sheet = sheet_of("six_takes")

    def taken(ducks: int, reason: Reason) -> RowTaken:
        return RowTaken(seat=1, card=50, row=0, cards=(1, 2, 3, 4, 5), ducks=ducks, reason=reason)

    assert sheet.of(taken(9, Reason.SIXTH), "swept")[0].tier is Tier.STAKES
    assert sheet.of(taken(10, Reason.SIXTH), "swept")[1] == impact(Tier.MOMENT)
    assert sheet.of(taken(3, Reason.SIXTH), "arrives") != sheet.of(taken(3, Reason.TOO_LOW), "arrives")


def test_many_cards_that_make_18_are_a_moment() -> None:
    sheet = sheet_of("must_be_18")

    def played(count: int) -> CardsPlayed:
        cards = tuple(Placement(column=column, card=column, number=6) for column in range(count))
        return CardsPlayed(seat=0, placements=cards, before=(6, 6, 6), after=(6, 6, 6), left=4)

    tiers = [sheet.of(played(count), "18")[0].tier for count in (1, 2, 3, 5)]
    assert tiers == [Tier.PLAY, Tier.STAKES, Tier.MOMENT, Tier.MOMENT]
    pitches = [sheet.of(played(count), "18")[0].pitch for count in (1, 2, 3)]
    assert pitches == sorted(set(pitches))


def test_what_comes_again_soon_is_higher() -> None:
    streaks = Streaks()
    rises = [streaks.next(Sound.SLIDE, now) for now in (0.0, 0.5, 1.0, 1.5)]
    assert rises == [0, 2, 4, 5]
    assert streaks.next(Sound.PAGE, 1.6) == 0
    assert streaks.next(Sound.SLIDE, 1.7) == 7
    assert streaks.next(Sound.SLIDE, 9.0) == 0
    assert [streaks.next(Sound.DEAL, 0.1 * number) for number in range(20)][-3:] == [12, 12, 12]
