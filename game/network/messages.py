"""The messages between a table and its guests' pages: one JSON object each, told apart by `type`.

A page sends requests. The table answers with the whole state of what that guest may see, never with changes:
a page that slept or lost its connection needs only the newest message.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

VERSION = 1
"""The version of these messages; a page of another version is told to reload."""
LONGEST_REQUEST = 2_048
"""The most bytes of a page's message."""

Code = Annotated[str, Meta(max_length=16)]
Name = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=16)]
Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message of a page."""


class Join(Request, frozen=True):
    """Sit down at the table with this code, or with `watch` only look on.

    Attributes:
        face: the name of the guest's duck.
        language: the code of the language of all texts.
    """

    version: int
    code: Code
    name: Name = ""
    face: Word = ""
    language: Word = ""
    watch: bool = False


class Back(Request, frozen=True):
    version: int
    token: Token
    language: Word = ""


class Choose(Request, frozen=True):
    question: Number
    answer: Number


class Deal(Request, frozen=True):
    """Begin the match, or agree to the next round; after the match, begin another."""


class Replace(Request, frozen=True):
    """Let a duck play for a guest who is away."""

    seat: Number


class Dismiss(Request, frozen=True):
    """Go on without a guest who is away: their chair is a duck's again."""

    seat: Number


class Sit(Request, frozen=True):
    """Take over the chair of a duck, as someone who looks on."""

    seat: Number
    name: Name = ""
    face: Word = ""


class Speak(Request, frozen=True):
    """Use another language from now on."""

    language: Word


class Leave(Request, frozen=True):
    """Stand up; a duck plays on."""


AnyRequest = Join | Back | Choose | Deal | Replace | Dismiss | Sit | Speak | Leave


class PageMessage(Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """A message to a page. All texts are in the guest's language."""


class Welcome(PageMessage, frozen=True):
    """The first message after `Join`, `Back` and `Sit`.

    Attributes:
        token: what the guest returns with; empty for a spectator.
    """

    version: int
    token: str = ""


class PageChair(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it.

    Attributes:
        face: the name of its duck.
        words: everything to know about its player, as a sentence.
        points: its points so far, in words.
        guest: whether a person sits there; else it's a duck, or without a name free.
        due: whether it must choose now.
        away: whether its guest has no connection.
        replaced: whether a duck plays for its guest.
    """

    name: str
    face: str = ""
    words: str = ""
    points: str = ""
    guest: bool = False
    due: bool = False
    away: bool = False
    replaced: bool = False


class Lobby(PageMessage, frozen=True):
    """A table before its match.

    Attributes:
        seat: the guest's own; None for a spectator.
        status: who is there, as a sentence.
    """

    title: str
    pitch: str
    code: str
    chairs: tuple[PageChair, ...]
    status: str
    seat: int | None = None


class PageThing(Struct, frozen=True, omit_defaults=True):
    """A card, or something else to read.

    Attributes:
        face: what is written on it.
        picture: the name of its picture; empty if it has none.
        card: what `PageAnswer.cards` name it by; -1 if it isn't a card.
    """

    words: str
    face: str = ""
    picture: str = ""
    card: int = -1


class PageGroup(Struct, frozen=True, omit_defaults=True):
    """Things that lie together.

    Attributes:
        kind: "hand", "cards" or "facts".
        words: the whole group in words, if it can be looked at as one.
        places: how many places it has, empty ones included; 0 if it has no fixed places.
    """

    title: str
    kind: str
    things: tuple[PageThing, ...]
    words: str = ""
    places: int = 0


class PageAnswer(Struct, frozen=True, omit_defaults=True):
    """A choice: its shortest name, a sentence to choose it by, and the cards that depict it.

    Attributes:
        onto: the cards on the table on which, or after which, they would lie now.
    """

    label: str
    words: str
    cards: tuple[int, ...] = ()
    onto: tuple[int, ...] = ()


class Line(Struct, frozen=True, omit_defaults=True):
    name: str
    points: str
    total: str
    place: int = 0
    own: bool = False


class Result(Struct, frozen=True):
    """The result of a round or, with places, of the match.

    Attributes:
        waits: who hasn't agreed to go on, as a sentence; empty if nobody is waited for.
        ready: whether the guest has agreed to go on.
    """

    title: str
    lines: tuple[Line, ...]
    waits: str
    ready: bool
    over: bool


class News(Struct, frozen=True):
    """Something that happened, in words; numbers count up."""

    number: int
    words: str


class PageTable(PageMessage, frozen=True, tag="table"):
    """A match in play.

    Attributes:
        game: the id of the card game, of which the pictures are.
        status: what the table waits for, as a sentence; empty if that's this guest's answer.
        question: what the guest must answer; empty if nothing.
        number: the number of the question.
        adds: whether the total of the chosen cards matters.
    """

    title: str
    game: str
    code: str
    round: str
    chairs: tuple[PageChair, ...]
    groups: tuple[PageGroup, ...]
    news: tuple[News, ...]
    seat: int | None = None
    status: str = ""
    question: str = ""
    number: int = 0
    answers: tuple[PageAnswer, ...] = ()
    adds: bool = False
    result: Result | None = None


class Refusal(PageMessage, frozen=True):
    """A request that was refused, with the reason; nothing has changed.

    Attributes:
        forget: whether the page's token is of no use any more.
    """

    words: str
    forget: bool = False


class Alive(PageMessage, frozen=True):
    """A sign of life: a page that hears nothing for long connects again."""


class Bye(PageMessage, frozen=True):
    """The last message of a connection: why it ends, and whether the page shall not come back by itself."""

    words: str
    final: bool = True


_DECODER: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class BadRequest(ValueError):
    """A message that no page of this version sends; the text describes the fault."""


def decode(text: str | bytes) -> AnyRequest:
    """Return a page's request, or raise BadRequest."""
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRequest(str(error)[:200]) from None


encode = msgspec.json.Encoder().encode
"""Return a message as JSON in bytes."""
