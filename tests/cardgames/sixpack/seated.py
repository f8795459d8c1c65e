"""A seat at a table of Sixpack: a match shown on a real table, played by real input events."""

from __future__ import annotations

import random

import pygame

from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.options import PACK_COUNTS, SixpackOptions
from game.cardgames.sixpack.rules.packs import SPECIAL
from game.cardgames.sixpack.table.focus import Spot, Zone
from game.cardgames.sixpack.table.pickers import picker
from game.cardgames.sixpack.table.table import SixpackTable
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.engine.contract import Choice, Event, Setup
from game.engine.match import Match
from game.tables.art import Art
from game.tables.people import Person
from game.tables.show import Show
from game.tables.table import Manner
from game.ui.devices.bindings import Bindings
from game.ui.devices.input import Input
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen

_NAMES = ("Ann", "Bob", "Celia", "David", "Mabel", "Nemo")


class Seated:
    """Seat 0 of a match with any packs; the others choose at random.

    Attributes:
        read: what was said of the focus, and `said` what was asked for.
        asked: the kinds of questions that were answered at this seat.
        windows: how many of them in a window.
        commits: whether choices are laid; else they are only kept in `made`.
    """

    def __init__(
        self,
        seats: int,
        seed: int,
        *,
        packs: tuple[str, ...] = (),
        size: tuple[int, int] = (640, 360),
        scale: float = 1.0,
        manner: Manner | None = None,
        speed: str = "instant",
        seat: int | None = 0,
    ) -> None:
        self.chance = random.Random(seed)
        pool = [pack for pack in SPECIAL for _ in range(PACKS[pack].most)]
        packs = packs or tuple(self.chance.sample(pool, PACK_COUNTS[seats]))
        setup = Setup(seats, seed, SixpackOptions(preset="own", packs=packs, rounds=1))
        self.surface = pygame.display.set_mode(size)
        self.scale = Scale.of(size, scale)
        self.input = Input(Bindings(), lambda: 0.0)
        pygame.event.clear()
        self.read: list[str] = []
        self.said: list[str] = []
        self.asked: list[str] = []
        self.windows = 0
        self.commits = True
        self.made: list[Choice] = []
        self.seat = seat
        self.match = Match(SIXPACK, setup)
        art = Art()
        self._shapes = Shapes(art.fonts)
        people = tuple(Person(name) for name in _NAMES[:seats])
        manner = manner or Manner(read=self.read.append, say=self.said.append)
        blank = SIXPACK.blank(setup, seat)
        self.table = SixpackTable(blank, people, art, manner)
        self.table.resize(self.scale.width, self.scale.height)
        self.show = Show(self.table, NARRATOR, speed=speed)
        self.folded = blank
        self.heard: list[Event] = []
        self.match.listen(self._hear, seat)
        self.match.deal()
        self.show.finish()

    def _hear(self, event: Event) -> None:
        self.folded = SIXPACK.see(self.folded, event)
        self.heard.append(event)
        self.show.feed(event)

    @property
    def focus(self) -> Spot | None:
        """What the focus is on."""
        return self.table.focus.spot

    def draw(self) -> None:
        """Draw the table."""
        self.table.draw(Pen(Screen(self.surface, self.scale), self._shapes))

    # -- the match -------------------------------------------------------------------------------------

    def others(self) -> None:
        """Let the others choose until the own seat is asked, or the match is over."""
        while not self.match.over:
            pending = self.match.pending
            if self.seat in pending:
                break
            self.by_chance()
        self.show.finish()

    def by_chance(self) -> None:
        """Let anybody who is asked choose at random."""
        pending = self.match.pending
        seat = self.chance.choice(list(pending))
        self.match.choose(seat, self.chance.choice(pending[seat]))

    def until(self, kind: str, *, window: bool | None = None, most: int = 400) -> bool:
        """Play on by chance until the own seat is asked something; whether it ever was."""
        for _ in range(most):
            self.others()
            question = self.table.view.question
            if self.match.over or question is None:
                return False
            if question.kind == kind and window in (None, self.window_open):
                return True
            self.by_chance()
        return False

    @property
    def window_open(self) -> bool:
        """Whether a picker is open."""
        return picker(self.table.view, self.table.focus.draft) is not None

    # -- input -----------------------------------------------------------------------------------------

    def _handle(self) -> bool:
        """Let the table have what came in; whether it made a choice, which is then laid."""
        chosen = False
        for event in self.input.poll(self.scale):
            question, window = self.table.view.question, self.window_open
            choice = self.table.handle(event)
            if choice is None or self.seat is None:
                continue
            assert question is not None
            if not self.commits:
                self.made.append(choice)
                continue
            self.match.choose(self.seat, choice)
            self.asked.append(question.kind)
            self.windows += window
            self.show.finish()
            chosen = True
        return chosen

    def key(self, name: str) -> bool:
        """Press a key; whether that made a choice."""
        key = pygame.key.key_code(name)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
        return self._handle()

    def point(self, x: float, y: float) -> None:
        """Move the pointer to a point, in units."""
        pos = round(x * self.scale.ppu), round(y * self.scale.ppu)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0)))
        self._handle()

    def click(self, spot: Spot) -> bool:
        """Move to a spot and click there; whether that made a choice."""
        area = self.table.areas()[spot]
        # Of a card in the fan only the left part is sure to be on top.
        x = area.left + area.width * (0.2 if spot.zone is Zone.HAND else 0.5)
        self.point(x, area.centery)
        pos = round(x * self.scale.ppu), round(area.centery * self.scale.ppu)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        return self._handle()

    def poll(self) -> bool:
        """Let the table have what a gamepad sent; whether that made a choice."""
        return self._handle()
