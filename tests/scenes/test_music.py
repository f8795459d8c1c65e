"""Which music is played where, and from which side sounds come."""

import importlib

import pytest
from msgspec.structs import replace

from game.audio.cues import Cue, Tier
from game.audio.sounds import AnySound, Music, Sound
from game.audio.voices import DuckVoice, QuackKind
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.sounds import is_tense as near_18
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.sounds import is_tense as near_the_limit
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.sounds import is_tense as near_empty
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.sounds import is_tense as near_66
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.options import resolve
from game.scenes.match.ceremony.outcome import RoundOutcome
from game.scenes.match.scoring import ScoringScene
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.table import TableServices
from game.tables.table_view import TableView
from game.ui.devices.actions import Action, ActionPressed
from tests.support.driving import Driver


@pytest.fixture
def pieces_heard(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[Music]:
    """Return the requested pieces, without repeats in a row."""
    pieces: list[Music] = []

    def music(piece: Music) -> None:
        if pieces[-1:] != [piece]:
            pieces.append(piece)

    monkeypatch.setattr(driver.app.context.audio, "play_music", music)
    return pieces


@pytest.mark.parametrize(("won", "last"), [(True, Music.VICTORY), (False, Music.CALM)])
def test_music_follows_the_match(
    driver: Driver, pieces_heard: list[Music], monkeypatch: pytest.MonkeyPatch, won: bool, last: Music
) -> None:
    """Calm at first, tense near the end, then victory only for a winner; after leaving, the menu's music."""
    monkeypatch.setattr(RoundOutcome, "won", won)
    cast = tuple(one.id for one in driver.app.context.cast.opponents if one.level == "duckling")[:2]
    driver.start_match("six_takes", cast, {"limit": 0})
    driver.frames(2)
    assert pieces_heard == [Music.CALM]
    for _ in range(3000):
        driver.frames(1, 0.5)
        if isinstance(driver.top, ScoringScene) and not driver.top.counting:
            break
        if driver.asked or isinstance(driver.top, ScoringScene):
            driver.app.handle(ActionPressed(Action.CONFIRM))
    driver.frames(5)
    assert pieces_heard == [Music.CALM, Music.TENSE, last]
    driver.top._match.leave()
    driver.frames(2)
    assert pieces_heard[-1] is Music.MENU


def view_of(game: str, seats: int = 4, **options: object) -> object:
    rules = kit_of(game).rules()
    match = Match(rules, Setup(seats, 6, resolve(rules.options, options)))
    match.deal()
    return match.view(0)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_tense_before_and_right_after_the_deal(game: str) -> None:
    sounds = importlib.import_module(f"game.cardgames.{game}.table.sounds")
    rules = kit_of(game).rules()
    assert not sounds.is_tense(rules.initial_view(Setup(4, 6, resolve(rules.options, {})), 0))
    assert not sounds.is_tense(view_of(game))


def test_6_takes_is_tense_with_the_last_cards_and_near_the_limit() -> None:
    view = view_of("six_takes", limit=66)
    assert isinstance(view, SixTakesView)
    assert near_the_limit(replace(view, hand_sizes=(2, 2, 2, 2)))
    assert not near_the_limit(replace(view, hand_sizes=(3, 3, 3, 3)))
    assert not near_the_limit(replace(view, totals=(0, 52, 0, 0)))
    assert near_the_limit(replace(view, totals=(0, 53, 0, 0)))
    # Ducks in front of a player count as well: the 55 alone has seven.
    assert near_the_limit(replace(view, totals=(0, 46, 0, 0), taken=((), (55,), (), ())))
    no_limit = replace(view, options=replace(view.options, limit=0), totals=(0, 600, 0, 0))
    assert not near_the_limit(no_limit)


def test_sixpack_is_tense_when_a_hand_runs_low_in_the_last_round() -> None:
    view = view_of("sixpack", rounds=3)
    assert isinstance(view, SixpackView)
    low = replace(view, turn=5, round=3, hand_sizes=(5, 2, 5, 5), laid_counts=(0, 0, 0, 0))
    assert near_empty(low)
    assert not near_empty(replace(low, round=2))
    assert not near_empty(replace(low, laid_counts=(0, 1, 0, 0)))


def test_sixty_six_is_tense_in_the_last_tricks_and_near_the_target() -> None:
    view = view_of("sixty_six", target=10)
    assert isinstance(view, SixtySixView)
    played = replace(view, bidder=1, bid=2)
    assert not near_66(played)
    assert near_66(replace(played, score=(3, 8)))
    assert not near_66(replace(played, score=(3, 7)))
    assert near_66(replace(played, tricks=(None,) * 4))
    assert not near_66(replace(played, tricks=(None,) * 3))


def test_you_must_be_18_is_tense_when_a_hand_runs_low() -> None:
    view = view_of("must_be_18")
    assert isinstance(view, MustBe18View)
    laid = replace(view, columns=((1,), (2,), (3,)), hand_sizes=(5, 4, 3, 9))
    assert not near_18(laid)
    assert near_18(replace(laid, hand_sizes=(5, 4, 2, 9)))
    assert not near_18(replace(laid, hand_sizes=(5, 4, 0, 9), out=2))


class SoundLog:
    def __init__(self) -> None:
        self.sounds: list[tuple[AnySound, float, int, Tier]] = []
        self.quacks: list[tuple[DuckVoice, QuackKind, float]] = []

    def sound(
        self,
        sound: AnySound,
        *,
        volume: float = 1.0,
        pan: float = 0.0,
        pitch: int = 0,
        tier: Tier = Tier.PLAY,
    ) -> None:
        self.sounds.append((sound, pan, pitch, tier))

    def quack(self, voice: DuckVoice, feeling: QuackKind, *, pan: float = 0.0) -> None:
        self.quacks.append((voice, feeling, pan))


def table_with_sounds(game: str, heard: SoundLog) -> TableView:
    rules = kit_of(game).rules()
    setup = Setup(4, 6, resolve(rules.options, {}))
    says = {"wins": ("Ha!",), "takes": ("Oh!",)}
    people = tuple(Person(f"Duck {seat}", says=says, voice=DuckVoice(pitch=seat)) for seat in range(4))
    table = kit_of(game).table(
        rules.initial_view(setup, 0), people, Art(), TableServices(sound=heard.sound, quack=heard.quack)
    )
    assert isinstance(table, TableView)
    match = Match(rules, setup)
    match.deal()
    table.show(match.view(0))
    table.resize(1280, 720)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_opponent_is_heard_from_its_seat(game: str, driver: Driver) -> None:
    heard = SoundLog()
    shown = table_with_sounds(game, heard).model
    for seat in (1, 2, 3):
        shown.play((Cue(Sound.SLIDE, Tier.STAKES),), seat)
        shown.react(seat, "shock")
        shown.talk.say_line(seat, 0)
    places = [shown.seat_point(seat)[0] for seat in (1, 2, 3)]
    pans = [pan for _sound, pan, _pitch, _tier in heard.sounds]
    assert [pan < 0 for pan in pans] == [place < shown.size[0] / 2 for place in places]
    assert sorted(range(3), key=pans.__getitem__) == sorted(range(3), key=places.__getitem__)
    assert {tier for _sound, _pan, _pitch, tier in heard.sounds} == {Tier.STAKES}
    said = [
        (DuckVoice(pitch=seat), feeling)
        for seat in (1, 2, 3)
        for feeling in (QuackKind.SHOCK, QuackKind.CHAT)
    ]
    assert [(voice, feeling) for voice, feeling, _pan in heard.quacks] == said
    assert [pan for _voice, _feeling, pan in heard.quacks[::2]] == pans


@pytest.mark.parametrize("game", GAMES)
def test_player_does_not_quack(game: str, driver: Driver) -> None:
    heard = SoundLog()
    shown = table_with_sounds(game, heard).model
    shown.react(0, "sad")
    assert shown.moods[0] == "sad"
    assert heard.quacks == []


def test_pitch_of_a_repeated_sound_rises_until_a_pause(driver: Driver) -> None:
    heard = SoundLog()
    table = table_with_sounds("six_takes", heard)
    for _ in range(3):
        table.stage.play((Cue(Sound.SLIDE, rises=True), Cue(Sound.PLACE)))
        table.stage.update(0.3)
    table.stage.update(5.0)
    table.stage.play((Cue(Sound.SLIDE, rises=True),))
    assert [pitch for sound, _pan, pitch, _tier in heard.sounds if sound is Sound.SLIDE] == [0, 2, 4, 0]
    assert [pitch for sound, _pan, pitch, _tier in heard.sounds if sound is Sound.PLACE] == [0, 0, 0]
