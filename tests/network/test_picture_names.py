"""Every card that a sheet names has a picture of that name."""

import pytest

from game.cardgames.registry import GAMES
from game.ui.drawing.text import Fonts
from tests.contract.games import KITS, NAMES, rules_of
from tests.contract.random_matches import SEEDS, random_match


@pytest.mark.parametrize("game", GAMES)
def test_every_card_on_a_sheet_has_a_picture(game: str) -> None:
    kit, rules = KITS[game], rules_of(game)
    painters = kit.card_painters(Fonts())
    shown = set()
    for seed in SEEDS:
        setup, moments = random_match(game, seed)
        for moment in moments[::5]:
            for seat in (None, *range(setup.seats)):
                view = rules.view(moment.state, seat)
                for group in kit.sheet(view, NAMES).groups:
                    shown |= {kit.picture_name(view, thing.card) for thing in group.cards}
    assert len(shown) > 20
    assert shown <= painters.keys()
