"""The glossary of sounds: a door for each game, shelves of instruments, and an example turn."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any

from pygame import FRect

from game.audio.cues import Cue
from game.audio.glossary import Example, Term
from game.cardgames.glossaries import HOUSE
from game.cardgames.kit import Kit
from game.cardgames.registry import GAMES
from game.engine.contract import Event, Setup
from game.engine.match import Match
from game.engine.options import resolve
from game.language.message import message, plural, sentence, sentences, translate
from game.scenes.board_scene import BoathouseScene
from game.scenes.context import Context
from game.scenes.frame import ContextScene, FormScene, draw_back_button
from game.scenes.glossary.instruments import (
    COLUMNS,
    HOST,
    HOST_WIDE,
    SHELVES,
    Instrument,
    draw_large_instrument,
)
from game.scenes.pieces.board_area import draw_board
from game.scenes.pieces.boathouse import (
    DOORS,
    Area,
    HouseDoor,
    WoodenSign,
    draw_host,
    draw_room,
)
from game.scenes.pieces.caption import draw_caption
from game.scenes.pieces.fit import Fit
from game.tables.company.people import Person
from game.tables.show import Show
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.forms.widgets import Widget
from game.voice.narrator import Verbosity
from game.voice.words import name_of

_EXAMPLE_PAUSE = 0.3
"""The pause between two examples of a sound, in seconds."""
_SWING_SECONDS = 0.6
"""How long a struck instrument swings, in seconds."""
_IN_ALL = message("In all games")
_COLOUR = "#C0506A"
"""The colour of the door to the sounds that all games share."""
_USUAL, _FLOOR = 3, 882.0
"""The usual number of doors on a floor, and the width of a floor."""
_OWN, _BACK = 0, 96.0
_PAUSE = 0.5
"""The pause after a spoken text, in seconds."""
_LETTER_SECONDS = 0.065
"""The time for reading a letter, in seconds."""
_END_WORDS = message("And that’s a turn.")


class GlossaryScene(BoathouseScene):
    """A scene with a door for the sounds that all games share, and one for each game's sounds."""

    title = message("Sound glossary")
    welcome = message("What would you like to hear?")
    back_help = message("To the settings.")

    def doors(self) -> list[tuple[HouseDoor, Area]]:
        kits = [None, *(kit for kit in GAMES.values() if kit.glossary() is not None)]
        return list(zip(map(self._door, kits), door_places(len(kits)), strict=True))

    def _door(self, kit: Kit | None) -> HouseDoor:
        glossary = None if kit is None else kit.glossary()
        count = len(HOUSE if glossary is None else glossary.terms)
        return HouseDoor(
            _IN_ALL if kit is None else kit.title,
            plural("{n} sound", "{n} sounds", count),
            lambda: self.stack.push(SoundsScene(self.context, kit)),
            message("Card and menu sounds.") if kit is None else message("Its sounds and an example turn."),
            picture="doors/sound" if kit is None else kit.emblem().woven or "doors/sound",
            colour=_COLOUR if kit is None else kit.emblem().cloth.shade,
        )


def door_places(count: int) -> list[Area]:
    """Return the areas of `count` doors on two floors; the more there are, the narrower they get.

    Those of the lower floor are centred.
    """
    across = max(_USUAL, -(-count // 2))
    pitch, (left, _top, wide, high) = _FLOOR / across, DOORS[0]
    wide *= _USUAL / across
    aside = (2 * across - count) * pitch / 2
    return [
        (left + pitch * (number % across) + aside * floor, DOORS[_USUAL * floor][1], wide, high)
        for number, floor in ((number, number // across) for number in range(count))
    ]


class SoundsScene(FormScene):
    """A scene of sounds as instruments on shelves: focusing one reads its meaning, confirming plays it."""

    columns = COLUMNS

    def __init__(self, context: Context, kit: Kit | None) -> None:
        """`kit` is the game whose sounds to show, or None for those that all games share."""
        super().__init__(context)
        self.form.sunk = True
        self._kit = kit
        self._glossary = None if kit is None else kit.glossary()
        self.title = _IN_ALL if kit is None else kit.title
        self._coming: deque[Cue] = deque()
        self._wait = 0.0
        self._ringing = 0.0

    @property
    def moving(self) -> bool:
        return bool(self._coming) or self._ringing > 0

    def widgets(self) -> Sequence[Widget]:
        glossary, devices = self._glossary, self.context.input
        terms = HOUSE if glossary is None else glossary.terms
        signs: list[Widget] = []
        if glossary is not None:
            help = message("Hear one turn, step by step: first the words, then the sounds.")
            signs.append(WoodenSign(message("An example turn"), self._show_example, help, devices))
        signs.append(self.back_sign(message("To the glossary.")))
        self.form.pinned = len(signs)
        rows = [terms[start : start + COLUMNS] for start in range(0, len(terms), COLUMNS)]
        things = [
            Instrument(term, row, partial(self._play_cues, term), devices) for row in rows for term in row
        ]
        return [*things, *signs]

    def _play_cues(self, term: Term) -> None:
        self._coming, self._wait = deque(term.cues), 0.0

    def _show_example(self) -> None:
        if self._kit is not None and self._glossary is not None:
            self.stack.push(ExampleTurn(self.context, self._kit, self._glossary.example))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._wait -= seconds
        self._ringing = max(0.0, self._ringing - seconds)
        if self._coming and self._wait <= 0:
            cue = self._coming.popleft()
            self.context.audio.play(cue.sound, pan=cue.pan or 0.0, pitch=cue.pitch, tier=cue.tier)
            self._wait, self._ringing = _EXAMPLE_PAUSE, _SWING_SECONDS

    def draw(self, pen: Pen) -> None:
        fit, focused = Fit.of(pen.area), self.form.focused
        draw_room(pen, fit, self.title, "doors/sound")
        self.form.area = fit.area(*SHELVES)
        for number, one in enumerate(self.form.widgets):
            if isinstance(one, Instrument):
                one.shelf = 0.0 if number % COLUMNS else self.form.area.width
        self.form.draw(pen)
        thing = focused if isinstance(focused, Instrument) else None
        words = "" if focused is None else focused.help
        if thing is not None:
            words = sentences(sentence(thing.text), words)
        swing = not self.context.settings.reduced_motion
        draw_large_instrument(pen, fit, thing, words, self._ringing, swing=swing)
        draw_host(pen, fit, self.context.art, HOST, HOST_WIDE, Wings.UP if self.moving else Wings.RIM)


class ExampleTurn(ContextScene):
    """A scene that plays an example turn and describes each sound; confirm speeds it up, cancel leaves."""

    def __init__(self, context: Context, kit: Kit, example: Example) -> None:
        super().__init__(context)
        self._narrator = kit.narrator()
        self._rules = kit.rules()
        self._events = deque[Event]()
        view = self._play_example(example)
        others = [one.id for one in context.cast.opponents[: example.seats - 1]]
        people = context.people(context.players(others, _OWN))
        people += tuple(Person(name_of(seat, ())) for seat in range(len(people), example.seats))
        self._names = tuple(person.name for person in people)
        self.table = kit.table(view, people, context.art, context.table_services(watching=True))
        self.table.show(view)
        self._show = Show(self.table, self._narrator)
        self._spoken = False
        self._wait = 0.0
        self.words = ""
        self.back_area = FRect(0, 0, 0, 0)

    def _play_example(self, example: Example) -> Any:
        """Play a match to the end of the example, queueing its events; return the view before them."""
        rules = self._rules
        match = Match(rules, Setup(example.seats, example.seed, resolve(rules.options, {})))
        match.deal()
        chance = random.Random(example.seed)
        view = match.view(_OWN)
        for number in range(example.skipped + example.choices):
            if number == example.skipped:
                view = match.view(_OWN)
                match.listen(self._events.append, _OWN)
            seat = min(match.pending)
            match.choose(seat, chance.choice(match.pending[seat]))
        return view

    @property
    def over(self) -> bool:
        """Whether everything has been played."""
        return not self._events and not self._show.busy

    def resume(self) -> None:
        self.context.captions.read(message("An example turn"))

    # -- time ----------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._show.update(seconds)
        self._wait = max(0.0, self._wait - seconds)
        if self._wait > 0 or self._show.busy:
            return
        if not self._events:
            self._say_end()
        elif not self._spoken:
            self._narrate_event(self._events[0])
        else:
            self._spoken = False
            self._show.feed(self._events.popleft())

    def _narrate_event(self, event: Event) -> None:
        """Speak the words for an event, and wait as long as they take."""
        before = self.table.view
        after = self._rules.apply_event(before, event)
        words = self._narrator.narrate(event, before, after, self._names, Verbosity.NORMAL)
        self._spoken = True
        if words:
            self._say(words)

    def _say(self, words: str) -> None:
        self.words = words
        self.context.captions.read(words)
        self._wait = _PAUSE + _LETTER_SECONDS * len(translate(words, self.context.language))

    def _say_end(self) -> None:
        if self.words != _END_WORDS:
            self._say(_END_WORDS)

    # -- drawing and input ---------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        draw_board(pen, self.table)
        tools = self.table.tools_area
        if self.words:
            area = self.table.caption_area
            draw_caption(pen, self.words, area, low=area.bottom, read=0.0, whole=True)
        self.back_area = FRect(tools.left, tools.top, _BACK, tools.height)
        draw_back_button(pen, self.back_area, self.context.input)
        hints = ((Action.CONFIRM, message("go on")), (Action.CANCEL, message("back")))
        at = self.back_area.right + 10, tools.top
        self.draw_keys(pen, hints, at, width=tools.right - at[0])

    def handle(self, event: InputEvent) -> bool:
        match event:
            case ActionPressed(action=Action.CANCEL | Action.MENU):
                self.back()
            case PointerPressed(x=x, y=y, button=1) if self.back_area.collidepoint(x, y):
                self.back()
            case ActionPressed(action=Action.CONFIRM, repeat=False) | PointerPressed(button=1):
                if self.over:
                    self.back()
                else:
                    self._hurry()
            case PointerPressed():
                self.back()
            case ActionPressed():
                self.context.captions.read(self.words)
        return True

    def _hurry(self) -> None:
        self._wait = 0.0
        self._show.hurry()
