"""Every game's texts: each event, question, choice and reason is put into whole sentences."""

import random
from typing import Any

import pytest

from game.ai.agent import Decision, Prospect
from game.cardgames.registry import GAMES, kit_of
from game.engine.contract import Choice, Event
from game.voice.narrator import Verbosity
from tests.contract.games import KITS, NAMES, each_game, rules_of
from tests.contract.random_matches import each_match, heard_events, random_match
from tests.contract.sentences import assert_sentences

TRIED = 6


@each_game
@each_match
def test_every_event_is_told_in_sentences(game: str, seed: int) -> None:
    """To everybody who hears it; whatever terse captions tell, longer ones tell, too."""
    rules, narrator = rules_of(game), KITS[game].narrator()
    for event, before, after in heard_events(game, seed):
        told = [narrator.narrate(event, before, after, NAMES, much) for much in Verbosity]
        silent = [words is None for words in told]
        assert silent == sorted(silent, reverse=True), told
        for words in [*told, narrator.question(after, NAMES)]:
            if words:
                assert_sentences(words)
    setup, moments = random_match(game, seed)
    for state, _events, _seat, _choice in moments:
        for seat in range(setup.seats):
            asked = narrator.question(rules.view(state, seat), NAMES)
            assert bool(asked) == (seat in rules.pending(state))
        assert narrator.question(rules.view(state, None), NAMES) == ""


@each_game
def test_important_events_are_told(game: str) -> None:
    """At full length: the start and end of rounds, choices, and the end of the match."""
    rules, narrator = rules_of(game), KITS[game].narrator()
    told: dict[type[Event], bool] = {}
    for seed in range(12):
        setup, moments = random_match(game, seed)
        view = rules.initial_view(setup, None)
        for _state, events, _seat, _choice in moments:
            lengths = 0
            for event in events:
                heard = rules.redact(event, None)
                if heard is None:
                    continue
                before, view = view, rules.apply_event(view, heard)
                words = narrator.narrate(heard, before, view, NAMES, Verbosity.FULL)
                lengths += bool(words)
                told[type(event)] = told.get(type(event), False) or bool(words)
            assert lengths, events
    scoring = [kind for kind in told if kind.phase.value == "scoring"]
    assert scoring
    assert all(told[kind] for kind in scoring)


@each_game
@each_match
def test_choices_have_distinct_words(game: str, seed: int) -> None:
    """For the coach, for buttons and for the narrator; their cards are in the view's deck."""
    rules, kit, chance = rules_of(game), KITS[game], random.Random(seed)
    choices, narrator = kit.choices(), kit.narrator()
    _setup, moments = random_match(game, seed)
    for state, _events, _seat, _choice in moments:
        for seat, legal in rules.pending(state).items():
            view = rules.view(state, seat)
            words = [choices.words(view, choice) for choice in legal]
            labels = [choices.label(view, choice) for choice in legal]
            assert len(set(words)) == len(words)
            assert all(labels)
            for said in (choices.moment(view), *words, *labels):
                assert said == " ".join(said.split())
                assert not said.endswith(".")
            for choice in chance.sample(legal, min(TRIED, len(legal))):
                assert narrator.choice(view, choice)
                assert all(isinstance(card, int) and card >= 0 for card in choices.cards(view, choice))


@pytest.mark.parametrize("game", GAMES)
def test_choice_of_another_game_has_no_words_and_no_cards(game: str) -> None:
    choices, (_setup, moments) = kit_of(game).choices(), random_match(game, 1)
    view, title = rules_of(game).view(moments[0].state, 0), GAMES[game].title.rstrip("!")
    for words in (choices.words, choices.label):
        with pytest.raises(TypeError, match=f"no choice of {title}"):
            words(view, Choice())
    assert choices.cards(view, Choice()) == ()


@each_game
@each_match
def test_every_choice_has_a_reason(game: str, seed: int) -> None:
    """Whatever an agent's prospects are: best, worst, or equal."""
    rules, narrator, chance = rules_of(game), KITS[game].narrator(), random.Random(seed)
    _setup, moments = random_match(game, seed)
    for state, _events, _seat, _choice in moments:
        for seat, legal in rules.pending(state).items():
            view, some = rules.view(state, seat), chance.sample(legal, min(TRIED, len(legal)))
            for spread in (1.5, 0.0):
                decision = decision_among(some, spread)
                for choice in (some[0], some[-1]):
                    assert_sentences(narrator.reason(view, decision, choice))


def decision_among(choices: list[Any], spread: float) -> Decision:
    prospects = tuple(Prospect(choice, 2.0 + spread * place, 0.3) for place, choice in enumerate(choices))
    return Decision(choices[0], prospects)


# -- every event has words -------------------------------------------------------------------------------


ELSEWHERE = {
    "HandDealt": "others' cards are hidden; their number is told with the round",
    "Asked": "the request to play a card is told with the turn",
    "CardPlaced": "a taken row's first card is told with the row",
    "PassedOver": "a starting card that isn't a six is told with the card",
    "TurnOrder": "a single card has no order",
    "TrumpMade": "told with the card that makes its suit trump",
}
"""Events with words only for some listeners or at some times, and where they are told otherwise."""


@pytest.mark.parametrize("game", KITS)
@each_match
def test_every_event_is_told_exactly_once(game: str, seed: int) -> None:
    narrator = KITS[game].narrator()
    for event, before, after in heard_events(game, seed):
        told = narrator.narrate(event, before, after, NAMES, Verbosity.FULL)
        asked = narrator.question(after, NAMES)
        assert told or asked or kind(event) in ELSEWHERE, event
        # The question is asked on its own, once its cause has been told.
        assert not (told and asked and asked in told), event


def kind(event: Event) -> str:
    return type(event).__name__
