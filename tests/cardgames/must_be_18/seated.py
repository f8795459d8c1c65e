"""A seat at a table of You Must Be 18!: a match shown on a real table, played by real input events."""

from __future__ import annotations

import random

import pygame

from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State
from game.cardgames.must_be_18.table.focus import Spot, Zone
from game.cardgames.must_be_18.table.table import MustBe18Table
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.engine.contract import Choice, Event, Setup
from game.tables.art import Art
from game.tables.people import Person
from game.tables.show import Show
from game.tables.table import Manner
from game.ui.devices.bindings import Bindings
from game.ui.devices.input import Input
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen

NAMES = ("Ann", "Bob", "Celia", "David", "Mabel", "Nemo")


class Seated:
    """Seat 0 of a match of one round, or of a given position; the others choose at random.

    Attributes:
        read: what was said of the focus, and `said` what was asked for.
        made: the choices of this seat.
        performed: the events that were shown.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        state: MustBe18State | None = None,
        size: tuple[int, int] = (640, 360),
        scale: float = 1.0,
        manner: Manner | None = None,
        speed: str = "instant",
        seat: int | None = 0,
        chance: int = 18,
    ) -> None:
        self.chance = random.Random(chance)
        self.surface = pygame.display.set_mode(size)
        self.scale = Scale.of(size, scale)
        self.input = Input(Bindings(), lambda: 0.0)
        pygame.event.clear()
        self.read: list[str] = []
        self.said: list[str] = []
        self.made: list[Choice] = []
        self.performed: list[Event] = []
        self.seat = seat
        self.state = MUST_BE_18.open(setup) if state is None else state
        art = Art()
        self._shapes = Shapes(art.fonts)
        people = tuple(Person(name) for name in NAMES[: setup.seats])
        manner = manner or Manner(read=self.read.append, say=self.said.append)
        self.folded = MUST_BE_18.view(self.state, seat)
        self.table = MustBe18Table(self.folded, people, art, manner)
        self.table.resize(self.scale.width, self.scale.height)
        self.show = Show(self.table, NARRATOR, speed=speed)
        if state is None:
            self.deal()

    # -- the match -------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Deal the next round."""
        self.state, events = MUST_BE_18.deal(self.state)
        self._hear(events)

    def _hear(self, events: tuple[Event, ...]) -> None:
        for event in events:
            mine = MUST_BE_18.redact(event, self.seat)
            if mine is not None:
                self.folded = MUST_BE_18.see(self.folded, mine)  # type: ignore[arg-type]
                self.performed.append(mine)
                self.show.feed(mine)
        if self.show.speed == "instant":
            self.show.finish()

    @property
    def asked(self) -> int | None:
        """The seat that has to choose now."""
        return next(iter(MUST_BE_18.pending(self.state)), None)

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.asked is None

    def choose(self, seat: int, choice: Choice) -> None:
        """Let a seat choose."""
        self.state, events = MUST_BE_18.apply(self.state, seat, choice)
        self._hear(events)

    def by_chance(self) -> None:
        """Let whoever is asked choose at random."""
        ((seat, choices),) = MUST_BE_18.pending(self.state).items()
        self.choose(seat, self.chance.choice(choices))

    def others(self) -> None:
        """Let the others choose until the own seat is asked, or the round is over."""
        while not self.over and self.asked != self.seat:
            self.by_chance()

    # -- looking ---------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw the table."""
        self.table.draw(Pen(Screen(self.surface, self.scale), self._shapes))

    def frames(self, count: int = 60) -> None:
        """Let time pass."""
        for _ in range(count):
            self.show.update(1 / 30)

    @property
    def message(self) -> str:
        """What the counter says."""
        return self.table.picture().message

    @property
    def total(self) -> int:
        """What the counter shows."""
        return sum(self.table.picture().tops)

    def card(self, number: int, which: int = 0) -> Spot:
        """The hand card with a number, the first or a later one."""
        view, put = self.table.view, self.table.draft.cards
        cards = [card for card in view.hand if view.numbers[card] == number and card not in put]
        return Spot(Zone.HAND, cards[which])

    # -- input -----------------------------------------------------------------------------------------

    def _handle(self) -> bool:
        """Let the table have what came in; whether it made a choice, which is then laid."""
        chosen = False
        for event in self.input.poll(self.scale):
            choice = self.table.handle(event)
            if choice is not None and self.seat is not None:
                self.made.append(choice)
                self.choose(self.seat, choice)
                chosen = True
        return chosen

    def key(self, name: str, mod: int = 0) -> bool:
        """Press a key; whether that made a choice."""
        key = pygame.key.key_code(name)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        return self._handle()

    def keys(self, names: str) -> bool:
        """Press keys one after the other; whether the last one made a choice."""
        return [self.key(name) for name in names.split()][-1]

    def keys_said(self, names: str) -> list[str]:
        """All that is said and read while these keys are pressed."""
        self.said.clear()
        self.read.clear()
        self.keys(names)
        return [*self.said, *self.read]

    def at(self, spot: Spot) -> tuple[float, float]:
        """A point where a spot is sure to be on top."""
        area = self.table.areas()[spot]
        if spot.zone is Zone.HAND:
            return area.left + area.width * 0.2, area.centery
        return area.centerx, area.centery

    def point(self, x: float, y: float, held: bool = False) -> bool:
        """Move the pointer to a point, in units."""
        pos = round(x * self.scale.ppu), round(y * self.scale.ppu)
        moved = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(int(held), 0, 0))
        pygame.event.post(moved)
        return self._handle()

    def _button(self, kind: int, x: float, y: float) -> bool:
        pos = round(x * self.scale.ppu), round(y * self.scale.ppu)
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        return self._handle()

    def click(self, spot: Spot) -> bool:
        """Move to a spot and click there; whether that made a choice."""
        x, y = self.at(spot)
        self.point(x, y)
        down = self._button(pygame.MOUSEBUTTONDOWN, x, y)
        return self._button(pygame.MOUSEBUTTONUP, x, y) or down

    def drag(self, spot: Spot, goal: tuple[float, float]) -> None:
        """Drag what is at a spot to a point."""
        x, y = self.at(spot)
        self.point(x, y)
        self._button(pygame.MOUSEBUTTONDOWN, x, y)
        for share in (0.3, 0.7, 1.0):
            self.point(x + (goal[0] - x) * share, y + (goal[1] - y) * share, held=True)
        self._button(pygame.MOUSEBUTTONUP, *goal)

    def right_click(self) -> None:
        """Click with the other button."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3))
        self._handle()

    def poll(self) -> bool:
        """Let the table have what a gamepad sent; whether that made a choice."""
        return self._handle()

    def at_column(self, column: int) -> tuple[float, float]:
        """The middle of a column, or of the place of a new one."""
        return self.table.layout.columns[column].center
