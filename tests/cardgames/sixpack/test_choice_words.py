"""Sixpack's questions and choices in words, descriptions on request, and the short words on the table."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.choices import ChooseCard, Landing, LandOn, LayCard, TakeFromHand
from game.cardgames.sixpack.rules.game import ROUTINES, SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import hand_order, sheet
from game.cardgames.sixpack.words.choices import CHOICES, SixpackChoices
from game.cardgames.sixpack.words.destinations import destination_words, is_costly
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.cardgames.sixpack.words.questions import question_words as question
from game.engine.contract import Setup
from game.language.catalogue import load
from game.language.message import translate
from game.storage.places import ASSETS
from tests.cardgames.sixpack.boards import Turn
from tests.support.messages import assert_messages

NAMES = ("Ann", "Bob", "Celia", "Dan", "Eve", "Fay")


TURNS = {
    "lay": (
        lambda: Turn("2 | 3 | 4", "5 6*", "1 2", "1 2"),
        "Choose a card.",
        None,
        ["play 5", "play 6 with a handprint"],
        "Turn 1",
    ),
    "land": (
        lambda: Turn("2 | 3* | 4", "1 6", "5 6", "5 6").lay("1", "5", "5"),
        "Your 1 fits nowhere. Which pile do you claim?",
        "Ann chooses where 1 goes.",
        ["claim pile 1 (no handprints)", "claim pile 2 (one handprint)", "claim pile 3 (no handprints)"],
        "Turn 1, pile",
    ),
    "number": (
        lambda: Turn("2 | 3 | 4", "super_numbers:2/5 1", "5 6", "6 1").lay("super_numbers:2/5", "5", "6"),
        "Super Numbers 2 or 5: which number do you use?",
        "Ann chooses a number.",
        ["use 2", "use 5"],
        "Turn 1, number",
    ),
    "copy": (
        lambda: Turn("2 | 3 | 4", "copycat:1 1", "veto:5 6", "6 1").lay("copycat:1", "veto:5", "6"),
        "Copycat 1: which card do you copy?",
        "Ann chooses a card to copy.",
        ["copy Bob’s Veto 5", "copy Celia’s 6"],
        "Turn 1, copy",
    ),
    "join": (
        lambda: Turn("2 | 3 | 4", "late_arrival:5 1 6", "6 1", "6 1").lay("late_arrival:5", "6", "6"),
        "Late Arrival 5: add a card to the turn.",
        "Ann chooses a card to add.",
        ["add 1", "add 6"],
        "Turn 1, add",
    ),
    "veto": (
        lambda: Turn("2 | 3 | 4", "veto:3 1 6", "5 1", "6 1").lay("veto:3", "5", "6"),
        "Veto 3: which waiting card goes?",
        "Ann chooses a card to veto.",
        ["veto Bob’s 5", "veto Celia’s 6"],
        "Turn 1, veto",
    ),
    "discard": (
        lambda: Turn("2 | 3 | 4", "veto:5 1 6*", "1 2", "1 2").lay("veto:5", "1", "1"),
        "Veto 5: discard one card.",
        "Ann chooses a card to discard.",
        ["discard 1", "discard 6 with a handprint"],
        "Turn 1, discard",
    ),
    "turn_open": (
        lambda: Turn("2 | 3 | seethrough:4", "5 1 6", "1 2", "1 2").lay("5", "1", "1"),
        "You covered Seethrough 4: turn a card face up.",
        "Ann chooses a card to turn face up.",
        ["turn 1 face up", "turn 6 face up"],
        "Turn 1, face up",
    ),
    "drive": (
        lambda: Turn("2 | 3 | 1 4", "pile_driver:5 6", "1 2", "1 2").lay("pile_driver:5", "1", "1"),
        "Pile Driver 5 comes to pile 3: how many cards do you move away, and where to?",
        "Ann chooses which cards to move.",
        [
            "move one card to pile 1",
            "move two cards to pile 1",
            "move one card to pile 2",
            "move two cards to pile 2",
        ],
        "Turn 1, move",
    ),
    "second_hand": (
        lambda: (
            Turn("2 3 | 3 | second_hand:4", "6 1", "1 2", "1 seethrough:2").lay("", "", "1").lay("6", "1")
        ),
        "Second Hand 4: take another pile’s top card, or a card from a hand.",
        "Ann chooses a card to take.",
        ["take 3 from pile 1", "take a face-down card from Bob", "take Celia’s face-up Seethrough 2"],
        "Turn 1, take",
    ),
    "bite": (
        lambda: Turn("2 | 3 | 5 biting_hand:4", "6 1", "1 2", "1 2").lay("6", "1", "1"),
        "Biting Hand 4: pile 3 has no handprints. Which of its cards do you keep?",
        "Ann chooses a card to keep.",
        ["keep 5", "keep Biting Hand 4"],
        "Turn 1, keep",
    ),
    "carousel": (
        lambda: Turn("2 | 3 | 4", "carousel:5 1", "1 2", "1 2").lay("carousel:5", "1", "1"),
        "Carousel 5: left or right?",
        "Ann says which way to pass.",
        ["pass left", "pass right"],
        "Turn 1, direction",
    ),
    "pass": (
        lambda: (
            Turn("2 | 3 | 4", "carousel:5 1 6", "1 2 3", "1 2 3").lay("carousel:5", "1", "1").side("right")
        ),
        "Carousel 5: pass a card right, to Celia.",
        None,
        ["pass 1", "pass 6"],
        "Turn 1, pass",
    ),
}


@pytest.mark.parametrize("kind", TURNS)
def test_questions_and_choices_in_words(kind: str) -> None:
    made, question, others, choices, moment = TURNS[kind]
    turn = made()
    view = SIXPACK.view(turn.state, 0)
    assert view.question.kind == kind
    assert NARRATOR.question(view, NAMES) == question
    assert [SixpackChoices(NAMES).words(view, choice) for choice in view.question.legal] == choices
    assert CHOICES.moment(view) == moment
    bystander = SIXPACK.view(turn.state, None)
    assert NARRATOR.question(bystander, NAMES) == ""
    if others is not None:
        assert NARRATOR.who_has_chosen(bystander, NAMES) == others
        assert NARRATOR.who_has_chosen(view, NAMES) == question


def test_every_kind_of_question_has_words() -> None:
    kinds = {kind for kind, routine in ROUTINES.items() if routine.answer is not None}
    assert set(TURNS) == kinds


def test_questions_and_choices_of_landings() -> None:
    turn = Turn("2 | 2 | 6", "4 1", "1 2", "1 2").lay("4", "1", "1")
    assert NARRATOR.question(SIXPACK.view(turn.state, 0), NAMES) == "Where does your 4 go?"
    turn = Turn("3 | 3 | 1", "6 1", "2 4", "2 4").lay("6", "2", "2")
    assert NARRATOR.question(SIXPACK.view(turn.state, 0), NAMES) == "Your 6 claims. Which pile?"
    turn = Turn("sheriff:4 | sheriff:3 | 6", "1 2", "5 2", "5 2").lay("1", "5", "5")
    view = SIXPACK.view(turn.state, 0)
    assert NARRATOR.question(view, NAMES) == "Your 1 fits nowhere. Which pile does it go under?"
    assert [NARRATOR.choice(view, choice) for choice in SIXPACK.choices(view)] == [
        "play 1 under pile 1",
        "play 1 under pile 2",
    ]
    assert [CHOICES.label(view, choice) for choice in SIXPACK.choices(view)] == [
        "under pile 1",
        "under pile 2",
    ]


def test_face_up_cards_must_be_played_first() -> None:
    turn = Turn("2 | 3 | 4", "seethrough:5 1", "5 6", "5* 6", opened=["5*"])
    assert NARRATOR.question(SIXPACK.view(turn.state, 0), NAMES) == "You must play Seethrough 5."
    assert NARRATOR.who_has_chosen(SIXPACK.view(turn.state, 1), NAMES) == "Nobody has chosen yet."


def test_two_seats_are_asked_for_a_second_card() -> None:
    turn = Turn("2 | 3 | 4", "5 6 1", "1 2 3")
    assert NARRATOR.question(SIXPACK.view(turn.state, 0), NAMES) == "Choose your first card."
    turn.lay_one(0, "5")
    view = SIXPACK.view(turn.state, 0)
    assert NARRATOR.question(view, NAMES) == "Choose your second card."
    assert CHOICES.moment(view) == "Turn 1, second card"
    turn.lay_one(0, "6")
    assert NARRATOR.who_has_chosen(SIXPACK.view(turn.state, 1), NAMES) == "Chosen: Ann. Still to choose: you."


def test_choices_name_attached_calculators() -> None:
    turn = Turn("2 | 3 | 4", "5 calculator:2 super_numbers:1/4", "1 2", "1 2")
    view = SIXPACK.view(turn.state, 0)
    assert [NARRATOR.choice(view, choice) for choice in SIXPACK.choices(view)] == [
        "play 5",
        "play 5 on Calculator 2, as 6",
        "play Calculator 2",
        "play Super Numbers 1 or 4",
        "play Super Numbers 1 or 4 on Calculator 2, as 3 or 6",
    ]
    laid = LayCard(view.hand[0], (view.hand[1],))
    assert CHOICES.label(view, laid) == "5 + Calculator 2"
    assert CHOICES.cards(view, laid) == (view.hand[1], view.hand[0])


def test_identical_cards_are_told_apart() -> None:
    view = SIXPACK.view(Turn("2 | 3 | 4", "5 5 5*", "1 2", "1 2").state, 0)
    said = [NARRATOR.choice(view, choice) for choice in SIXPACK.choices(view)]
    assert said == [
        "play 5, number 1 of 2 from the left",
        "play 5, number 2 of 2 from the left",
        "play 5 with a handprint",
    ]
    places = hand_order(view)
    left, right, _with_handprint = (choice.card for choice in SIXPACK.choices(view))
    assert places.index(left) < places.index(right), "left and right as in the hand"


def test_answers_at_a_table_name_the_players() -> None:
    view = SIXPACK.view(TURNS["second_hand"][0]().state, 0)
    answers = sheet(view, NAMES).answers
    assert [str(answer.label) for answer in answers] == ["Top of pile 1", "Bob", "Seethrough 2"]
    assert [str(answer.words) for answer in answers] == [
        "Take 3 from pile 1.",
        "Take a face-down card from Bob.",
        "Take Celia’s face-up Seethrough 2.",
    ]
    view = SIXPACK.view(TURNS["veto"][0]().state, 0)
    assert "Veto Bob’s 5." in [str(answer.words) for answer in sheet(view, NAMES).answers]


def test_without_names_players_are_numbered() -> None:
    view = SIXPACK.view(TURNS["second_hand"][0]().state, 0)
    assert NARRATOR.choice(view, TakeFromHand(1, 0)) == "take a face-down card from player 2"
    assert CHOICES.label(view, TakeFromHand(1, 0)) == "player 2"
    view = SIXPACK.view(TURNS["veto"][0]().state, 0)
    assert NARRATOR.choice(view, SIXPACK.choices(view)[0]) == "veto 5"


@pytest.mark.parametrize(
    ("kind", "place", "label", "cards"),
    [
        ("lay", 1, "6", "6*"),
        ("land", 1, "claim pile 2", "3*"),
        ("number", 0, "use 2", ""),
        ("copy", 0, "Veto 5", "veto:5"),
        ("drive", 1, "2 to pile 1", "1 4"),
        ("carousel", 0, "pass left", ""),
        ("second_hand", 0, "top of pile 1", "3"),
        ("second_hand", 1, "player 2", ""),
        ("second_hand", 2, "Seethrough 2", "seethrough:2"),
    ],
)
def test_label_and_pictured_cards_of_a_choice(kind: str, place: int, label: str, cards: str) -> None:
    turn = TURNS[kind][0]()
    view = SIXPACK.view(turn.state, 0)
    choice = SIXPACK.choices(view)[place]
    assert CHOICES.label(view, choice) == label
    assert turn.texts(CHOICES.cards(view, choice)) == cards


def test_takeback_may_be_placed_or_claim_or_be_taken_back() -> None:
    turn = Turn("4 | 5 | 2", "takeback:4 1", "5 6", "5 6").lay("takeback:4", "5", "5")
    view = SIXPACK.view(turn.state, 0)
    assert {NARRATOR.choice(view, choice) for choice in SIXPACK.choices(view)} == {
        "play Takeback 4 on pile 3",
        "claim pile 1 (no handprints)",
    }
    back = LandOn(-1, Landing.BACK)
    assert NARRATOR.choice(view, back) == "take Takeback 4 back"
    assert CHOICES.label(view, back) == "back"
    assert CHOICES.cards(view, back) == ()


def test_reversed_claim_counts_the_cards_to_keep() -> None:
    view = view_of_piles("reverse:2* | 4* | 6 5*")
    claims = [CHOICES.words(view, LandOn(pile, Landing.CLAIM)) for pile in range(3)]
    assert claims == [
        "claim pile 1 (no cards to keep)",
        "claim pile 2 (no cards to keep)",
        "claim pile 3 (one card to keep)",
    ]


def test_choice_has_words_even_without_a_question() -> None:
    view = replace(SIXPACK.view(TURNS["lay"][0]().state, 0), questions=())
    assert CHOICES.words(view, ChooseCard(view.hand[0])) == "choose 5"
    assert CHOICES.moment(view) == "Turn 1"


# -- descriptions on request -------------------------------------------------------------------------------


def view_of_piles(piles: str, *hands: str) -> SixpackView:
    return SIXPACK.view(Turn(piles, *(hands or ("5 6", "1 2", "3 4"))).state, 0)


@pytest.mark.parametrize(
    ("piles", "pile", "words"),
    [
        ("2 | 3* 4 | 6", 0, "Pile 1: 2, no handprints."),
        ("2 | 3* 4 | 6", 1, "Pile 2: 4, one card beneath, one handprint. 6 claims it."),
        ("2 | 3* 4 5* | seethrough:6*", 1, "Pile 2: 5, two cards beneath, two handprints. 6 claims it."),
        (
            "2 | 3* seethrough:6 | 6",
            1,
            "Pile 2: Seethrough 6, now 3, one card beneath, two handprints. 6 claims it.",
        ),
        ("2 | calculator:3 1 | 6", 1, "Pile 2: 1, now 4, one card beneath, no handprints. 6 claims it."),
        ("2 | super_numbers:2/5 | 6", 1, "Pile 2: Super Numbers 2 or 5, no handprints. 6 claims it."),
        ("2 | biting_hand:3 4 | 6", 1, "Pile 2: 4, one card beneath, no handprints. It bites. 6 claims it."),
        ("sheriff:2 | 1 | 6", 0, "Pile 1: Sheriff 2, no handprints. 2 claims it."),
        ("sheriff:2 | 1 | 6", 1, "Pile 2: 1, no handprints. 2 claims it."),
        ("reverse:2 | 4 | 6", 0, "Pile 1: Reverse 2, no handprints. 1 claims it."),
    ],
)
def test_pile_in_words(piles: str, pile: int, words: str) -> None:
    assert NARRATOR.pile(view_of_piles(piles), pile) == words


def test_whole_pile_names_its_cards_and_the_cost_of_claiming_it() -> None:
    view = view_of_piles("2 | 3* veto:4 | 6 biting_hand:1*")
    whole = NARRATOR.whole_pile(view, 1)
    assert whole.startswith(NARRATOR.pile(view, 1))
    assert whole.endswith(" Claiming it: one handprint. Beneath: 3 with a handprint.")
    assert NARRATOR.whole_pile(view, 2).endswith(" Claiming it: costs one card. Beneath: 6.")
    assert NARRATOR.whole_pile(view_of_piles("2 | biting_hand:1 | 6"), 1).endswith(
        " Claiming it: any one of its cards."
    )
    whole = NARRATOR.whole_pile(view_of_piles("2 4* 4 | reverse:3 | 6"), 0)
    assert whole.endswith(" Claiming it: two cards to keep. Beneath: 4 with a handprint and 2.")
    assert NARRATOR.whole_pile(replace(view, piles=((), (1,), (2,))), 0) == "Pile 1 is empty."


@pytest.mark.parametrize(
    ("piles", "words"),
    [
        ("2 | 3 | 4", "Normal order: low to high, closest below, 6 claims. 1 claims any pile."),
        (
            "reverse:2 | 3 | 4",
            "Reversed order: high to low, closest above, 1 claims. Claiming gets you the cards "
            "without a handprint. 5 or 6 claims any pile.",
        ),
        (
            "sheriff:2 | sheriff:5 | 1",
            "Normal order: low to high, closest below, only 2 and 5 claim. A card that fits "
            "nowhere goes under a Sheriff.",
        ),
        (
            "no_superheroes:1 | reverse:3 | 4",
            "Normal order: low to high, closest below, 6 claims. No card has an effect.",
        ),
    ],
)
def test_direction_in_words(piles: str, words: str) -> None:
    assert NARRATOR.direction(view_of_piles(piles)) == words


def test_descriptions_before_the_first_deal() -> None:
    blank = SIXPACK.initial_view(Setup(3, 1, SixpackOptions()), 0)
    assert NARRATOR.direction(blank) == "Normal order: low to high, closest below, 6 claims."
    assert NARRATOR.piles(blank, NAMES) == "There are no piles."
    assert NARRATOR.pile(blank, 0) == "Pile 1 is empty."
    assert NARRATOR.scores(blank, NAMES) == "No cards dealt yet."
    assert NARRATOR.who_has_chosen(blank, NAMES) == "Nobody has to choose right now."


def test_cards_in_words() -> None:
    view = view_of_piles("2 | 3 | 4", "veto:5* super_numbers:2/5 seethrough:3 1", "1 2", "3 4")
    said = [NARRATOR.card(view, card) for card in view.hand]
    assert said == ["Veto 5 with a handprint.", "Super Numbers 2 or 5.", "Seethrough 3, face up.", "1."]
    assert NARRATOR.card(view, 0) == "A face-down card."
    assert NARRATOR.pack("veto").startswith("Veto: When you play it")


@pytest.mark.parametrize(
    ("piles", "card", "words"),
    [
        ("2 | 3* | 4", "5", "5. Now it goes on 4."),
        ("2 | 3* | 4*", "6", "6. Now it claims pile 3, one handprint."),
        ("2 | 3* | 4", "1", "1. Now it fits nowhere and claims any pile, up to one handprint."),
        ("2 | 3* | 4", "2", "2. Now it returns to hand."),
        ("2 | 2 | 6", "4", "4. Now it goes on 2."),
        ("2 | veto:2 | 6", "4", "4. Now it goes on 2 or Veto 2."),
        ("5 | sheriff:4 | 6", "1", "1. Now it fits nowhere and goes under pile 2."),
        ("4 | 1* | 6", "takeback:4", "Takeback 4. Now it goes on 1 or claims pile 1, no handprints."),
        (
            "4 | 1 | 6",
            "super_numbers:2/4",
            "Super Numbers 2 or 4. Now as 2, it goes on 1; as 4, it goes on 1.",
        ),
    ],
)
def test_focused_hand_card_says_where_it_goes_now(piles: str, card: str, words: str) -> None:
    view = view_of_piles(piles, f"{card} 3", "1 2", "3 4")
    assert NARRATOR.focus_card(view, view.hand[0]) == words
    assert NARRATOR.focus_card(replace(view, questions=()), view.hand[0]) == words.partition(" Now")[0]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("5", "Jetzt kommt sie auf 1."),
        (
            "super_numbers:2/6",
            "Jetzt: als 2 kommt sie auf 1; als 6 räumt sie einen Stapel nach Wahl ab, keine Händchen.",
        ),
    ],
)
def test_german_word_order_after_now(card: str, words: str) -> None:
    view = view_of_piles("1 | 1 | 1", f"{card} 3", "1 2", "3 4")
    german = load("de", ASSETS / "catalogues")
    assert translate(NARRATOR.focus_card(view, view.hand[0]), german).endswith(words)


def test_waiting_cards_in_words() -> None:
    turn = Turn("2 | 3 | 4", "5 calculator:1 1", "copycat:4* 1", "veto:3 1")
    turn.lay_one(0, "calculator:1+5").lay("", "copycat:4*", "veto:3")
    view = SIXPACK.view(turn.state, 1)
    assert NARRATOR.waiting(view, NAMES) == "Waiting: Veto 3 Celia, Copycat 4 you, 5 as 6 Ann."
    assert NARRATOR.piles(view, NAMES).endswith(NARRATOR.waiting(view, NAMES))
    turn.pick("veto:3")
    view = SIXPACK.view(turn.state, 2)
    cat, five = (next(play.card for play in view.waiting if play.seat == seat) for seat in (1, 0))
    assert NARRATOR.played(view, five, NAMES) == "Ann’s 5 as 6 on Calculator 1: 2 of 2."
    assert (
        NARRATOR.played(view, cat, NAMES) == "Bob’s Copycat 4 as 3, a copy of Veto 3, with a "
        "handprint: 1 of 2."
    )
    assert NARRATOR.played(view, view.piles[0][0], NAMES) == "2."
    assert NARRATOR.waiting(view_of_piles("2 | 3 | 4"), NAMES) == "No card is waiting."


def test_who_has_chosen() -> None:
    turn = Turn("2 | 3 | 4", "5 6", "1 2", "1 2")
    assert NARRATOR.who_has_chosen(SIXPACK.view(turn.state, 0), NAMES) == "Nobody has chosen yet."
    turn.lay_one(1, "1")
    assert NARRATOR.who_has_chosen(SIXPACK.view(turn.state, 0), NAMES) == (
        "Chosen: Bob. Still to choose: you and Celia."
    )


def test_seats_that_wait_for_face_up_cards_have_not_chosen() -> None:
    turn = Turn("2 | 3 | 4", "5 6", "seethrough:1 2", "1 2").lay("", "2")
    assert NARRATOR.who_has_chosen(SIXPACK.view(turn.state, 0), NAMES) == (
        "Chosen: Bob. Still to choose: you and Celia."
    )


def test_scores_in_words() -> None:
    view = view_of_piles("2 | 3 | 4", "5* 6", "1 2 3", "seethrough:3 4")
    assert (
        NARRATOR.scores(view, NAMES)
        == "Bob three cards; you two cards, one handprint; Celia two cards, face up: Seethrough 3."
    )
    laid = replace(view, laid_counts=(0, 2, 0))
    assert NARRATOR.scores(laid, NAMES).startswith("Bob three cards, two played; ")
    later = replace(view, totals=(5, 2, 9))
    assert NARRATOR.scores(later, NAMES) == (
        "Celia two cards, face up: Seethrough 3, nine points; you two cards, one handprint, five "
        "points; Bob three cards, two points."
    )


# -- short words on the table ----------------------------------------------------------------------------


def view_of(piles: str, hand: str) -> SixpackView:
    return SIXPACK.view(Turn(piles, hand, "2 2", "2 2").state, 0)


def test_destination_words_of_a_card() -> None:
    view = view_of("2* 3* 5 | 1 | 4", "2 1 6 4")
    ways = {view.cards[card].number: destination_words(view, card) for card in view.hand}
    assert ways[2] == "on pile 2"
    assert ways[6] == "claims pile 1: two handprints"
    assert ways[4] == "on pile 2"
    assert not any(is_costly(view, card) for card in view.hand if view.cards[card].number != 1)


def test_destination_words_of_a_card_that_fits_nowhere_or_goes_back() -> None:
    view = view_of("2 | 3 | 5", "1 2")
    one, two = view.hand
    assert destination_words(view, one).startswith("claims any pile")
    assert destination_words(view, two) == "back to your hand"
    assert is_costly(view, two)


def test_destination_words_of_super_numbers_and_copycat() -> None:
    view = view_of("2 | 3 | 5", "super_numbers:4/6 copycat:1")
    assert destination_words(view, view.hand[0]).startswith("4 on pile 2; 6 claims pile 3")
    assert destination_words(view, view.hand[1]) == "copies another card"
    assert_messages(destination_words(view, card) for card in view.hand)


def test_question_on_the_table_is_short_and_only_for_its_seat() -> None:
    assert question(view_of("2 | 3 | 5", "1 2"), NAMES) == "Choose a card"
    assert question(SIXPACK.view(Turn("2 | 3 | 5", "1", "2", "3").state, None), NAMES) == ""
