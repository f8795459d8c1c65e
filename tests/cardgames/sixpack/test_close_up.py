"""Close-ups of cards: they leave the piles visible, and packs' texts fit in all languages and windows."""

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.deck import Card
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.table.close_up import CloseUp, close_up_places
from game.cardgames.sixpack.table.layout import lay_out
from game.engine.contract import Setup
from game.language.catalogue import load_cached
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Typeface
from tests.support.seated import shared_shapes

CATALOGUES = Path(__file__).parents[3] / "assets" / "catalogues"
SIZES = ((960, 540), 1.5), ((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0), ((2560, 1080), 1.0)


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize(("window", "user"), SIZES)
def test_close_up_leaves_the_piles_visible(window: tuple[int, int], user: float, code: str) -> None:
    pygame.display.set_mode((320, 200))
    scale = Scale.of(window, user)
    pen = Pen(Screen(pygame.Surface((8, 8)), scale), shared_shapes())
    layout = lay_out(scale.width, scale.height, 3)
    nothing = SIXPACK.initial_view(Setup(4, 6, SixpackOptions()), 0)
    least = min(pile.claim[1] for pile in layout.piles)
    english = pen.fonts.language
    pen.fonts.language = load_cached(code, CATALOGUES)[0]
    try:
        for pack in PACKS:
            view = replace(nothing, cards=(Card(0, pack, 6, hand=True),))
            for count in (1, 5):
                close_up = CloseUp((0,) * count)
                places = close_up_places(pen, layout, view, close_up)
                where = pack, count
                assert places.area.top > least, where
                assert all(not places.area.colliderect(pile.top) for pile in layout.piles), where
                assert not places.words.colliderect(layout.tools), where
                lines = pen.lines(PACK_TEXTS[pack].effect, LEAST_LETTERS, Typeface.BOLD, places.words.width)
                assert len(lines) <= 3, where
                assert texts_fit(pen, places.words.width, places.words.height, pack), where
                if places.row is not None:
                    assert not places.row.colliderect(places.words), where
                    assert not places.row.colliderect(places.title), where
    finally:
        pen.fonts.language = english


def texts_fit(pen: Pen, width: float, height: float, pack: str) -> bool:
    """Return whether a pack's texts fit at the smallest allowed letter size."""
    bold = len(pen.lines(PACK_TEXTS[pack].effect, LEAST_LETTERS, Typeface.BOLD, width)) * 1.25
    plain = len(pen.lines(PACK_TEXTS[pack].detail, LEAST_LETTERS, Typeface.TEXT, width)) * 1.08
    return (bold + plain) * LEAST_LETTERS <= height
