"""Every game's sheet: the whole table in words and cards, from which a plain table is drawn."""

import copy
import random
from functools import partial
from typing import Any

from game.cardgames.kit import Kit
from game.cardgames.must_be_18.rules.legality import outcome_key
from game.tables.plain import PlainTable
from game.voice.sheet import Sheet
from tests.contract.games import KITS, NAMES, each_game, random_setup, redeal, rules_of
from tests.contract.random_matches import each_match, random_match
from tests.contract.sentences import assert_sentences
from tests.support.seated import Seated

PRESSES = 30


def data_of(sheet: Sheet) -> Any:
    """Return everything that a sheet says and shows."""
    groups = [
        (
            group.title,
            group.summary,
            group.folded,
            [
                (thing.zone, thing.key, thing.face, thing.card, thing.words)
                for thing in (group.whole, *group.things)
                if thing is not None
            ],
        )
        for group in sheet.groups
    ]
    answers = [(one.choice, one.label, one.words, one.cards, one.onto) for one in sheet.answers]
    return groups, sheet.question, answers


@each_game
@each_match
def test_sheet_has_everything_to_look_at_and_choose(game: str, seed: int) -> None:
    """Each thing once, in whole sentences; answers if there is a question, none otherwise."""
    rules, kit, chance = rules_of(game), KITS[game], random.Random(seed)
    setup, moments = random_match(game, seed)
    for state, _events, _seat, _choice in moments:
        view = rules.view(state, chance.choice((*range(setup.seats), None)))
        sheet = kit.sheet(view, NAMES)
        stops = list(sheet.stops)
        assert len({(stop.zone, stop.key) for stop in stops}) == len(stops)
        for stop in stops:
            assert_sentences(stop.words, f"{stop.zone} {stop.key}")
            assert sheet.words_of(stop.zone, stop.key) == stop.words
        for group in sheet.groups:
            assert group.title == group.title.strip() != ""
            assert all(card.face for card in group.cards)
        held = {thing.card for group in sheet.groups for thing in group.cards if thing.zone == "hand"}
        assert held == set(getattr(view, "hand", ()))
        assert [answer.choice for answer in sheet.answers] == list(rules.choices(view))
        assert bool(sheet.question) == bool(sheet.answers)
        for answer in sheet.answers[:6]:
            assert_sentences(answer.words)
            assert answer.label[:1] == answer.label[:1].upper()


@each_game
@each_match
def test_answers_that_look_alike_come_out_alike(game: str, seed: int) -> None:
    """Guests' pages offer only one of several answers with the same label and the same cards."""
    rules, kit = rules_of(game), KITS[game]
    _setup, moments = random_match(game, seed)
    for state, _events, seat, _choice in moments:
        view = rules.view(state, seat)
        outcomes: dict[object, set[object]] = {}
        for answer in kit.sheet(view, NAMES).answers:
            own = outcome_key(view.tops, answer.choice) if game == "must_be_18" else answer.choice
            if answer.cards:
                outcomes.setdefault((answer.label, answer.cards), set()).add(own)
        assert all(len(own) == 1 for own in outcomes.values())


@each_game
@each_match
def test_hidden_cards_change_nothing_on_a_sheet(game: str, seed: int) -> None:
    rules, kit, chance = rules_of(game), KITS[game], random.Random(seed)
    setup, moments = random_match(game, seed)
    for state, _events, _seat, _choice in moments[::3]:
        seat = chance.choice((*range(setup.seats), None))
        other = redeal(game, state, seat, chance)
        assert data_of(kit.sheet(rules.view(state, seat), NAMES)) == data_of(
            kit.sheet(rules.view(other, seat), NAMES)
        )


@each_game
def test_plain_table_needs_the_sheet_alone(game: str) -> None:
    """Any game can be played at a table that knows only its sheet: open cards, the question, its answers."""
    plain: Any = copy.copy(KITS[game])
    plain.table = partial(Kit.table, plain)
    chance = random.Random(game)
    seated = Seated(plain, random_setup(game, chance), size=(960, 540), chance=18)
    assert isinstance(seated.table, PlainTable)
    for _ in range(PRESSES):
        seated.others()
        if seated.over:
            break
        assert seated.table.asking
        sheet = plain.sheet(seated.match.view(seated.seat), NAMES)
        for _ in range(chance.randrange(3)):
            seated.key(chance.choice(("left", "right", "home", "end")))
        choice = sheet.answers[seated.table.focus].choice
        seated.key("t")
        assert seated.said
        seated.key("return")
        assert seated.made[-1] == choice
