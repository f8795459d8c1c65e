"""Everything sent to a guest depends only on what their seat may know; a spectator sees public cards only."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from game.cardgames.registry import GAMES
from game.engine.contract import Phase
from game.network.messages import Choose, Deal, encode
from tests.conftest import Campaign
from tests.contract.games import redeal
from tests.hi_lo.kit import HiLoKit
from tests.support.hosting import LANGUAGES, Page, host_table

ALL = (*GAMES, HiLoKit.id)
HIDING = tuple(GAMES)
"""The games that hide something."""
MOMENTS = 25


@pytest.fixture(autouse=True)
def hi_lo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, HiLoKit.id, HiLoKit())


def redealt_pages(game: str, seed: int, moments: int) -> Iterator[tuple[bytes, bytes, bool]]:
    """Yield what each seat and a spectator get, before and after everything hidden is dealt again.

    The last value tells whether another player's hand has changed.
    """
    chance = random.Random(f"{game} {seed}")
    _pages, table, guests, _host = host_table(game, "Anna", "Jonas")
    guests[0].send(Deal())
    session = table.session
    assert session is not None
    for _moment in range(moments):
        for _step in range(chance.randrange(1, 9)):
            step(guests, chance)
        match = session.match
        if match.over:
            return
        real = match.state
        for seat in (0, 1, None):
            shown = encode(table.message(seat, LANGUAGES["en"]))
            own = [match.view(one) for one in range(table.plan.seats)]
            match.state = redeal(game, real, seat, chance)
            changed = own != [match.view(one) for one in range(table.plan.seats)]
            table.version += 1
            again = encode(table.message(seat, LANGUAGES["en"]))
            match.state = real
            table.version += 1
            yield shown, again, changed


def step(guests: list[Page], chance: random.Random) -> None:
    """Let a guest answer or agree to the next round, or let time pass."""
    guests[0]._pages.update(0.5)
    page = chance.choice(guests)
    if page.asked:
        answers = page.table["answers"]
        page.answer(chance.randrange(len(answers) if answers[-1].get("cards") else 1))
    elif page.table.get("result") and not page.table["result"]["over"]:
        page.send(Deal())


@pytest.mark.parametrize("game", HIDING)
def test_hidden_cards_change_no_byte(game: str) -> None:
    found = list(redealt_pages(game, 1, MOMENTS))
    assert all(shown == again for shown, again, _changed in found)
    # Otherwise nothing would have been tested.
    assert sum(changed for _shown, _again, changed in found) > MOMENTS // 2


@pytest.mark.campaign
@pytest.mark.parametrize("game", HIDING)
def test_hidden_cards_change_no_byte_in_many_matches(game: str, campaign: Campaign) -> None:
    for seed in range(8 * campaign.times):
        found = list(redealt_pages(game, campaign.seed * 1_000 + seed, 3 * MOMENTS))
        assert all(shown == again for shown, again, _changed in found)


@pytest.mark.parametrize("game", ALL)
def test_no_page_gets_the_secrets_of_others(game: str) -> None:
    """Neither tokens, nor the seed, nor another's question, nor a choice before it's revealed."""
    pages, table, guests, host = host_table(game, "Anna", "Jonas")
    watching = pages.join("", watch=True)
    guests[0].send(Deal())
    pages.play(random.Random(5), lambda: bool(host.kept))
    seed = str(table.session.header.seed).encode()  # type: ignore[union-attr]
    everything = {page: msgspec.json.encode(page.heard) for page in (*guests, watching)}
    tokens = {page: page.token.encode() for page in guests}
    for page, said in everything.items():
        assert b'"seed"' not in said
        assert len(seed) < 3 or seed not in said
        assert [one for one, token in tokens.items() if token in said] == ([page] if page in guests else [])
    assert b'"question"' not in everything[watching]
    hands = [one for one in watching.heard if one["type"] == "table"]
    assert not [group for one in hands for group in one["groups"] if group["kind"] == "hand"]


def test_chosen_card_stays_secret_until_all_have_chosen() -> None:
    _pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas")
    anna.send(Deal())
    hand = next(group for group in anna.table["groups"] if group["kind"] == "hand")
    card = hand["things"][0]["words"]
    anna.answer(0)
    assert table.session.match.phase is Phase.CHOOSING
    said = msgspec.json.encode(jonas.heard)
    assert card.encode() not in said
    jonas.send(Choose(99, 0))
    assert jonas.kinds[-1] == "refusal"
