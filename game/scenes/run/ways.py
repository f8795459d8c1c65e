"""The ways into a run and through it: to the map, and to what is pending."""

from __future__ import annotations

from game.arcade.run.state import AtTable, ChooseCharm, Over
from game.scenes.context import Context
from game.scenes.run.charms.choice import CharmChoiceScene
from game.scenes.run.charms.rack import RackScene
from game.scenes.run.giving_up import GivingUpScene
from game.scenes.run.guide import GuideScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.play import (
    Play,
    begin_daily_play,
    begin_play,
    is_counted,
    open_play,
    todays_play,
    uncounted_play,
)
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.reckoning import ReckoningScene
from game.scenes.run.run_screens import TableTools
from game.scenes.run.sitting import deal_again, go_on, take_seat
from game.scenes.sitting.par import MatchPar
from game.scenes.sitting.session import Session
from game.scenes.stack import SceneStack
from game.storage.history import runs


def enter_run(context: Context, stack: SceneStack, *, daily: bool = False) -> bool:
    """Go on with the open run, or begin one; False, and a notice, if that cannot be.

    Before the player's first run it is told how one goes. Of a day's run there is one try; when it is over,
    its end is shown.
    """
    if daily:
        context.doubt_clock()
    first = not runs.files(context.places.runs)
    play = uncounted_play(context, daily=daily) or open_play(context, daily=daily)
    if play is None:
        play = (begin_daily_play(context) or todays_play(context)) if daily else begin_play(context)
    if play is None:
        return False
    ways = RunWays(context, stack, play)
    if first:
        stack.lay(MapScene(context, play))
        ways.guide()
    else:
        ways.enter()
    return True


class RunWays:
    """The ways through one run, whose map lies on the stack below all its other scenes."""

    def __init__(self, context: Context, stack: SceneStack, play: Play) -> None:
        self._context, self._stack, self._play = context, stack, play
        play.screens = self

    def enter(self) -> None:
        """Go on with the run on top of the stack."""
        match self._play.run.pending:
            case AtTable():
                self.return_to_table()
            case Over():
                counted = is_counted(self._context, self._play)
                self._stack.push(RunEndScene(self._context, self._play, counted=counted))
            case ChooseCharm():
                self._stack.lay(MapScene(self._context, self._play))
                self.charms()
            case _:
                self._stack.push(MapScene(self._context, self._play))

    def return_to_table(self) -> bool:
        """The table where the player sits, over the map; False, and a notice, if that cannot be."""
        world = MapScene(self._context, self._play)
        self._stack.lay(world)
        found = go_on(self._context, self._stack, self._play)
        if not found:
            world.resume()
        return found

    # -- the scenes of the run, as they ask for each other ---------------------------------------------

    def rack(self, table: TableTools | None = None) -> None:
        self._stack.push(RackScene(self._context, self._play, table))

    def sit_down(self, number: int) -> None:
        take_seat(self._context, self._stack, self._play, number)

    def deal_again(self) -> None:
        self._clear()
        deal_again(self._context, self._stack, self._play)

    def reckon(self, session: Session, par: MatchPar | None, table: TableTools) -> None:
        # The table stays below, and with it the ghosts that still play.
        self._stack.push(ReckoningScene(self._context, self._play, session, par, table))

    def charms(self) -> None:
        self._stack.push(CharmChoiceScene(self._context, self._play))

    def guide(self) -> None:
        self._stack.push(GuideScene(self._context))

    def give_up(self) -> None:
        self._stack.push(GivingUpScene(self._context, self._play))

    def map(self) -> None:
        world = self._clear()
        if world is not None:
            world.resume()

    def pending(self) -> None:
        world = self._clear()
        match self._play.run.pending:
            case ChooseCharm():
                self._context.screens.awards(self.charms)
            case Over():
                self._stack.replace(RunEndScene(self._context, self._play))
            case _ if world is not None:
                world.resume()

    def _clear(self) -> MapScene | None:
        """Take all off the stack that lies over the map; returns the map."""
        scenes = self._stack.scenes
        world = next((one for one in scenes if isinstance(one, MapScene)), None)
        if world is not None:
            self._stack.drop(len(scenes) - scenes.index(world) - 1)
        return world
