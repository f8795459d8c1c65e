"""The messages between a hosted table and the guests' pages: JSON objects with a `type`.

A page sends requests. The table always sends everything that the guest may see, not only what has changed, so
a page that slept or lost its connection needs only the newest message. Only the rules are sent on request.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

VERSION = 1
"""The protocol version; a page with another version is told to reload."""
LONGEST_REQUEST = 2_048
"""The maximum size of a request, in bytes."""

Code = Annotated[str, Meta(max_length=16)]
Name = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=16)]
Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message from a page."""


class Join(Request, frozen=True):
    """A request to take a seat at the table with this code, or only to `watch`.

    Attributes:
        face: the name of the guest's duck.
        language: the code of the language for all texts.
    """

    version: int
    code: Code
    name: Name = ""
    face: Word = ""
    language: Word = ""
    watch: bool = False


class Reconnect(Request, frozen=True, tag="back"):
    version: int
    token: Token
    language: Word = ""


class Choose(Request, frozen=True):
    question: Number
    answer: Number


class Deal(Request, frozen=True):
    """A request to start the match, to agree to the next round or, after the match, to start another one."""


class Replace(Request, frozen=True):
    """A request to let a duck play for a disconnected guest until they return."""

    seat: Number


class Dismiss(Request, frozen=True):
    """A request to give a disconnected guest's seat to a duck for good."""

    seat: Number


class Sit(Request, frozen=True):
    """A spectator's request for a seat that is free or a duck's."""

    seat: Number
    name: Name = ""
    face: Word = ""


class SetLanguage(Request, frozen=True, tag="speak"):
    """A request to change the page's language."""

    language: Word


class Leave(Request, frozen=True):
    """A request to leave the table; a duck takes over the seat."""


class ReadRules(Request, frozen=True, tag="rules"):
    """A request for the rules of the table's game; anyone at the table may send it."""


AnyRequest = Join | Reconnect | Choose | Deal | Replace | Dismiss | Sit | SetLanguage | Leave | ReadRules


class PageMessage(Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """A message to a page. All its texts are in the guest's language."""


class Welcome(PageMessage, frozen=True):
    """The first message after `Join`, `Reconnect` and `Sit`.

    Attributes:
        token: the secret to send with `Reconnect`; empty for a spectator.
    """

    version: int
    token: str = ""


class PageChair(Struct, frozen=True, omit_defaults=True):
    """The public information about a seat.

    Attributes:
        face: the name of the duck's picture.
        words: a sentence that describes the player's state.
        points: its points so far, in words.
        cards: how many cards it holds; -1 if the game has no hands.
        guest: whether a person sits there, and not a duck; a free seat has no name.
        due: whether a choice is pending.
        away: whether the guest is disconnected.
        replaced: whether a duck plays for the guest.
    """

    name: str
    face: str = ""
    words: str = ""
    points: str = ""
    cards: int = -1
    guest: bool = False
    due: bool = False
    away: bool = False
    replaced: bool = False


class Lobby(PageMessage, frozen=True):
    """A table before the match.

    Attributes:
        seat: the guest's seat; None for a spectator.
        status: a sentence about who is there.
    """

    title: str
    pitch: str
    code: str
    chairs: tuple[PageChair, ...]
    status: str
    seat: int | None = None


class PageThing(Struct, frozen=True, omit_defaults=True):
    """A card or another item of a group.

    Attributes:
        face: the text on the card.
        picture: the name of the picture; empty if there is none.
        card: the card's number in `PageAnswer.cards`; -1 if this isn't a card.
    """

    words: str
    face: str = ""
    picture: str = ""
    card: int = -1


class PageGroup(Struct, frozen=True, omit_defaults=True):
    """A group of things at the table, such as a hand or a row.

    Attributes:
        kind: "hand", "cards" or "facts".
        words: a description of the whole group; may be empty.
        places: the number of places, including empty ones; 0 if it isn't fixed.
    """

    title: str
    kind: str
    things: tuple[PageThing, ...]
    words: str = ""
    places: int = 0


class PageAnswer(Struct, frozen=True, omit_defaults=True):
    """A legal choice: a short label, a sentence, and the cards that represent it.

    Choices with the same label and the same cards come out the same, so a page may offer only one of them.

    Attributes:
        onto: the cards on the table that it would be played on or after.
    """

    label: str
    words: str
    cards: tuple[int, ...] = ()
    onto: tuple[int, ...] = ()


class ResultLine(Struct, frozen=True, omit_defaults=True):
    """The result of a player or a team; `faces` are the names of their ducks' pictures."""

    name: str
    points: str
    total: str
    place: int = 0
    own: bool = False
    faces: tuple[str, ...] = ()


class PageResult(Struct, frozen=True):
    """The result of a round, or of the match if the lines have places.

    Attributes:
        waits: a sentence about who hasn't agreed to continue; empty if everyone has.
        ready: whether the guest has agreed to continue.
    """

    title: str
    lines: tuple[ResultLine, ...]
    waits: str
    ready: bool
    over: bool


class PageNews(Struct, frozen=True):
    """The caption of an event; later events have greater numbers."""

    number: int
    words: str


class PageTable(PageMessage, frozen=True, tag="table"):
    """A match in play.

    Attributes:
        game: the id of the card game, which is part of its pictures' addresses.
        status: a sentence about who must choose, or that the host has paused; empty if it's this guest.
        question: what the guest is asked; empty if no choice is pending.
        number: the number of the question.
        adds: whether to show the total of the selected cards.
    """

    title: str
    game: str
    code: str
    round: str
    chairs: tuple[PageChair, ...]
    groups: tuple[PageGroup, ...]
    news: tuple[PageNews, ...]
    seat: int | None = None
    status: str = ""
    question: str = ""
    number: int = 0
    answers: tuple[PageAnswer, ...] = ()
    adds: bool = False
    result: PageResult | None = None


class PageParagraph(Struct, frozen=True, omit_defaults=True):
    """A paragraph of the rules.

    Attributes:
        example: whether it describes a picture of the rulebook.
        pictures: the names of the cards there, in groups.
        under: the words under each card of a row; without them, the paragraph describes the cards.
    """

    words: str
    example: bool = False
    pictures: tuple[tuple[str, ...], ...] = ()
    under: tuple[str, ...] = ()


class PageRules(Struct, frozen=True):
    title: str
    paragraphs: tuple[PageParagraph, ...]


class Rules(PageMessage, frozen=True):
    """The answer to `ReadRules`: the rulebook's pages for a first match.

    Attributes:
        game: the id of the card game, which is part of its pictures' addresses.
    """

    title: str
    game: str
    pages: tuple[PageRules, ...]


class Refusal(PageMessage, frozen=True):
    """The answer to a request that was refused; nothing has changed.

    Attributes:
        forget: whether the page's token is invalid.
    """

    words: str
    forget: bool = False


class Alive(PageMessage, frozen=True):
    """A heartbeat; a page that receives nothing for a while reconnects."""


class Bye(PageMessage, frozen=True):
    """The last message before a connection is closed; after a `final` one, pages don't reconnect."""

    words: str
    final: bool = True


_DECODER: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class BadRequest(ValueError):
    """A message that isn't a valid request; the text says why."""


def decode(text: str | bytes) -> AnyRequest:
    """Decode a page's request, or raise BadRequest."""
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BadRequest(str(error)[:200]) from None


encode = msgspec.json.Encoder().encode
"""A function that encodes a message as JSON bytes."""
