"""Files of commands and of the program itself that are well-formed but wrong: used, or named."""

import random
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from game.arcade.rating.course import rating_history
from game.arcade.rating.strengths import closest_opponent, load_strengths
from game.cardgames.registry import rules_of
from game.commands import line
from game.files.gate import Refused
from game.language import names
from game.storage.history.records import MatchRecord
from game.storage.places import ASSETS
from tests.arcade.run.run_tables import cast
from tests.campaigns import mutation
from tests.campaigns.costs import LONGEST_WAIT, MOST_MEMORY, Clock, costs
from tests.campaigns.mutation import Tree
from tests.campaigns.test_bad_tool_files import a_report
from tests.campaigns.test_wrong_files import folder, look_round, world
from tests.campaigns.wrong_world import write_journal
from tests.conftest import Campaign
from tests.storage.player_files import ROWS
from tests.support.hanging import limited

__all__ = ["folder", "world"]
pytestmark = pytest.mark.campaign

FILES = 1
"""How many files of each kind a sample has; 75 times as many are 2,100 in all."""
LANGUAGE = "de"
WORDS = 400
"""So many translations of a catalogue are wrong."""


def use_strengths(path: Path) -> None:
    """Rate a player, and find opponents, by the strengths of a file."""
    try:
        found = load_strengths(path)
    except (OSError, Refused):
        return
    for game, strengths in found.items():
        for spec in (*strengths.agents, "swan", "mirror@200", "swan:hasty"):
            strengths.strength_of(spec)
        for rating in (-1e6, 0.0, 1500.0, 1e6):
            strengths.closest_mirror(rating)
            closest_opponent(cast().values(), strengths, rating)
        results = [one for one in ROWS["records"] if one.game == game]
        if results:
            rating_history(map(with_levels, results), rules_of(game), strengths)


def with_levels(result: MatchRecord) -> MatchRecord:
    return MatchRecord(
        **{name: getattr(result, name) for name in result.__struct_fields__ if name != "levels"},
        levels=("", "swan", "mirror@200", "duckling"),
    )


def use_report(path: Path) -> None:
    line.run(["ratings", str(path), "--to", str(path.with_name("ratings.toml"))])
    whole, plot = path.with_name("whole.json"), path.with_name("plot.svg")
    whole.unlink(missing_ok=True)
    line.run(["merge", str(path), "--to", str(whole), "--plot", str(plot)])


def a_journal() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.sixes"
        write_journal(path, "sixpack", None)
        return path.read_bytes()


def use_journal(path: Path) -> None:
    line.run(["replay", str(path), "--verify"])


Form = tuple[Callable[[], bytes], Callable[[bytes], Tree], Callable[[Tree], bytes], Callable[[Path], None]]
KINDS: dict[str, Form] = {
    "strengths": (
        lambda: (ASSETS / "ratings.toml").read_bytes(),
        mutation.from_toml,
        mutation.to_toml,
        use_strengths,
    ),
    "journal": (cache(a_journal), mutation.from_lines, mutation.to_lines, use_journal),
    "report": (a_report, lambda content: mutation.from_lines(content)[0], mutation.to_json, use_report),
}


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_a_file_says_it_is_used_or_its_fault_is_named(
    kind: str, tmp_path: Path, campaign: Campaign
) -> None:
    good, read, write, use = KINDS[kind]
    chance = random.Random(f"{campaign.seed} wrong {kind}")
    path = tmp_path / "file"
    path.write_bytes(good())
    use(path)
    for number in range(FILES * campaign.times):
        content = write(mutation.mutated(chance, read(good())))
        path.write_bytes(content)
        try:
            with limited():
                use(path)
        except BaseException:
            print(f"file {number} of kind {kind}: {content[:4_000]!r}")
            raise
        assert path.read_bytes() == content


def wrong_catalogue(chance: random.Random, good: Catalog) -> Catalog:
    """A catalogue many of whose translations are those of others, too long, or have strange placeholders."""
    made = Catalog(locale=LANGUAGE)
    everything = [one for one in good if one.id and one.string]
    wrong = set(chance.sample(range(len(everything)), WORDS))
    for number, one in enumerate(everything):
        words = one.string
        if number in wrong:
            other = chance.choice(everything).string
            texts = list(words) if isinstance(words, tuple) else [words]
            changed = [_other_words(chance, text, other) for text in texts]
            words = tuple(changed) if isinstance(words, tuple) else changed[0]
        if chance.random() < 0.99:
            made.add(one.id, words, context=one.context)
    return made


def _other_words(chance: random.Random, words: str, other: str | tuple[str, ...]) -> str:
    another = other if isinstance(other, str) else other[0]
    return chance.choice(
        (
            another,
            words.replace("}", ":>100000000}"),
            words.replace("}", ".real}"),
            words.replace("}", "[0]}"),
            words.replace("}", "!r}"),
            words.replace("{", "{x"),
            words + "{n}",
            words + "{",
            words * 30,
            words * 300,
            "\n".join(words.split()),
            words.upper(),
            "",
        )
    )


def test_whatever_a_catalogue_says_all_scenes_are_shown(
    folder: Callable[[], Path], campaign: Campaign, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    chance = random.Random(f"{campaign.seed} wrong catalogue")
    assets = tmp_path / "assets"
    shutil.copytree(ASSETS / "catalogues", assets / "catalogues")
    place = names.catalogue_path(assets / "catalogues", LANGUAGE)
    monkeypatch.setattr("game.app.ASSETS", assets)
    with place.with_suffix(".po").open("rb") as words:
        good = read_po(words)
    for number in range(FILES * campaign.times):
        made, told = folder(), list[str]()
        with place.open("wb") as file:
            write_mo(file, wrong_catalogue(chance, good))
        before = place.read_bytes()

        def use(clock: Clock, made: Path = made, told: list[str] = told) -> None:
            look_round("catalogue", made, chance, told, clock)

        try:
            with limited():
                seconds, kilobytes = costs(use)
        except BaseException:
            print(f"file {number}; told: {told}")
            raise
        assert any(str(place) in notice for notice in told), told
        assert seconds < LONGEST_WAIT
        assert kilobytes < MOST_MEMORY
        assert place.read_bytes() == before
