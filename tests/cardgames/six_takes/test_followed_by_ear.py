"""A turn at speed *fast* can be followed from its sounds alone."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pygame
import pytest

from game.audio.cues import Tier
from game.audio.player import Audio, Volumes
from game.audio.sounds import AnySound, Sound
from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.table.sounds import SixTakesSound, count_cues
from game.cardgames.six_takes.table.table import SixTakesTable
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Event, Setup
from game.engine.match import Match
from game.engine.options import resolve
from game.storage.places import ASSETS
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.show import Show
from game.tables.table import TableServices

FRAME = 1 / 60
TONES = (-7, -3, 0, 5)
"""The rows' tones, from the first row to the fourth, as the glossary plays them."""


@dataclass(frozen=True)
class Note:
    sound: AnySound
    pan: float
    pitch: int
    time: float


@dataclass(frozen=True)
class Landed:
    seat: int
    row: int


@dataclass(frozen=True)
class Taken:
    """A seat has taken a row and its ducks; `low`: with a card too low for all rows."""

    seat: int
    row: int
    ducks: int
    low: bool


class Heard(Audio):
    """The game's audio on a listener's clock, recording what would be heard.

    Attributes:
        notes: what was heard.
        now: the time, in seconds.
    """

    def __init__(self) -> None:
        super().__init__(ASSETS, Volumes(), clock=lambda: self.now)
        self.notes: list[Note] = []
        self.now = 0.0
        self._asked: tuple[AnySound, int] = Sound.PLACE, 0
        self.open()
        self._silence = pygame.mixer.Sound(buffer=bytes(4))

    def play(self, sound: AnySound, **how: Any) -> None:
        self._asked = sound, 0
        super().play(sound, **how)

    def _load(self, file: str, pitch: int) -> pygame.mixer.Sound:
        assert (ASSETS / "sounds" / f"{file}.wav").exists()
        self._asked = self._asked[0], pitch
        return self._silence

    def _play(self, sound: pygame.mixer.Sound, volume: float, pan: float, tier: Tier) -> None:
        sound_of, pitch = self._asked
        self.notes.append(Note(sound_of, pan, pitch, self.now))


@pytest.fixture
def audio() -> Iterator[Heard]:
    made = Heard()
    yield made
    made.close()


class Listener:
    def __init__(self, match: Match, audio: Heard) -> None:
        pygame.display.set_mode((640, 360))
        self._audio = audio
        people = tuple(Person(f"Duck {seat}") for seat in range(match.setup.seats))
        self.table = SixTakesTable(match.view(0), people, Art(), TableServices(sound=audio.play))
        self.table.resize(1280, 720)
        self.table.show(match.view(0))
        self._show = Show(self.table, NARRATOR, speed="fast")

    def listen(self, events: list[Event]) -> list[Note]:
        """Show events; return what is heard of them."""
        self._audio.notes = []
        for event in events:
            told = SIX_TAKES.redact(event, 0)
            if told is not None:
                self._show.feed(told)
        while self._show.busy:
            self._show.update(FRAME)
            self._audio.now += FRAME
        return self._audio.notes


def turn_heard(notes: list[Note]) -> list[Landed | Taken]:
    """Return a turn as told by a listener who knows only the glossary.

    When cards are revealed, each is heard once from its player, lowest first: the listener's own rings,
    the others come from left to right, clockwise. Then each is heard again as it goes to its row.
    """
    revealed = next(place for place, note in enumerate(notes) if note.sound is Sound.REVEAL)
    heard = notes[revealed + 1 :]
    rings = {note.time for note in heard if note.sound is SixTakesSound.MINE and note.pan == 0.0}
    cards = [note for note in heard if note.sound is SixTakesSound.CARD]

    def side(note: Note) -> float | None:
        """Return the side from which a card comes; None for the listener's own."""
        return None if note.pan == 0.0 and note.time in rings else note.pan

    sides = list(dict.fromkeys(side(note) for note in cards))
    seats: dict[float | None, int] = {None: 0}
    seats |= {one: place + 1 for place, one in enumerate(sorted(one for one in sides if one is not None))}
    assert [seats[side(note)] for note in cards[len(sides) :]] == [seats[one] for one in sides]

    story: list[Landed | Taken] = []
    seat, ducks, low, came, lies = -1, 0, False, False, False
    for note in heard:
        match note.sound:
            case Sound.TOO_LOW:
                low = True
            case SixTakesSound.CARD:
                seat = seats[side(note)]
            case SixTakesSound.SIXTH | Sound.ON_CARD:
                came = True
            case Sound.COUNT | SixTakesSound.FIVE:
                ducks += 1
            case Sound.PLACE:
                lies = True
            case SixTakesSound.ROW if lies:
                row = TONES.index(note.pitch)
                if came:
                    story.append(Taken(seat, row, ducks, low))
                story.append(Landed(seat, row))
                ducks, low, came, lies = 0, False, False, False
    return story


def turn_played(events: list[Event]) -> list[Landed | Taken]:
    """Return the same turn from its events."""
    story: list[Landed | Taken] = []
    for event in events:
        match event:
            case ev.RowTaken():
                low = event.reason is ev.Reason.TOO_LOW
                story.append(Taken(event.seat, event.row, event.ducks, low))
            case ev.CardPlaced():
                story.append(Landed(event.seat, event.row))
    return story


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7, 10])
def test_turn_can_be_followed_by_ear(seats: int, audio: Heard) -> None:
    """Which card went to which row, in order, and who took which row, how and with how many ducks."""
    chance = random.Random(seats)
    match = Match(SIX_TAKES, Setup(seats, 60 + seats, resolve(SIX_TAKES.options, {})))
    events: list[Event] = []
    match.listen_unredacted(events.append)
    match.deal()
    events.clear()
    listener = Listener(match, audio)
    kinds = set[type[object]]()
    for _turn in range(8):
        while not any(isinstance(event, ev.CardsRevealed) for event in events) or match.view(0).waiting:
            seat = min(match.pending)
            match.choose(seat, chance.choice(match.pending[seat]))
        truth = turn_played(events)
        assert turn_heard(listener.listen(events)) == truth
        assert len(truth) >= seats
        kinds |= {type(one) for one in truth}
        events.clear()
    assert kinds == {Landed, Taken}


def test_revealed_cards_are_heard_from_low_to_high(audio: Heard) -> None:
    match = Match(SIX_TAKES, Setup(6, 8, resolve(SIX_TAKES.options, {})))
    match.deal()
    listener = Listener(match, audio)
    plays = tuple((card, seat) for seat, card in enumerate((3, 20, 41, 60, 88, 104)))
    notes = listener.listen([ev.CardsRevealed(1, plays, False)])
    cards = [note for note in notes if note.sound is SixTakesSound.CARD]
    pitches = [note.pitch for note in cards]
    assert pitches == sorted(set(pitches))
    assert pitches[-1] == 12
    times = [note.time for note in cards]
    assert len(set(times)) == 6
    assert [note.time for note in notes if note.sound is SixTakesSound.MINE] == [cards[0].time]
    pans = [note.pan for note in cards]
    assert pans[0] == 0.0
    assert pans[1:] == sorted(set(pans[1:]))


@pytest.mark.parametrize("ducks", [1, 4, 5, 11, 27])
def test_counted_ducks_get_lower_and_every_fifth_squeaks(ducks: int) -> None:
    cues = [cue for number in range(1, ducks + 1) for cue in count_cues(number)]
    assert [cue.sound for cue in cues].count(SixTakesSound.FIVE) == ducks // 5
    pitches = [cue.pitch for cue in cues]
    assert pitches == sorted(pitches, reverse=True)
    assert len(set(pitches)) == min(ducks, 22)
    assert all(-12 <= pitch <= 12 for pitch in pitches)
