"""The beginning of a tutorial."""

from __future__ import annotations

from game.language.message import message
from game.scenes.context import Context
from game.scenes.stack import SceneStack
from game.scenes.tutorials.library import keep, tutorials
from game.scenes.tutorials.scene import TutorialScene


def begin(context: Context, stack: SceneStack, name: str) -> None:
    """Put the table of a tutorial on the stack; a notice, if there is no such tutorial.

    If one is on the stack already (from whose menu one came to the rules), the new one takes its place.
    """
    found = tutorials(context, name).get(name)
    if found is None:
        context.notice(message("The tutorial {name} can’t be played.", name=name))
        # It is not offered again of its own accord.
        keep(context, name, done=False)
        return
    scenes = stack.scenes
    before = next((place for place, one in enumerate(scenes) if isinstance(one, TutorialScene)), None)
    if before is None:
        stack.push(TutorialScene(context, name, found))
    else:
        stack.drop(len(scenes) - 1 - before)
        stack.replace(TutorialScene(context, name, found))
