"""Missing translations fall back to English with one notice: in catalogues, tables and tutorials."""

import shutil
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from game.language.message import message, translate
from game.storage.places import ASSETS, places
from tests.support.driving import Driver

TABLE = 'game = "six_takes"\ntitle = "{}"\nabout = "x"\nopponents = ["pip"]\n'
HALF, WHOLE = '[text.de]\ntitle = "Halb"\n', '[text.de]\ntitle = "Ganz"\nabout = "x"\n'

LESSON = """
game = "six_takes"
title = "One card"
about = "x"
seed = 54
opponents = ["bob", "celia", "mabel"]

[[steps]]
others = ["bob: play 55", "celia: play 62", "mabel: play 50"]
say = "Play the 60."
good = ["play 60"]
wrong = "x"

[steps.text.de]
wrong = "x"

[steps.text.fr]
say = "Joue le 60."
wrong = "x"

[text.de]
title = "Eine Karte"
about = "x"

[text.fr]
title = "Une carte"
about = "x"
"""


def notices(driver: Driver) -> list[str]:
    """Return the notices since the last call, in the game's language."""
    context = driver.app.context
    found = [translate(notice, context.language) for notice in context.notices]
    context.notices.clear()
    return found


@pytest.mark.parametrize("content", [None, b"", b"torn", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_language_without_its_catalogue_is_english(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the start, with one notice that names the file; other languages still work."""
    assets = tmp_path / "assets"
    shutil.copytree(ASSETS / "catalogues", assets / "catalogues")
    broken = assets / "catalogues" / "de" / "LC_MESSAGES" / "sixes.mo"
    broken.unlink()
    if content is not None:
        broken.write_bytes(content)
    where = places(str(tmp_path / "data"))
    where.prepare()
    where.settings.write_text('{"language": "de"}')
    monkeypatch.setattr("game.app.ASSETS", assets)
    driver = Driver(tmp_path / "data")
    driver.frames(2)
    context = driver.app.context
    assert context.language.code == "en"
    (notice,) = notices(driver)
    assert str(broken) in notice
    assert notice.endswith("texts appear in English")
    context.change(speed="fast", verbosity=2)
    driver.frames(2)
    assert notices(driver) == []
    context.change(language="fr")
    assert context.language.code == "fr"
    assert notices(driver) == []


def test_translations_with_wrong_placeholders_are_english_and_reported_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All other texts are German, and switching languages doesn't report it again."""
    assets = tmp_path / "assets"
    shutil.copytree(ASSETS / "catalogues", assets / "catalogues")
    place = assets / "catalogues" / "de" / "LC_MESSAGES" / "sixes.mo"
    with place.with_suffix(".po").open("rb") as file:
        found = read_po(file)
    for one in found:
        if one.id == "{title}: {company}":
            one.string = "{title:>100000000}: {company}"
    with place.open("wb") as file:
        write_mo(file, found)
    monkeypatch.setattr("game.app.ASSETS", assets)
    driver = Driver(tmp_path / "data")
    driver.app.context.change(language="de")
    language = driver.app.context.language
    assert language.code == "de"
    assert message("{title}: {company}", title="A", company="B").in_language(language) == "A: B"
    assert message("Settings").in_language(language) == "Einstellungen"
    (notice,) = notices(driver)
    assert notice == (
        f"{place}: “{{title}}: {{company}}”: expected only placeholders of the English, "
        "got {title:>100000000}; its words are English"
    )
    for code in ("fr", "de", "en", "de"):
        driver.app.context.change(language=code)
        assert notices(driver) == []


def test_tables_with_missing_translations_are_reported_once_per_language(tmp_path: Path) -> None:
    (tmp_path / "levels").mkdir(parents=True)
    for name, words in (("Mine", ""), ("Half", HALF), ("Whole", WHOLE)):
        (tmp_path / "levels" / f"{name}.toml").write_text(TABLE.format(name) + words)
    driver = Driver(tmp_path)
    context = driver.app.context
    assert {"Mine", "Half", "Whole"} <= {str(table.title) for table in context.cast.tables}
    assert notices(driver) == []
    context.change(language="de")
    (notice,) = notices(driver)
    assert notice.startswith("In 2 Leveln, etwa „Halb“,")
    context.change(language="fr")
    (notice,) = notices(driver)
    assert notice.startswith("3 niveaux, dont «\xa0Half\xa0»,")
    for language in ("de", "en", "fr"):
        context.change(language=language)
        assert notices(driver) == []
    driver.close()
    again = Driver(tmp_path)
    assert len(again.app.context.cast.tables) > 3
    (notice,) = notices(again)
    assert "«\xa0Half\xa0»" in notice


def test_tutorial_that_lacks_one_sentence_is_reported_once(tmp_path: Path) -> None:
    """One of the player's own that replaces the game's."""
    mine = tmp_path / "levels" / "tutorials"
    mine.mkdir(parents=True)
    (mine / "six_takes.toml").write_text(LESSON, encoding="utf-8")
    driver = Driver(tmp_path)
    for language, count in (("en", 0), ("fr", 0), ("de", 1), ("de", 0)):
        driver.app.context.change(language=language)
        driver.app.context.screens.tutorials()
        found = notices(driver)
        assert len(found) == count, found
        assert all("„Eine Karte“" in notice for notice in found)
