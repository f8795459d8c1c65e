"""Golden matches by screen reader: with full verbosity, each event is spoken exactly once, in order."""

from collections import deque
from typing import Any, NamedTuple

import pytest

from game import VERSION
from game.ai.agent import Budget, Decision
from game.cardgames.registry import kit_of
from game.engine.contract import Event
from game.engine.journal import Header, Player
from game.engine.match import Match
from game.engine.options import parse_pairs
from game.language.message import translate
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.session.session import Session
from game.ui.devices.actions import Action, ActionPressed
from game.voice.narrator import Verbosity
from game.voice.speech_queue import SpeechQueue, Urgency
from game.voice.topics import Topic
from tests.contract.test_words import ELSEWHERE, kind
from tests.golden.playthrough import scribe_of
from tests.support.driving import Driver
from tests.support.sampling import crossed

MATCHES = {
    "six_takes": ("four-elimination", "six-professional-draft"),
    "sixpack": ("three-first-game", "four-everything"),
    "sixty_six": ("usual", "house-rules"),
    "must_be_18": ("four-usual", "three-house-rules"),
}
"""For each game, golden matches that together have all its events."""
EVERY_MATCH = [(game, name) for game, names in MATCHES.items() for name in names]
OWN_SEAT = 0
MOST_FRAMES = 30_000


class ScriptedAgent:
    """An agent that makes the choices of a golden match.

    Attributes:
        left: the remaining choices of each seat.
    """

    def __init__(self, golden: Match) -> None:
        self.left: dict[int, deque[Any]] = {}
        for chosen in golden.history:
            self.left.setdefault(chosen.seat, deque()).append(chosen.choice)

    def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
        del budget, chance
        return Decision(self.left[view.seat].popleft())

    def close(self) -> None:
        pass


class Spoken(NamedTuple):
    words: str
    urgency: Urgency


class QuickVoice:
    """A speech queue with a voice that needs no time, replacing the voice's thread.

    Attributes:
        lines: everything spoken so far.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._queue = SpeechQueue()
        self._urgency: dict[str, Urgency] = {}
        self.lines: list[Spoken] = []
        driver.app.context.captions.sinks = (self._hear,)

    def _hear(self, words: str, urgency: Urgency) -> None:
        words = translate(words, self._driver.app.context.language)
        self._urgency[words] = urgency
        self._queue.put(words, urgency, self._driver.now)

    def speak(self) -> None:
        while line := self._queue.next(self._driver.now, speaking=False):
            self.lines.append(Spoken(line.words, self._urgency[line.words]))


class GoldenTable:
    """A golden match played at a table, and the narration of the events that the player's seat gets.

    Attributes:
        expected: the narrator's words for the events and questions so far.
        events: the events so far.
    """

    def __init__(self, driver: Driver, game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        context = driver.app.context
        self._driver, self._narrator = driver, kit_of(game).narrator()
        golden = golden_match(game, name)
        self.script = ScriptedAgent(golden)
        monkeypatch.setattr("game.session.session.make_agent", lambda _kit, _spec: self.script)
        rules = kit_of(game).rules()
        _seats, seed, pairs = scribe_of(game).matches[name]
        others = context.cast.opponents[: golden.setup.seats - 1]
        players = (Player("You"), *(Player(one.name, one.spec, one.id) for one in others))
        options = parse_pairs(rules.options, pairs)
        header = Header(
            version=VERSION, game=game, seed=seed, options=options, players=players, rated=False, started=""
        )
        session = Session.new(rules, header)
        assert session.match.setup == golden.setup
        self._rules, self._view = rules, rules.initial_view(golden.setup, OWN_SEAT)
        self._names = tuple(player.name for player in players)
        self.expected: list[str] = []
        self.events: list[Event] = []
        session.match.listen(self._heard, OWN_SEAT)
        self.scene = TableScene(context, session)
        driver.open(self.scene)

    def _heard(self, event: Event) -> None:
        before, self._view = self._view, self._rules.apply_event(self._view, event)
        words = self._narrator.narrate(event, before, self._view, self._names, Verbosity.FULL)
        self.events.append(event)
        if words:
            self.expected.append(translate(words, self._driver.app.context.language))
        else:
            assert self._narrator.question(self._view, self._names) or kind(event) in ELSEWHERE, event

    def play(self, voice: QuickVoice) -> None:
        """Play the match to its final scoring, making the player's choice after everyone else's."""
        driver, session, asked = self._driver, self.scene.session, 0
        for _ in range(MOST_FRAMES):
            driver.app.seen = False
            driver.frame(1.0)
            voice.speak()
            top = driver.top
            if isinstance(top, ScoringScene):
                if session.match.over and not top.counting:
                    break
                driver.app.handle(ActionPressed(Action.CONFIRM))
            elif driver.asked and not session.events:
                if asked != (asked := len(self.script.left[OWN_SEAT])):
                    self.expected.append(self._narrator.question(self._view, self._names))
                if session.match.pending.keys() == {OWN_SEAT}:
                    session.choose(self.script.left[OWN_SEAT].popleft())
        assert session.match.over, driver.top
        assert not any(self.script.left.values())


def golden_match(game: str, name: str) -> Match:
    """Play a golden match to its end, and return it."""
    scribe, found = scribe_of(game), list[Match]()
    after = scribe.after

    def watched(match: Match) -> list[str]:
        found[:] = [match]
        return after(match)

    scribe.after = watched
    scribe.write(name)
    return found[0]


@pytest.mark.parametrize(("match", "speed"), crossed(EVERY_MATCH, ("normal", "instant")))
def test_every_event_and_question_is_spoken_once_and_in_order(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, match: tuple[str, str], speed: str
) -> None:
    context = driver.app.context
    context.change(verbosity=Verbosity.FULL, speed=speed, speech_topics={Topic.TALK.value: False})
    voice = QuickVoice(driver)
    golden = GoldenTable(driver, *match, monkeypatch)
    golden.play(voice)
    of_match = [line.words for line in voice.lines if line.urgency in (Urgency.TOLD, Urgency.ASKED)]
    assert of_match == golden.expected
    read = [line.words for line in voice.lines if line.urgency in (Urgency.READ, Urgency.OPENED)]
    assert read, "no scoring is read out"
    assert not [words for words in read if any(line in words for line in of_match)]


def test_unspoken_topics_stay_in_the_log_and_everything_else_is_spoken(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = driver.app.context

    def heard(**topics: bool) -> tuple[list[str], set[str]]:
        """Return the spoken words of a golden match, and those that are missing."""
        context.change(verbosity=Verbosity.FULL, speech_topics=topics)
        context.captions.clear_history()
        voice = QuickVoice(driver)
        golden = GoldenTable(driver, "six_takes", "four-elimination", monkeypatch)
        golden.play(voice)
        assert set(golden.expected) <= {str(words) for words in context.captions.history}
        driver.app.stack.clear()
        described = (Urgency.READ, Urgency.OPENED)
        spoken = [line.words for line in voice.lines if line.urgency not in described]
        return spoken, set(golden.expected) - set(spoken)

    more, missing = heard()
    assert not missing
    for topic in set(Topic) - {Topic.HELP}:
        fewer, missing = heard(**{topic.value: False})
        assert bool(missing) == (topic is not Topic.TALK), topic
        assert len(fewer) < len(more), topic
        left = iter(more)
        assert all(words in left for words in fewer), f"{topic}: the rest must keep its order"
