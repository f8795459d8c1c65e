"""Reasons why a choice is good or bad in Sixpack, from the player's own view only."""

import pytest

from game.ai.agent import Decision, Prospect
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.cardgames.sixpack.words.reasons import reason
from tests.cardgames.sixpack.boards import Turn


def why(turn: Turn, place: int = 0) -> str:
    view = SIXPACK.view(turn.state, 0)
    choice = SIXPACK.choices(view)[place]
    return reason(view, Decision(choice), choice)


@pytest.mark.parametrize(
    ("piles", "card", "words"),
    [
        ("2 | 3* | 4", "5", "Right now, 5 goes on 4; no other five can turn up."),
        (
            "2 | 3 | 4",
            "6",
            "Right now, 6 claims pile 3, no handprints; one other six may turn up: a duplicate is possible.",
        ),
        ("2 | 3 | 4*", "6", "Right now, 6 claims pile 3, one handprint; one other six may turn up"),
        (
            "2 | 3* | 4*",
            "1",
            "Right now, 1 fits nowhere and claims any pile, up to one handprint; no other one can",
        ),
        (
            "2 5* 5* | 3* | 4",
            "1",
            "Right now, 1 fits nowhere and claims any pile, up to two handprints; no other one",
        ),
        ("2 | 5 | 4", "5", "Right now, 5 goes on 4; no other five can turn up."),
        ("5 | 5 | 6", "5", "Right now, 5 returns to hand; no other five can turn up."),
        ("2 | sheriff:3 | 4", "1", "Right now, 1 fits nowhere and goes under pile 2; no other one can turn"),
        (
            "2 | 3 | 4",
            "veto:5",
            "Right now, Veto 5 goes on 4; no other five can turn up; it removes a waiting card.",
        ),
        (
            "2 | 3 | 4",
            "reverse:5",
            "Right now, Reverse 5 goes on 4; no other five can turn up; then the order reverses.",
        ),
        ("2 | 3 | reverse:1", "4", "Right now, 4 fits nowhere and claims any pile"),
        (
            "2 | 6 | reverse:5",
            "4",
            "; one other four may turn up: a duplicate is possible; then the order is normal again.",
        ),
        ("2 | 3 | 4", "sheriff:5", "Right now, Sheriff 5 goes on 4; no other five can turn up; then only 5"),
        ("sheriff:2 | sheriff:5 | 3", "sheriff:4", "; then only 2, 4 and 5 claim."),
        (
            "2 | 3 | 4",
            "no_superheroes:5",
            "Right now, No Superheroes 5 goes on 4; no other five can turn up; then no card has an effect.",
        ),
        ("2 | no_superheroes:3 | 1", "veto:5", "then effects work again."),
        (
            "2 | 3 | 4",
            "super_numbers:1/5",
            "Right now, Super Numbers 1 fits nowhere and claims any pile, no handprints, or Super "
            "Numbers 5 goes on 4; you choose its number once you see the others.",
        ),
        ("2 | 3 | 4", "copycat:5", "Copycat 5 copies another player’s card; no other five can turn up."),
        ("2 | 3 | 4", "sticky:5", "Right now, Sticky 5 goes on 4; no other five can turn up."),
        ("2 | 3 | 4", "biting_hand:5", "whoever claims it gets bitten."),
        ("2 3* | 4 biting_hand:5 | 2", "6", "Right now, 6 claims pile 2, any one of its cards;"),
        ("2 3* | 4* biting_hand:5 | 2", "6", "Right now, 6 claims pile 2, costs one card;"),
    ],
)
def test_reasons_for_laying_a_card(piles: str, card: str, words: str) -> None:
    assert words in why(Turn(piles, f"{card} 2", "6 4 3", "2 3 3"))


def test_reason_counts_calculators() -> None:
    turn = Turn("2 | 3 | 4", "3 calculator:2", "1 2", "1 2")
    assert why(turn, 1) == "Right now, 3 as 5 goes on 4; no other five can turn up."


def test_sticky_survives_duplicates() -> None:
    turn = Turn("2 | 3 | 4", "sticky:5 1", "5 1", "2 1")
    assert why(turn) == (
        "Right now, Sticky 5 goes on 4; one other five may turn up: a duplicate is a coin toss; it "
        "survives duplicates and takes a card for each."
    )


def test_with_two_seats_own_first_card_may_make_a_duplicate() -> None:
    turn = Turn("2 | 3 | 4", "5 5* 6", "1 2 3").lay_one(0, "5")
    assert why(turn) == "Right now, 5 goes on 4; 5, which you’ve chosen, is the same number: both cancel."


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (
            Turn("2 | 3 | 4", "super_numbers:2/5 1", "5 6", "6 1").lay("super_numbers:2/5", "5", "6"),
            ["Super Numbers 2 returns to hand.", "5 matches the 5: a duplicate."],
        ),
        (
            Turn("2 | 3 | 1", "copycat:1 1", "veto:5 6", "6 1").lay("copycat:1", "veto:5", "6"),
            ["As Veto 5, it goes on 3.", "As 6, it claims pile 2, no handprints."],
        ),
        (
            Turn("2 | 3 | 4", "late_arrival:5 1 6", "6 1", "3 1").lay("late_arrival:5", "6", "3"),
            ["1 fits nowhere and claims any pile, no handprints.", "Same number as the 6: both cancel."],
        ),
        (
            Turn("2 | 3 | 4", "late_arrival:5 super_numbers:1/5 6", "6 1", "3 1").lay(
                "late_arrival:5", "6", "3"
            ),
            [
                "Super Numbers 1 fits nowhere and claims any pile, no handprints, or Super Numbers "
                "5 goes on 3."
            ],
        ),
        (
            Turn("2 | 2 | 1 reverse:6", "pile_driver:4 6", "1 3", "1 3").lay("pile_driver:4", "1", "1"),
            ["Then pile 1 is Reverse 6; 1 stays beneath it."],
        ),
        (
            Turn("2* | 3 | 1", "veto:3 1 6", "5 1", "6 1").lay("veto:3", "5", "6"),
            [
                "Another player’s 5: now it goes on Veto 3 or 3.",
                "Another player’s 6: now it claims pile 1 or 2, up to one handprint.",
            ],
        ),
        (
            Turn("2 | 3 | 4", "veto:5 1 6*", "1 2", "1 2").lay("veto:5", "1", "1"),
            ["Costs 1: one point.", "Costs 6, with a handprint: two points."],
        ),
        (
            Turn("2 | 3 | seethrough:4", "5 1 6", "1 2", "1 2").lay("5", "1", "1"),
            ["Everyone sees 1 from now on.", "Everyone sees 6 from now on."],
        ),
        (
            Turn("2 | 3 | 1 4", "pile_driver:5 6", "1 2", "1 2").lay("pile_driver:5", "1", "1"),
            [
                "Then pile 1 is 4; 1 stays beneath it.",
                "Then pile 1 is 4; it becomes its own pile.",
                "Then pile 2 is 4; 1 stays beneath it.",
                "Then pile 2 is 4; it becomes its own pile.",
            ],
        ),
        (
            Turn("2 3* | 3 | second_hand:4", "6 1", "1 2", "1 seethrough:2").lay("", "", "1").lay("6", "1"),
            [
                "Brings 3, with a handprint: two points; then pile 1 is 2.",
                "It’s the only face-down card.",
                "Brings Seethrough 2: one point.",
            ],
        ),
        (
            Turn("2 | 3 | 5 biting_hand:4", "6 1", "1 2", "1 2").lay("6", "1", "1"),
            ["Brings 5: one point.", "Brings Biting Hand 4: one point."],
        ),
        (
            Turn("2 | 3 | 4", "carousel:5 1", "1 2", "1 2 3").lay("carousel:5", "1", "1"),
            ["Left: you get one of two cards.", "Right: you get the only card."],
        ),
        (
            Turn("2 | 3 | 4", "carousel:5 1 6*", "1 2", "1 2").lay("carousel:5", "1", "1").side("left"),
            ["Gives away 1: one point.", "Gives away 6, with a handprint: two points."],
        ),
        (
            Turn("reverse:2 | reverse:2 | 6", "4 1", "1 2", "1 2").lay("4", "1", "1"),
            [
                "4 goes on Reverse 2; then the order reverses.",
                "4 goes on Reverse 2; then the order reverses.",
            ],
        ),
        (
            Turn("2 | 3* | 4", "1 6", "5 6", "5 6").lay("1", "5", "5"),
            [
                "1 claims pile 1, no handprints.",
                "1 claims pile 2, one handprint.",
                "1 claims pile 3, no handprints.",
            ],
        ),
    ],
)
def test_reasons_for_other_choices(turn: Turn, words: list[str]) -> None:
    assert [why(turn, place) for place in range(len(words))] == words


def test_next_best_choice_is_named() -> None:
    view = SIXPACK.view(Turn("2 | 3 | 4", "5 veto:6 1", "1 2", "1 2").state, 0)
    lays = SIXPACK.choices(view)
    values = (5.0, 4.6, 5.0)
    prospects = [Prospect(lay, value, 0.25) for lay, value in zip(lays, values, strict=True)]
    decision = Decision(lays[0], tuple(prospects))
    said = [NARRATOR.reason(view, decision, lay, figures=True) for lay in lays]
    assert said[0].endswith("1 is just as good.")
    assert said[1].endswith("0.4 points worse than 5.")
    assert said[2].endswith("5 is just as good.")
    assert NARRATOR.reason(view, decision, lays[1]).endswith(" A little worse than 5.")
    landing_gains = NARRATOR.advice_words(view, decision, lays[1], figures=True)
    assert landing_gains.startswith("4.6 points expected, 25% risk now. Right now, Veto 6")
    assert NARRATOR.advice_words(view, Decision(lays[0]), lays[0]) == ""
    nothing = Decision(lays[0], (Prospect(lays[0], -0.04, 0.25),))
    assert NARRATOR.advice_words(view, nothing, lays[0], figures=True).startswith("0.0 points expected")


def test_equal_card_is_called_the_other() -> None:
    view = SIXPACK.view(Turn("2 | 3 | 4", "5 5", "1 2", "1 2").state, 0)
    one, two = SIXPACK.choices(view)
    decision = Decision(one, (Prospect(one, 3.0, 0.0), Prospect(two, 2.0, 0.0)))
    assert reason(view, decision, one).endswith(" Better than the other 5.")


def names_of_choices(turn: Turn) -> list[str]:
    """Return what each choice is called when another one is compared with it."""
    view = SIXPACK.view(turn.state, 0)
    legal = SIXPACK.choices(view)
    said = []
    for best in legal:
        own = next(choice for choice in legal if choice != best)
        decision = Decision(best, (Prospect(best, 2.0, 0.0), Prospect(own, 1.0, 0.0)))
        said.append(reason(view, decision, own).partition("Worse than ")[2])
    return said


def test_names_of_choices_in_comparisons() -> None:
    assert names_of_choices(Turn("2 | 3* | 4", "1 6", "5 6", "5 6").lay("1", "5", "5")) == [
        "claiming pile 1.",
        "claiming pile 2.",
        "claiming pile 3.",
    ]
    second = Turn("2 3* | 3 | second_hand:4", "6 1", "1 2", "1 seethrough:2").lay("", "", "1").lay("6", "1")
    assert names_of_choices(second) == [
        "the top card of pile 1.",
        "a face-down card from player 2.",
        "Seethrough 2.",
    ]
    driven = Turn("2 | 3 | 1 4", "pile_driver:5 6", "1 2", "1 2").lay("pile_driver:5", "1", "1")
    assert names_of_choices(driven)[:2] == ["one card to pile 1.", "two cards to pile 1."]
