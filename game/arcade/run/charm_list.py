"""All charms. To add one, add a row, its picture in `assets/art/charms/`, and its translations."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.arcade.run.charms import Bonus, Charm, CharmMoment, Effects, Rarity, Signal, Tool
from game.language.message import Text, message, plural


def _once(name: str, title: str, about: Text, moment: CharmMoment, effects: Effects, game: str = "") -> Charm:
    return Charm(name, title, lambda _times: about, moment, effects, game=game)


def _scores(
    name: str,
    title: str,
    rarity: Rarity,
    bonus: Bonus,
    about: Callable[[int], Text],
    game: str = "",
) -> Charm:
    return Charm(name, title, about, CharmMoment.LASTING, bonus=bonus, game=game, rarity=rarity)


def _helps(name: str, title: str, rarity: Rarity, effects: Effects, about: Callable[[int], Text]) -> Charm:
    return Charm(name, title, about, CharmMoment.LASTING, effects, rarity=rarity)


_SINGLE_USE = (
    _once(
        "monocle",
        message("Monocle"),
        message("Three hints at this table."),
        CharmMoment.TABLE,
        Effects(tools={Tool.HINT: 3}),
    ),
    _once(
        "ripple",
        message("Ripple"),
        message("Undo your last choice, once."),
        CharmMoment.TABLE,
        Effects(tools={Tool.UNDO: 1}),
    ),
    _once(
        "second_wind",
        message("Second wind"),
        message("Replay this table with the very same deal, even after it’s over."),
        CharmMoment.TABLE,
        Effects(tools={Tool.AGAIN: 1}),
    ),
    _once(
        "weather_vane",
        message("Weather vane"),
        message("Three times, see what your strongest opponent would play in your place."),
        CharmMoment.TABLE,
        Effects(tools={Tool.VANE: 3}),
    ),
    _once(
        "spyglass",
        message("Spyglass"),
        message("At a Sixty-six table, all hands are face up until your next turn."),
        CharmMoment.TABLE,
        Effects(tools={Tool.SIGHT: 1}),
        game="sixty_six",
    ),
    _once(
        "double_stakes",
        message("Double stakes"),
        message("The next table counts double. If you lose it, it costs an extra feather."),
        CharmMoment.MAP,
        Effects(stakes=1),
    ),
    _once(
        "life_belt",
        message("Life belt"),
        message("If you lose this table, it costs one feather less."),
        CharmMoment.TABLE,
        Effects(spared=1),
    ),
    _once(
        "anchor",
        message("Anchor"),
        message("Your streak holds, even if you lose this table."),
        CharmMoment.TABLE,
        Effects(keeps_streak=True),
    ),
    _once(
        "tailwind",
        message("Tailwind"),
        message("At this table, your streak counts as two tables longer."),
        CharmMoment.TABLE,
        Effects(streak=2),
    ),
    _once(
        "breadcrumbs",
        message("Breadcrumbs"),
        message("Combos count double at this table."),
        CharmMoment.TABLE,
        Effects(combos=1),
    ),
    _once(
        "golden_egg",
        message("Golden egg"),
        message("However badly you play, this table scores at least par."),
        CharmMoment.TABLE,
        Effects(least_points=100),
    ),
    _once(
        "feather",
        message("Feather"),
        message("Gain a feather right away."),
        CharmMoment.TAKEN,
        Effects(feathers=1),
    ),
    _once(
        "bottle_post",
        message("Drift bottle"),
        message("Instant points: 100 times the pond number."),
        CharmMoment.TAKEN,
        Effects(bonus=100),
    ),
    _once(
        "ferry",
        message("Ferry"),
        message("Go to any of the next tables, path or no path."),
        CharmMoment.MAP,
        Effects(any_table=True),
    ),
    _once(
        "decoy",
        message("Decoy"),
        message("At the next table, a Duckling sits in for your strongest opponent."),
        CharmMoment.MAP,
        Effects(decoys=1),
    ),
    _once(
        "lucky_dip",
        message("Lucky dip"),
        message("Three new charms to choose from."),
        CharmMoment.OFFER,
        Effects(redraws=1),
    ),
)
"""The charms for one use. Runs of the first format know no others, and draw them in this order."""

_LASTING = (
    _scores(
        "brass_bell",
        message("Brass bell"),
        Rarity.COMMON,
        Bonus(Signal.LINK, points=3),
        lambda n: plural(
            "Each clean turn or trick of yours scores {n} point more.",
            "Each clean turn or trick of yours scores {n} points more.",
            n,
        ),
    ),
    _scores(
        "daisy_chain",
        message("Daisy chain"),
        Rarity.UNCOMMON,
        Bonus(Signal.LONG_CHAIN, factor=1),
        lambda n: message("Each chain of five adds {n} to the multiplier.", n=n),
    ),
    _scores(
        "magpie",
        message("Magpie"),
        Rarity.UNCOMMON,
        Bonus(Signal.SINGLE, shells=1),
        lambda n: plural(
            "Each combo outside a chain pays {n} shell.", "Each combo outside a chain pays {n} shells.", n
        ),
    ),
    _scores(
        "pennant",
        message("Pennant"),
        Rarity.COMMON,
        Bonus(Signal.FIRST, factor=1),
        lambda n: message("Finish first, and the multiplier grows by {n}.", n=n),
    ),
    _scores(
        "ghost_lamp",
        message("Ghost lamp"),
        Rarity.COMMON,
        Bonus(Signal.GHOSTS, points=4),
        lambda n: plural(
            "Each ghost you beat is worth {n} point.", "Each ghost you beat is worth {n} points.", n
        ),
    ),
    _scores(
        "pearl",
        message("Pearl"),
        Rarity.RARE,
        Bonus(Signal.WON, grows=12),
        lambda n: message(
            "Each table you win scores {n} points more, and so does every table after it.", n=n
        ),
    ),
    _scores(
        "shell_purse",
        message("Shell purse"),
        Rarity.COMMON,
        Bonus(Signal.WON, shells=2),
        lambda n: plural(
            "Each table you win pays {n} shell more.", "Each table you win pays {n} shells more.", n
        ),
    ),
    _scores(
        "free_hooks",
        message("Travelling light"),
        Rarity.UNCOMMON,
        Bonus(Signal.FREE_HOOKS, every=2, factor=1),
        lambda n: message("Every two free hooks on your rack add {n} to the multiplier.", n=n),
    ),
    _scores(
        "bracelet",
        message("Charm bracelet"),
        Rarity.COMMON,
        Bonus(Signal.CHARMS, points=8),
        lambda n: plural(
            "Each charm on your rack is worth {n} point at every table.",
            "Each charm on your rack is worth {n} points at every table.",
            n,
        ),
    ),
    _scores(
        "stiff_bill",
        message("Stiff upper bill"),
        Rarity.UNCOMMON,
        Bonus(Signal.LAST_FEATHER, factor=3),
        lambda n: message("On your last feather, the multiplier grows by {n}.", n=n),
    ),
    _scores(
        "rubber_duck",
        message("Rubber duck"),
        Rarity.COMMON,
        Bonus(Signal.COMEBACK, factor=4),
        lambda n: message("Win right after a lost table, and the multiplier grows by {n}.", n=n),
    ),
    _scores(
        "stale_bread",
        message("Stale bread"),
        Rarity.UNCOMMON,
        Bonus(Signal.GIFT, points=6),
        lambda n: plural(
            "Each duck the leading opponent takes by playing right behind you is worth {n} point.",
            "Each duck the leading opponent takes by playing right behind you is worth {n} points.",
            n,
        ),
        game="six_takes",
    ),
    _scores(
        "dry_feet",
        message("Dry feet"),
        Rarity.COMMON,
        Bonus(Signal.CLEAN_ROUND, factor=2),
        lambda n: message("Each round you get through without taking a row adds {n} to the multiplier.", n=n),
        game="six_takes",
    ),
    _scores(
        "boathook",
        message("Boathook"),
        Rarity.COMMON,
        Bonus(Signal.CLAIM, shells=1),
        lambda n: plural("Each pile you claim pays {n} shell.", "Each pile you claim pays {n} shells.", n),
        game="sixpack",
    ),
    _scores(
        "hat_trick",
        message("Hat trick"),
        Rarity.UNCOMMON,
        Bonus(Signal.THIRD_CLAIM, factor=2),
        lambda n: message(
            "Claim three piles in a row, and the third and each one after it add {n} to the multiplier.", n=n
        ),
        game="sixpack",
    ),
    _scores(
        "wedding_cake",
        message("Wedding cake"),
        Rarity.COMMON,
        Bonus(Signal.MARRIAGE, points=20),
        lambda n: plural(
            "Each marriage you declare scores {n} point more.",
            "Each marriage you declare scores {n} points more.",
            n,
        ),
        game="sixty_six",
    ),
    _scores(
        "megaphone",
        message("Megaphone"),
        Rarity.UNCOMMON,
        Bonus(Signal.BID, factor=1),
        lambda n: message("Each bid you make good on adds {n} to the multiplier.", n=n),
        game="sixty_six",
    ),
    _scores(
        "last_crumb",
        message("Last crumb"),
        Rarity.COMMON,
        Bonus(Signal.OUT, factor=1),
        lambda n: message("Each round you end with your last card adds {n} to the multiplier.", n=n),
        game="must_be_18",
    ),
    _scores(
        "twins",
        message("Twins"),
        Rarity.COMMON,
        Bonus(Signal.DOUBLE, points=6),
        lambda n: plural(
            "Each extra column you cover in the same play scores {n} point more.",
            "Each extra column you cover in the same play scores {n} points more.",
            n,
        ),
        game="must_be_18",
    ),
    _helps(
        "lantern",
        message("Lantern"),
        Rarity.COMMON,
        Effects(tools={Tool.HINT: 1}),
        lambda n: plural("{n} hint at every table.", "{n} hints at every table.", n),
    ),
    _helps(
        "kind_eye",
        message("Kind eye"),
        Rarity.RARE,
        Effects(ease=1),
        lambda n: plural("Most goals are {n} step easier.", "Most goals are {n} steps easier.", n),
    ),
    _helps(
        "silver_tongue",
        message("Silver tongue"),
        Rarity.UNCOMMON,
        Effects(haggle=2),
        lambda n: message("Everything at the stall costs {n} shells less.", n=2 * n),
    ),
    _helps(
        "down_pillow",
        message("Down pillow"),
        Rarity.UNCOMMON,
        Effects(mends=1),
        lambda n: plural("A rest mends {n} feather more.", "A rest mends {n} feathers more.", n),
    ),
)

CHARMS: Mapping[str, Charm] = {charm.id: charm for charm in (*_SINGLE_USE, *_LASTING)}
"""All charms by their ids."""
FIRST_CHARMS = tuple(charm.id for charm in _SINGLE_USE)
"""Those of the first format, in the order in which it draws them."""
