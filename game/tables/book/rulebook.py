"""The parts of a rulebook: pages of words, cards, pictures and keys; lessons; albums with exercises."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Protocol, runtime_checkable

from msgspec import Meta, Struct
from pygame import FRect

from game.engine.contract import Choice, Event
from game.engine.options import Value
from game.language.message import Text, sentence, sentences
from game.tables.art import Art
from game.tables.table import TableServices
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen

NO_WORDS: Final = sentences()


Pictures = tuple[tuple[str, ...], ...]
"""Groups of cards, by the names of their pictures."""


@runtime_checkable
class Drawing(Protocol):
    """A function that draws a game's picture; its `description`, if any, says what the picture shows."""

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect, /) -> None:
        """Draw the picture in an area, with the card design from the player's settings."""


def describe(draw: Drawing | None) -> str:
    """Return a drawing's description; empty for decorations and for drawings explained by the text."""
    words: str = getattr(draw, "description", "")
    return words


def cards_of(draw: Drawing) -> Pictures:
    """Return the face-up cards that a drawing shows; none if it doesn't show groups of cards."""
    found: Pictures = getattr(draw, "pictures", ())
    return found


class RuleText(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="words"):
    text: Text


class Cards(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="cards"):
    """A row of cards, by key, with words under each card and a caption below the row."""

    cards: Annotated[tuple[int, ...], Meta(min_length=1)]
    under: tuple[Text, ...] = ()
    caption: Text = NO_WORDS


class Picture(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="picture"):
    """A game's drawing, whose height is a share of the page, with a caption below."""

    draw: Drawing
    share: Annotated[float, Meta(gt=0, le=1)]
    caption: Text = NO_WORDS

    @property
    def words(self) -> tuple[str, str]:
        """The picture's description and its caption, to be read aloud; either may be empty."""
        return describe(self.draw), sentence(self.caption)


class Paragraph(Struct, frozen=True):
    """What a page says, or the description of one of its pictures.

    Attributes:
        pictures: the cards in the picture.
        row: for a row of cards instead of a picture, its card keys, with the words `under` each.
    """

    words: str
    is_picture: bool = False
    pictures: Pictures = ()
    row: tuple[int, ...] = ()
    under: tuple[Text, ...] = ()


class Keys(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="keys"):
    """A list of the game's keys, as drawn for the input device in use."""


class Control(Struct, frozen=True, forbid_unknown_fields=True):
    """A thing at a table, its purpose, and its actions; `click` says whether a mouse click does the same."""

    text: Text
    draw: Drawing
    actions: Annotated[tuple[Action, ...], Meta(min_length=1)]
    click: bool = False


class LessonStep(Struct, frozen=True):
    """A lesson's words, the events that the table shows with them, and the reader's next choice, if any."""

    words: str
    events: tuple[Event, ...] = ()
    choice: Choice | None = None


class Lesson(Struct, frozen=True):
    """An example on a small table: its first view, the players' names, and its steps."""

    view: Any
    names: tuple[str, ...]
    stages: tuple[LessonStep, ...]


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice to make: the labels of good choices, and the replies to good and to other choices."""

    prompt: Text
    good: tuple[str, ...]
    right: Text
    wrong: Text = NO_WORDS


class Exercise(Struct, frozen=True):
    """A small position to play, in which the reader (seat 0) must choose.

    Attributes:
        state: the match state from which the game's rules play on.
        ends: the kinds of events before which the exercise ends; they aren't shown.
        alone: whether, after the last answer, the exercise ends before another seat's first event.
    """

    state: Any
    names: tuple[str, ...]
    tasks: tuple[Task, ...]
    ends: tuple[str, ...] = ()
    alone: bool = False


class QuizAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """A possible answer in a quiz, with a picture if there is one."""

    words: Text
    draw: Drawing | None = None


class QuizQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A task, its possible answers, whose words serve as labels, and the picture it's about, if any."""

    task: Task
    answers: Annotated[tuple[QuizAnswer, ...], Meta(min_length=2)]
    draw: Drawing | None = None


class Quiz(Struct, frozen=True, forbid_unknown_fields=True):
    """A series of questions that don't depend on a position."""

    questions: Annotated[tuple[QuizQuestion, ...], Meta(min_length=1)]


class AlbumEntry(Struct, frozen=True):
    """An album entry: a picture, a short and a full description of the effect, and an exercise."""

    title: str
    draw: Drawing
    effect: str
    detail: str
    exercise: Exercise | Quiz


class Page(Struct, frozen=True):
    """A page of a game's rules, with blocks, a lesson, an album or pictures of controls."""

    title: str
    blocks: tuple[RuleText | Cards | Picture | Keys, ...] = ()
    lesson: Lesson | None = None
    album: tuple[AlbumEntry, ...] = ()
    controls: tuple[Control, ...] = ()

    @property
    def is_text(self) -> bool:
        """Whether `paragraphs` say what the page does: it has no lesson, album, controls or keys."""
        keys = any(isinstance(block, Keys) for block in self.blocks)
        return not (keys or self.lesson or self.album or self.controls)

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The page's texts, and the descriptions of its pictures and rows of cards."""
        found = []
        for block in self.blocks:
            if isinstance(block, RuleText):
                found.append(Paragraph(block.text))
            elif isinstance(block, Cards):
                words = sentence(block.caption)
                found.append(Paragraph(words, is_picture=True, row=block.cards, under=block.under))
            elif isinstance(block, Picture) and block.words[0]:
                found.append(
                    Paragraph(sentences(*block.words), is_picture=True, pictures=cards_of(block.draw))
                )
        return tuple(found)


class Book(Struct, frozen=True):
    """A game's rulebook: its pages; lessons, albums and exercises by name; and pictures of option values."""

    pages: tuple[Page, ...]
    lessons: Mapping[str, Lesson]
    albums: Mapping[str, tuple[AlbumEntry, ...]]
    exercises: Mapping[str, Exercise | Quiz]
    options: Mapping[str, Mapping[Value, Drawing]]
