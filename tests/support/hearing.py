"""An ear for tests: a list of all words that speech is given."""

from game.voice.captions import Sink
from game.voice.speech_queue import Urgency


def ear(heard: list[str]) -> Sink:
    """A listener that writes down the words, whatever their urgency."""

    def hear(words: str, urgency: Urgency) -> None:
        del urgency
        heard.append(words)

    return hear
