"""Languages: gettext catalogues, and numbers, dates and lists from CLDR."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.language.catalogue import BadCatalogue, load
from game.language.compiled import names_in_own_language
from game.language.message import (
    ENGLISH,
    day,
    figure,
    join_items,
    message,
    message_in,
    parts,
    percent,
    plural,
    plural_in,
    translate,
)
from game.language.names import language_codes, preferred_language
from game.storage.places import ASSETS


def catalogue(folder: Path, code: str, **words: str) -> Path:
    """Write a compiled catalogue with a few messages."""
    made = Catalog(locale=code)
    made.add("Row {row}.", "Reihe {row}.")
    made.add("deal", "geben", context="verb")
    made.add(("{n} duck", "{n} ducks"), ("{n} Ente", "{n} Enten"))
    made.add(("{n} card", "{n} cards"), ("{n} Karte", "{n} Karten"), context="trick")
    return write_catalogue(folder, code, made)


def write_catalogue(folder: Path, code: str, made: Catalog) -> Path:
    """Write a catalogue's file into a folder of catalogues."""
    path = folder / code / "LC_MESSAGES" / "sixes.mo"
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_mo(file, made)
    return path


def test_messages_come_from_the_catalogue(tmp_path: Path) -> None:
    catalogue(tmp_path, "de")
    german = load("de", tmp_path)
    assert message("Row {row}.", row=3).in_language(german) == "Reihe 3."
    assert message_in("verb", "deal").in_language(german) == "geben"
    assert message("deal").in_language(german) == "deal"
    assert [plural("{n} duck", "{n} ducks", ducks).in_language(german) for ducks in (0, 1, 2)] == [
        "0 Enten",
        "1 Ente",
        "2 Enten",
    ]
    assert plural_in("trick", "{n} card", "{n} cards", 1).in_language(german) == "1 Karte"


def test_plural_forms_follow_the_language(tmp_path: Path) -> None:
    catalogue(tmp_path, "fr")
    assert plural("{n} duck", "{n} ducks", 0).in_language(load("fr", tmp_path)) == "0 Ente"


def test_numbers_and_lists(tmp_path: Path) -> None:
    for code in ("de", "fr"):
        catalogue(tmp_path, code)
    german, french = load("de", tmp_path), load("fr", tmp_path)
    assert figure(-1234.56, 1).in_language(german) == "−1.234,6"
    assert figure(0.04, 1, signed=True).in_language(german) == "0,0"
    assert figure(2.5, 1, signed=True).in_language(french) == "+2,5"
    assert percent(0.31).in_language(german) == "31\N{NO-BREAK SPACE}%"
    assert join_items(["Pip", "Dot", "du"]).in_language(german) == "Pip, Dot und du"
    assert join_items(["A", "B", "C"], "or").in_language(french) == "A, B ou C"


def test_dates_are_written_in_the_language(tmp_path: Path) -> None:
    for code in ("de", "fr"):
        catalogue(tmp_path, code)
    iso = "2026-06-06T18:05:09+00:00"
    assert translate(day(iso, with_time=True), load("de", tmp_path)) == "06.06.2026, 18:05"
    assert translate(day(iso), load("fr", tmp_path)) == "6 juin 2026"


def test_separators_follow_the_language() -> None:
    """French puts a non-breaking space before a semicolon."""
    for sign in ("; ", ", ", " · ", " "):
        line = parts(sign, ["A", "B"])
        german, french = (load(code, ASSETS / "catalogues") for code in ("de", "fr"))
        assert line == line.in_language(german) == f"A{sign}B"
        space = "\N{NARROW NO-BREAK SPACE}" if sign == "; " else ""
        assert line.in_language(french) == f"A{space}{sign}B"


def test_english_needs_no_catalogue(tmp_path: Path) -> None:
    assert load("en", tmp_path) is ENGLISH


@pytest.mark.parametrize("damage", [b"", b"not a catalogue", None])
def test_broken_catalogue_is_reported(tmp_path: Path, damage: bytes | None) -> None:
    path = catalogue(tmp_path, "de")
    if damage is None:
        path.write_bytes(path.read_bytes()[:60])
    else:
        path.write_bytes(damage)
    with pytest.raises(BadCatalogue, match=r"sixes\.mo: not a catalogue"):
        load("de", tmp_path)


def test_oversized_catalogue_is_reported(tmp_path: Path) -> None:
    path = catalogue(tmp_path, "de")
    with path.open("r+b") as file:
        file.truncate(10**9)
    with pytest.raises(BadCatalogue, match=r"sixes\.mo: expected a file of at most 4,194,304 bytes"):
        load("de", tmp_path)


def test_missing_catalogue_is_reported(tmp_path: Path) -> None:
    (tmp_path / "de" / "LC_MESSAGES").mkdir(parents=True)
    with pytest.raises(BadCatalogue, match=r"sixes\.mo: can't be read"):
        load("de", tmp_path)


STRANGERS = [
    "Reihe {row:>100000000}.",
    "Reihe {row!r}.",
    "Reihe {row.__class__}.",
    "Reihe {row[0]}.",
    "Reihe {rows}.",
    "Reihe {}.",
    "Reihe {row:{row}}.",
    "Reihe {row",
    "Reihe }.",
    "Reihe " * 1000,
]


@pytest.mark.parametrize("words", STRANGERS)
def test_ill_fitting_translation_is_left_out_and_reported(tmp_path: Path, words: str) -> None:
    made = Catalog(locale="de")
    made.add("Row {row}.", words)
    made.add("Column {column}.", "{column}. Spalte, ja: {column}.")
    made.add("Row {row}.", words, context="verb")
    path = write_catalogue(tmp_path, "de", made)
    faults: list[str] = []
    german = load("de", tmp_path, report=faults.append)
    assert message("Row {row}.", row=3).in_language(german) == "Row 3."
    assert message_in("verb", "Row {row}.", row=3).in_language(german) == "Row 3."
    assert message("Column {column}.", column=2).in_language(german) == "2. Spalte, ja: 2."
    (fault,) = faults
    assert fault.startswith(f"{path}: “Row {{row}}.”: expected ")
    assert fault.endswith("; its words are English (and 1 more like it)")


@pytest.mark.parametrize("form", [0, 1, 2])
def test_each_plural_form_is_compared_with_the_english(tmp_path: Path, form: int) -> None:
    """A form may have the values of both English forms, and the number; the third form is never used."""
    forms = ["{n} Ente von {name}", "{n} Enten von {name}", "{n} Enten"]
    ducks, many = "a duck", "{n} ducks of {name}"
    for wrong in (False, True):
        if wrong:
            forms[form] = "{n:>100000000}"
        made = Catalog(locale="de")
        made.add((ducks, many), tuple(forms))
        write_catalogue(tmp_path / str(wrong), "de", made)
        faults: list[str] = []
        german = load("de", tmp_path / str(wrong), report=faults.append)
        said_ones = [plural(ducks, many, number, name="Ann").in_language(german) for number in (1, 2)]
        english, german_ones = ["a duck", "2 ducks of Ann"], ["1 Ente von Ann", "2 Enten von Ann"]
        assert said_ones == (english if wrong else german_ones)
        assert len(faults) == wrong


@pytest.mark.parametrize("rule", ["n/0", "n%(n-2)", "n*1000", "0-n"])
def test_plural_rule_without_an_answer_leaves_the_text_english(tmp_path: Path, rule: str) -> None:
    path = catalogue(tmp_path, "de")
    header, length = b"plural=(n != 1);", len("plural=(n != 1);")
    assert header in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(header, f"plural={rule};".encode().ljust(length)))
    assert plural("{n} duck", "{n} ducks", 2).in_language(load("de", tmp_path)) == "2 ducks"


def test_unknown_language_is_reported(tmp_path: Path) -> None:
    for code in ("fr", "de"):
        catalogue(tmp_path, code)
    with pytest.raises(BadCatalogue, match="unknown language 'tlh': expected one of en, de, fr"):
        load("tlh", tmp_path)


def test_each_language_is_a_folder_with_a_name(tmp_path: Path) -> None:
    """If its catalogue is broken or has no name, the code is used."""
    assert (language_codes(tmp_path), names_in_own_language(tmp_path)) == (("en",), {"en": "English"})
    made = Catalog(locale="eo")
    made.add("English", "Esperanto", context="name of the language")
    made.add("English", "la angla")
    write_catalogue(tmp_path, "eo", made)
    catalogue(tmp_path, "de")
    write_catalogue(tmp_path, "cs", made).write_bytes(b"torn")
    write_catalogue(tmp_path, "da", made).unlink()
    (tmp_path / "GLOSSARY.md").touch()
    assert language_codes(tmp_path) == ("en", "cs", "da", "de", "eo")
    assert names_in_own_language(tmp_path) == {
        "en": "English",
        "cs": "cs",
        "da": "da",
        "de": "de",
        "eo": "Esperanto",
    }


def test_language_unknown_to_cldr_writes_numbers_as_in_english(tmp_path: Path) -> None:
    write_catalogue(tmp_path, "qya", Catalog())
    assert figure(-1234.5, 1).in_language(load("qya", tmp_path)) == figure(-1234.5, 1)


def test_first_supported_language_is_chosen() -> None:
    assert preferred_language(["tlh", "fr", "de"], ("en", "de", "fr")) == "fr"
    assert preferred_language(["tlh"], ("en", "de")) == preferred_language([], ("en",)) == "en"
