"""A seat at a table of Sixty-six: a match shown on a real table, played by real input events."""

from __future__ import annotations

import random

import pygame

from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.table.focus import Spot, Zone
from game.cardgames.sixty_six.table.table import SixtySixTable
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.engine.contract import Choice, Event, Phase, Setup
from game.engine.match import Match
from game.tables.art import Art
from game.tables.people import Person
from game.tables.show import Show
from game.tables.table import Manner
from game.ui.devices.bindings import Bindings
from game.ui.devices.input import Input
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.ducks import Duck, Extra
from game.ui.drawing.felt import felt
from game.ui.drawing.screen import Scale, Screen

PEOPLE = (
    Person("Ann"),
    Person("Bob", Duck("#FF9E66", "#E8713A", extra=Extra.CAPTAIN)),
    Person("Celia", Duck("#9BE37A", "#5DB548", extra=Extra.BOW)),
    Person("David", Duck("#8FB8FF", "#4E84E0", extra=Extra.GLASSES)),
)


class Seated:
    """A seat of a match; the others choose at random, and seldom bid high.

    Attributes:
        read: what was said of the focus, and `said` what was asked for.
        sounds: the names of what was heard.
        commits: whether choices are made; else they are only kept in `made`.
    """

    def __init__(
        self,
        seed: int = 6,
        *,
        size: tuple[int, int] = (640, 360),
        scale: float = 1.0,
        manner: Manner | None = None,
        speed: str = "instant",
        seat: int | None = 0,
        state: SixtySixState | None = None,
        **options: object,
    ) -> None:
        """`state`: begin with this instead of a deal."""
        self.chance = random.Random(seed)
        setup = Setup(4, seed, SixtySixOptions(**options))
        self.surface = pygame.display.set_mode(size)
        self.scale = Scale.of(size, scale)
        self.input = Input(Bindings(), lambda: 0.0)
        pygame.event.clear()
        self.read: list[str] = []
        self.said: list[str] = []
        self.sounds: list[str] = []
        self.commits = True
        self.made: list[Choice] = []
        self.seat = seat
        self.match = Match(SIXTY_SIX, setup)
        art = Art()
        self._shapes = Shapes(art.fonts)
        manner = manner or Manner(
            read=self.read.append,
            say=self.said.append,
            sound=lambda sound, **_how: self.sounds.append(sound.value),
        )
        blank = SIXTY_SIX.blank(setup, seat)
        self.table = SixtySixTable(blank, PEOPLE, art, manner)
        self.table.resize(self.scale.width, self.scale.height)
        self.show = Show(self.table, NARRATOR, speed=speed)
        self.folded = blank
        self.heard: list[Event] = []
        self.match.listen(self._hear, seat)
        if state is None:
            self.match.deal()
        else:
            self.match.phase, self.match.state = Phase.CHOOSING, state
            self.folded = SIXTY_SIX.view(state, seat)
            self.table.show(self.folded)
        self.show.finish()

    def _hear(self, event: Event) -> None:
        self.folded = SIXTY_SIX.see(self.folded, event)
        self.heard.append(event)
        self.show.feed(event)

    @property
    def focus(self) -> Spot | None:
        """What the focus is on."""
        return self.table.focus.spot

    @property
    def mine(self) -> bool:
        """Whether the own seat is asked."""
        return self.seat in self.match.pending

    def draw(self) -> None:
        """Draw the table on its felt."""
        size = self.surface.get_size()
        self.surface.blit(self._shapes.get(("felt", size), lambda: felt(size)), (0, 0))
        self.table.draw(Pen(Screen(self.surface, self.scale), self._shapes))

    # -- the match -------------------------------------------------------------------------------------

    def others(self) -> None:
        """Let the others choose, and deal, until the own seat is asked or the match is over."""
        while not self.match.over and not self.mine:
            self.by_chance()
        self.show.finish()

    def by_chance(self) -> None:
        """Let whoever is asked choose at random; between hands, deal."""
        if not self.match.pending:
            self.match.deal()
            return
        ((seat, legal),) = self.match.pending.items()
        if self.match.view(seat).stage == "bid":
            legal = legal[:2]
        self.match.choose(seat, self.chance.choice(legal))

    def until(self, stage: str, *, follows: bool | None = None, most: int = 600) -> bool:
        """Play on by chance until the own seat is to bid, or to play (to lead, to follow); whether it was."""
        for _ in range(most):
            self.others()
            view = self.table.view
            if self.match.over:
                return False
            if view.stage == stage and follows in (None, bool(view.trick)):
                return True
            self.by_chance()
        return False

    # -- input -----------------------------------------------------------------------------------------

    def handle(self) -> bool:
        """Let the table have what came in; whether it made a choice, which is then made in the match."""
        chosen = False
        for event in self.input.poll(self.scale):
            if self.table.consumes(event):
                self.table.handle(event)
                continue
            choice = self.table.handle(event)
            if choice is None or self.seat is None:
                continue
            if not self.commits:
                self.made.append(choice)
                continue
            self.match.choose(self.seat, choice)
            self.show.finish()
            chosen = True
        return chosen

    def key(self, name: str) -> bool:
        """Press a key; whether that made a choice."""
        key = pygame.key.key_code(name)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
        return self.handle()

    def point(self, x: float, y: float) -> None:
        """Move the pointer to a point, in units."""
        pos = round(x * self.scale.ppu), round(y * self.scale.ppu)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0)))
        self.handle()

    def press(self, x: float, y: float) -> bool:
        """Move to a point and click there; whether that made a choice."""
        self.point(x, y)
        pos = round(x * self.scale.ppu), round(y * self.scale.ppu)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
        return self.handle()

    def click(self, spot: Spot) -> bool:
        """Move to a spot and click there; whether that made a choice."""
        area = self.table.areas()[spot]
        # Of a card in the fan only the left part is sure to be on top.
        return self.press(area.left + area.width * (0.2 if spot.zone is Zone.HAND else 0.5), area.centery)
