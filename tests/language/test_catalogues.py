"""The shipped catalogues: complete, up to date, and with the placeholders of the English."""

import importlib.util
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import BinaryIO

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo, write_mo
from msgspec import Struct

from game.arcade.puzzles.files import load_puzzles
from game.cardgames.registry import GAMES
from game.language.catalogue import load
from game.language.message import Message as Said
from game.language.message import Variants
from game.language.names import catalogue_path, language_codes
from game.storage.levels.run_tables import RUN, load_run_tables
from game.storage.levels.tables import OPPONENTS, load_opponents, load_tables
from game.storage.levels.texts import OCCASIONS
from game.storage.levels.tutorials import load_tutorials
from game.storage.places import ASSETS, LEVELS, TUTORIALS
from game.tables.book.rulebook import Exercise, Lesson

HERE = Path(__file__).resolve().parents[2] / "assets" / "catalogues"
LANGUAGES = language_codes(HERE)[1:]
_ENDS = (".", "!", "?", "…", ":", "“", "»")
PLACEHOLDER = re.compile(r"\{(\w*)[^}]*\}")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    """Return the script that makes the catalogues."""
    spec = importlib.util.spec_from_file_location("make_catalogues", HERE / "make_catalogues.py")
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def messages(maker: ModuleType) -> dict[tuple[str, object], Message]:
    return {key(one): one for one in maker.template() if one.id}


def key(message: Message) -> tuple[str, object]:
    return message.context or "", message.id


def words_of(words: object) -> tuple[str, ...]:
    return tuple(words) if isinstance(words, list | tuple) else (str(words),)


@cache
def catalogue(maker: ModuleType, language: str) -> Catalog:
    found: Catalog = maker.read(maker.po_path(language), language)
    return found


def test_words_get_their_full_stop_from_one_function(messages: dict[tuple[str, object], Message]) -> None:
    """Translators needn't repeat messages such as "{title}."; see `sentence`."""
    plain = [words for context, words in messages if not context and isinstance(words, str)]
    assert plain
    assert [words for words in plain if re.fullmatch(r"\{\w+\}\.", words)] == []


@each_language
def test_every_message_is_translated(
    maker: ModuleType, messages: dict[tuple[str, object], Message], language: str
) -> None:
    found = {key(one): one for one in catalogue(maker, language) if one.id}
    assert [one for one in messages if one not in found] == []
    assert [one for one in found if one not in messages] == []
    unfinished = [one for one, message in found.items() if message.fuzzy or not all(words_of(message.string))]
    assert unfinished == []


@each_language
def test_number_of_plural_forms_fits_the_language(maker: ModuleType, language: str) -> None:
    found = catalogue(maker, language)
    for one in found:
        if one.id and one.pluralizable:
            assert len(words_of(one.string)) == found.num_plurals, one.id


@each_language
def test_placeholders_agree(maker: ModuleType, language: str) -> None:
    """Each value in the English is in the translation; only a number may be implied."""
    for one in catalogue(maker, language):
        if not one.id:
            continue
        wanted = set().union(*(PLACEHOLDER.findall(words) for words in words_of(one.id)))
        for words in words_of(one.string):
            found = set(PLACEHOLDER.findall(words))
            assert found <= wanted, one.id
            assert wanted - found <= ({"n"} if one.pluralizable else set()), one.id


@each_language
def test_sentences_stay_sentences(maker: ModuleType, language: str) -> None:
    """A translation has a closing sign where the English has a full stop, and the same spaces around it."""
    for one in catalogue(maker, language):
        english = words_of(one.id)[0]
        for words in words_of(one.string) if one.id else ():
            assert (words == words.strip()) == (english == english.strip()), one.id
            assert words.endswith(_ENDS) or not english.endswith("."), one.id


@each_language
def test_compiled_catalogue_is_up_to_date(maker: ModuleType, language: str) -> None:
    """Except for the header, which names the version of Babel."""
    compiled = BytesIO()
    write_mo(compiled, catalogue(maker, language))
    compiled.seek(0)
    with catalogue_path(HERE, language).open("rb") as shipped:
        assert entries(shipped) == entries(compiled)


def entries(file: BinaryIO) -> dict[tuple[str, object], object]:
    return {(one.context or "", words_of(one.id)): one.string for one in read_mo(file) if one.id}


def test_the_list_of_messages_is_up_to_date(
    maker: ModuleType, messages: dict[tuple[str, object], Message]
) -> None:
    assert [key(one) for one in maker.read(HERE / "sixes.pot", None) if one.id] == list(messages)


def test_messages_of_rulebooks(maker: ModuleType) -> None:
    """With contexts, plurals and comments for translators; plain or computed texts aren't messages."""
    content = """
[[pages]]
title = "Cards"
[[pages.blocks]]
kind = "cards"
cards = [1, 2, 3, 4]
# For translators: under the first card.
under = ["lowest", { plain = "Bob" }, { by = "ducks", of = 6 }, { context = "a card", say = "too low" }]
caption = { say = "{n} card", many = "{n} cards", n = 4 }
"""
    found = [(context, words, comments) for _line, context, words, comments in maker.extract_book(content)]
    assert found == [
        ("", "Cards", []),
        ("", "lowest", ["under the first card."]),
        ("a card", "too low", ["under the first card."]),
        ("", ("{n} card", "{n} cards"), []),
    ]


def test_messages_of_levels(maker: ModuleType) -> None:
    """With comments on who speaks, and without other fields or languages."""
    content = """
game = "six_takes"
title = "Cards"
options = { title = "no" }
[[steps]]
say = "Play."
others = ["bob: play 3"]
wrong = ""
tries = { "play 3" = "Later." }
[[opponents]]
id = "pip"
takes = ["All?", "Mine!"]
[opponents.text.de]
takes = ["Alle?", "Meine!"]
"""
    assert list(maker.extract_level(tomllib.loads(content))) == [
        ("title", "Cards"),
        ("steps 1, say", "Play."),
        ("steps 1, tries", "Later."),
        ("pip, takes", "All?"),
        ("pip, takes", "Mine!"),
    ]


def test_every_text_of_the_levels_is_a_message(messages: dict[tuple[str, object], Message]) -> None:
    """In tables, opponents, runs, tutorials and puzzles, each with its file."""
    texts = list(_texts_of_levels())
    assert len(texts) > 550
    assert [text for text in texts if text and (text.context, str(text)) not in messages] == []


@each_language
def test_texts_of_levels_are_translated_in_each_language(language: str) -> None:
    """A language is one folder: no level has translations of its own."""
    spoken = load(language, ASSETS / "catalogues")
    for text in _texts_of_levels():
        assert not text.by_language, text
        assert text.in_language(spoken) != text or len(text) < 10, text


def _texts_of_levels() -> Iterator[Variants]:
    levels = (
        *load_tables([LEVELS], _accept).tables,
        *load_run_tables(LEVELS / RUN, [], _accept).tables.values(),
    )
    for one in (*levels, *load_tutorials([LEVELS / TUTORIALS], _accept).tutorials.values()):
        yield from (text for text in one.texts if isinstance(text, Variants))
    for opponent in load_opponents(LEVELS / OPPONENTS):
        for occasion in ("about", *OCCASIONS):
            said = getattr(opponent, occasion)
            yield from said if isinstance(said, tuple) else (said,)
    for game in GAMES:
        for puzzle in load_puzzles([LEVELS], game).puzzles:
            assert isinstance(puzzle.title, Variants)
            yield puzzle.title


def _accept(_level: object) -> None:
    """Accept every level."""


def test_every_text_of_the_rulebooks_is_a_message(messages: dict[tuple[str, object], Message]) -> None:
    """In any part of a book; they're translated like texts in code."""
    for game in GAMES:
        for page in GAMES[game].rulebook():
            assert all(one in messages for one in _texts_in(page)), page.title


def _texts_in(part: object) -> Iterator[tuple[str, object]]:
    """Yield the keys of the messages in a part of a book."""
    if isinstance(part, Said):
        yield part.context, (part.template, part.many) if part.many else part.template
    elif isinstance(part, tuple):
        for one in part:
            yield from _texts_in(one)
    elif isinstance(part, Struct) and not isinstance(part, Exercise | Lesson):
        for field in part.__struct_fields__:
            yield from _texts_in(getattr(part, field))
    elif isinstance(part, Exercise):
        yield from _texts_in(part.tasks)
    elif isinstance(part, Lesson):
        yield from _texts_in(tuple(stage.words for stage in part.stages))
