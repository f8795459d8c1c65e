"""A lint for texts in all three languages that read like a translation.

The terms are in `assets/catalogues/GLOSSARY.md`, and in each language's folder beside it.
"""

import argparse
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from babel.messages.pofile import read_po

from game.arcade.awards.wall import AWARDS
from game.arcade.run.charms import CHARMS
from game.arcade.wardrobe import LOOKS
from game.commands.line import make_parser
from tests.conftest import ROOT

TRANSLATED = ("de", "fr")
NOT_TEXTS = {
    "context",
    "id",
    "name",
    "game",
    "face",
    "level",
    "style",
    "opponents",
    "favourites",
    "options",
    "view",
    "keep",
}
"""Keys of level files below which there are no texts for players."""


class Said(NamedTuple):
    place: str
    words: str


class Habit(NamedTuple):
    """A habit to avoid: a pattern, what to write instead, and texts that may have it, each with a reason."""

    pattern: str
    instead: str
    exceptions: tuple[str, ...] = ()


ENGLISH = {
    "headless who": Habit(
        r"(^|[.!:?] )Who\b[^?]*[.!]",
        "if you…, whoever…",
        # The help lines of options, named by what they set.
        (
            "Who wins when both teams get there in the same hand.",
            "Who’s ahead when scores are tied at the end.",
        ),
    ),
    "headless what": Habit(r"(^|[.!?] )What (is|was|cannot|can)\b[^?]*[.!]", "name the thing"),
    "sentence that starts with “of”": Habit(r"(^|[.!?] )Of (a|an|the|all)\b", "put the thing first"),
    "old words": Habit(
        r"(?i)\b(anew|so many|the own|befalls?|reckon\w*|besides|as ever|of its own accord|and be it)\b",
        "see the style guide",
    ),
    "straight quote": Habit(r"\w'|'\w|\"", "’ “ ”"),
    "long form": Habit(
        r"\b([Dd]o|[Dd]oes|[Ii]s|[Aa]re|[Ww]ill|[Dd]id|[Ww]ould|[Cc]ould) not\b|\bcannot\b",
        "don’t, isn’t",
        # A character who speaks like a lord.
        ("One plays to five ticks, with Nemo for a partner. One does not simply swim past.",),
    ),
    "space before an ellipsis": Habit(r"\w …", "word…"),
    "everybody": Habit(r"(?i)\beverybody\b", "everyone, each player"),
    "somebody": Habit(r"(?i)\bsomebody\b", "someone"),
    "rival": Habit(r"(?i)\brivals?\b", "opponent"),
    "lay a card": Habit(
        r"\b[Ll]ays?\b(?! (?:open|face|down the law))|\b[Ll]aying\b|\blaid\b(?! aside)",
        "play, lie",
        # The name of a game's own felt, next to the card back "as printed".
        ("As laid",),
    ),
    "auction": Habit(r"(?i)\bauctions?\b", "bidding"),
    "climb": Habit(r"(?i)\bclimb\w*", "play higher"),
    "factor": Habit(r"(?i)\bfactors?\b", "multiplier"),
    "closed card": Habit(r"(?i)\bclosed\b(?! ledger)", "face down"),
    "announce": Habit(r"(?i)\bannounc\w*", "declare a marriage, read aloud"),
    "gamepad": Habit(r"(?i)(?<!lily )\bpads?\b", "gamepad"),
}
FRENCH = {
    "no narrow space": Habit("(?<![\u202f;!?(“«])[;!?](?!//)", "U+202F before ; ! ?"),
    "no space before a colon": Habit("(?<!\u00a0):(?=\\s|$)", "U+00A0 before :"),
    "quotes without spaces": Habit("«(?!\u00a0)|(?<!\u00a0)»", "U+00A0 inside « »"),
    "straight quote": Habit(r"\w'|'\w|\"", "’ « »"),
    "headless qui": Habit(
        r"(^|[.!?] )Qui\b[^?]*[.!]",
        "si tu…",
        # The help lines of options, named by what they set.
        (
            "Qui gagne quand les deux équipes atteignent l’objectif à la même donne.",
            "Qui passe devant quand les totaux sont égaux à la fin.",
        ),
    ),
    "Reverse": Habit(r"\bReverse\b", "Verlan"),
    "but": Habit(r"\b[Bb]uts?\b", "objectif"),
    "révéler": Habit(r"\b[Rr]évélée?s?\b", "dévoiler"),
    "charme": Habit(r"(?i)\bcharmes?\b", "porte-bonheur"),
}
GERMAN = {
    "straight quote": Habit(r"\w'|'\w|\"", "’ „ “"),
    "der Pack": Habit(r"\b[Dd]e[rn] (\w+ )?Pack\b|\bPacke[ns]?\b", "das Pack"),
    "Hochzeit ansagen": Habit(r"\bHochzeit\w* (an|aus)(sag|ruf)", "melden"),
    "Rivale": Habit(r"\bRivale\w*", "Gegner"),
    "Seite": Habit(r"\b(deiner|eurer|andere[nr]?|beide) Seiten?\b", "Team"),
    "Sonderpack": Habit(r"\b(Sonder|Spezial-)[Pp]ack\w*", "Spezialpack"),
    "Säule": Habit(r"\bSäulen?\b", "Spalte"),
    "Gebot": Habit(r"\bGebote?s?\b", "Ansage"),
    "Spiel des Tages": Habit(r"\bSpiele?s? des Tages\b", "Tagesspiel"),
}
DOCUMENTS = ("README.md", "game/CHANGELOG.md", "game/commands/COMMANDS.md", "levels/README.md")
ONLY_ON_SCREEN = {"straight quote", "space before an ellipsis", "climb", "closed card", "announce"}
"""Habits that documents may have, for example in code, and in names of tables and actions."""
HABITS = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH}
UNSPACED = re.compile(r"6 takes!|You Must Be 18!|\{[^}]*\}")
"""Titles that no language changes, and placeholders."""


def catalogue(language: str) -> Iterator[Said]:
    """Yield the messages, in English or translated."""
    folder = ROOT / "assets" / "catalogues" / ("de" if language == "en" else language)
    with (folder / "LC_MESSAGES" / "sixes.po").open("rb") as file:
        for entry in read_po(file):
            words = entry.id if language == "en" else entry.string
            if entry.id:
                yield from (Said(one, one) for one in ((words,) if isinstance(words, str) else words))


def strings(content: Any, place: str, language: str, spoken: str = "en") -> Iterator[Said]:
    """Yield the texts below a place of a level file; a table named after a language is in that language."""
    match content:
        case str() if spoken == language and " " in content:
            yield Said(place, content)
        case list():
            for number, one in enumerate(content):
                yield from strings(one, f"{place}[{number}]", language, spoken)
        case dict():
            for key, one in content.items():
                if key not in NOT_TEXTS:
                    yield from strings(one, f"{place}.{key}", language, key if key in TRANSLATED else spoken)


def levels(language: str) -> Iterator[Said]:
    """Yield the texts of level files."""
    for path in sorted((ROOT / "levels").rglob("*.toml")):
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from strings(content, path.relative_to(ROOT).as_posix(), language)


@cache
def texts(language: str) -> tuple[Said, ...]:
    """Return all texts of a language, without what no language changes."""
    found = (*catalogue(language), *levels(language))
    return tuple(Said(place, UNSPACED.sub("•", words)) for place, words in found)


@pytest.mark.parametrize(
    ("language", "name"), [(language, name) for language, habits in HABITS.items() for name in habits]
)
def test_no_text_has_a_habit_to_avoid(language: str, name: str) -> None:
    habit = HABITS[language][name]
    found = {said for said in texts(language) if re.search(habit.pattern, said.words)}
    faults = [f"{place}: {words}" for place, words in sorted(found) if words not in habit.exceptions]
    assert faults == [], f"write {habit.instead}"
    unused = set(habit.exceptions) - {said.words for said in found}
    assert unused == set(), "no text needs these exceptions any more"


@pytest.mark.parametrize("name", [name for name in ENGLISH if name not in ONLY_ON_SCREEN])
@pytest.mark.parametrize("document", DOCUMENTS)
def test_no_document_has_a_habit_to_avoid(document: str, name: str) -> None:
    lines = (ROOT / document).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(ENGLISH[name].pattern, line)] == []


@pytest.mark.parametrize("name", [name for name in ENGLISH if name != "straight quote"])
def test_no_help_of_a_command_has_a_habit_to_avoid(name: str) -> None:
    actions = make_parser()._actions
    commands = next(one for one in actions if isinstance(one, argparse._SubParsersAction)).choices
    helps = [one.format_help() for one in (make_parser(), *commands.values())]
    assert [one for one in helps if re.search(ENGLISH[name].pattern, one)] == []


@pytest.mark.parametrize(
    ("language", "name", "words"),
    [
        ("en", "headless who", "Who cannot play draws a card."),
        ("en", "headless who", "Who skips keeps the card."),
        ("en", "long form", "It does not count."),
        ("en", "lay a card", "Celia lays the 9."),
        ("en", "straight quote", "Bob's row"),
        ("fr", "no narrow space", "Quoi\u00a0?"),
        ("fr", "no space before a colon", "Total : 18"),
        ("fr", "quotes without spaces", "« Oui »"),
        ("fr", "headless qui", "Qui ne peut pas jouer pioche."),
        ("fr", "headless qui", "Qui pose la sixième ramasse."),
        ("de", "Rivale", "Dein Rivale ist dran."),
        ("de", "der Pack", "Nimm den neuen Pack."),
    ],
)
def test_lint_finds_bad_examples(language: str, name: str, words: str) -> None:
    assert re.search(HABITS[language][name].pattern, words)


@pytest.mark.parametrize(
    "words", ["Who’s next?", "Your hand is laid aside.", "Cards lie face up.", "lily pads"]
)
def test_good_english_passes(words: str) -> None:
    assert [name for name, habit in ENGLISH.items() if re.search(habit.pattern, words)] == []


@pytest.mark.parametrize("language", HABITS)
def test_titles_are_unique(language: str) -> None:
    """Two tables, puzzles, awards, charms or looks of the same title would be hard to talk about."""
    found: dict[str, str] = {}
    twice = []
    for place, words in all_titles(language):
        if words in found:
            twice.append(f"{words}: {found[words]}, {place}")
        found[words] = place
    assert twice == []


def all_titles(language: str) -> Iterator[Said]:
    """Yield the titles of tables, puzzles, tutorials, awards, charms and looks."""
    folder = ROOT / "assets" / "catalogues" / ("de" if language == "en" else language)
    with (folder / "LC_MESSAGES" / "sixes.po").open("rb") as file:
        entries = read_po(file)

    def titled(place: str, title: str, context: str | None = None) -> Said:
        entry = entries.get(title, context)
        return Said(place, title if language == "en" or entry is None else str(entry.string))

    for path in sorted((ROOT / "levels").rglob("*.toml")):
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        if "title" in content:
            place = path.relative_to(ROOT / "levels").as_posix()
            yield titled(place, content["title"], place)
    rewards: list[Any] = [*AWARDS, *CHARMS.values(), *LOOKS]
    for one in rewards:
        yield titled(f"{type(one).__name__} {one.id}", str(one.title))
