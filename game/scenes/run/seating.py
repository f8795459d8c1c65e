"""Sitting down at a table of a run, resuming its match, and giving the run up."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from game.arcade.result import result_of
from game.arcade.run.entries import DealtAgain, GaveUp, SatDown, TableEnded
from game.arcade.run.state import AtTable
from game.arcade.run.tables import is_same_match
from game.cardgames.registry import rules_of
from game.engine.journal import BadJournal, Header, Journal, read_header
from game.language.message import message, message_in
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, DialogScene, SheetText
from game.scenes.match.launch import open_table, resume
from game.scenes.match.saved_matches import save_result
from game.scenes.match_mode.mode import LEAVES_TABLE
from game.scenes.run.at_table import RunMatch
from game.scenes.run.run_session import RunSession
from game.scenes.stack import SceneStack
from game.session.session import Session
from game.ui.forms.widgets import Widget


def take_seat(context: Context, stack: SceneStack, play: RunSession, number: int) -> None:
    """Show the table of a place: a new match, or the one in progress."""
    if isinstance(play.run.pending, AtTable):
        resume_table(context, stack, play)
        return
    seed = play.run.table_seed(number)
    header = play.header(number, seed)
    journal = context.archive.open_journal(header)
    if play.add(SatDown(number, seed, journal.path.name)):
        _open_match(context, stack, play, header, journal)
    else:
        journal.close()
        delete_journal(context, journal.path.name, header)


def resume_table(context: Context, stack: SceneStack, play: RunSession) -> bool:
    """Resume the player's table, or deal it again if its journal is gone; return False on failure."""
    pending = play.run.pending
    if not isinstance(pending, AtTable):
        return False
    path = context.places.saves / pending.journal
    if not path.exists():
        # The file is gone, so start the same deal again.
        header = play.header(pending.node, pending.seed)
        try:
            journal = Journal.create(path, header)
        except OSError:
            journal = Journal.create_later(path, header)
        _open_match(context, stack, play, header, journal)
        return True
    return resume(context, stack, path, lambda session: RunMatch(context, session, play))


def deal_again(context: Context, stack: SceneStack, play: RunSession) -> None:
    """Start a new match with the same deal, as granted by a charm."""
    pending = play.run.pending
    if isinstance(pending, AtTable):
        header = play.header(pending.node, pending.seed)
        journal = context.archive.open_journal(header)
        if play.add(DealtAgain(journal.path.name)):
            delete_journal(context, pending.journal, header)
            _open_match(context, stack, play, header, journal)
        else:
            journal.close()
            delete_journal(context, journal.path.name, header)


def give_up(context: Context, play: RunSession) -> bool:
    """End the run at its current score; return False if another window has continued it."""
    pending = play.run.pending
    if not play.add(GaveUp()):
        return False
    if isinstance(pending, AtTable):
        delete_journal(context, pending.journal, play.header(pending.node, pending.seed))
    return True


def delete_journal(context: Context, journal: str, header: Header) -> None:
    """Delete the journal of an abandoned match, unless it is over or the journal is another match's."""
    path = context.places.saves / journal
    if all(result.journal != journal for result in context.archive.results()):
        with suppress(OSError, BadJournal):
            if is_same_match(read_header(path), header):
                path.unlink()


def _open_match(
    context: Context, stack: SceneStack, play: RunSession, header: Header, journal: Journal
) -> None:
    session = Session.new(rules_of(header.game), header, journal, context.thinking())
    open_table(context, stack, session, RunMatch(context, session, play))


class LeavingTableScene(DialogScene):
    """A dialog that asks whether to leave a table whose goal is lost."""

    title = message("Leave this table?")

    def __init__(self, context: Context, play: RunSession, session: Session) -> None:
        super().__init__(context)
        self._play, self._session = play, session

    def widgets(self) -> Sequence[Widget]:
        stay = message("Its points still count if you play on.")
        return [
            SheetText(LEAVES_TABLE),
            AnswerPlank(message_in("a table", "Play on"), self.back, stay, strong=True),
            AnswerPlank(message("Leave table"), self._leave, LEAVES_TABLE),
        ]

    def _leave(self) -> None:
        match, seat = self._session.match, self._session.own_seat or 0
        if self._play.add(TableEnded(met=False, result=result_of(match.game, match, seat), left=True)):
            save_result(self.context, self._session)
            self._play.screens.pending()


class GivingUpScene(DialogScene):
    """A dialog that asks whether to end the run with its current score."""

    title = message("Give up the run?")

    def __init__(self, context: Context, play: RunSession) -> None:
        super().__init__(context)
        self._play = play

    def widgets(self) -> Sequence[Widget]:
        words = message("The run ends here with {score} points.", score=self._play.run.score)
        return [
            SheetText(words),
            AnswerPlank(message_in("a run", "Go on"), self.back, message("Back to the map."), strong=True),
            AnswerPlank(message("Give up"), self._give_up, words),
        ]

    def _give_up(self) -> None:
        if give_up(self.context, self._play):
            self._play.screens.pending()
