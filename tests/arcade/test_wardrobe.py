"""The wardrobe: every look has a picture, and is earned by exactly what it says."""

import pytest

from game.arcade.awards.wall import AWARDS
from game.arcade.par import Medal
from game.arcade.wardrobe import DEFAULT_LOOKS, LOOKS, CosmeticPart, Look, Merits, earned_looks
from game.cardgames.registry import GAMES, rules_of
from game.storage.history.par_scores import ParScore
from game.tables.looks.felts import FELTS
from game.tables.looks.worn import BACKS
from game.ui.drawing.mascots.ducks import HATS
from tests.support.results import score

IDS = [award.id for award in AWARDS]
RESULTS = {Medal.BRONZE: -20.0, Medal.GOLD: 0.0}


def scores(count: int, medal: Medal) -> list[ParScore]:
    """Return scores of this many tables of several games with a medal, one of them won twice."""
    games = ("six_takes", "sixpack", "sixty_six")
    found = [score(RESULTS[medal], game=games[table % 3], table=str(table)) for table in range(count)]
    return [*found, *found[:1]]


def test_looks_and_pictures_correspond() -> None:
    drawn = {CosmeticPart.BACK: set(BACKS), CosmeticPart.FELT: set(FELTS), CosmeticPart.HAT: set(HATS)}
    for part, ids in drawn.items():
        assert {piece.id for piece in LOOKS if piece.part is part} == ids
        assert DEFAULT_LOOKS[part].part is part
    assert len({piece.id for piece in LOOKS}) == len(LOOKS)
    assert len({piece.title for piece in LOOKS}) == len(LOOKS)


def test_new_player_has_earned_no_look() -> None:
    assert earned_looks(Merits()) == ()
    assert len(earned_looks(Merits(IDS, scores(6, Medal.GOLD), list(GAMES)))) == len(LOOKS)


@pytest.mark.parametrize("piece", LOOKS, ids=lambda piece: piece.id)
def test_look_is_earned_by_exactly_what_it_says(piece: Look) -> None:
    if piece.award:
        enough, less = Merits([piece.award]), Merits([one for one in IDS if one != piece.award][:2])
        assert next(award.title for award in AWARDS if award.id == piece.award) in piece.requirement
    elif piece.tutorial:
        enough = Merits(learnt=[piece.tutorial])
        less = Merits(IDS, scores(20, Medal.GOLD), [game for game in GAMES if game != piece.tutorial])
        assert rules_of(piece.tutorial).title in piece.requirement
    elif piece.awards:
        enough = Merits(IDS[: piece.awards])
        less = Merits(IDS[: piece.awards - 1], scores(20, Medal.GOLD), list(GAMES))
        assert str(piece.awards) in piece.requirement
    else:
        enough = Merits(scores=scores(piece.medals, piece.least))
        less = Merits(IDS, scores(piece.medals - 1, Medal.GOLD))
        assert str(piece.medals) in piece.requirement
    assert piece in earned_looks(enough)
    assert piece.progress(enough) == piece.needed
    assert piece not in earned_looks(less)
    assert piece.progress(less) < piece.needed


def test_silver_is_not_gold() -> None:
    golden = next(piece for piece in LOOKS if piece.least is Medal.GOLD)
    assert golden.progress(Merits(scores=scores(9, Medal.BRONZE))) == 0
