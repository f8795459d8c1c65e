"""A seat at any game's table: a match shown on a real table, played by real input events."""

import random
from functools import cache
from typing import Any

import pygame

from game.cardgames.kit import Kit
from game.engine.contract import Choice, Event, Phase, Setup
from game.engine.match import Match
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.show import Show
from game.tables.table import TableServices
from game.ui.devices.bindings import Bindings
from game.ui.devices.input import Input
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from tests.contract.random_matches import draw_choice

NAMES = ("Ann", "Bob", "Celia", "David", "Mabel", "Nemo", "Odile", "Pip", "Quinn", "Rose")


@cache
def shared_art() -> Art:
    return Art()


@cache
def shared_shapes() -> Shapes:
    return Shapes(shared_art().fonts)


def visible_point(table: Any, spot: Any) -> tuple[float, float]:
    """Return a point of a table where a spot is on top; for a card in the fan, one in its left part."""
    hand = getattr(getattr(table, "model", None), "hand", ())
    if spot in hand:
        pose = table.model.hand_poses()[hand.index(spot)]
        return pose.x - pose.width * 0.3, pose.y
    return table.areas()[spot].center


class Seated:
    """A seat of a match with its first round dealt, or of a given position; the others choose at random.

    Attributes:
        table: the table; `show` shows events on it.
        folded: the seat's view, built from the events in `heard`.
        read: what was spoken about the focus; `said` is what was asked for.
        sounds: the names of the sounds played.
        made: the choices of this seat; `commits` tells whether they are also made in the match.
    """

    def __init__(
        self,
        kit: Kit,
        setup: Setup,
        *,
        state: Any = None,
        size: tuple[int, int] = (1280, 720),
        scale: float = 1.0,
        services: TableServices | None = None,
        speed: str = "instant",
        seat: int | None = 0,
        chance: int = 18,
    ) -> None:
        self.chance = random.Random(chance)
        pygame.display.init()
        self.surface = pygame.display.set_mode(size)
        self.scale = Scale.of(size, scale)
        self.input = Input(Bindings(), lambda: 0.0)
        pygame.event.clear()
        self.read: list[str] = []
        self.said: list[str] = []
        self.sounds: list[str] = []
        self.made: list[Choice] = []
        self.heard: list[Event] = []
        self.commits = True
        self.seat = seat
        self.rules = kit.rules()
        self.match = Match(self.rules, setup)
        if state is not None:
            self.match.state = state
            self.match.phase = Phase.CHOOSING if self.rules.pending(state) else Phase.ROUND_OVER
        self.folded: Any = self.match.view(seat)
        services = services or TableServices(
            read=self.read.append,
            say=self.said.append,
            say_in_place=self.said.append,
            sound=lambda sound, **_how: self.sounds.append(sound.value),
        )
        people = tuple(Person(name) for name in NAMES[: setup.seats])
        self.table: Any = kit.table(self.folded, people, shared_art(), services)
        self.table.resize(self.scale.width, self.scale.height)
        self.show = Show(self.table, kit.narrator(), speed=speed)
        self.match.listen(self._hear, seat)
        if state is None:
            self.match.deal()
            self.show.finish()

    def _hear(self, event: Event) -> None:
        self.folded = self.rules.apply_event(self.folded, event)
        self.heard.append(event)
        self.show.feed(event)

    # -- the match -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def mine(self) -> bool:
        return self.seat in self.match.pending

    def deal(self) -> None:
        self.match.deal()
        self._settle()

    def choose(self, seat: int, choice: Choice) -> None:
        self.match.choose(seat, choice)
        self._settle()

    def _settle(self) -> None:
        if self.show.speed == "instant":
            self.show.finish()

    def by_chance(self) -> None:
        """Let any seat that is asked choose at random; between rounds, deal."""
        pending = self.match.pending
        if pending:
            seat = self.chance.choice(list(pending))
            self.choose(seat, draw_choice(pending[seat], self.chance))
        else:
            self.deal()

    def others(self) -> None:
        while not self.over and not self.mine:
            self.by_chance()
        self.show.finish()

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def pen(self) -> Pen:
        return Pen(Screen(self.surface, self.scale), shared_shapes())

    def draw(self) -> None:
        self.surface.fill("#123050")
        self.table.draw(self.pen)

    def pixels(self) -> bytes:
        self.draw()
        return pygame.image.tobytes(self.surface, "RGB")

    def frames(self, count: int = 60) -> None:
        for _ in range(count):
            self.show.update(1 / 30)

    # -- input -----------------------------------------------------------------------------------------

    def handle(self) -> bool:
        """Pass new input to the table; make its choice, if any, in the match, and return whether there was
        one.
        """
        chosen = False
        for event in self.input.poll(self.scale):
            if self.table.consumes(event):
                self.table.handle(event)
                continue
            choice = self.table.handle(event)
            if choice is None or self.seat is None:
                continue
            self.made.append(choice)
            if self.commits:
                self.choose(self.seat, choice)
                self.show.finish()
                chosen = True
        return chosen

    def key(self, name: str, mod: int = 0) -> bool:
        """Press a key; return whether that made a choice."""
        key = pygame.key.key_code(name)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        return self.handle()

    def keys(self, names: str) -> bool:
        return [self.key(name) for name in names.split()][-1]

    def keys_said(self, names: str) -> list[str]:
        self.said.clear()
        self.read.clear()
        self.keys(names)
        return [*self.said, *self.read]

    def at(self, spot: Any) -> tuple[float, float]:
        return visible_point(self.table, spot)

    def point(self, x: float, y: float, *, held: bool = False) -> bool:
        self._post(pygame.MOUSEMOTION, x, y, rel=(9, 9), buttons=(int(held), 0, 0))
        return self.handle()

    def button(self, x: float, y: float, *, down: bool, button: int = 1) -> bool:
        """Press or release a mouse button at a point; return whether that made a choice.

        Presses are far enough apart not to be double clicks.
        """
        if down:
            self.table.update(0.4)
        self._post(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, x, y, button=button)
        return self.handle()

    def _post(self, kind: int, x: float, y: float, **how: Any) -> None:
        pos = round(x * self.scale.ppu), round(y * self.scale.ppu)
        pygame.event.post(pygame.event.Event(kind, pos=pos, **how))

    def press(self, x: float, y: float) -> bool:
        self.point(x, y)
        down = self.button(x, y, down=True)
        return self.button(x, y, down=False) or down

    def click(self, spot: Any) -> bool:
        return self.press(*self.at(spot))
