"""The picture of a ceremony: the lake, the count, the standings, the podium and the text."""

from __future__ import annotations

from game.scenes.match.ceremony.drawing.count import CountPainter
from game.scenes.match.ceremony.drawing.faces import TablePictures
from game.scenes.match.ceremony.drawing.lanes import LanePainter
from game.scenes.match.ceremony.drawing.picture import CeremonyPicture
from game.scenes.match.ceremony.drawing.podium import PodiumPainter
from game.scenes.match.ceremony.drawing.signs import draw_heading
from game.scenes.match.ceremony.outcome import heading
from game.scenes.match.ceremony.timing import STANDING, share, slide
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.lakeside import draw_quay

_AWAY = 0.4


def draw_ceremony(pen: Pen, faces: TablePictures, picture: CeremonyPicture) -> None:
    """Draw the ceremony, apart from the buttons."""
    outcome = picture.outcome
    draw_quay(pen, picture.quay.shore, sunset=outcome.over)
    rising, since = picture.time - outcome.course.rises, picture.time - outcome.course.poured
    left = 1 - share(rising, 0, _AWAY) if outcome.over else 1.0
    if left > 0:
        words = heading(outcome.terms, outcome.summary)
        draw_heading(pen, picture.quay.seating, words, outcome.summary.verdict, left)
        shown = min(slide(since, 0.0), left)
        if shown > 0 and picture.focused is None:
            swum = share(since, 0.4, STANDING - 0.5)
            LanePainter(pen, faces.table.art, picture, swum, shown).draw()
    painter = PodiumPainter if outcome.over and rising > 0 else CountPainter
    painter(pen, faces, picture).draw()
