"""Every level has words for players."""

from game.ai.levels import BOT_LEVEL, LEVELS, MIRROR_LEVEL
from game.voice.levels import LEVEL_WORDS


def test_each_level_has_words_and_no_other_has() -> None:
    assert list(LEVEL_WORDS) == [level.id for level in (*LEVELS, MIRROR_LEVEL, BOT_LEVEL)]
