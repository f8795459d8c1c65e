"""The questions of Sixpack in words, by kind of step."""

from __future__ import annotations

from game.cardgames.sixpack.rules.choices import Landing, LandOn, LayCard, Question
from game.cardgames.sixpack.rules.piles import possible_landings
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.names import card_name, play_name
from game.language.message import Text, join_items, message, sentence
from game.voice.narrator import Names
from game.voice.words import card_count_words, ordinal


def question_sentence(view: SixpackView, names: Names) -> str:
    """Return the question that the viewer must answer, as a sentence; empty if there is none."""
    return sentence(question_words(view, names))


def question_words(view: SixpackView, names: Names) -> str:
    """Return the viewer's question without a full stop; empty if there is none."""
    question = view.question
    if question is None:
        return ""
    match question.kind:
        case "lay":
            return _lay_question(view, question)
        case "pass":
            return _pass_question(view, question, names)
        case "land":
            return _landing_question(view, question)
    return _effect_question(view, question)


def _effect_question(view: SixpackView, question: Question) -> Text:
    step = question.step
    values = {"card": card_name(view, step.card), "pile": step.pile + 1}
    questions = {
        "number": message("{card}: which number do you use?", **values),
        "copy": message("{card}: which card do you copy?", **values),
        "join": message("{card}: add a card to the turn", **values),
        "veto": message("{card}: which waiting card goes?", **values),
        "turn_open": message("You covered {card}: turn a card face up", **values),
        "drive": message(
            "{card} comes to pile {pile}: how many cards do you move away, and where to?", **values
        ),
        "second_hand": message("{card}: take another pile’s top card, or a card from a hand", **values),
        "bite": message("{card}: pile {pile} has no handprints. Which of its cards do you keep?", **values),
        "carousel": message("{card}: left or right?", **values),
        "discard": message("{card}: discard {cards}", cards=card_count_words(step.count), **values),
    }
    return questions[question.kind]


def other_decision(view: SixpackView, question: Question, names: Names) -> Text | None:
    """Return in words what another seat must decide; None if all seats decide simultaneously."""
    player = names[question.seat]
    if question.kind == "land":
        play = view.waiting_by_card[question.card]
        return message("{name} chooses where {card} goes.", name=player, card=play_name(view, play))
    decisions = {
        "lay": None,
        "pass": None,
        "number": message("{name} chooses a number.", name=player),
        "copy": message("{name} chooses a card to copy.", name=player),
        "join": message("{name} chooses a card to add.", name=player),
        "veto": message("{name} chooses a card to veto.", name=player),
        "turn_open": message("{name} chooses a card to turn face up.", name=player),
        "drive": message("{name} chooses which cards to move.", name=player),
        "second_hand": message("{name} chooses a card to take.", name=player),
        "bite": message("{name} chooses a card to keep.", name=player),
        "carousel": message("{name} says which way to pass.", name=player),
        "discard": message("{name} chooses a card to discard.", name=player),
    }
    return decisions[question.kind]


def _lay_question(view: SixpackView, question: Question) -> Text:
    """Return the question for a card to lay, with the cards' names if only some of the hand may be laid."""
    cards = [choice.card for choice in question.legal if isinstance(choice, LayCard)]
    if set(cards) != set(view.hand):
        must = [card_name(view, card) for card in dict.fromkeys(cards)]
        return message("You must play {cards}", cards=join_items(must, "or"))
    if view.seats > 2:
        return message("Choose a card")
    # For translators: the first or the second card of a turn.
    return message("Choose your {place} card", place=ordinal(len(view.laid) + 1))


def _pass_question(view: SixpackView, question: Question, names: Names) -> Text:
    left = view.agenda[-1].kind == "pass_left"
    receiver = names[((view.seat or 0) + (1 if left else -1)) % view.seats]
    card = card_name(view, question.card)
    if left:
        return message("{card}: pass a card left, to {name}", card=card, name=receiver)
    return message("{card}: pass a card right, to {name}", card=card, name=receiver)


def _landing_question(view: SixpackView, question: Question) -> Text:
    """Return the question of where a card goes, with the reason if it claims or fits nowhere."""
    play = view.waiting_by_card[question.card]
    card = play_name(view, play)
    kinds = {choice.landing for choice in question.legal if isinstance(choice, LandOn)}
    if kinds == {Landing.CLAIM}:
        possible = possible_landings(view.tableau, view.number_of(play))
        if possible.nearest or possible.equal:
            return message("Your {card} claims. Which pile?", card=card)
        return message("Your {card} fits nowhere. Which pile do you claim?", card=card)
    if kinds == {Landing.UNDER}:
        return message("Your {card} fits nowhere. Which pile does it go under?", card=card)
    return message("Where does your {card} go?", card=card)
