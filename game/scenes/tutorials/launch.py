"""The beginning of a tutorial."""

from __future__ import annotations

from game.language.message import message
from game.scenes.context import Context
from game.scenes.stack import SceneStack
from game.scenes.tutorials.ending import TutorialEnd
from game.scenes.tutorials.library import keep, tutorials
from game.scenes.tutorials.list import TutorialsScene
from game.scenes.tutorials.scene import TutorialScene


def start_tutorial(context: Context, stack: SceneStack, name: str) -> None:
    """Begin a tutorial, which takes a while."""
    stack.take_long(message("Setting the table…"), lambda: begin(context, stack, name))


def begin(context: Context, stack: SceneStack, name: str) -> None:
    """Put the table of a tutorial on the stack; a notice, if there is no such tutorial.

    If the player came here by the menu or the end of another one, the new one takes its place.
    """
    found = tutorials(context, name).get(name)
    if found is None:
        context.notice(message("The tutorial {name} can’t be played.", name=name))
        # It is not offered again of its own accord.
        keep(context, name, done=False)
        return
    tutorial = TutorialScene(context, name, found)
    for above, scene in enumerate(reversed(stack.scenes)):
        if isinstance(scene, TutorialsScene):
            break
        if isinstance(scene, TutorialScene | TutorialEnd):
            stack.drop(above)
            stack.replace(tutorial)
            return
    stack.push(tutorial)
