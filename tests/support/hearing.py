"""A sink that lists everything that speech is given."""

from game.voice.captions import Sink
from game.voice.speech_queue import Urgency


def listener(heard: list[str]) -> Sink:
    """Return a sink that appends all words to `heard`, whatever their urgency."""

    def hear(words: str, urgency: Urgency) -> None:
        del urgency
        heard.append(words)

    return hear
