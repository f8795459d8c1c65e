"""The glossary of sounds: a list of games, the sounds of each, and an example turn."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any

from game.audio.cues import Cue
from game.audio.glossary import HOUSE, Example, Term
from game.cardgames.kit import Kit
from game.cardgames.registry import GAMES
from game.engine.contract import Event, Setup
from game.engine.match import Match
from game.engine.options import resolve
from game.language.message import message, said
from game.scenes.context import Context
from game.scenes.frame import ContextScene, FormScene
from game.scenes.pieces.board_area import draw_board
from game.scenes.pieces.caption import draw_caption
from game.tables.company.people import Person
from game.tables.show import Show
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Button, Widget
from game.voice.narrator import Verbosity
from game.voice.words import name_of

_APART = 0.3
"""The seconds from one example of a sound to the next."""
_LISTEN = message("listen")
_OWN = 0
_PAUSE = 0.5
"""The seconds after words."""
_READING = 0.065
"""The seconds for each of their letters."""
_END = message("And that’s a turn.")


class GlossaryScene(FormScene):
    """The sounds of all games, and those of each."""

    title = message("Sound glossary")
    width = 520.0

    def widgets(self) -> Sequence[Widget]:
        kits = [kit for kit in GAMES.values() if kit.glossary() is not None]
        return [
            Button(message("In all games"), partial(self._open, None), message("Card and menu sounds.")),
            *(
                Button(kit.title, partial(self._open, kit), message("Its sounds and an example turn."))
                for kit in kits
            ),
            Button(message("Back"), self.back, message("To the settings."), apart=True),
        ]

    def _open(self, kit: Kit | None) -> None:
        self.stack.push(SoundsScene(self.context, kit))


class SoundsScene(FormScene):
    """Sounds with their meaning: the focus says what one means, and confirm plays it."""

    def __init__(self, context: Context, kit: Kit | None) -> None:
        """Show the sounds of a game; None: those of all games."""
        super().__init__(context)
        self._kit = kit
        self._glossary = None if kit is None else kit.glossary()
        self.title = message("In all games") if kit is None else kit.title
        self._coming: deque[Cue] = deque()
        self._wait = 0.0

    @property
    def moving(self) -> bool:
        return bool(self._coming)

    def widgets(self) -> Sequence[Widget]:
        glossary = self._glossary
        rows = [self._row(term) for term in (HOUSE if glossary is None else glossary.terms)]
        if glossary is not None:
            help = message("Hear one turn, step by step: first the words, then the sounds.")
            rows.insert(0, Button(message("An example turn"), self._listen, help, verb=_LISTEN))
        return [*rows, Button(message("Back"), self.back, message("To the glossary."), apart=True)]

    def _row(self, term: Term) -> Button:
        return Button(term.meaning, lambda: self._play(term), term.note, verb=_LISTEN)

    def _play(self, term: Term) -> None:
        self._coming, self._wait = deque(term.cues), 0.0

    def _listen(self) -> None:
        if self._kit is not None and self._glossary is not None:
            self.stack.push(ExampleTurn(self.context, self._kit, self._glossary.example))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._wait -= seconds
        if self._coming and self._wait <= 0:
            cue = self._coming.popleft()
            self.context.audio.play(cue.sound, pan=cue.pan or 0.0, pitch=cue.pitch, tier=cue.tier)
            self._wait = _APART


class ExampleTurn(ContextScene):
    """A turn that nobody plays: words, sounds, words, sounds. Confirm goes on, cancel goes back."""

    def __init__(self, context: Context, kit: Kit, example: Example) -> None:
        super().__init__(context)
        self._narrator = kit.narrator()
        self._rules = kit.rules()
        self._events = deque[Event]()
        view = self._played(example)
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

    def _played(self, example: Example) -> Any:
        """Play the match up to the end of the example; return its own view at its beginning."""
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
        """Whether everything has been said and heard."""
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
            self._end()
        elif not self._spoken:
            self._say_event(self._events[0])
        else:
            self._spoken = False
            self._show.feed(self._events.popleft())

    def _say_event(self, event: Event) -> None:
        """Say the words for an event, and wait for as long as they take."""
        before = self.table.view
        after = self._rules.apply_event(before, event)
        words = self._narrator.narrate(event, before, after, self._names, Verbosity.NORMAL)
        self._spoken = True
        if words:
            self._say(words)

    def _say(self, words: str) -> None:
        self.words = words
        self.context.captions.read(words)
        self._wait = _PAUSE + _READING * len(said(words, self.context.language))

    def _end(self) -> None:
        if self.words != _END:
            self._say(_END)

    # -- drawing and input ---------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        draw_board(pen, self.table)
        tools = self.table.tools_area
        if self.words:
            area = self.table.caption_area
            draw_caption(pen, self.words, area, low=area.bottom, read=0.0, whole=True)
        hints = ((Action.CONFIRM, message("go on")), (Action.CANCEL, message("back")))
        self.draw_keys(pen, hints, tools.topleft, width=tools.width)

    def handle(self, event: InputEvent) -> bool:
        match event:
            case ActionPressed(action=Action.CANCEL | Action.MENU):
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
