"""Specs: the player of a seat, in a word: a level, perhaps in a style or with so many samples; or a bot."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.reading import quoted, whole_number


class UnknownLevel(ValueError):
    """A level that a game has no agent for; the text names those that it has."""


MOST_SAMPLES = 1_000_000
"""The most samples that a spec may ask for."""

BOT = "exec:"
"""The beginning of a bot's spec; the rest is its command, word for word."""


class Spec(NamedTuple):
    """The player of a seat, such as `swan`, `eider:careful` (a style), `swan@1000` (so many samples) or both.

    Attributes:
        agent: the level with its style, if it has one: the name of one of a game's agents; or a bot.
        samples: the number of samples it may take; None if the spec does not say.
    """

    agent: str
    samples: int | None

    @property
    def level(self) -> str:
        """The level without a style."""
        return self.agent.partition(":")[0]

    @property
    def canonical(self) -> str:
        """The form in which specs are compared, saved and shown: the style before the samples."""
        return self.agent if self.samples is None else f"{self.agent}@{self.samples}"


def parse_spec(text: str) -> Spec:
    """The player of a seat, from text. A style may stand before the samples or after them.

    Raises:
        UnknownLevel: if the text after the @ is not a number of samples.
    """
    if text.startswith(BOT):
        return Spec(text, None)
    agent, at, rest = text.partition("@")
    if not at:
        return Spec(agent, None)
    number, colon, style = rest.partition(":")
    samples = whole_number(number, 1, MOST_SAMPLES)
    if samples is None:
        raise UnknownLevel(
            f"{quoted(text)}: expected a number of samples from 1 to {MOST_SAMPLES:,} after the @"
        )
    return Spec(agent + colon + style, samples)
