"""What a game contributes to its rulebook's files: functions that they name, and the decoding of values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, isclass, signature
from typing import Any, Final, get_type_hints

from msgspec import NODEFAULT, Struct, defstruct

from game.engine.contract import CardGame, Choice
from game.language.message import Message, Text, Variants
from game.storage.levels.faults import convert
from game.tables.book.rulebook import NO_WORDS, Drawing
from game.voice.narrator import Choices

_NAME: Final = "drawing"


class _MessageTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A message, optionally with a context, with values, and with a plural form for `n`."""

    say: str
    context: str = ""
    many: str = ""
    n: int = 1
    values: dict[str, int | str] = {}


class _PlainText(Struct, frozen=True, forbid_unknown_fields=True):
    """Untranslated words, such as a name."""

    plain: str


class _ComputedText(Struct, frozen=True, forbid_unknown_fields=True):
    """A text that the game computes: its function named `by`, called with the value `of`."""

    by: str
    of: Any


class Binder(Struct, frozen=True, eq=False):
    """A game's rules, its words for choices, and the functions that the files of its rulebook name.

    Attributes:
        position: returns the state for the `position` table of an exercise or a lesson.
        drawings: functions that return a drawing, by name; argument types are checked.
        words: functions that return words for a value, by name; argument types are checked.
        cards: the card keys that blocks of cards may show.
        named: returns a seat's choice by name, if labels are ambiguous; raises ValueError for unknown names.
    """

    game: CardGame[Any, Any]
    choices: Choices
    position: Callable[..., Any]
    drawings: Mapping[str, Callable[..., Drawing]]
    words: Mapping[str, Callable[[Any], str]] = {}
    named: Callable[[Any, int, str], Choice] | None = None
    cards: range = range(0)

    def labels(self, state: Any, seat: int) -> list[str]:
        """Return the labels of a seat's legal choices, in order."""
        view = self.game.view(state, seat)
        return [str(self.choices.label(view, choice)) for choice in self.game.pending(state).get(seat, ())]

    def decode(self, kind: type, value: Any) -> Any:
        """Decode words and drawings, as msgspec's `dec_hook`; raises Faults or a ValueError."""
        if kind is Text:
            return self._decode_text(value)
        if kind is not Drawing:
            raise NotImplementedError
        if not isinstance(value, dict) or value.get(_NAME) not in self.drawings:
            raise ValueError(f"expected a table whose {_NAME} is one of {', '.join(self.drawings)}")
        rest = {name: argument for name, argument in value.items() if name != _NAME}
        return self.call(self.drawings[value[_NAME]], rest)

    def call(self, function: Callable[..., Any], table: dict[str, Any]) -> Any:
        """Call a function or a class with arguments from a TOML table; raises Faults or a ValueError."""
        try:
            return self._call_checked(function, table)
        except ValueError:
            raise
        except Exception as error:
            # Rules and drawings trust their input, and may fail anywhere if it's invalid.
            raise ValueError(f"expected what the game can use, got {error!r}") from None

    def _call_checked(self, function: Callable[..., Any], table: dict[str, Any]) -> Any:
        if isclass(function) and issubclass(function, Struct):
            return convert(table, function, self.decode)
        hints, fields, more = get_type_hints(function), [], ""
        for name, parameter in signature(function).parameters.items():
            kind, default = (
                hints[name],
                NODEFAULT if parameter.default is Parameter.empty else parameter.default,
            )
            if parameter.kind is Parameter.VAR_POSITIONAL:
                kind, more = tuple[kind, ...], name  # type: ignore[valid-type]
            fields.append((name, kind, default))
        arguments = convert(
            table, defstruct("Arguments", fields, kw_only=True, forbid_unknown_fields=True), self.decode
        )
        named = {name: getattr(arguments, name) for name, _kind, _default in fields}
        if not more:
            return function(**named)
        before = list(named)[: list(named).index(more)]
        return function(*map(named.pop, before), *named.pop(more), **named)

    def _decode_text(self, value: Any) -> Text:
        if value == "":
            return NO_WORDS
        if isinstance(value, dict) and "plain" in value:
            return Variants(convert(value, _PlainText).plain, {})
        if isinstance(value, dict) and "by" in value:
            return self._compute_text(convert(value, _ComputedText))
        given = _MessageTable(value) if isinstance(value, str) else convert(value, _MessageTable)
        values = {"n": given.n, **given.values} if given.many else given.values
        try:
            return Message(given.context, given.say, given.many, given.n, values)
        except (KeyError, IndexError, ValueError):
            raise ValueError(f"expected values for all names in braces, got {given.say!r}") from None

    def _compute_text(self, asked: _ComputedText) -> Text:
        if asked.by not in self.words:
            raise ValueError(f"by: expected one of {', '.join(self.words)}, got {asked.by!r}")
        function = self.words[asked.by]
        (parameter,) = signature(function).parameters
        made = self.call(function, {parameter: asked.of})
        return made if isinstance(made, Text) else Variants(made, {})
