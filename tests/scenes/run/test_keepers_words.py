"""Keepers' lines fit their bubbles, in every language and window size."""

import pytest

from game.language.catalogue import load
from game.language.message import translate
from game.language.names import language_codes
from game.scenes.pieces.fit import Fit
from game.scenes.run import map_picture
from game.scenes.run.results import sheet_quay
from game.storage.levels.run_tables import load_run_tables
from game.storage.places import ASSETS, LEVELS
from game.tables.raft.speech import BubblePlace, pages_of
from tests.support.pens import pen_of


@pytest.mark.parametrize(
    ("window", "user"), [((960, 540), 1.5), ((960, 540), 0.8), ((1280, 720), 1.0), ((2560, 1080), 1.0)]
)
def test_lines_need_no_second_page(window: tuple[int, int], user: float) -> None:
    pen = pen_of(window, user)
    fit = Fit.of(pen.area)
    on_map, after = fit.area(*map_picture.BUBBLE), fit.area(*sheet_quay.SPEECH)
    tables = load_run_tables(LEVELS / "run", [], lambda _table: None).tables.values()
    kept = [table for table in tables if table.keeper]
    assert len(kept) >= 6
    for language in (load(code, ASSETS / "catalogues") for code in language_codes(ASSETS / "catalogues")):
        for table in kept:
            for words, room, letters in (
                (table.before, on_map, map_picture.LETTERS),
                (table.won, after, sheet_quay.LETTERS),
                (table.lost, after, sheet_quay.LETTERS),
            ):
                place, size = BubblePlace((0, 0), room), fit.letter_size(letters)
                pages = pages_of(pen, translate(words, language), place, size)
                assert len(pages) == 1, (language.code, words, pages)
