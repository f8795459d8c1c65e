"""Films of scenes other than tables: a score sheet, taking a charm, and entering a door."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.lab.shots import runs
from game.scenes.arcade.hub import HubScene
from game.tables.studio import Films, FilmStrip


def _focus_door(studio: Any) -> None:
    studio.show(partial(HubScene, studio.app.context), 30)
    studio.press("down", then=30)


FILMS: Films = {
    "score-sheet": FilmStrip(partial(runs.show_score_sheet, seconds=0.0), None, 6.0),
    "charm-taken": FilmStrip(runs.show_charms, None, 0.4, 0.1, action="confirm"),
    "door": FilmStrip(_focus_door, None, 0.4, 0.1, action="confirm"),
}
