"""The table of 6 takes!: which card lies where, and how each event moves it there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.cardgames.six_takes.rules.events import (
    CardChosen,
    CardPicked,
    CardPlaced,
    CardsRevealed,
    DraftLaid,
    HandDealt,
    Reason,
    RoundScored,
    RoundStarted,
    RowAsked,
    RowsLaid,
    RowTaken,
    SeatWentOut,
)
from game.cardgames.six_takes.rules.game import ROW_SIZE, SIX_TAKES, ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table import focus as asking
from game.cardgames.six_takes.table import hint_tags as hints
from game.cardgames.six_takes.table import panels
from game.cardgames.six_takes.table.card_places import back_of, down, entry_pose, homes, slot_pose
from game.cardgames.six_takes.table.focus import Focus, Zone
from game.cardgames.six_takes.table.layout import TableLayout, lay_out
from game.cardgames.six_takes.table.panels import Outcome, Picture
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.tables.animation.floats import Floats, Remarks
from game.tables.animation.motion import MovingCard, Pose, fly, land, pause
from game.tables.art import Art
from game.tables.people import Person
from game.tables.table import Manner, Table
from game.ui.actions import Action, ActionPressed, InputEvent, PointerMoved, PointerPressed
from game.ui.draw import Pen
from game.ui.easing import anticipate, glide, swing
from game.ui.palette import ALARM, BONE, GOLD
from game.ui.particles import Kind, Particles
from game.ui.timeline import Step, Tween
from game.voice.summary import Line, Summary
from game.voice.words import NO_FOCUS

DEAL, STAGGER, FLIP, SORT, PLACE, SWEEP = 0.22, 0.04, 0.18, 0.32, 0.26, 0.35
HEAVY_ROW = 10
_WORTH_A_WORD = 5
_SHAKE_SECONDS = 0.3


@dataclass(slots=True)
class _Shake:
    left: float = 0.0

    def offset(self) -> float:
        """How far the cards are off to the side now, in units."""
        share = self.left / _SHAKE_SECONDS
        return 5.0 * share * (1 if int(self.left * 40) % 2 else -1) if self.left > 0 else 0.0


class SixTakesTable(Table[SixTakesView]):
    """One seat's picture of a match of 6 takes!."""

    def __init__(self, view: SixTakesView, people: tuple[Person, ...], art: Art, manner: Manner) -> None:
        super().__init__(view, people, art, manner)
        self.focus = Focus()
        self._advice: Decision | None = None
        self._advised = 0.0
        self._size = (1280.0, 720.0)
        self.layout = self._lay_out()
        self._cards: dict[int, MovingCard] = {}
        self._passing: list[MovingCard] = []
        self._outcomes: dict[int, Outcome] = {}
        self._moods: dict[int, str] = {}
        self._particles = Particles()
        self._floats = Floats()
        self._remarks = Remarks()
        self._shake = _Shake()
        self.show(view)

    # -- what is shown -------------------------------------------------------------------------------

    def _lay_out(self) -> TableLayout:
        opponents = len(panels.opponents_of(self.view))
        players = max(len(self.view.playing), 2)
        tagged = self._advice is not None and self.view.stage == "choose"
        has_hand = self.view.seat is not None
        return lay_out(*self._size, opponents, players, has_hand=has_hand, has_tags=tagged)

    def resize(self, width: float, height: float) -> None:
        """Lay everything out on a canvas of so many units."""
        if (width, height) != self._size:
            self._size = (width, height)
            self.show(self.view)

    def advise(self, decision: Decision | None) -> None:
        """Show over each card (or row) that may be chosen what an agent expects of it; None: no longer."""
        self._advice = decision
        self._advised = 0.0
        self.layout = self._lay_out()
        self._settle()

    def show(self, view: SixTakesView) -> None:
        """Show a view at once."""
        self.view = view
        self.layout = self._lay_out()
        self.focus = asking.kept(view, self.focus)
        self._passing.clear()
        self._particles.clear()
        self._cards = {
            key: MovingCard(key, pose, pose) for key, pose in homes(view, self.layout, self._raised()).items()
        }

    def _raised(self) -> int | None:
        """The place of the card to raise: the focused one, while the seat may choose it or look at it."""
        if self.focus.browsing or asking.asked_for_row(self.view) or self.view.seat is None:
            return None
        return self.focus.place

    def _settle(self) -> None:
        """Give every card its home; cards without one leave, and new ones start where they belong."""
        wanted = homes(self.view, self.layout, self._raised())
        for key, pose in wanted.items():
            if key in self._cards:
                self._cards[key].home = pose
            else:
                self._cards[key] = MovingCard(key, pose, pose)
        for key in self._cards.keys() - wanted.keys():
            del self._cards[key]

    def _deck(self) -> Pose:
        """Where cards are dealt from: face down above the middle of the rows."""
        top = self.layout.slots[0]
        return Pose((top[0].left + top[5].right) / 2, -self.layout.card, self.layout.card, face=0.0, lift=14)

    def seat_point(self, seat: int) -> tuple[float, float]:
        """Where a seat is: its panel, or the player's own duck."""
        opponents = panels.opponents_of(self.view)
        if seat in opponents:
            return self.layout.seats[opponents.index(seat)].center
        return self.layout.mascot.center

    def _at_seat(self, seat: int, **changes: float) -> Pose:
        x, y = self.seat_point(seat)
        return replace(Pose(x, y, self.layout.card * 0.5, face=0.0, lift=8), **changes)

    # -- events --------------------------------------------------------------------------------------

    def perform(self, event: Event) -> list[Step]:
        """Take an event into the view; the steps show how it happened."""
        heard: Any = event
        before = self.view
        self.view = SIX_TAKES.see(before, event)
        self.focus = asking.kept(self.view, self.focus)
        match heard:
            case RoundStarted():
                return self._round_started(before)
            case RowsLaid() | DraftLaid():
                return self._laid()
            case HandDealt():
                return self._hand_dealt(heard)
            case CardPicked():
                return self._picked(heard)
            case CardChosen():
                return self._card_chosen(heard)
            case CardsRevealed():
                return self._revealed(heard)
            case RowTaken():
                return self._row_taken(heard)
            case CardPlaced():
                return self._placed(heard)
            case RowAsked():
                self._settle()
                self._moods[heard.seat] = "shock"
                self._sound(Sound.TOO_LOW, heard.seat)
                self.focus = replace(self.focus, row=self._cheapest(), browsing=False, column=None)
                return [Step((pause(0.25),))]
            case RoundScored():
                self._moods.clear()
                return [Step((pause(0.9),))]
            case SeatWentOut():
                self._moods[heard.seat] = "sad"
                self._sound(Sound.SEAT_OUT, heard.seat)
                return [Step((pause(0.5),))]
        self._settle()
        return []

    def _round_started(self, before: SixTakesView) -> list[Step]:
        self._outcomes.clear()
        self._moods.clear()
        self.focus = Focus()
        leaving = [card for card in self._cards.values() if before.rows]
        self._cards = {}
        self.layout = self._lay_out()
        self._passing.extend(leaving)
        off = replace(self._deck(), alpha=0.0)
        return [self._fleeting(leaving, [off] * len(leaving), 0.3)] if leaving else []

    def _laid(self) -> list[Step]:
        new = self._appear(self._deck())
        return [self._step(self._deal(new, Sound.DEAL))]

    def _hand_dealt(self, event: HandDealt) -> list[Step]:
        if event.seat == self.view.seat:
            return [self._step(self._deal(self._appear(self._deck()), Sound.DEAL))]
        backs = [MovingCard(0, self._deck(), self._deck()) for _ in range(3)]
        self._passing.extend(backs)
        goal = self._at_seat(event.seat, width=self.layout.card * 0.4, alpha=0.3)
        return [self._fleeting(backs, [goal] * len(backs), 0.2, Sound.DEAL)]

    def _picked(self, event: CardPicked) -> list[Step]:
        moving = self._cards.get(event.card)
        self._settle()
        seconds = 0.16
        if moving is None:
            return []
        if event.seat == self.view.seat:
            return [self._step([self._fly(moving, seconds=0.25)], Sound.CHOOSE)]
        self._passing.append(moving)
        return [self._fleeting([moving], [self._at_seat(event.seat, face=1.0)], seconds, Sound.CHOOSE)]

    def _card_chosen(self, event: CardChosen) -> list[Step]:
        """Own card: flipped and laid. Another's: its back drifts in while the player may go on choosing."""
        if event.seat == self.view.seat and event.card:
            self._settle()
            laid = self._cards[event.card]
            return [self._step([self._fly(laid, seconds=DEAL, raised=16)], Sound.CHOOSE)]
        self._appear(self._at_seat(event.seat))
        self._sound(Sound.CHOOSE, event.seat, volume=0.5)
        return []

    def _revealed(self, event: CardsRevealed) -> list[Step]:
        """All cards turn together where they lie, then sort themselves, lowest first."""
        self._outcomes.clear()
        self._moods.clear()
        start: dict[int, Pose] = {}
        for card, seat in event.plays:
            known = self._cards.get(card) or self._cards.get(back_of(seat))
            lane = entry_pose(self.layout, self.view.playing.index(seat))
            start[card] = down(lane) if known is None else known.pose
        if event.automatic:
            for card, seat in event.plays:
                start[card] = down(entry_pose(self.layout, self.view.playing.index(seat)))
        self._settle()
        cards = [self._cards[card] for card, _seat in event.plays]
        for moving in cards:
            moving.pose = replace(start[moving.key], face=0.0)
            moving.held = True
        faces = [replace(moving.pose, face=1.0) for moving in cards]
        turn = [
            self._fly(moving, face, seconds=FLIP, raised=8) for moving, face in zip(cards, faces, strict=True)
        ]
        sort = [self._fly(moving, seconds=SORT, ease=swing, raised=12) for moving in cards]
        return [
            Step((pause(0.15),), begin=lambda: self._sound(Sound.ALL_CHOSEN, None)),
            Step((*turn, pause(FLIP + 0.3)), begin=lambda: self._sound(Sound.REVEAL, None)),
            Step((*sort, pause(SORT + 0.2))),
        ]

    def _placed(self, event: CardPlaced) -> list[Step]:
        """The card flies to its place in the row and lands."""
        taken_with = event.position == 1
        if not taken_with:
            self._outcomes[event.seat] = Outcome(event.row, 0)
        self._settle()
        moving = self._cards[event.card]
        seconds = PLACE * (0.7 if taken_with else 1.0)

        def landed() -> None:
            pan = self._pan(moving.home.x)
            self.manner.sound(Sound.PLACE, pan=pan, pitch=event.position)
            if event.position == ROW_SIZE:
                self.manner.sound(Sound.FIFTH, pan=pan)
            if not self.manner.reduced_motion:
                self._particles.burst(Kind.DUST, moving.home.x, moving.home.y + 30, 6, (BONE, "#BFDDDD"))

        return [
            self._step([self._fly(moving, seconds=seconds, height=26, raised=18)]),
            Step((land(moving), pause(0.22)), begin=landed),
        ]

    def _row_taken(self, event: RowTaken) -> list[Step]:
        """The card comes to the row, the row is swept to its player with its ducks."""
        seat = event.seat
        self._outcomes[seat] = Outcome(event.row, event.ducks)
        moving = self._cards.get(event.card)
        swept = [self._cards[card] for card in event.cards if card in self._cards]
        self._settle()
        if moving is None:
            return []
        self._cards[event.card] = moving
        place = ROW_SIZE if event.reason is Reason.SIXTH else 0
        spot = slot_pose(self.layout, event.row, place)
        stop = replace(spot, y=spot.y - (0 if place else self.layout.card * 0.5), z=150, lift=16)
        goal = replace(self._at_seat(seat), face=1.0, alpha=0.0, width=self.layout.card * 0.35)
        for card in swept:
            card.held = True
        self._passing.extend(swept)
        heavy = event.ducks >= HEAVY_ROW

        def arrive() -> None:
            moving.held = True
            self._moods[seat] = "shock" if event.ducks >= 5 else "sad"
            self._sound(Sound.SIXTH if place else Sound.PLACE, seat)

        def take() -> None:
            self._sound(Sound.BIG_ROW if heavy else Sound.ROW_TAKEN, seat)
            x, y = self.seat_point(seat)
            self._floats.rise(f"+{event.ducks}", x, y, ALARM)
            if seat == self.view.seat:
                self.manner.rumble(min(1.0, event.ducks / HEAVY_ROW), 180)
            elif event.ducks >= _WORTH_A_WORD:
                self._remark(seat, event.card)
            if self.manner.reduced_motion:
                return
            if heavy:
                self._shake.left = _SHAKE_SECONDS
            spots = slot_pose(self.layout, event.row, 2)
            kind = Kind.FEATHER if heavy else Kind.STAR
            self._particles.burst(kind, spots.x, spots.y, 8 + 3 * event.ducks, (GOLD, BONE, ALARM))

        def arrived() -> None:
            moving.pose, moving.home, moving.held = stop, stop, False

        sweep = [
            self._fly(card, goal, seconds=SWEEP, delay=0.03 * order, ease=anticipate, height=30)
            for order, card in enumerate(swept)
        ]
        return [
            Step((self._fly(moving, stop, seconds=PLACE, height=26, raised=18),), begin=arrive, end=arrived),
            Step((pause(0.3),)),
            Step((*sweep, pause(SWEEP + 0.15)), begin=take, end=lambda: self._gone(swept)),
        ]

    def _remark(self, seat: int, card: int) -> None:
        """An opponent who takes a dear row has something to say."""
        lines = self.people[seat].says.get("takes", ())
        if lines:
            area = self.layout.seats[panels.opponents_of(self.view).index(seat)]
            self._remarks.say(lines[card % len(lines)], area)

    # -- steps ---------------------------------------------------------------------------------------

    def _appear(self, start: Pose) -> list[MovingCard]:
        """Settle, and let the cards that are new begin at a pose."""
        before = set(self._cards)
        self._settle()
        new = [card for key, card in self._cards.items() if key not in before]
        for card in new:
            card.pose = start
        return new

    def _deal(self, cards: Iterable[MovingCard], sound: Sound) -> list[Tween]:
        tweens = []
        for order, card in enumerate(cards):
            card.held = True
            tweens.append(self._fly(card, seconds=DEAL, delay=STAGGER * order, ease=glide, height=10))
            tweens.append(Tween(self._note(sound, order % 5), 0.0, STAGGER * order))
        return tweens

    def _note(self, sound: Sound, pitch: int) -> Callable[[float], None]:
        return lambda _share: self.manner.sound(sound, pitch=pitch)

    def _fly(self, card: MovingCard, target: Pose | None = None, **how: Any) -> Tween:
        """A flight, or a cross-fade where motion is reduced."""
        return fly(card, target, fade=self.manner.reduced_motion, **how)

    def _step(self, tweens: list[Tween], sound: Sound | None = None) -> Step:
        """A step that begins with a sound."""
        begin = None if sound is None else lambda: self.manner.sound(sound)
        return Step(tuple(tweens), begin=begin)

    def _fleeting(
        self, cards: list[MovingCard], goals: list[Pose], seconds: float, sound: Sound | None = None
    ) -> Step:
        """A step of cards that are gone when they arrive."""
        tweens = tuple(
            self._fly(card, goal, seconds=seconds, delay=0.02 * order)
            for order, (card, goal) in enumerate(zip(cards, goals, strict=True))
        )
        begin = None if sound is None else lambda: self.manner.sound(sound)
        return Step(tweens, begin=begin, end=lambda: self._gone(cards))

    def _gone(self, cards: list[MovingCard]) -> None:
        self._passing = [card for card in self._passing if card not in cards]

    def _sound(self, sound: Sound, seat: int | None, volume: float = 1.0) -> None:
        pan = 0.0 if seat is None else self._pan(self.seat_point(seat)[0])
        self.manner.sound(sound, volume=volume, pan=pan)

    def _pan(self, x: float) -> float:
        return max(-1.0, min(1.0, (x / self._size[0] - 0.5) * 1.6))

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let cards drift home and particles fly."""
        for card in self._cards.values():
            if self.manner.reduced_motion and not card.held:
                card.pose = card.home
            else:
                card.catch_up(seconds)
        self._particles.update(seconds)
        self._floats.update(seconds)
        self._remarks.update(seconds)
        self._shake.left = max(0.0, self._shake.left - seconds)
        self._advised += seconds

    def draw(self, pen: Pen) -> None:
        """Draw the table; changes nothing."""
        panels.draw_table(pen, self.art, self.picture())
        shake = self._shake.offset()
        cards = sorted([*self._cards.values(), *self._passing], key=lambda card: card.pose.z)
        panels.draw_cards(pen, self.art, cards, shake)
        self._draw_advice(pen)
        self._particles.draw(pen.screen)
        self._remarks.draw(pen)
        self._floats.draw(pen)

    def _draw_advice(self, pen: Pen) -> None:
        if self._advice is None or not self.asking:
            return
        poses = {key: card.pose for key, card in self._cards.items()}
        shown = hints.tags(self.view, self.layout, self._advice, poses)
        faded = 1.0 if self.manner.reduced_motion else min(self._advised / hints.FADE_SECONDS, 1.0)
        hints.draw(pen, shown, faded)

    def summary(self, event: Event) -> Summary | None:
        """The ducks of the round, fewest first."""
        if not isinstance(event, RoundScored):
            return None
        limit = self.view.options.limit
        fatal = limit if self.view.options.ending == "elimination" else 0
        lines = [
            Line(seat, event.taken[seat], event.ducks[seat], total, bool(fatal) and total > fatal)
            for seat, total in enumerate(event.totals)
            if seat in self.view.playing
        ]
        return Summary(event.round, tuple(sorted(lines, key=lambda line: line.points)), limit=limit)

    @property
    def caption_area(self) -> FRect:
        """Above the player's duck."""
        return self.layout.caption

    @property
    def tools_area(self) -> FRect:
        """Below the preview."""
        return self.layout.tools

    def draw_card(self, pen: Pen, view: SixTakesView, card: int, area: FRect) -> None:
        """A still card in an area."""
        del view
        panels.draw_card(pen, self.art, card, area)

    def picture(self) -> Picture:
        """What the panels show."""
        return Picture(
            view=self.view,
            people=self.people,
            layout=self.layout,
            focus=self.focus,
            zone=asking.zone_of(self.view, self.focus),
            outcomes=self._outcomes,
            moods=self._moods,
            preview=self.manner.preview,
            asking=self.asking,
            advice=self._advice,
        )

    # -- the player ----------------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        """The rows and the scores."""
        return (Action.ANNOUNCE_ROWS, "rows"), (Action.ANNOUNCE_SCORES, "scores")

    @property
    def asking(self) -> bool:
        """Whether the view's own seat has a choice to make now."""
        return bool(SIX_TAKES.choices(self.view))

    def _cheapest(self) -> int:
        return min(range(len(self.view.rows)), key=lambda row: ducks_in(self.view.rows[row]))

    def consumes(self, event: InputEvent) -> bool:
        """While the rows are open to read, cancel closes them."""
        return (
            self.focus.browsing
            and isinstance(event, ActionPressed)
            and event.action in (Action.CANCEL, Action.CONFIRM)
        )

    def handle(self, event: InputEvent) -> Choice | None:
        """Move the focus, or confirm it."""
        match event:
            case ActionPressed(action=Action.CONFIRM | Action.CANCEL) if self.focus.browsing:
                self._look(replace(self.focus, browsing=False, column=None))
            case ActionPressed(action=Action.CONFIRM):
                return asking.chosen(self.view, self.focus)
            case ActionPressed(action=Action.ANNOUNCE_ROWS) if self.view.rows:
                self._look(replace(self.focus, browsing=not self.focus.browsing, column=None))
            case ActionPressed(action=Action.ANNOUNCE_ROWS):
                self.manner.say(_NO_ROWS)
            case ActionPressed(action=action):
                self._announce(action)
            case PointerMoved(x=x, y=y):
                found = asking.pointed(self.view, self.layout, self.focus, x, y)
                if found is not None and found != self.focus:
                    self._look(found)
            case PointerPressed(x=x, y=y, button=1):
                found = asking.pointed(self.view, self.layout, self.focus, x, y)
                if found is not None and found == self.focus and not self.focus.browsing:
                    return asking.chosen(self.view, self.focus)
                if found is not None:
                    self._look(found)
        return None

    def _look(self, focus: Focus) -> None:
        """Move the focus and say what it is on."""
        self.focus = focus
        self._settle()
        self.manner.sound(Sound.MENU_MOVE, volume=0.5)
        if focus.browsing:
            self.manner.say(self._words())
        else:
            self.manner.read(self._words())

    def _words(self) -> str:
        view, focus = self.view, self.focus
        zone = asking.zone_of(view, focus)
        if zone is Zone.ROWS and view.rows:
            if focus.column is not None:
                return NARRATOR.row_card(view, focus.row, focus.column)
            return f"{NARRATOR.row(view, focus.row)} {self._expected()}".strip()
        cards = view.pool if zone is Zone.POOL else view.hand
        if not cards:
            return ""
        card, expected = cards[focus.place], self._expected()
        if expected:
            return f"{NARRATOR.card(card)}. {expected}"
        return f"{NARRATOR.card(card)}." if zone is Zone.POOL else NARRATOR.focus_card(view, card)

    def _expected(self) -> str:
        """What the hint, if one is shown, has to say of what the focus would choose."""
        choice = asking.chosen(self.view, self.focus)
        if self._advice is None or choice is None:
            return ""
        return NARRATOR.expected(self.view, self._advice, choice)

    def _announce(self, action: Action) -> None:
        view = self.view
        names = tuple(person.name for person in self.people)
        if action in _ROW_KEYS:
            row = _ROW_KEYS.index(action)
            self.manner.say(NARRATOR.row(view, row) if view.rows else _NO_ROWS)
        elif action is Action.ANNOUNCE_CARD:
            self.manner.say(self._price_words())
        elif action is Action.ANNOUNCE_TURN:
            self.manner.say(NARRATOR.who_has_chosen(view, names))
        elif action is Action.ANNOUNCE_SCORES:
            self.manner.say(NARRATOR.scores(view, names))
        else:
            focus = asking.moved(view, self.layout, self.focus, action)
            if focus != self.focus:
                self._look(focus)

    def _price_words(self) -> str:
        """The ducks of what the focus is on."""
        view, focus = self.view, self.focus
        zone = asking.zone_of(view, focus)
        if zone is Zone.ROWS and view.rows:
            if focus.column is None:
                return NARRATOR.row_price(view, focus.row)
            return f"{NARRATOR.card(view.rows[focus.row][focus.column])}."
        cards = view.pool if zone is Zone.POOL else view.hand
        return f"{NARRATOR.card(cards[focus.place])}." if cards else NO_FOCUS


_NO_ROWS = "There are no rows yet."
_ROW_KEYS = (
    Action.ANNOUNCE_ROW_1,
    Action.ANNOUNCE_ROW_2,
    Action.ANNOUNCE_ROW_3,
    Action.ANNOUNCE_ROW_4,
)
