"""Tutorials: typed and validated TOML files of steps; broken ones are skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from game.language.message import Variants
from game.storage.levels.faults import Problem, raise_faults
from game.storage.levels.tables import Id, files_in, load_each, read_level
from game.storage.levels.texts import Sentence, TableTexts, Title, context_of, localized, unknown_languages

MOST_FILES = 100
"""The maximum number of tutorials that are read from a folder."""

Words = Annotated[str, Meta(max_length=320)]
Label = Annotated[str, Meta(min_length=1, max_length=80)]
Labels = Annotated[tuple[Label, ...], Meta(max_length=40)]


class StepText(Struct, frozen=True, forbid_unknown_fields=True):
    """The translation of a step's texts; missing ones stay English."""

    say: Words = ""
    wrong: Words = ""
    tries: dict[Label, Words] = {}


class TutorialStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a tutorial: opponents make their choices, the mascot speaks, then the player acts.

    Attributes:
        others: the opponents' choices before the step, each with the opponent's id, such as `bob: play 23`.
        look: what the mascot points at, each a zone and a number, such as `hand 43`.
        good: the labels of the accepted choices; if empty, the player just continues.
        key: the action of a reading key to try; the player may also just continue.
        ready: whether the first accepted choice is focused, so that one press plays it.
        wrong: the mascot's answer to any other choice.
        tries: special answers to some wrong choices, by label.
    """

    say: Annotated[str, Meta(min_length=1, max_length=320)]
    others: Labels = ()
    look: Labels = ()
    good: Labels = ()
    ready: bool = False
    key: Annotated[str, Meta(max_length=40)] = ""
    wrong: Words = ""
    tries: dict[Label, Words] = {}
    text: dict[str, StepText] = {}

    def __post_init__(self) -> None:
        raise_faults(self._faults())

    def _faults(self) -> Iterator[str]:
        if self.good and self.key:
            yield "key: expected none in a step that asks for a choice"
        if self.good and not self.wrong:
            yield "wrong: expected an answer to all choices that are not asked for"
        if (self.wrong or self.tries or self.ready) and not self.good:
            yield "good: expected the choices that wrong, tries or ready is about"
        yield from unknown_languages(self.text)
        for code, text in self.text.items():
            for tried in text.tries:
                if tried not in self.tries:
                    yield f"text.{code}.tries: expected a choice of tries, got {tried!r}"

    def translated(self, context: str) -> TutorialStep:
        """Return the step, with its texts in all available languages."""
        answers: dict[str, dict[str, str]] = {tried: {} for tried in self.tries}
        for code, text in self.text.items():
            for tried, answer in text.tries.items():
                answers[tried] |= {code: answer} if answer else {}
        return msgspec.structs.replace(
            self,
            say=localized(self.text, "say", self.say, context),
            wrong=localized(self.text, "wrong", self.wrong, context) if self.wrong else "",
            tries={tried: Variants(said, answers[tried], context) for tried, said in self.tries.items()},
        )


class Tutorial(Struct, frozen=True, forbid_unknown_fields=True):
    game: Id
    title: Title
    about: Sentence
    seed: Annotated[int, Meta(ge=0, le=2**48)]
    opponents: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=31)]
    steps: Annotated[tuple[TutorialStep, ...], Meta(min_length=1, max_length=60)]
    options: dict[str, Any] = {}
    text: TableTexts = {}

    def __post_init__(self) -> None:
        raise_faults(unknown_languages(self.text))

    @property
    def texts(self) -> tuple[str, ...]:
        texts = (words for step in self.steps for words in (step.say, step.wrong, *step.tries.values()))
        return self.title, self.about, *texts

    def translated(self, context: str) -> Tutorial:
        """Return the tutorial, with its texts in all available languages."""
        return msgspec.structs.replace(
            self,
            title=localized(self.text, "title", self.title, context),
            about=localized(self.text, "about", self.about, context),
            steps=tuple(step.translated(context) for step in self.steps),
        )


class LoadedTutorials(Struct, frozen=True):
    """The valid tutorials by file name, and a message for each invalid file."""

    tutorials: Mapping[str, Tutorial]
    problems: tuple[Problem, ...]


def tutorial_files(place: Path) -> list[Path]:
    return files_in(place, "*.toml")


def load_tutorials(
    folders: Iterable[Path], check: Callable[[Tutorial], None], name: str | None = None
) -> LoadedTutorials:
    """Load all tutorials, or only `name`; `check` raises ValueError for one that can't be played."""
    tutorials: dict[str, Tutorial] = {}

    def find(folder: Path) -> list[Path]:
        return [path for path in tutorial_files(folder) if name in (None, path.stem)]

    def load(path: Path) -> None:
        tutorial = read_level(path, Tutorial).translated(context_of(path))
        check(tutorial)
        tutorials[path.stem] = tutorial

    problems = load_each(folders, find, load, MOST_FILES, "tutorials")
    return LoadedTutorials(tutorials, problems)
