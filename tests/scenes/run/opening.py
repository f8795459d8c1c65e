"""Functions that open each scene of a run, each with a new run."""

from collections.abc import Callable

from game.arcade.run.entries import CharmsPassed, CharmTaken, GaveUp
from game.arcade.run.state import AtStall, ChooseCharm
from game.scenes.run.at_table import RunMatch
from game.scenes.run.charms.stall import TradeScene
from game.scenes.run.dialogs import FirstTimeScene, LevelScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.initials import InitialsScene, save_run_score
from game.scenes.run.run_session import RunSession, run_of_file
from tests.scenes.run.running import skip, start_run, tables_of, with_rack
from tests.support.driving import Driver
from tests.support.short_matches import play_out

RACK = ("monocle", "ripple", "ferry", "second_wind", "lucky_dip")


class RunScenes:
    def __init__(self, driver: Driver, home: Callable[[], None]) -> None:
        self._driver = driver
        self._home = home

    @property
    def scenes(self) -> dict[str, Callable[[], object]]:
        return {
            "run, map": self._map,
            "run, a later map": lambda: self._later(3),
            "run, map with charms on offer": lambda: self._charms().screens.map(),
            "run, charms on offer": self._charms,
            "run, stall": self._stall,
            "run, trade": self._trade,
            "run, visit": self._visit,
            "run, levels": self._levels,
            "run, first time": self._first_time,
            "run, rack": lambda: self._later(1).screens.rack(),
            "run, table": self._table,
            "run, rack at the table": self._rack_at_the_table,
            "run, reckoning": self._reckoning,
            "run, guide": lambda: self._later(1).context.screens.run_guide(),
            "run, leaving a table": self._leaving_a_table,
            "run, giving up": lambda: self._later(2).screens.give_up(),
            "run, end": self._end,
            "run, initials": lambda: self._driver.app.stack.replace(
                InitialsScene(self._driver.app.context, self._end())
            ),
            "run, high scores": self._high_scores,
            "run, looked at again": self._looked_at,
        }

    def clear(self) -> None:
        places = self._driver.app.context.places
        for path in (*places.runs.glob("*"), places.high_scores):
            path.unlink(missing_ok=True)

    def _map(self) -> RunSession:
        self._home()
        self.clear()
        self._driver.app.context.seed = 6
        return start_run(self._driver)

    def _later(self, tables: int) -> RunSession:
        play = self._map()
        for number in range(tables):
            skip(play, met=number != 1)
        with_rack(play, *RACK)
        play.screens.map()
        return play

    def _charms(self) -> RunSession:
        play = self._map()
        skip(play, take=False)
        with_rack(play, *RACK)
        play.screens.pending()
        return play

    def _stall(self) -> RunSession:
        play = self._map()
        while not isinstance(play.run.pending, AtStall):
            skip(play, take=False)
            if isinstance(play.run.pending, ChooseCharm):
                able = [one for one in play.run.pending.charms if play.run.is_takeable(one)]
                play.add(CharmTaken(able[0]) if able else CharmsPassed())
        play.screens.stall()
        return play

    def _trade(self) -> None:
        play = self._stall()
        self._driver.app.stack.push(TradeScene(self._driver.app.context, play, play.run.rack[0]))

    def _visit(self) -> None:
        play = self._map()
        while not (stops := set(play.run.pending.nodes) - set(tables_of(play))):
            skip(play)
        play.screens.visit(min(stops))

    def _first_time(self) -> None:
        self._map()
        self._driver.app.stack.push(FirstTimeScene(self._driver.app.context, "six_takes", lambda: None))

    def _levels(self) -> None:
        self._home()
        self._driver.app.stack.push(LevelScene(self._driver.app.context, 1))

    def _table(self) -> RunMatch:
        play = self._later(1)
        play.screens.sit_down(tables_of(play)[0])
        self._driver.until(lambda: self._driver.asked)
        occasion = self._driver.table.mode
        assert isinstance(occasion, RunMatch)
        return occasion

    def _leaving_a_table(self) -> None:
        self._table()
        self._driver.top.mode.leave_early()

    def _rack_at_the_table(self) -> None:
        match = self._table()
        match.play.screens.rack(match)

    def _reckoning(self) -> None:
        match = self._table()
        play_out(self._driver.table.session)
        match.on_match_over()
        match.play.screens.show_score_sheet(match.session, match.par, match, None)

    def _end(self) -> RunSession:
        play = self._later(2)
        play.add(GaveUp())
        play.screens.pending()
        return play

    def _high_scores(self) -> None:
        play = self._end()
        save_run_score(self._driver.app.context, play, "ABC")
        self._driver.app.context.screens.high_scores(play.saved.path.name)

    def _looked_at(self) -> None:
        name = self._end().saved.path.name
        play = run_of_file(self._driver.app.context, name)
        assert play is not None
        self._driver.app.stack.push(RunEndScene(self._driver.app.context, play, score_saved=True))
