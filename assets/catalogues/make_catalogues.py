"""Finds all messages in the code and the levels, brings the catalogues up to date, and compiles them.

    python assets/catalogues/make_catalogues.py

`sixes.pot` lists the messages; `LANGUAGE/LC_MESSAGES/sixes.po` has them in a language, to be translated with
any gettext editor; `sixes.mo` beside it is what the game reads. New messages have no translation at first,
and messages that have changed are marked fuzzy: the tests find both. A new language begins with the folder
`LANGUAGE/LC_MESSAGES`, its code as in CLDR.
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
    "plural": (1, 2),
    "plural_in": ((1, "c"), 2, 3),
}
_SPEAKS = re.compile(rf"\b({'|'.join(_KEYWORDS)}|Meta|parts)\s*\(".encode())
"""A module without any of these calls need not be read word by word."""
_TEXTS = {
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
    "word",
    "words",
    "wrong",
}
"""The fields of rulebooks and of lists in `assets` that are texts, or hold some."""
_LEVEL_TEXTS = {
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
"""The fields of other level files that are texts, or hold some."""
_WORDLESS = {"ratings"}
"""The lists in `assets` without texts."""
_COMMENT = "# For translators: "
_WIDTH = 110
_BEGUN = datetime(2026, 11, 22, tzinfo=UTC)

Found = tuple[int, str, Any, list[str]]
"""A line, the function, its texts, and comments for translators, as Babel wants them."""


def extract(
    file: IO[bytes], keywords: Mapping[str, Any], tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The messages of a module, the words with which its options are declared, and signs between parts."""
    source = file.read()
    if not _SPEAKS.search(source):
        return
    yield from extract_python(BytesIO(source), keywords, tags, dict(options))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Meta":
            for line, words in _declared(node):
                yield line, "message", words, []
        match node:
            case ast.Call(func=ast.Name("parts"), args=[ast.Constant(str(sign)), *_]):
                yield node.lineno, "message_in", ("between the parts of a line", sign), []


def _declared(call: ast.Call) -> Iterator[tuple[int, str]]:
    """The title and help of an option, and the words of its values."""
    for keyword in call.keywords:
        if keyword.arg in ("title", "description") and isinstance(keyword.value, ast.Constant):
            yield keyword.value.lineno, keyword.value.value
        elif keyword.arg == "extra" and isinstance(keyword.value, ast.Dict):
            for key, value in zip(keyword.value.keys, keyword.value.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "values":
                    yield from _texts(value)


def _texts(value: ast.expr) -> Iterator[tuple[int, str]]:
    """The names and effects of an option's values."""
    for one in ast.walk(value):
        if isinstance(one, ast.Tuple):
            for text in one.elts:
                if isinstance(text, ast.Constant) and text.value:
                    yield text.lineno, text.value


def extract_book(content: str) -> Iterator[Found]:
    """The messages of a file of a rulebook or a list in `assets`, with the comments over their lines."""
    lines = content.splitlines()
    for context, words in _book_texts(tomllib.loads(content)):
        texts = words if isinstance(words, tuple) else (words,)
        line = next(number for number, line in enumerate(lines) if all(f'"{text}"' in line for text in texts))
        above = lines[line - 1] if line else ""
        comments = [above.removeprefix(_COMMENT)] if above.startswith(_COMMENT) else []
        yield line, context, words, comments


def _book_texts(value: Any, said: bool = False) -> Iterator[tuple[str, Any]]:
    """The contexts and words of all messages in a part of a file; `said`: whether its strings are such."""
    match value:
        case str() if said and value:
            yield "", value
        case {"say": str(one), **rest}:
            yield rest.get("context", ""), (one, rest["many"]) if "many" in rest else one
        case {"plain": _} | {"by": _}:
            return
        case dict():
            for name, one in value.items():
                yield from _book_texts(one, name in _TEXTS)
        case list():
            for one in value:
                yield from _book_texts(one, said)


def extract_level(content: Mapping[str, Any], speaker: str = "") -> Iterator[tuple[str, str]]:
    """The texts of a level file, each with a comment that says where in the file it is."""
    for name, value in content.items():
        if name in _LEVEL_TEXTS:
            several = list(value.values()) if isinstance(value, dict) else value
            texts = several if isinstance(several, list) else [several]
            yield from ((f"{speaker}{name}", text) for text in texts if text)
        elif isinstance(value, list):
            for number, one in enumerate(value, 1):
                if isinstance(one, dict):
                    yield from extract_level(one, f"{one.get('id', f'{name} {number}')}, ")


def template() -> Catalog:
    """All messages, those of the code in the order of its modules, then those of the levels."""
    catalog = _empty(None)
    found: Iterable[Any] = extract_from_dir(
        ROOT / "game",
        method_map=[("language/compiled.py", extract), ("language/**.py", "ignore"), ("**.py", extract)],
        keywords=_KEYWORDS,
        comment_tags=("For translators:",),
        strip_comment_tags=True,
    )
    for path, _line, words, comments, context in sorted(found, key=lambda one: (one[0], one[1])):
        # Without line numbers a catalogue changes only when its words do.
        catalog.add(words, None, [(f"game/{path}", None)], auto_comments=comments, context=context)
    levels = ROOT / "levels"
    books, others = sorted(levels.glob("rulebook/*/*.toml")), sorted(levels.rglob("*.toml"))
    lists = (
        "charms",
        "awards",
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
    """The catalogue of a language; an empty one, if there is none yet."""
    if not path.exists():
        return _empty(language)
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def _empty(language: str | None) -> Catalog:
    """A catalogue without messages; its dates stay, so that it changes only when its words do."""
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
    """The place of a language's catalogue."""
    return HERE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def main() -> int:
    """Bring all catalogues up to date."""
    messages = template()
    _write(HERE / f"{DOMAIN}.pot", messages)
    for language in LANGUAGES:
        path = po_path(language)
        catalog = read(path, language)
        catalog.update(messages, no_fuzzy_matching=False)
        _write(path, catalog)
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalog)
        missing = sum(1 for one in catalog if one.id and (one.fuzzy or not _whole(one.string)))
        print(f"{language}: {len(catalog)} messages, {missing} without a translation")
    return 0


def _whole(words: Any) -> bool:
    return all(words) if isinstance(words, tuple | list) else bool(words)


def _write(path: Path, catalog: Catalog) -> None:
    with path.open("wb") as file:
        write_po(file, catalog, width=_WIDTH, omit_header=False, ignore_obsolete=True, include_lineno=False)


if __name__ == "__main__":
    sys.exit(main())
