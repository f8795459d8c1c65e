"""Collects all messages in the code and the levels, updates the catalogues, and compiles them.

    python assets/catalogues/make_catalogues.py

`sixes.pot` lists the messages. `LANGUAGE/LC_MESSAGES/sixes.po` has their translations, which any gettext
editor can edit; the game reads the compiled `sixes.mo` next to it. New messages have no translation yet, and
changed ones are marked fuzzy: the tests find both. To add a language, create the folder
`LANGUAGE/LC_MESSAGES`, with the language's CLDR code.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir, extract_python
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LANGUAGES = tuple(sorted(place.parent.name for place in HERE.glob("*/LC_MESSAGES")))
DOMAIN = "sixes"
_KEYWORDS: Mapping[str, Any] = {
    "message": None,
    "message_in": ((1, "c"), 2),
    "messages_in": ((1, "c"), 2),
    "plural": (1, 2),
    "plural_in": ((1, "c"), 2, 3),
}
_TEXT_CALLS = re.compile(rf"\b({'|'.join(_KEYWORDS)}|Meta|parts)\s*\(".encode())
"""Matches calls with texts; modules without any needn't be parsed."""
_BOOK_TEXT_FIELDS = {
    "about",
    "caption",
    "detail",
    "effect",
    "label",
    "meaning",
    "names",
    "note",
    "prompt",
    "remark",
    "remarks",
    "right",
    "rows",
    "text",
    "title",
    "under",
    "window",
    "word",
    "words",
    "wrong",
}
"""The fields of rulebooks and of lists in `assets` that are texts or contain texts."""
_LEVEL_TEXT_FIELDS = {
    "about",
    "before",
    "envies",
    "gloats",
    "greets",
    "loses",
    "lost",
    "say",
    "takes",
    "title",
    "tries",
    "wins",
    "won",
    "wrong",
}
"""The fields of other level files that are texts or contain texts."""
_WORDLESS = {"ratings"}
"""The lists in `assets` without texts."""
_COMMENT = "# For translators: "
_WIDTH = 110
_BEGUN = datetime(2026, 11, 22, tzinfo=UTC)

FoundMessage = tuple[int, str, Any, list[str]]
"""A message as Babel expects it: line number, function, texts, and comments for translators."""


def extract(
    file: IO[bytes], keywords: Mapping[str, Any], tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[FoundMessage]:
    """Yield a module's messages, the texts of its options, and the separators of `parts`."""
    source = file.read()
    if not _TEXT_CALLS.search(source):
        return
    for line, function, words, comments in extract_python(BytesIO(source), keywords, tags, dict(options)):
        # Babel warns about empty texts, which need no translation.
        if words and words[0] != "":
            yield line, function, words, comments
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Meta":
            for line, words in _option_texts(node):
                yield line, "message", words, []
        match node:
            case ast.Call(func=ast.Name("parts"), args=[ast.Constant(str(sign)), *_]):
                yield node.lineno, "message_in", ("between the parts of a line", sign), []
            case ast.Call(func=ast.Name("messages_in"), args=[ast.Constant(context), _, *words]):
                # Babel yields the first of the words.
                yield from (
                    (node.lineno, "message_in", (context, ast.literal_eval(word)), []) for word in words
                )


def _option_texts(call: ast.Call) -> Iterator[tuple[int, str]]:
    """Yield the title and help of an option, and the texts of its values, with their line numbers."""
    for keyword in call.keywords:
        if keyword.arg in ("title", "description") and isinstance(keyword.value, ast.Constant):
            yield keyword.value.lineno, keyword.value.value
        elif keyword.arg == "extra" and isinstance(keyword.value, ast.Dict):
            for key, value in zip(keyword.value.keys, keyword.value.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "values":
                    yield from _value_texts(value)


def _value_texts(value: ast.expr) -> Iterator[tuple[int, str]]:
    """Yield the names and meanings of an option's values."""
    for part in ast.walk(value):
        if isinstance(part, ast.Tuple):
            for text in part.elts:
                if isinstance(text, ast.Constant) and text.value:
                    yield text.lineno, text.value


def extract_book(content: str) -> Iterator[FoundMessage]:
    """Yield the messages of a rulebook file or a list in `assets`, with the comments above their lines."""
    lines = content.splitlines()
    for context, words in _book_texts(tomllib.loads(content)):
        texts = words if isinstance(words, tuple) else (words,)
        line = next(number for number, line in enumerate(lines) if all(f'"{text}"' in line for text in texts))
        above = lines[line - 1] if line else ""
        comments = [above.removeprefix(_COMMENT)] if above.startswith(_COMMENT) else []
        yield line, context, words, comments


def _book_texts(value: Any, is_text: bool = False) -> Iterator[tuple[str, Any]]:
    """Yield the contexts and texts of all messages in a part of a file; its strings count if `is_text`."""
    match value:
        case str() if is_text and value:
            yield "", value
        case {"say": str(part), **rest}:
            yield rest.get("context", ""), (part, rest["many"]) if "many" in rest else part
        case {"plain": _} | {"by": _}:
            return
        case dict():
            for name, part in value.items():
                yield from _book_texts(part, name in _BOOK_TEXT_FIELDS)
        case list():
            for part in value:
                yield from _book_texts(part, is_text)


def extract_level(content: Mapping[str, Any], speaker: str = "") -> Iterator[tuple[str, str]]:
    """Yield the texts of a level file, each with a comment that names its field."""
    for name, value in content.items():
        if name in _LEVEL_TEXT_FIELDS:
            several = list(value.values()) if isinstance(value, dict) else value
            texts = several if isinstance(several, list) else [several]
            yield from ((f"{speaker}{name}", text) for text in texts if text)
        elif isinstance(value, list):
            for number, part in enumerate(value, 1):
                if isinstance(part, dict):
                    yield from extract_level(part, f"{part.get('id', f'{name} {number}')}, ")


def template() -> Catalog:
    """Return all messages: those of the code in the order of modules, then those of the levels."""
    catalog = _empty_catalog(None)
    messages: Iterable[Any] = extract_from_dir(
        ROOT / "game",
        method_map=[("language/compiled.py", extract), ("language/**.py", "ignore"), ("**.py", extract)],
        keywords=_KEYWORDS,
        comment_tags=("For translators:",),
        strip_comment_tags=True,
    )
    for path, _line, words, comments, context in sorted(messages, key=lambda entry: (entry[0], entry[1])):
        # Without line numbers, a catalogue only changes when its messages do.
        catalog.add(words, None, [(f"game/{path}", None)], auto_comments=comments, context=context)
    levels = ROOT / "levels"
    books, others = sorted(levels.glob("rulebook/*/*.toml")), sorted(levels.rglob("*.toml"))
    lists = (
        "charms",
        "awards",
        "looks",
        "glossary",
        "habits",
        "options",
        "packs",
        "settings",
        "arcade",
        "actions",
        "guests",
    )
    assets = [ROOT / "assets" / f"{name}.toml" for name in lists]
    for file in (*assets, *books):
        place = file.relative_to(ROOT).as_posix()
        for _line, context, words, comments in extract_book(file.read_text(encoding="utf-8")):
            catalog.add(words, None, [(place, None)], auto_comments=comments, context=context or None)
    for file in (file for file in others if file not in books):
        context = file.relative_to(levels).as_posix()
        for comment, words in extract_level(tomllib.loads(file.read_text(encoding="utf-8"))):
            catalog.add(words, None, [(f"levels/{context}", None)], auto_comments=[comment], context=context)
    return catalog


def read(path: Path, language: str) -> Catalog:
    """Return a language's catalogue; an empty one if there is none yet."""
    if not path.exists():
        return _empty_catalog(language)
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def _empty_catalog(language: str | None) -> Catalog:
    """Return a catalogue without messages; its dates are fixed, so that it only changes with its messages."""
    return Catalog(
        locale=language,
        domain=DOMAIN,
        header_comment="# The words of Sixes.",
        project="Sixes",
        charset="utf-8",
        creation_date=_BEGUN,
        revision_date=_BEGUN,
        last_translator="",
        language_team="",
        msgid_bugs_address="",
        fuzzy=False,
    )


def po_path(language: str) -> Path:
    return HERE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def main() -> int:
    messages = template()
    _write(HERE / f"{DOMAIN}.pot", messages)
    for language in LANGUAGES:
        path = po_path(language)
        catalog = read(path, language)
        catalog.update(messages, no_fuzzy_matching=False)
        _write(path, catalog)
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalog)
        missing = sum(1 for entry in catalog if entry.id and (entry.fuzzy or not _is_complete(entry.string)))
        print(f"{language}: {len(catalog)} messages, {missing} without a translation")
    return 0


def _is_complete(words: Any) -> bool:
    return all(words) if isinstance(words, tuple | list) else bool(words)


def _write(path: Path, catalog: Catalog) -> None:
    with path.open("wb") as file:
        write_po(file, catalog, width=_WIDTH, omit_header=False, ignore_obsolete=True, include_lineno=False)


if __name__ == "__main__":
    sys.exit(main())
