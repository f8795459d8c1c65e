"""The PettingZoo encoding of Sixpack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.deck import NUMBERS
from game.cardgames.sixpack.rules.game import ROUTINES
from game.cardgames.sixpack.rules.options import PACK_COUNTS
from game.cardgames.sixpack.rules.packs import PACKS as _PACKS
from game.engine.contract import Choice
from game.lab.environments.coding import (
    MANY,
    Coding,
    ObservationPart,
    Word,
    clockwise,
    flags,
    padded,
    seat_distance,
)

PILES = 3
AGENDA = 24
PACKS = tuple(_PACKS)
"""The packs; observations number them from 1, in this order."""
KINDS = tuple(sorted(ROUTINES))
"""The kinds of turn steps; observations number them from 1, in this order."""
_LANDINGS = tuple(ch.Landing)
_SIDES = tuple(ch.Side)


class SixpackCoding(Coding):
    """A coding with one or more actions per choice, such as a card, its Calculators and "that is all"."""

    def __init__(self, seats: int) -> None:
        cards = self._cards = len(NUMBERS) * PACK_COUNTS[seats]
        names = [
            "that is all",
            *(f"card {card}" for card in range(1, cards + 1)),
            *(f"number {number}" for number in NUMBERS),
            *(f"pile {pile}" for pile in range(PILES)),
            *(f"{landing} on pile {pile}" for landing in _LANDINGS for pile in range(-1, PILES)),
            *(f"{count} cards" for count in range(1, cards + 1)),
            *(f"pass {side}" for side in _SIDES),
            *(f"from the hand of seat {seat}" for seat in range(seats)),
            "a closed card",
        ]
        self._number = {name: number for number, name in enumerate(names)}
        size = cards + 1
        super().__init__(
            seats,
            (
                ObservationPart("round", (), 0, MANY),
                ObservationPart("turn", (), 0, MANY),
                ObservationPart("first", (), 0, seats - 1),
                ObservationPart("flow", (4,), 0, MANY),
                ObservationPart("faces", (size, 5), 0, len(PACKS)),
                ObservationPart("hand", (size,), 0, 1),
                ObservationPart("known", (size,), -1, seats - 1),
                ObservationPart("open", (size,), 0, 1),
                ObservationPart("laid", (size,), 0, size),
                ObservationPart("waiting", (size, 6), -1, size),
                ObservationPart("joined", (size,), 0, 1),
                ObservationPart("piles", (size, 2), 0, size),
                ObservationPart("out", (size,), 0, 1),
                ObservationPart("left", (), 0, size),
                ObservationPart("passing", (), 0, size),
                ObservationPart("hand_sizes", (seats,), 0, size),
                ObservationPart("laid_counts", (seats,), 0, size),
                ObservationPart("laid_open", (size,), -1, seats - 1),
                ObservationPart("questions", (seats, 4), -1, MANY),
                ObservationPart("asked_about", (size,), 0, 1),
                ObservationPart("agenda", (AGENDA, 5), -1, MANY),
                ObservationPart("totals", (seats,), 0, MANY),
            ),
            names,
        )

    def actions_of(self, choice: Choice) -> Word:
        return tuple([self._number[name] for name in _action_names(choice)])

    def observe(self, view: Any) -> dict[str, Any]:
        own, size = view.seat, self._cards + 1
        known, laid_open = [-1] * size, [-1] * size
        for owner, by_seat in ((known, view.known), (laid_open, view.laid_open)):
            for seat, cards in enumerate(by_seat):
                for card in cards:
                    owner[card] = seat_distance(seat, own, self.seats)
        laid = [0] * size
        for lay in view.laid:
            for card in (lay.card, *lay.calculators):
                laid[card] = lay.card
        piles = [[0, 0] for _ in range(size)]
        for number, pile in enumerate(view.piles):
            for height, card in enumerate(pile):
                piles[card] = [number + 1, height + 1]
        questions = [[0, 0, -1, 0] for _ in range(self.seats)]
        for question in view.questions:
            step = question.step
            questions[seat_distance(question.seat, own, self.seats)] = [
                _kind_number(step),
                step.card,
                step.pile,
                step.count,
            ]
        agenda = [
            (_kind_number(step), seat_distance(step.seat, own, self.seats), step.card, step.pile, step.count)
            for step in view.agenda
        ]
        asked = view.question.step.cards if view.question else ()
        return {
            "first": seat_distance(view.first, own, self.seats),
            "flow": [view.quiet, view.lost, view.reversed, view.disabled],
            "faces": [
                _face_numbers(view.cards[card]) if card < len(view.cards) else [0] * 5 for card in range(size)
            ],
            "hand": flags(view.hand, size),
            "known": known,
            "open": flags(view.open, size),
            "laid": laid,
            "waiting": self._waiting_cards(view),
            "joined": flags(view.joined, size),
            "piles": piles,
            "out": flags(view.out, size),
            "hand_sizes": clockwise(view.hand_sizes, own),
            "laid_counts": clockwise(view.laid_counts, own),
            "laid_open": laid_open,
            "questions": questions,
            "asked_about": flags(asked, size),
            "agenda": padded(agenda, AGENDA, (0, -1, 0, -1, 0)),
            "totals": clockwise(view.totals, own),
        }

    def _waiting_cards(self, view: Any) -> list[list[int]]:
        """Return a row of numbers per card: its order, seat, number, effect, copied card and owning card.

        A Calculator's owning card is the one it was laid with; cards that don't wait have zeros and seat −1.
        """
        rows = [[0, -1, 0, 0, 0, 0] for _ in range(self._cards + 1)]
        for index, play in enumerate(view.order):
            seat = seat_distance(play.seat, own=view.seat, seats=self.seats)
            rows[play.card] = [index + 1, seat, play.number, _pack_number(play.effect), play.copied, 0]
            for card in play.calculators:
                rows[card] = [index + 1, seat, 0, 0, 0, play.card]
        return rows


def _action_names(choice: Choice) -> Iterator[str]:
    match choice:
        case ch.LayCard(card=card, calculators=calculators):
            yield from (f"card {laid}" for laid in (card, *calculators))
            yield "that is all"
        case ch.ChooseNumber(number=number):
            yield f"number {number}"
        case ch.ChooseCard(card=card):
            yield f"card {card}"
        case ch.LandOn(pile=pile, landing=landing):
            yield f"{landing} on pile {pile}"
        case ch.DriveCards(count=count, pile=pile):
            yield f"{count} cards"
            yield f"pile {pile}"
        case ch.ChooseSide(side=side):
            yield f"pass {side}"
        case ch.TakeTop(pile=pile):
            yield f"pile {pile}"
        case ch.TakeFromHand(seat=seat, card=card):
            yield f"from the hand of seat {seat}"
            yield f"card {card}" if card else "a closed card"


def _face_numbers(card: Any) -> list[int]:
    return [_pack_number(card.pack), card.number, card.second or 0, card.hand, card.glass]


def _pack_number(pack: str) -> int:
    return PACKS.index(pack) + 1 if pack in PACKS else 0


def _kind_number(step: ch.TurnStep) -> int:
    return KINDS.index(step.kind) + 1
