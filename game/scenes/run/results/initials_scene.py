"""The player's initials for the high scores."""

from __future__ import annotations

from collections.abc import Sequence

from game.audio.sounds import Sound
from game.language.message import Text, message
from game.scenes.context import Context
from game.scenes.frame import ShortFormScene
from game.scenes.run.play import RunSession
from game.scenes.run.results.initials import LENGTH, LETTERS, Initials
from game.storage.history import high_scores
from game.storage.history.high_scores import HighScore
from game.ui.devices.actions import Action, InputEvent, TextErased, TextTyped
from game.ui.forms.widgets import Button, Paragraph, Widget


class InitialsScene(ShortFormScene):
    """Three letters; whatever the way out, the run is saved with them."""

    title = message("Your initials")
    width = 520.0
    hints = ((Action.CANCEL, message("done")),)
    keys = ()

    def __init__(self, context: Context, play: RunSession) -> None:
        super().__init__(context)
        self._play = play
        scores = context.archive.rows(context.places.high_scores, high_scores.load)
        self._rank = high_scores.rank_of(scores, play.run.score)
        self.letters = scores[-1].initials if scores else initials_of(context.settings.name)
        self._initials = Initials(self.letters.ljust(LENGTH, LETTERS[0]), self._change, self._done)
        self._kept = False
        self.form.fill(self.widgets())
        self.form.focus = 1

    def widgets(self) -> Sequence[Widget]:
        words = message("{score} points: place {rank}.", score=self._play.run.score, rank=self._rank)
        return [
            Paragraph(words, size=18),
            self._initials,
            Button(message("Done"), self._done, message("To the high scores."), strong=True),
        ]

    def resume(self) -> None:
        self.context.input.text_mode(True)
        super().resume()

    def pause(self) -> None:
        self.context.input.text_mode(False)

    def shutdown(self) -> None:
        self.context.input.text_mode(False)
        self._keep()

    def handle(self, event: InputEvent) -> bool:
        match event:
            case TextTyped(text=text):
                self._initials.type(text)
                self.context.captions.answer(self._initials.stated)
            case TextErased():
                self._initials.erase()
                self.context.captions.answer(self._initials.answer)
            case _:
                return super().handle(event)
        return True

    def back(self) -> None:
        self._done()

    def _change(self, letters: str) -> None:
        self.letters = letters

    def _done(self) -> None:
        self._keep()
        self.context.sound(Sound.MENU_CONFIRM)
        stack = self.stack
        stack.drop()
        self.context.screens.high_scores(self._play.saved.path.name)

    def _keep(self) -> None:
        """Save the run among the high scores, once."""
        if self._kept:
            return
        self._kept = True
        self.context.notice(keep_score(self.context, self._play, self._initials.letters))


def initials_of(name: str) -> str:
    """Return default initials: the first letters of a name."""
    return "".join(letter for letter in name.upper() if letter in LETTERS)[:LENGTH] or LETTERS[0]


def keep_score(context: Context, play: RunSession, initials: str) -> Text | str:
    """Save a run among the high scores, once; return the problem, if there was one."""
    run = play.run
    score = HighScore(
        initials=initials,
        score=run.score,
        ponds=run.ponds,
        won=bool(getattr(run.pending, "won", False)),
        when=play.saved.began.started,
        run=play.saved.path.name,
        daily=run.daily,
    )
    return high_scores.add(context.places.high_scores, score, context.archive.cache) or ""
