"""Killing and restarting the program within one process."""

from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from tests.support.driving import Driver


def kill(driver: Driver) -> None:
    """Remove all scenes without closing them, as a kill would, and open the title, as the next start
    would.
    """
    stack, thinker = driver.app.stack, driver.app.context.thinker
    for scene in stack.scenes:
        if isinstance(scene, TableScene) and scene.session.journal is not None:
            # A real kill would release the file's lock.
            scene.session.journal.close()
    stack._scenes.clear()
    if thinker is not None:
        thinker.close()
    stack.push(TitleScene(driver.app.context))
    driver.frames(2)
