"""The mode of matches outside a run."""

from __future__ import annotations

from game.arcade.deals import are_ghosts_fast_enough, table_of
from game.arcade.result import result_of
from game.language.message import day, message, sentence
from game.scenes.context import Context
from game.scenes.match.saved_matches import date_of_daily_deal
from game.scenes.match_mode.mode import MatchMode, Tools
from game.session.par import MatchPar
from game.session.session import Session
from game.ui.devices.actions import Action
from game.voice.topics import Topic


def par_of(context: Context, session: Session) -> MatchPar | None:
    """Return a match's par; only a saved match of one person at a ready-made table has one."""
    header, seat = session.header, session.own_seat
    if seat is None or session.journal is None or not header.table:
        return None
    if table_of(header, context.cast.tables) is None or not are_ghosts_fast_enough(header):
        return None
    archive, journal = context.archive, session.journal.path.name
    return MatchPar(header, seat, journal, archive.scores(), archive.save_score, context.notify)


class StandaloneMode(MatchMode):
    """The mode of a match outside a run, with hints and undo in practice; `day` is a daily deal's date."""

    def __init__(self, context: Context, session: Session) -> None:
        self._context, self._session = context, session
        self.par = par_of(context, session)
        self.counts = session.header.rated
        journal = "" if session.journal is None else session.journal.path.name
        # A restart wouldn't deal the day's cards.
        self.day = date_of_daily_deal(context, journal, session.header)
        self.restarts, self.signed = self.day is None, self.day is not None
        self._announced = False

    @property
    def tools(self) -> Tools:
        if self._session.header.rated:
            return ()
        session = self._session
        undo: Tools = ((Action.UNDO, message("Undo")),) if session.can_undo else ()
        hint: Tools = ((Action.HINT, message("Hint")),) if not session.game.is_out(session.view) else ()
        return *undo, *hint

    @property
    def sign_words(self) -> str:
        if self.day is None:
            return ""
        when = day(self.day.isoformat())
        if self._session.header.rated:
            return message("Daily deal · {day}", day=when)
        return message("Daily deal · {day} · without a score", day=when)

    def update(self, seconds: float) -> None:
        if not self._announced and self.signed:
            self._announced = True
            self._context.captions.announce_shown(sentence(self.sign_words), Topic.COURSE)

    def on_match_over(self) -> None:
        session = self._session
        if self.par is not None and session.own_seat is not None:
            self.par.finish(result_of(session.game, session.match, session.own_seat))
