"""The moving things of a table (cards, particles, floating words, moments) and the steps that move them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from game.audio.cues import Cues, Streaks
from game.tables.animation.floats import FloatingWords, Remarks
from game.tables.animation.moments import Moment, Point
from game.tables.animation.motion import Flight, MovingCard, Pose, call_step, land
from game.tables.table import TableServices
from game.ui.animation.particles import ParticleKind, Particles
from game.ui.animation.timeline import Ease, Step, Tween, ease_out
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE

DEAL, STAGGER = 0.22, 0.04
_BACKS = 3
"""The number of card backs that fly to an opponent when a hand is dealt."""
_PUFF = ("#FFF3D6", "#BFDDDD", "#FFD76A")


class Stage:
    """The moving things of one table: cards by key, cards that leave (`passing`), and effects over them."""

    def __init__(self, services: Callable[[], TableServices]) -> None:
        self.width = 1280.0
        self.cards: dict[int, MovingCard] = {}
        self.passing: list[MovingCard] = []
        self.particles = Particles()
        self.floats = FloatingWords()
        self.remarks = Remarks()
        self.moments: list[Moment] = []
        self._services = services
        self._streaks = Streaks()
        self._age = 0.0

    @property
    def still(self) -> bool:
        return self._services().settings.reduced_motion

    # -- the cards' places -----------------------------------------------------------------------------

    def reset(self, homes: Mapping[int, Pose]) -> None:
        """Place every card immediately and remove everything else from the stage."""
        self.passing.clear()
        self.moments.clear()
        self.particles.clear()
        self.floats.clear()
        self.remarks.clear()
        self.cards = {key: MovingCard(key, pose, pose) for key, pose in homes.items()}

    def settle(self, homes: Mapping[int, Pose]) -> None:
        """Give every card its home; remove cards without one, and start new cards at theirs."""
        for key, pose in homes.items():
            if key in self.cards:
                self.cards[key].home = pose
            else:
                self.cards[key] = MovingCard(key, pose, pose)
        for key in self.cards.keys() - homes.keys():
            del self.cards[key]

    def add_new_cards(self, homes: Mapping[int, Pose], start: Pose) -> list[MovingCard]:
        """Give every card its home, place the new ones at a start pose, and return those."""
        before = set(self.cards)
        self.settle(homes)
        new = [card for key, card in self.cards.items() if key not in before]
        for card in new:
            card.pose = start
        return new

    def take_out(self, keys: Iterable[int], start: Pose | None = None) -> list[MovingCard]:
        """Move cards to `passing` and return them; those not on stage are added at `start`, if it's given."""
        taken = []
        for key in keys:
            card = self.cards.pop(key, None)
            if card is None and start is not None:
                card = MovingCard(key, start, start)
            if card is not None:
                taken.append(MovingCard(key, card.pose, card.pose, held=True))
        self.passing.extend(taken)
        return taken

    def discard(self, cards: Iterable[MovingCard]) -> None:
        leaving = list(map(id, cards))
        self.passing = [card for card in self.passing if id(card) not in leaving]

    def update(self, seconds: float, pace: float = 1.0) -> None:
        """Advance cards, particles and words; remarks advance `pace` times slower, at reading speed."""
        for card in self.cards.values():
            if self.still and not card.held:
                card.pose = card.home
            else:
                card.move_home(seconds)
        self._age += seconds
        self.particles.update(seconds)
        self.floats.update(seconds)
        self.remarks.update(seconds / pace)

    @property
    def settled(self) -> bool:
        """Whether all cards are at home, none is leaving, and no moment is on show."""
        moves = self.passing or self.moments
        return not moves and all(card.pose == card.home for card in self.cards.values())

    @property
    def calm(self) -> bool:
        """Whether the stage is settled and shows no particles, floating words or remarks."""
        return not (self.particles or self.floats or self.remarks.shown) and self.settled

    @property
    def drawn(self) -> list[MovingCard]:
        return sorted([*self.cards.values(), *self.passing], key=lambda card: card.pose.z)

    def draw_effects(self, pen: Pen) -> None:
        self.particles.draw(pen.screen)
        for moment in self.moments:
            moment.draw(pen)
        self.remarks.draw(pen)
        self.floats.draw(pen, [remark.bubble_area(pen) for remark in self.remarks.shown])

    # -- motions ---------------------------------------------------------------------------------------

    def fly(
        self,
        card: MovingCard,
        target: Pose | None = None,
        *,
        seconds: float,
        delay: float = 0.0,
        ease: Ease = ease_out,
        height: float = 0.0,
        raised: float = 12.0,
    ) -> Tween:
        """Return the tween of a card's flight to a target (None: home); a cross-fade if motion is reduced."""
        goal = (lambda: card.home) if target is None else (lambda: target)
        return Tween(Flight(card, goal, height, raised, self.still), seconds, delay, ease)

    def deal(self, cards: Iterable[MovingCard], cues: Cues) -> Step:
        """Return the step in which cards fly home one after the other, each with a sound."""
        tweens = []
        for order, card in enumerate(cards):
            card.held = True
            tweens.append(self.fly(card, seconds=DEAL, delay=STAGGER * order, height=10))
            note = partial(self.play, cues, card.home.x, pitch=order % 5)
            tweens.append(call_step(note, STAGGER * order))
        return Step(tuple(tweens))

    def deal_backs(
        self,
        start: Pose,
        goal: Pose,
        seconds: float,
        cues: Cues,
        *,
        key: int = 0,
        apart: float = 0.03,
        height: float = 20.0,
    ) -> list[Step]:
        """Return the steps in which a few card backs fly to an opponent and disappear there."""
        backs = [MovingCard(key, start, start) for _ in range(_BACKS)]
        self.passing.extend(backs)
        return self.sweep(backs, goal, cues, seconds=seconds, apart=apart, height=height)

    def sweep(
        self,
        cards: Sequence[MovingCard],
        goal: Pose,
        cues: Cues = (),
        *,
        seconds: float = 0.3,
        apart: float = 0.03,
        height: float = 20.0,
    ) -> list[Step]:
        """Return the steps in which cards fly to a goal, `apart` seconds apart, and disappear there."""
        if not cards:
            return []
        tweens = tuple(
            self.fly(card, goal, seconds=seconds, delay=apart * order, height=height)
            for order, card in enumerate(cards)
        )
        return [Step(tweens, begin=partial(self.play, cues, goal.x), end=lambda: self.discard(cards))]

    def puffs(self, cards: Sequence[MovingCard], delay: float = 0.0) -> list[Tween]:
        """Return the tweens in which cards shrink into a puff of dust."""
        tweens = []
        for order, card in enumerate(cards):
            goal = replace(card.pose, width=card.pose.width * 0.35, alpha=0.0, lift=0.0)
            later = delay + 0.05 * order
            tweens.append(self.fly(card, goal, seconds=0.3, delay=later, raised=0.0))
            at = card.pose.x, card.pose.y
            tweens.append(call_step(partial(self.burst, ParticleKind.DUST, at, 14, _PUFF), later))
        return tweens

    def burst(self, kind: ParticleKind, at: Point, count: int, colours: tuple[str, ...]) -> None:
        """Emit particles at a point, unless motion is reduced or particles are switched off."""
        if not self.still and self._services().settings.particles:
            self.particles.burst(kind, *at, count, colours)

    def landing(self, card: MovingCard, thump: Callable[[], None]) -> Step:
        """Return the step in which a card lands with a sound and a little dust."""

        def landed() -> None:
            thump()
            self.burst(
                ParticleKind.DUST, (card.home.x, card.home.y + card.home.width * 0.5), 6, (BONE, "#BFDDDD")
            )

        return Step((land(card),), begin=landed)

    def moment_step(
        self,
        shown: Moment,
        seconds: float,
        *,
        beside: Sequence[Tween] = (),
        cues: Cues = (),
        x: float | None = None,
        begin: Callable[[], None] = lambda: None,
    ) -> Step:
        """Return a step that shows a moment while the tweens in `beside` run.

        As it starts, the sounds play from the direction of `x` on the table, and `begin` is called.
        """

        def start() -> None:
            self.moments.append(shown)
            self.play(cues, x)
            begin()

        def end() -> None:
            # `put` may have removed it already.
            self.moments = [moment for moment in self.moments if moment is not shown]

        return Step((Tween(shown.set_progress, seconds), *beside), begin=start, end=end)

    def play(
        self, cues: Cues, x: float | None = None, *, pan: float | None = None, pitch: int = 0, name: str = ""
    ) -> None:
        """Play sounds `pitch` semitones higher, from the direction of `x` on the table or at a `pan`.

        A cue with its own pan keeps it. The subtitles begin with the player's `name`, if given.
        """
        services = self._services()
        side = 0.0 if x is None else max(-1.0, min(1.0, (x / self.width - 0.5) * 1.6))
        side = side if pan is None else pan
        for cue in cues:
            rise = self._streaks.next_rise(cue.sound, self._age) if cue.rises else 0
            heard = side if cue.pan is None else cue.pan
            services.sound(
                cue.sound, volume=cue.volume, pan=heard, pitch=cue.pitch + pitch + rise, tier=cue.tier
            )
            services.subtitle(cue.sound, cue.words, name, heard)

    def centre_of(self, key: int, otherwise: Point) -> Point:
        """Return a card's current centre, in units, or `otherwise` if it isn't on the stage."""
        card = self.cards.get(key) or next((card for card in self.passing if card.key == key), None)
        return otherwise if card is None else (card.pose.x, card.pose.y)
