"""Lists that ship as TOML files in `assets`; their texts are translatable messages."""

from __future__ import annotations

from typing import Any, TypeVar

from game.files import gate
from game.language.message import Text, message, message_in
from game.storage.places import ASSETS

FileT = TypeVar("FileT")
_MOST_BYTES = 65_536


def read_contents(name: str, kind: type[FileT]) -> FileT:
    """Read a TOML file in `assets` as a value of type `kind`; its texts become messages."""
    path = ASSETS / name
    try:
        return gate.from_toml(gate.read_content(path, _MOST_BYTES), kind, _as_message)
    except gate.BadContent as error:
        raise gate.BadContent(f"{path}: {error}") from None


def _as_message(_kind: type[Text], words: Any) -> Text:
    match words:
        case {"say": str(said), "context": str(context)}:
            return message_in(context, said)
    return message(str(words))
