"""The hint of a match: computed on request, shown in words, then in figures, then hidden."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.language.message import Text, message, sentences
from game.scenes.context import Context
from game.session.session import Session
from game.tables.table import Table
from game.voice.narrator import AdvisingNarrator, Narrator
from game.voice.words import choice_sentence

_MOMENT = 0.4
"""The seconds of waiting for a hint after which the player is told that it's being computed."""
_IMPATIENT = 0.6
"""The seconds after a slow hint has appeared in which an impatient press only repeats it."""


class HintDetail(IntEnum):
    NOTHING = 0
    WORDS = 1
    FIGURES = 2


class Hints:
    """The hint for the pending choice, from the player's request until it's hidden."""

    def __init__(self, context: Context, session: Session, table: Table[Any], narrator: Narrator) -> None:
        self._context, self._session = context, session
        self._table, self._narrator = table, narrator
        self._advice: Decision | None = None
        self._thought = 0.0
        self._impatient = 0.0
        self.detail = HintDetail.NOTHING

    def update(self, seconds: float, *, busy: bool) -> None:
        """Show a computed hint when the table isn't moving; hide it when its choice is no longer pending."""
        session = self._session
        if session.hinting:
            before, self._thought = self._thought, self._thought + seconds
            if before < _MOMENT <= self._thought:
                self._announce(self._thinking_words)
            return
        self._impatient = max(self._impatient - seconds, 0.0)
        if self._thought >= _MOMENT:
            self._impatient = _IMPATIENT
        self._thought = 0.0
        if session.advice is self._advice or (session.advice is not None and busy):
            return
        self._advice = session.advice
        self._set_detail(self._first_detail if self._advice is not None else HintDetail.NOTHING)

    def press(self) -> None:
        """Request a hint; each later press moves on from words to figures to nothing.

        A press right after a long wait only repeats the hint, as the player was still waiting for it.
        """
        if self._advice is not None:
            if not self._advice.prospects or (self.detail and self._impatient):
                self._announce_hint()
                return
            more = {HintDetail.NOTHING: self._first_detail, HintDetail.WORDS: HintDetail.FIGURES}
            self._set_detail(more.get(self.detail, HintDetail.NOTHING))
            if not self.detail:
                self._context.captions.answer(self._hidden_words)
            return
        if self._session.request_hint():
            return
        rated = self._session.header.rated
        self._context.audio.play(Sound.ERROR)
        self._context.captions.answer(
            message("There are no hints in rated matches.")
            if rated
            else message("You’re out of this match: there’s nothing more to choose.")
            if self._session.game.is_out(self._table.view)
            else message("There’s nothing to choose right now.")
        )

    def hide(self) -> None:
        """Hide the hint immediately, because the choice it was for is no longer pending."""
        if self._advice is not None:
            self._advice = None
            self._set_detail(HintDetail.NOTHING)

    @property
    def _first_detail(self) -> HintDetail:
        """The first level of detail: words, unless the player always wants figures."""
        return HintDetail.FIGURES if self._context.settings.figures else HintDetail.WORDS

    def _set_detail(self, detail: HintDetail) -> None:
        self.detail = detail
        figures = detail is HintDetail.FIGURES
        self._table.advise(self._advice if detail else None, figures=figures)
        if detail:
            self._announce_hint()

    def _announce_hint(self) -> None:
        """Announce the best choice and the reason, if there's a hint."""
        advice = self._advice
        if advice is None:
            return
        adviser, view = self._session.adviser, self._table.view
        if advice.prospects:
            figures, narrator = self.detail is HintDetail.FIGURES, self._narrator
            reason = narrator.reason(view, advice, advice.choice, figures=figures)
            # The table marks the choice and shows its figures, which isn't heard.
            heard = reason
            if figures and isinstance(narrator, AdvisingNarrator):
                heard = narrator.advice_words(view, advice, advice.choice, figures=True)
            named = sentences(choice_sentence(narrator.choice(view, advice.choice)), heard)
            self._announce(self._hint_words(reason), self._hint_words(named))
        elif len(self._session.game.choices(view)) == 1:
            self._context.captions.answer(message("There’s nothing else to choose."))
        elif adviser is not None:
            # Some levels follow heuristics and don't evaluate choices.
            self._table.point_out(advice.choice)
            choice = self._narrator.choice(view, advice.choice)
            self._announce(message("{name} would {choice}.", name=adviser.name, choice=choice))
        else:
            self._context.captions.answer(message("No hint this time."))

    def _announce(self, words: str, spoken: str = "") -> None:
        """Announce words, shown beside the cards if the table has room there, or what's `spoken` instead."""
        captions = self._context.captions
        answer = captions.answer_in_place if self._table.show_hint_text(words) else captions.answer
        answer(spoken or words)

    # -- words ----------------------------------------------------------------------------------------

    @property
    def _thinking_words(self) -> Text:
        adviser = self._session.adviser
        if adviser is None:
            return message("Thinking up a hint…")
        return message("{name} is looking at your cards…", name=adviser.name)

    @property
    def _hidden_words(self) -> Text:
        adviser = self._session.adviser
        if adviser is None:
            return message("Hint hidden.")
        return message("Advice from {name} hidden.", name=adviser.name)

    def _hint_words(self, reason: str) -> Text:
        adviser = self._session.adviser
        if adviser is None:
            return message("Hint: {reason}", reason=reason)
        return message("As {name} sees it: {reason}", name=adviser.name, reason=reason)
