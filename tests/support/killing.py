"""The program killed and started again, within one process."""

from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from tests.support.driving import Driver


def kill(driver: Driver) -> None:
    """All scenes are gone as after a kill: none of them is told. The title follows, as at the next start."""
    stack, thinker = driver.app.stack, driver.app.context.thinker
    for scene in stack.scenes:
        if isinstance(scene, TableScene) and scene.session.journal is not None:
            # The lock on its file would go with the process.
            scene.session.journal.close()
    stack._scenes.clear()
    if thinker is not None:
        thinker.close()
    stack.push(TitleScene(driver.app.context))
    driver.frames(2)
