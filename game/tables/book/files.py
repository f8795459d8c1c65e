"""The loading of rulebooks from `levels/rulebook/GAME/`, with validation that reports all faults."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args

from msgspec import Meta, Struct

from game.engine.contract import Choice, Event
from game.engine.options import BadOption, Value, declared_options
from game.engine.parsing import quoted
from game.language.message import Text
from game.storage.levels.faults import Faults, all_faults, call_all, raise_faults
from game.storage.levels.tables import BadLevel, files_in, read_level
from game.storage.places import LEVELS, RULEBOOK
from game.tables.book.binder import Binder
from game.tables.book.exercise import READER, apply_answer
from game.tables.book.rulebook import (
    NO_WORDS,
    AlbumEntry,
    Book,
    Cards,
    Control,
    Drawing,
    Exercise,
    Keys,
    Lesson,
    LessonStep,
    Page,
    Picture,
    Quiz,
    RuleText,
    Task,
)

Made = TypeVar("Made")
Names = Annotated[tuple[Text, ...], Meta(max_length=10)]
Kinds = tuple[str, ...]
"""Names of event classes."""
_MOST_NAMED = 12
_PLAYABLE = "expected a position that the rules can play on from"


class _BookPage(Struct, frozen=True, forbid_unknown_fields=True):
    title: Text
    blocks: tuple[RuleText | Cards | Picture | Keys, ...] = ()
    lesson: str = ""
    album: str = ""
    controls: tuple[Control, ...] = ()


class _Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of an album; `exercise` is the name of an exercise or a quiz."""

    title: Text
    draw: Drawing
    effect: Text
    detail: Text
    exercise: str


class _Exercise(Struct, frozen=True, forbid_unknown_fields=True):
    """An exercise; without `names`, its players have the file's names."""

    position: dict[str, Any]
    tasks: Annotated[tuple[Task, ...], Meta(min_length=1)]
    ends: Kinds = ()
    alone: bool = False
    names: Names = ()


class _LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: its words, and the kind of the last event that it shows (empty: no event)."""

    words: Text
    until: str = ""


class _Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, seen by the reader, or by a spectator if `onlooker`.

    The first pending seat makes each choice. Events whose kind is in `skip` aren't shown.
    """

    position: dict[str, Any]
    names: Names
    choices: tuple[str, ...]
    steps: Annotated[tuple[_LessonStep, ...], Meta(min_length=1)]
    skip: Kinds = ()
    onlooker: bool = False


class _BookFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of a rulebook; it may name things defined in the book's other files.

    Attributes:
        names: the players of the exercises, the reader first.
        options: the picture of each value of an option, by option name and value.
    """

    names: Names = ()
    pages: tuple[_BookPage, ...] = ()
    lessons: dict[str, _Lesson] = {}
    albums: dict[str, Annotated[tuple[_Entry, ...], Meta(min_length=1)]] = {}
    exercises: dict[str, _Exercise] = {}
    quizzes: dict[str, Quiz] = {}
    options: dict[str, dict[str, Drawing]] = {}


class _Broken(Exception):
    """The error raised if a part names another part whose faults are already reported."""


def book_files(folder: Path) -> list[Path]:
    return files_in(folder, "*.toml")


def folder_of(game: str, levels: Path) -> Path:
    return levels / RULEBOOK / game


@cache
def book_of(binder: Binder) -> Book:
    """Load a game's built-in rulebook once; raises BadLevel if its files can't be used."""
    return load_book(binder)


def load_book(binder: Binder, folder: Path | None = None, *, tried: bool = False) -> Book:
    """Load a game's rulebook, by default the built-in one; with `tried`, also play every exercise.

    Raises:
        BadLevel: if it can't be used; each fault names the file, the place and what was expected.
    """
    folder = folder or folder_of(binder.game.id, LEVELS)
    files = _read(binder, folder)
    faults: list[str] = []
    lessons: dict[str, Lesson] = {}
    exercises: dict[str, Exercise | Quiz] = {}
    albums: dict[str, tuple[AlbumEntry, ...]] = {}
    pages: dict[str, Page] = {}
    options: dict[str, Mapping[Value, Drawing]] = {}
    broken: set[str] = set()

    def add_part(made: dict[str, Made], name: str, place: str, make: Callable[[], Made]) -> None:
        """Store what `make` returns under a name, or collect its faults, prefixed with the place."""
        if name in made:
            faults.append(f"{place}: expected a unique name, it's already taken")
            return
        try:
            made[name] = make()
            return
        except _Broken:
            pass
        except ValueError as error:
            faults.extend(
                f"{place}{'' if fault.startswith('[') else '.'}{fault}" for fault in all_faults(error)
            )
        except Exception as error:
            # Rules trust any state, and may fail anywhere if it's invalid.
            faults.append(f"{place}: {_PLAYABLE}, got {error!r}")
        broken.add(name)

    for path, file in files.items():
        maker = _FileMaker(binder, file, tried)
        for name, lesson in file.lessons.items():
            add_part(lessons, name, f"{path}: lessons.{name}", partial(maker.lesson, lesson))
        for name, exercise in file.exercises.items():
            add_part(exercises, name, f"{path}: exercises.{name}", partial(maker.exercise, exercise))
        for name, quiz in file.quizzes.items():
            add_part(exercises, name, f"{path}: quizzes.{name}", partial(_quiz, quiz))
        for name, drawn in file.options.items():
            add_part(options, name, f"{path}: options", partial(_option, binder, name, drawn))
    for path, file in files.items():
        for name, entries in file.albums.items():
            makers = [partial(_entry, entry, place, exercises, broken) for place, entry in enumerate(entries)]
            add_part(albums, name, f"{path}: albums.{name}", partial(call_all, makers))
    for path, file in files.items():
        for number, page in enumerate(file.pages):
            place = f"{path}: pages[{number}]"
            add_part(pages, place, place, partial(_page, binder, page, lessons, albums, broken))
    if not any(file.pages for file in files.values()):
        faults.append(f"{folder}: expected a file with pages")
    if faults:
        raise BadLevel(*faults)
    return Book(tuple(pages.values()), lessons, albums, exercises, options)


def _read(binder: Binder, folder: Path) -> dict[Path, _BookFile]:
    """Return the content of all files; raises BadLevel if any of them can't be used."""
    paths = book_files(folder)
    try:
        read = call_all(partial(read_level, path, _BookFile, binder.decode) for path in paths)
    except Faults as error:
        raise BadLevel(*error.args) from None
    return dict(zip(paths, read, strict=True))


def _quiz(quiz: Quiz) -> Quiz:
    answers = [[str(answer.words) for answer in question.answers] for question in quiz.questions]
    raise_faults(
        f"questions[{number}].task.good: {_expected_one_of(known, good)}"
        for number, known in enumerate(answers)
        for good in quiz.questions[number].task.good or ("",)
        if good not in known
    )
    return quiz


def _option(binder: Binder, name: str, drawn: Mapping[str, Drawing]) -> Mapping[Value, Drawing]:
    """Return an option's pictures by its values, which are parsed from words."""
    known = {option.name: option for option in declared_options(binder.game.options)}
    if name not in known:
        raise ValueError(f"{name}: {_expected_one_of(list(known), name)}")
    option, values = known[name], list[Value]()
    faults = []
    for word in drawn:
        try:
            values.append(option.parse(word))
        except BadOption:
            faults.append(f"{name}.{word}: expected {option.describe_values()}, got {quoted(word)}")
    raise_faults(faults)
    return dict(zip(values, drawn.values(), strict=True))


def _entry(
    entry: _Entry, number: int, exercises: Mapping[str, Exercise | Quiz], broken: Collection[str]
) -> AlbumEntry:
    exercise = _look_up(exercises, broken, entry.exercise, f"[{number}].exercise")
    return AlbumEntry(entry.title, entry.draw, entry.effect, entry.detail, exercise)


def _page(
    binder: Binder,
    page: _BookPage,
    lessons: Mapping[str, Lesson],
    albums: Mapping[str, tuple[AlbumEntry, ...]],
    broken: Collection[str],
) -> Page:
    lesson = _look_up(lessons, broken, page.lesson, "lesson") if page.lesson else None
    raise_faults(
        f"blocks[{number}].cards: expected cards from {binder.cards.start} to {binder.cards.stop - 1}"
        for number, block in enumerate(page.blocks)
        if isinstance(block, Cards) and not {*block.cards} <= {*binder.cards}
    )
    album = _look_up(albums, broken, page.album, "album") if page.album else ()
    return Page(page.title, page.blocks, lesson, album, page.controls)


def _look_up(known: Mapping[str, Made], broken: Collection[str], name: str, place: str) -> Made:
    if name in broken:
        raise _Broken
    if name not in known:
        raise ValueError(f"{place}: {_expected_one_of(list(known), name)}")
    return known[name]


def _expected_one_of(known: list[str], got: str) -> str:
    more = ", …" if len(known) > _MOST_NAMED else ""
    return f"expected one of {', '.join(known[:_MOST_NAMED]) or 'none'}{more}, got {quoted(got)}"


class _FileMaker:
    """A maker of the exercises and lessons in a file."""

    def __init__(self, binder: Binder, file: _BookFile, tried: bool) -> None:
        self._binder, self._game, self._file, self._tried = binder, binder.game, file, tried
        self._kinds = [kind.__name__ for kind in get_args(binder.game.event_types)]

    def exercise(self, source: _Exercise) -> Exercise:
        state = self._state(source.position)
        if READER not in self._game.pending(state):
            raise ValueError("position: expected one in which the first seat is asked")
        self._check_kinds(source.ends, "ends")
        names = source.names or self._file.names
        _check_names(names, state)
        made = Exercise(state, names, source.tasks, source.ends, source.alone)
        if self._tried:
            raise_faults(_faults_in_play(self._binder, made))
        return made

    def lesson(self, source: _Lesson) -> Lesson:
        """Return a lesson: play its choices, and split the visible events among its steps."""
        self._check_kinds(source.skip, "skip")
        self._check_kinds([step.until for step in source.steps if step.until], "steps")
        state, seat = self._state(source.position), None if source.onlooker else READER
        _check_names(source.names, state)
        view, events, made = self._game.view(state, seat), list[Event](), dict[int, Choice]()
        for number, label in enumerate(source.choices):
            asked = next(iter(self._game.pending(state)), READER)
            choice = self._choice(state, asked, label, f"choices[{number}]")
            if asked == seat:
                made[len(events)] = choice
            state, more = self._game.apply(state, asked, choice)
            visible = [self._game.redact(event, seat) for event in more]
            events += [event for event in visible if event is not None and _kind(event) not in source.skip]
        stages, shown = [], 0
        for number, step in enumerate(source.steps):
            count = 0
            if step.until:
                kinds = list(map(_kind, events))
                if step.until not in kinds:
                    raise ValueError(f"steps[{number}].until: {_expected_one_of(kinds, step.until)}")
                count = kinds.index(step.until) + 1
            shown += count
            stages.append(LessonStep(step.words, tuple(events[:count]), made.get(shown)))
            del events[:count]
        return Lesson(view, source.names, tuple(stages))

    def _choice(self, state: Any, seat: int, label: str, place: str) -> Choice:
        if self._binder.named is not None:
            try:
                return self._binder.named(state, seat, label)
            except ValueError as error:
                raise ValueError(f"{place}: {error}") from None
        labels = self._binder.labels(state, seat)
        if label not in labels:
            raise ValueError(f"{place}: {_expected_one_of(labels, label)}")
        return self._game.pending(state)[seat][labels.index(label)]

    def _state(self, table: dict[str, Any]) -> Any:
        try:
            state = self._binder.call(self._binder.position, table)
            self._game.check_seats(len(state.hands))
            return state
        except ValueError as error:
            raise Faults(*(f"position: {fault}" for fault in all_faults(error))) from None

    def _check_kinds(self, kinds: Any, place: str) -> None:
        raise_faults(
            f"{place}: {_expected_one_of(self._kinds, kind)}" for kind in kinds if kind not in self._kinds
        )


def _check_names(names: Names, state: Any) -> None:
    if len(names) != len(state.hands):
        raise ValueError(f"names: expected one for each of the {len(state.hands)} hands, got {len(names)}")


def _kind(event: Event) -> str:
    return type(event).__name__


def _faults_in_play(binder: Binder, exercise: Exercise) -> Iterator[str]:
    """Play an exercise's good choices; yield a fault for each illegal one and each missing `wrong` reply."""
    state = exercise.state
    for number, task in enumerate(exercise.tasks):
        labels = binder.labels(state, READER)
        missing = [label for label in task.good or ("",) if label not in labels]
        yield from (f"tasks[{number}].good: {_expected_one_of(labels, label)}" for label in missing)
        if missing:
            return
        if task.wrong == NO_WORDS and {*labels} - {*task.good}:
            yield f"tasks[{number}].wrong: expected an answer to choices that are not good"
        choice = binder.game.pending(state)[READER][labels.index(task.good[0])]
        state = apply_answer(binder.game, binder.choices, exercise, state, number, choice).state
