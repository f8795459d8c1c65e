"""The panel with a hint's reason never covers the words at the stock, in any language or size."""

import pytest

from game.cardgames.must_be_18.table.layout import question_area
from game.cardgames.must_be_18.table.painting.columns import STOCK, area_beside_stock
from game.cardgames.registry import kit_of
from game.engine.contract import Setup
from game.engine.options import resolve
from game.language.catalogue import load
from game.language.message import translate
from game.language.names import language_codes
from game.storage.places import ASSETS
from tests.support.screen_text import ScreenText
from tests.support.seated import Seated


@pytest.mark.parametrize("language", language_codes(ASSETS / "catalogues"))
@pytest.mark.parametrize("height", [270, 360, 480])
def test_panel_is_beside_the_stock(
    language: str, height: int, text: ScreenText, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = kit_of("must_be_18")
    seated = Seated(kit, Setup(4, 6, resolve(kit.rules().options, {})), size=(960, height), scale=1.5)
    pen = seated.pen
    monkeypatch.setattr(pen.fonts, "language", load(language, ASSETS / "catalogues"))
    text.drawn.clear()
    seated.table.draw(pen)
    drawn = [one.place for one in text.drawn if one.words == translate(STOCK, pen.fonts.language)]
    layout = seated.table.layout
    area = area_beside_stock(pen, layout, question_area(layout, ()))
    assert drawn
    assert area.width > 200 * layout.seating.scale
    assert not any(area.colliderect(place) for place in drawn)
