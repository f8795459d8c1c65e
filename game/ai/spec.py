"""Specs: short texts that name a seat's agent: a level, perhaps with a style or budget, or a bot."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.parsing import quoted, whole_number


class UnknownLevel(ValueError):
    """The error raised for an invalid or unknown spec; its text says what was expected."""


MOST_SAMPLES = 1_000_000
"""The most samples that a spec may give."""
MOST_MILLISECONDS = 60_000
"""The most milliseconds per choice that a spec may give."""
_TIME = "ms"

BOT = "exec:"
"""The prefix of a bot's spec; the rest is its command line."""


MIRROR = "mirror"
"""The spec of a mirror without a strength; `mirror@250` gives one."""
LOWEST_MIRROR, HIGHEST_MIRROR = 100, 400
"""The range of a mirror's strength, from the first level to the last."""


class Spec(NamedTuple):
    """A parsed spec: `swan`, `eider:careful` (a style), `swan@1000` (samples) or `swan@100ms`.

    Attributes:
        agent: the level, with its style if any, as in `AgentMakers`; or the bot's whole spec.
        samples: the number of samples, or a mirror's strength; None if not given.
        milliseconds: the time per choice; None if not given.
    """

    agent: str
    samples: int | None
    milliseconds: int | None = None

    @property
    def level(self) -> str:
        return self.agent.partition(":")[0]

    @property
    def canonical(self) -> str:
        """The spec as it is compared, saved and shown: with the style before the budget."""
        if self.milliseconds is not None:
            return f"{self.agent}@{self.milliseconds}{_TIME}"
        return self.agent if self.samples is None else f"{self.agent}@{self.samples}"


def parse_spec(text: str) -> Spec:
    """Parse a spec. The style may be before or after the budget.

    Raises:
        UnknownLevel: if the text after the @ isn't a number of samples, a time or a mirror's strength.
    """
    if text.startswith(BOT):
        return Spec(text, None)
    agent, at, rest = text.partition("@")
    if not at:
        return Spec(agent, None)
    number, colon, style = rest.partition(":")
    if agent == MIRROR:
        return Spec(agent, _parse_strength(text, rest))
    if number.endswith(_TIME):
        milliseconds = whole_number(number.removesuffix(_TIME), 1, MOST_MILLISECONDS)
        if milliseconds is None:
            raise UnknownLevel(
                f"{quoted(text)}: expected a time from 1{_TIME} to {MOST_MILLISECONDS}{_TIME} after the @"
            )
        return Spec(agent + colon + style, None, milliseconds)
    samples = whole_number(number, 1, MOST_SAMPLES)
    if samples is None:
        raise UnknownLevel(
            f"{quoted(text)}: expected a number of samples from 1 to {MOST_SAMPLES:,} after the @, "
            f"or a time such as 100{_TIME}"
        )
    return Spec(agent + colon + style, samples)


def _parse_strength(text: str, number: str) -> int:
    strength = whole_number(number, LOWEST_MIRROR, HIGHEST_MIRROR)
    if strength is None:
        raise UnknownLevel(
            f"{quoted(text)}: expected a strength from {LOWEST_MIRROR} to {HIGHEST_MIRROR} after the @"
        )
    return strength
