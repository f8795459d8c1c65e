"""The ways into a run and through it: to the map, and to what is pending in it."""

from __future__ import annotations

from game.arcade.run.state import AtTable, ChooseCharm, Over
from game.scenes.context import Context
from game.scenes.run.charm_choice import CharmChoiceScene
from game.scenes.run.map_scene import MapScene
from game.scenes.run.play import (
    Play,
    begin_daily_play,
    begin_play,
    is_counted,
    open_play,
    todays_play,
    uncounted_play,
)
from game.scenes.run.run_end import RunEndScene
from game.scenes.run.sitting import go_on
from game.scenes.stack import SceneStack


def enter_run(context: Context, stack: SceneStack, *, daily: bool = False) -> bool:
    """Go on with the open run, or begin one; False, and a notice, if that cannot be.

    Of a day's run there is one try; when it is over, its end is shown.
    """
    play = uncounted_play(context, daily=daily) or open_play(context, daily=daily)
    if play is None:
        play = (begin_daily_play(context) or todays_play(context)) if daily else begin_play(context)
    if play is None:
        return False
    _enter(context, stack, play)
    return True


def return_to_table(context: Context, stack: SceneStack, play: Play) -> bool:
    """The table of a run at which the player sits, over its map; False, and a notice, if that cannot be."""
    stack.lay(MapScene(context, play))
    if go_on(context, stack, play):
        return True
    if stack.top is not None:
        stack.top.resume()
    return False


def show_pending(context: Context, stack: SceneStack, play: Play) -> None:
    """What is pending in a run, whose map is on top of the stack."""
    match play.run.pending:
        case ChooseCharm():
            stack.push(CharmChoiceScene(context, play))
        case Over():
            stack.replace(RunEndScene(context, play))
        case _ if stack.top is not None:
            stack.top.resume()


def _enter(context: Context, stack: SceneStack, play: Play) -> None:
    match play.run.pending:
        case ChooseCharm():
            stack.lay(MapScene(context, play))
            stack.push(CharmChoiceScene(context, play))
        case AtTable():
            return_to_table(context, stack, play)
        case Over():
            stack.push(RunEndScene(context, play, counted=is_counted(context, play)))
        case _:
            stack.push(MapScene(context, play))
