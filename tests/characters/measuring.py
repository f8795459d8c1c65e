"""How much a style shows: the share of choices that differ from plain play, where the style cares.

    python -m tests.characters.measuring sixty_six --level swan --positions 200

Positions come from four-seat matches between Drakes. Plain play and the style use the same generator, so
that all differences come from the style; `noise` is how often plain play with another generator differs
from itself.
"""

import argparse
import random
from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

from game.ai.agent import Budget
from game.ai.levels import ADVISER, LEVELS, STYLES, budget_of
from game.cardgames.registry import BUILT_IN, kit_of, rules_of
from game.engine.contract import Choice, Phase, Setup
from game.engine.match import Match
from tests.characters.motives import MOTIVES

SEATS, ROUNDS, A_MATCH = 4, 4, 8
"""The number of seats and rounds of a match, and the positions taken from each."""


class Share(NamedTuple):
    """Figures of a style.

    Attributes:
        asked, mattered: positions with several choices; those whose choices differ in what the style wants.
        differs: of these, where it chose differently from plain play.
        gained: of those, where it got more of what it wants.
        noise: of those that mattered, where plain play differed from itself.
        open, differs_open: of those that mattered, where plain play left something that the style wants; of
            these, where the style chose differently.
    """

    asked: int
    mattered: int
    differs: int
    gained: int
    noise: int
    open: int
    differs_open: int


def percent(part: int, whole: int) -> str:
    """Return a share in per cent, and half of its 95 % interval (Wilson's)."""
    n, z = max(whole, 1), 1.96
    share = part / n
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return f"{share:.0%} ± {half:.0%}".replace("%", " %").replace(" % ±", " ±")


def positions(game: str, number: int, seed: int = 6) -> list[Any]:
    """Return views of seats with several choices."""
    found: list[Any] = []
    while len(found) < number:
        seed += 1
        chance = random.Random(seed)
        views = list(_asked(game, seed, chance))
        found += chance.sample(views, min(A_MATCH, len(views)))
    return found[:number]


def _asked(game: str, seed: int, chance: random.Random) -> Iterator[Any]:
    kit, rules = kit_of(game), rules_of(game)
    agents = [kit.agents()["drake"]() for _ in range(SEATS)]
    match = Match(rules, Setup(SEATS, seed, rules.options()))
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            if match.rounds == ROUNDS:
                return
            match.deal()
        for seat, legal in list(match.pending.items()):
            view = match.view(seat)
            if len(legal) > 1:
                yield view
            match.choose(seat, agents[seat].choose(view, Budget(samples=10), chance.getrandbits(30)).choice)


def plain_of(level: str) -> str:
    return ADVISER if level == "eider" else level


def chosen(game: str, spec: str, views: list[Any], budget: Budget, seed: int) -> list[Choice]:
    make = kit_of(game).agents()[spec]
    return [make().choose(view, budget, seed + place).choice for place, view in enumerate(views)]


def shares(
    game: str, level: str, views: list[Any], styles: list[str] | None = None
) -> Iterator[tuple[str, Share]]:
    """Yield the figures of each style."""
    rules, budget = rules_of(game), budget_of(level)
    choices = [rules.choices(view) for view in views]
    plain = chosen(game, plain_of(level), views, budget, 1)
    again = chosen(game, plain_of(level), views, budget, 10**6)
    for style in styles or list(MOTIVES[game]):
        motive = MOTIVES[game][style]
        at = [place for place, view in enumerate(views) if motive.matters(view, choices[place])]
        differs = gained = noise = left = differs_left = 0
        make = kit_of(game).agents()[f"{level}:{style}"]
        for place in at:
            own = make().choose(views[place], budget, 1 + place).choice
            figures = dict(zip(choices[place], motive.figures(views[place], choices[place]), strict=True))
            other = own != plain[place]
            is_open = max(figures.values()) - figures[plain[place]] >= motive.noticed
            differs += other
            gained += other and figures[own] > figures[plain[place]]
            noise += again[place] != plain[place]
            left += is_open
            differs_left += is_open and other
        yield style, Share(len(views), len(at), differs, gained, noise, left, differs_left)


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=BUILT_IN)
    parser.add_argument("--level", choices=[level.id for level in LEVELS[1:]], default="swan")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--styles", default="", help=f"some of {', '.join(STYLES)}")
    asked = parser.parse_args()
    styles = asked.styles.split(",") if asked.styles else None
    if unknown := set(styles or ()) - set(STYLES):
        parser.error(f"unknown style {unknown.pop()!r}: expected some of {', '.join(STYLES)}")
    views = positions(asked.game, asked.positions)
    print("| style | it matters in | other choices | where plain play leaves it open | as it wants | noise |")
    print("|---|---|---|---|---|---|")
    for style, found in shares(asked.game, asked.level, views, styles):
        cells = (
            style,
            f"{found.mattered} of {found.asked}",
            percent(found.differs, found.mattered),
            f"{percent(found.differs_open, found.open)} of {found.open}",
            f"{found.gained / max(found.differs, 1):.0%}".replace("%", " %"),
            f"{found.noise / max(found.mattered, 1):.0%}".replace("%", " %"),
        )
        print("|", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
