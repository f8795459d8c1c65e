"""Each kind of event has its own sound, and the glossary has all of them."""

from functools import cache
from itertools import pairwise
from typing import get_args

import pytest

from game.audio.cues import focus_tick
from game.audio.glossary import Glossary, Term
from game.audio.sounds import AnySound, Sound
from game.cardgames.glossaries import HOUSE
from game.cardgames.must_be_18.rules import events as eighteen
from game.cardgames.must_be_18.table.sounds import MustBe18Sound
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules import events as six
from game.cardgames.six_takes.table.sounds import SixTakesSound
from game.cardgames.sixpack.rules import events as pack
from game.cardgames.sixpack.table.sounds import SixpackSound
from game.cardgames.sixty_six.rules import events as sixty
from game.cardgames.sixty_six.table.sounds import SixtySixSound
from game.engine.contract import Event
from tests.audio.test_cues import entry_of, events_of_random_matches

KINDS: dict[str, tuple[type[Event], ...]] = {
    "six_takes": get_args(six.SixTakesEvent),
    "sixpack": get_args(pack.SixpackEvent),
    "sixty_six": get_args(sixty.SixtySixEvent),
    "must_be_18": get_args(eighteen.MustBe18Event),
}

PACKS_THAT_WORK = (
    "biting_hand",
    "carousel",
    "copycat",
    "late_arrival",
    "pile_driver",
    "second_hand",
    "seethrough",
    "sticky",
    "super_numbers",
    "veto",
)

SCENE = "the scene rings when the player is asked, at the end of a round and at that of the match"
UNHEARD: dict[type[Event], str] = {
    six.TurnStarted: SCENE,
    six.RoundScored: SCENE,
    six.MatchEnded: SCENE,
    pack.TurnStarted: SCENE,
    pack.Asked: SCENE,
    pack.RoundScored: SCENE,
    pack.MatchEnded: SCENE,
    pack.TurnOrder: "nothing has happened yet: each card is heard when its turn comes",
    sixty.MatchEnded: SCENE,
    eighteen.RoundScored: SCENE,
    eighteen.MatchEnded: SCENE,
}
"""The kinds of events without a sound on the table, and why."""

DEALT = "cards come into the round"
GONE = "a card leaves the game, whatever has driven it out"
HAND = "cards come into a hand, from wherever"
MINE = "the player has chosen"
LAID = "a card of another player goes somewhere, face down"
UP = "cards are turned face up"
LIES = "a card lies on the table, or on another"
STARTS = "the round's cards go, and new ones come"
SAME: dict[tuple[str, AnySound], str] = {
    ("six_takes", Sound.DEAL): DEALT,
    ("six_takes", SixTakesSound.ROW): "a row is named, by a card that lies in it or takes it",
    ("sixpack", Sound.DEAL): DEALT,
    ("sixpack", Sound.CHOOSE): MINE,
    ("sixpack", Sound.HAND): HAND,
    ("sixpack", Sound.SLIDE): LAID,
    ("sixpack", SixpackSound.PUFF): GONE,
    ("sixpack", SixpackSound.GLASS): "Seethrough works: first on its way, then on the card that lies open",
    ("sixpack", SixpackSound.THEFT): "a card is stolen: the thief begins, and has it",
    ("sixpack", SixpackSound.CAROUSEL): "the Carousel works: first it asks for a side, then it turns there",
    ("sixpack", SixpackSound.PILE_DRIVER): "the Pile Driver works: first it asks, then it drives",
    ("sixpack", SixpackSound.COPYCAT): "the Copycat works: first it looks, then it has its model",
    ("must_be_18", MustBe18Sound.DRAW): "a card is drawn, by choice or because no seat could begin",
    ("must_be_18", MustBe18Sound.SKIP): "a seat lays nothing: it cannot",
    ("must_be_18", MustBe18Sound.EIGHTEEN): "the tops make 18",
    ("must_be_18", Sound.ON_CARD): LIES,
    ("must_be_18", Sound.RIFFLE): STARTS,
}
"""Sounds that several kinds of a game's events share, and their common meaning."""

SELDOM: tuple[Event, ...] = (
    *(pack.EffectTriggered(name, 0, 1) for name in PACKS_THAT_WORK),
    *(pack.SideChosen(0, 1, side) for side in pack.Side),
    pack.NumberChosen(0, 1, 4, 4),
    *(pack.EffectsChanged(disabled=off) for off in (False, True)),
)
"""Events of packs that don't occur in a few matches."""

STAKES = {Sound.THUD, Sound.BOOM}
"""Sounds that only say how much is at stake, never alone: see the test of impacts."""


def glossary_of(game: str) -> Glossary:
    found = kit_of(game).glossary()
    assert found is not None
    return found


@cache
def sounds_of(game: str, kind: type[Event]) -> frozenset[AnySound]:
    """Return the sounds that events of a kind make."""
    events = [event for event in (*events_of_random_matches(game), *SELDOM) if type(event) is kind]
    # If a kind always makes the same sounds, no event of it needs to have occurred.
    found = events or [kind(**dict.fromkeys(kind.__struct_fields__, 0))]
    heard = (cues for event in found for cues in entry_of(game, event).cues.values())
    return frozenset(cue.sound for cues in heard for cue in cues)


@cache
def heard_kinds(game: str) -> dict[AnySound, set[type[Event]]]:
    """Return the kinds of events that make each sound of a game."""
    found: dict[AnySound, set[type[Event]]] = {}
    for kind in KINDS[game]:
        for sound in sounds_of(game, kind):
            found.setdefault(sound, set()).add(kind)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_heard(game: str) -> None:
    heard = {kind for kind in KINDS[game] if sounds_of(game, kind)}
    assert heard.isdisjoint(UNHEARD)
    assert {kind for kind in KINDS[game] if kind not in heard} == set(UNHEARD) & set(KINDS[game])


@pytest.mark.parametrize("game", GAMES)
def test_no_sound_has_two_meanings(game: str) -> None:
    shared = {sound for sound, kinds in heard_kinds(game).items() if len(kinds) > 1} - STAKES
    assert {(game, sound) for sound in shared} == {key for key in SAME if key[0] == game}


def meanings(game: str) -> dict[AnySound, Term]:
    """Return the meaning of each sound in a game, which may differ from the shared one."""
    return {term.sound: term for term in (*HOUSE, *glossary_of(game).terms)}


@pytest.mark.parametrize("game", GAMES)
def test_glossary_has_every_sound_once(game: str) -> None:
    terms = glossary_of(game).terms
    assert len({term.sound for term in terms}) == len(terms)
    assert {*heard_kinds(game), *kit_of(game).sounds()} <= set(meanings(game))
    assert all(cue.sound in meanings(game) for term in terms for cue in term.cues)
    means = [term.meaning for term in (*HOUSE, *terms)]
    assert len(set(means)) == len(means)


def test_every_shared_sound_is_in_a_glossary() -> None:
    games = {term.sound for game in GAMES for term in glossary_of(game).terms}
    assert set(Sound) <= {term.sound for term in HOUSE} | games


def test_subtitles_distinguish_sounds() -> None:
    for game in GAMES:
        words = [term.word for term in meanings(game).values() if term.word]
        assert len(words) >= 6
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("count", [2, 3, 7, 40])
def test_ticks_rise_along_a_list_and_its_ends_differ(count: int) -> None:
    ticks = [focus_tick(place, count) for place in range(count)]
    assert all(after.pitch >= before.pitch for before, after in pairwise(ticks))
    assert ticks[-1].pitch - ticks[0].pitch >= 12
    assert [cue.sound for cue in ticks] == [
        Sound.MENU_END,
        *[Sound.MENU_MOVE] * (count - 2),
        Sound.MENU_END,
    ]


def test_single_row_of_a_list_is_its_end() -> None:
    assert focus_tick(0, 1).sound is Sound.MENU_END


def test_own_sounds_are_in_the_glossary() -> None:
    """The glossary of Sixty-six has all of its own sounds, as an example of the others."""
    assert {term.sound for term in glossary_of("sixty_six").terms} >= set(SixtySixSound)
