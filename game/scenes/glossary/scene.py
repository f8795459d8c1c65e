"""The lists of the glossary of sounds: the games, and the sounds of each."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial

from game.audio.cues import Cue
from game.audio.glossary import HOUSE, Term
from game.cardgames.kit import Kit
from game.cardgames.registry import GAMES
from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.glossary.example_turn import ExampleTurn
from game.ui.forms.widgets import Button, Widget

_APART = 0.3
_LISTEN = message("listen")
"""The seconds from one example of a sound to the next."""


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
        self.stack.push(SoundsScene(self.context, kit, see_through=self.see_through))


class SoundsScene(FormScene):
    """Sounds with their meaning: the focus says what one means, and confirm plays it."""

    def __init__(self, context: Context, kit: Kit | None, *, see_through: bool = False) -> None:
        """Show the sounds of a game; None: those of all games."""
        super().__init__(context, see_through=see_through)
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
        self._coming, self._wait = deque(term.heard), 0.0

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
