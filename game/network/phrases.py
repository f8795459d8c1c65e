"""The page's own texts, which aren't about a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.language.message import Language, message, message_in, said

# The page puts values into placeholders, so each stands for itself here.
_WORDS: Final = {
    "name": message("Your name"),
    "duck": message("Your duck"),
    "code": message("Table code"),
    "sit": message("Sit down"),
    "watch": message("Just watch"),
    "language": message("Language"),
    "sound": message("Chime when it’s my turn"),
    "buzz": message("Vibrate when it’s my turn"),
    "leave": message("Leave the table"),
    "settings": message("Settings"),
    "close": message_in("a button", "Done"),
    "you": message_in("a player's place", "You"),
    "away": message_in("a player", "away"),
    "free": message_in("a chair", "free"),
    "turn": message_in("a player", "choosing"),
    "deal": message("Deal"),
    "next": message("Go on"),
    "again": message("Play again"),
    "ready": message("Waiting for the others…"),
    "replace": message("Let a duck play for {name}", name="{name}"),
    "without": message("Play on without {name}", name="{name}"),
    "take": message("Take {name}’s chair", name="{name}"),
    "clear": message("Choose again"),
    "pick": message("Tap a card."),
    "total": message("Total: {total}", total="{total}"),
    "points": message_in("a column of a result", "Points"),
    "sum": message_in("a column of a result", "Total"),
    "news": message("What happened"),
    "players": message("Players"),
    "answers": message("Choices"),
    "empty": message("No cards"),
    "lost": message("Connection lost. Reconnecting…"),
    "gone": message("The table can’t be reached. Is it still open?"),
    "retry": message("Try again"),
}


def words_in(language: Language) -> Mapping[str, str]:
    return {name: said(text, language) for name, text in _WORDS.items()}
