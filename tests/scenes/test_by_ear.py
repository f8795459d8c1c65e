"""Whole matches by ear: set up, played and scored by a script that only hears, and presses keys."""

from typing import NamedTuple

import pygame
import pytest

from tests.support.by_ear import Ear
from tests.support.driving import Driver
from tests.support.sampling import sampled


class Words(NamedTuple):
    """The words that lead through the program, in one language; `{}` is the game's title."""

    game: str
    play: str
    deal: str
    again: str
    leave: str


WORDS = {
    "en": Words("Game: {}.", "Play {}.", "Deal.", "Again", "Leave"),
    "de": Words("Spiel: {}.", "{} spielen.", "Geben.", "Noch mal", "Gehen"),
}
MATCHES = [
    ("en", "6 takes!", "Wet feet."),
    ("en", "Sixpack", "First game."),
    ("en", "Sixty-six", "Short match."),
    ("en", "You Must Be 18!", "A quick dip."),
    ("de", "6 takes!", "Erste Schwimmzüge."),
    ("de", "Sixpack", "Die erste Partie."),
    ("de", "Sechsundsechzig", "Kurze Partie."),
    ("de", "You Must Be 18!", "Kurz eintauchen."),
]
"""Languages, games and a short one of the ready-made tables: some in every run, as matches of all games are
played by ear in `test_all_by_ear`, too."""
MOST_TURNS = 400


@pytest.mark.parametrize(("language", "game", "table"), sampled(MATCHES, 4))
def test_a_whole_match(driver: Driver, language: str, game: str, table: str) -> None:
    driver.app.context.change(language=language)
    ear, words = Ear(driver), WORDS[language]
    # A title that ends in a sign of its own is not followed by a second one.
    said_game, play = (text.format(game).replace("!.", "!") for text in (words.game, words.play))
    ear.walk_to(words.game.partition("{}")[0])
    ear.walk_to(said_game, pygame.K_RIGHT)
    ear.walk_to(play)
    ear.press(pygame.K_RETURN)
    ear.walk_to(table)
    ear.press(pygame.K_RETURN)
    ear.walk_to(words.deal)
    ear.press(pygame.K_RETURN)
    for _ in range(MOST_TURNS):
        if any(words.again in heard for heard in ear.listen()):
            break
        ear.press(pygame.K_RETURN)
    assert words.again in ear.heard[-1]
    ear.walk_to(words.leave)
    ear.press(pygame.K_RETURN)
    assert any(heard.startswith(play) for heard in ear.listen())
