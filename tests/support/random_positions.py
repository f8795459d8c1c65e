"""Prepared saves of positions close to scenes that random input seldom reaches."""

import random
import re

from game.arcade.run.entries import CharmsPassed, PlaceKind, SatDown, StallLeft, TableEnded
from game.arcade.run.scoring import run_scoring_of
from game.arcade.run.state import FEATHERS, AtStall, AtTable, ChooseCharm, ChooseTable
from game.cardgames.registry import rules_of
from game.engine.journal import Header
from game.scenes.context import Context
from game.scenes.match.saved_matches import save_result
from game.scenes.run.run_session import RunSession, begin_run, resume_run
from game.session.session import Session
from game.storage.places import LEVELS, Places
from tests.support.light_thinking import LightThinker
from tests.support.short_matches import SHORT, ducklings, play_out

FRIEND = "Ann"
_NAMED = re.compile(r'(?m)^((?:title|name) = ".*)(")$')
NEARLY_OVER = 6
"""The most choices left, including those of ducks, in a match that is nearly over."""


def add_tables(places: Places) -> None:
    """Add tables of the player's own to a data directory: more than fit into the set-up."""
    for shipped in sorted(LEVELS.glob("*/1-*.toml")):
        for number in range(3):
            own = places.levels / shipped.parent.name / f"own-{number}.toml"
            own.parent.mkdir(parents=True, exist_ok=True)
            words = shipped.read_text(encoding="utf-8")
            own.write_text(_NAMED.sub(rf"\1 {number}\2", words), encoding="utf-8")


class Positions:
    """Writes matches and runs into a data directory as if they had been played, without opening a scene."""

    def __init__(self, context: Context, chance: random.Random) -> None:
        self._context, self._chance = context, chance

    def match(self, game: str, *, rated: bool = False) -> str:
        """Save an unfinished match, mostly one near its end."""
        header = self._context.header(game, ducklings(self._context, game), SHORT[game], rated=rated)
        return self._save(header, self._left())

    def finished(self, game: str) -> str:
        """Save a finished match with its result; return the name of its journal."""
        header = self._context.header(game, ducklings(self._context, game), SHORT[game])
        return self._save(header, 0)

    def friends(self, game: str) -> str:
        others, people = ducklings(self._context, game)[1:], {1: FRIEND}
        header = self._context.header(game, others, SHORT[game], rated=False, friends=people)
        return self._save(header, self._left())

    def run(self) -> str:
        """Save an unfinished run, perhaps at a table that is nearly over."""
        play = self._open_run()
        for _ in range(self._chance.randrange(4)):
            self._end_table(play, met=self._chance.random() < 0.8)
        if self._chance.random() < 0.5:
            return self._sit(play)
        return f"a run, {type(play.run.pending).__name__}"

    def charms(self) -> str:
        """Save a run in which a table has just been won, so that charms are on offer."""
        play = self._open_run()
        self._end_table(play, met=True)
        return f"a run, {type(play.run.pending).__name__}"

    def final_table(self) -> str:
        """Save a run with one feather left, at a table that is nearly over."""
        play = self._open_run()
        while play.run.feathers > 1 and not play.run.over:
            self._end_table(play, met=play.run.feathers == FEATHERS and not play.run.played)
        return self._sit(play)

    # -- runs ------------------------------------------------------------------------------------------

    def _open_run(self) -> RunSession:
        """Return the current run or a new one; if the player sits at a table, it's won first."""
        play = resume_run(self._context) or begin_run(self._context)
        assert play is not None, self._context.notices
        if isinstance(play.run.pending, AtTable):
            self._count(play, met=True)
        return play

    def _end_table(self, play: RunSession, *, met: bool) -> None:
        """Record the end of a run's next table, unless the run is over; its journal is another match's."""
        self._pass(play)
        if isinstance(play.run.pending, ChooseTable):
            node = self._chance.choice(self._tables(play))
            results = self._context.archive.results()
            journal = self._chance.choice(results).journal if results else self.finished("six_takes")
            play.add(SatDown(node, play.run.table_seed(node), journal))
            self._count(play, met=met)

    def _count(self, play: RunSession, *, met: bool) -> None:
        combo = run_scoring_of(play.node(play.run.pending.node).game).combos[0]
        play.add(TableEnded(met=met, result=-4.0, ghosts=(-5.0, -3.0), combos={combo.id: 6}))

    def _pass(self, play: RunSession) -> None:
        if isinstance(play.run.pending, ChooseCharm):
            play.add(CharmsPassed())
        elif isinstance(play.run.pending, AtStall):
            play.add(StallLeft())

    def _tables(self, play: RunSession) -> list[int]:
        assert isinstance(play.run.pending, ChooseTable)
        return [one for one in play.run.pending.nodes if play.node(one).kind is PlaceKind.TABLE]

    def _sit(self, play: RunSession) -> str:
        """Sit down at a table of a run, and play until it's nearly over."""
        self._pass(play)
        if not isinstance(play.run.pending, ChooseTable):
            return f"a run, {type(play.run.pending).__name__}"
        node = self._chance.choice(self._tables(play))
        header = play.header(node, play.run.table_seed(node))
        journal = self._save(header, self._chance.randint(1, NEARLY_OVER))
        play.add(SatDown(node, header.seed, journal))
        return "a run, at a table"

    # -- matches ---------------------------------------------------------------------------------------

    def _left(self) -> int:
        return self._chance.choice((self._chance.randint(1, NEARLY_OVER), 2 * NEARLY_OVER, 99))

    def _save(self, header: Header, left: int) -> str:
        """Play a match until at most `left` choices are left; return the name of its journal."""
        session = Session.new(rules_of(header.game), header, None, LightThinker())
        play_out(session)
        history = session.match.history
        journal = session.journal = self._context.archive.open_journal(header)
        for chosen in history[: max(len(history) - left, 0)] if left else history:
            journal.record(chosen)
        if not left:
            save_result(self._context, session)
        session.leave()
        return journal.path.name
