"""All packs: their texts, their lasting effects, and the steps that only they have (RULES.md §7 to §21).

No pack knows another. Functions that change the board are routines, those that return an `Offer` hooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.pack import NEUTRAL, Offer, Pack, Routine
from game.language.message import message

if TYPE_CHECKING:
    from game.cardgames.sixpack.rules.board import Board

_BACK = (-1, ch.Landing.BACK)


def _land_takeback(offer: Offer) -> Offer:
    """Let it claim its own number (§8.1); any other claim takes it back to the hand instead (§8.2)."""
    # Where only extreme numbers claim, its own claim needs one as well (§8.3).
    allowed = offer.extreme or not offer.strict
    own = [(pile, ch.Landing.CLAIM) for pile in offer.equal if allowed]
    normal = [_BACK if landing is ch.Landing.CLAIM else (pile, landing) for pile, landing in offer.landings]
    if own and not offer.nearest:
        normal = []
    return offer._replace(landings=tuple(dict.fromkeys([*normal, *own])))


def _turn_open(board: Board, step: ch.TurnStep) -> None:
    """Ask the seat that has covered a Seethrough for a hand card to turn face up (§9.3)."""
    closed = board.closed(step.seat)
    if closed:
        board.trigger("seethrough", step)
        board.ask(step, [ch.ChooseCard(card) for card in closed])


def _join(board: Board, step: ch.TurnStep) -> None:
    """Ask for one more hand card (§10.1)."""
    # Two Late Arrivals that show a hand could otherwise claim and follow each other for ever.
    hand = tuple([card for card in board.hands[step.seat] if card not in board.public.joined])
    if hand:
        board.trigger("late_arrival", step)
        board.ask(step, board.lays(step.seat, hand))


def _joined(board: Board, step: ch.TurnStep, choice: ch.LayCard) -> None:
    """Add the card to the turn, and compare it with those that wait (§10.2)."""
    board.join(step.seat, step.card, choice)
    board.push(ch.TurnStep("check", card=choice.card))


def _land_under_law(offer: Offer, piles: tuple[int, ...]) -> Offer:
    """Let its number claim its pile (§11.3); a card that fits nowhere goes beneath a Sheriff (§11.2)."""
    own = tuple((pile, ch.Landing.CLAIM) for pile in piles if pile in offer.equal)
    if offer.nearest:
        return offer._replace(landings=offer.landings + own)
    if own:
        return offer._replace(landings=own)
    if offer.equal:
        return offer
    return offer._replace(landings=tuple((pile, ch.Landing.UNDER) for pile in piles))


def _veto(board: Board, step: ch.TurnStep) -> None:
    """Ask for a waiting card to remove (§12.1); if none waits, push a discard (§12.2)."""
    if board.public.waiting:
        board.trigger("veto", step)
        board.ask(step, [ch.ChooseCard(play.card) for play in board.order()])
    elif board.hands[step.seat]:
        board.trigger("veto", step)
        board.push(ch.TurnStep("discard", step.seat, step.card, count=1))


def _compare_super_numbers(board: Board, step: ch.TurnStep) -> None:
    """Remove several of them (§14.2), or push the question for one's number (§14.3).

    `step.card` is a card that joined the turn, or 0.
    """
    plays = board.waiting_of("super_numbers")
    if len(plays) > 1:
        board.remove_duplicates(0, plays)
    elif step.card in (0, plays[0].card):
        board.push(ch.TurnStep("number", plays[0].seat, plays[0].card))


def _ask_number(board: Board, step: ch.TurnStep) -> None:
    card, calculators = board.public.cards[step.card], board.play(step.card).calculators
    # Two that count the same with the Calculators are no choice.
    counted = {board.sight.played(number, calculators): number for number in reversed(card.numbers)}
    board.trigger("super_numbers", step)
    board.ask(step, [ch.ChooseNumber(number) for number in card.numbers if number in counted.values()])


def _bite(board: Board, step: ch.TurnStep) -> None:
    """Claim the pile and push discards for its handprints (§15.1), or ask for the card to keep (§15.2)."""
    board.trigger("biting_hand", step)
    if step.cards:
        board.claim(board.handled, step.pile, ())
        board.push(ch.TurnStep("discard", step.seat, step.card, count=len(step.cards)))
    else:
        board.ask(step, [ch.ChooseCard(card) for card in board.public.piles[step.pile]])


def _stick(board: Board, _step: ch.TurnStep) -> None:
    """Apply the lowest printed number first; it may remove another Sticky (§16.3)."""
    for play in sorted(board.waiting_of("sticky"), key=lambda one: board.public.cards[one.card].number):
        if play in board.public.waiting:
            _steal(board, play)


def _steal(board: Board, sticky: ch.Play) -> None:
    """Take a card from each other seat with the Sticky's number, and remove their cards (§16.1)."""
    same = [
        play
        for play in board.public.waiting
        if play is not sticky and play.number == sticky.number and not play.copied
    ]
    if not same:
        return
    board.trigger("sticky", ch.TurnStep("sticky", sticky.seat, sticky.card))
    victims = {play.seat for play in same}
    for seat in board.others(sticky.seat):
        if seat in victims and board.hands[seat]:
            board.steal(sticky.seat, sticky.card, seat, board.draw(board.hands[seat]))
    board.remove_duplicates(sticky.number, same)


def _offer_second_hand(board: Board, step: ch.TurnStep) -> None:
    """Ask for another pile's top card or a hand card to take (§17.1)."""
    legal: list[ch.SixpackChoice] = [
        ch.TakeTop(pile)
        for pile, cards in enumerate(board.public.piles)
        if pile != step.pile and len(cards) > 1
    ]
    for seat in board.others(step.seat):
        legal += [ch.TakeFromHand(seat, card) for card in board.hands[seat] if card in board.public.open]
        legal += [ch.TakeFromHand(seat, 0)] if board.closed(seat) else []
    if legal:
        board.trigger("second_hand", step)
        board.ask(step, legal)


def _take_second_hand(board: Board, step: ch.TurnStep, choice: ch.TakeTop | ch.TakeFromHand) -> None:
    if isinstance(choice, ch.TakeTop):
        board.take_top(step.seat, step.card, choice.pile)
    else:
        card = choice.card or board.draw(board.closed(choice.seat))
        board.steal(step.seat, step.card, choice.seat, card)


def _ask_side(board: Board, step: ch.TurnStep) -> None:
    if any(board.hands):
        board.trigger("carousel", step)
        # With two seats both ways are the same (§18.3).
        sides = (ch.Side.LEFT,) if board.public.seats == 2 else (ch.Side.LEFT, ch.Side.RIGHT)
        board.ask(step, [ch.ChooseSide(side) for side in sides])


def _choose_side(board: Board, step: ch.TurnStep, choice: ch.ChooseSide) -> None:
    """Let everyone choose a card, and pass it on (§18.1)."""
    board.choose_side(step, choice.side)
    exchange = "pass_left" if choice.side is ch.Side.LEFT else "pass_right"
    board.push(ch.TurnStep("pass_all", card=step.card), ch.TurnStep(exchange, card=step.card))


def _ask_passes(board: Board, step: ch.TurnStep) -> None:
    for seat in board.clockwise(board.public.first):
        _ask_pass(board, ch.TurnStep("pass", seat, step.card))


def _ask_pass(board: Board, step: ch.TurnStep) -> None:
    board.ask(step, [ch.ChooseCard(card) for card in board.hands[step.seat]])


def _drive(board: Board, step: ch.TurnStep) -> None:
    """Ask how many cards go onto which other pile (§19.1)."""
    board.trigger("pile_driver", step)
    height = len(board.public.piles[step.pile])
    targets = [pile for pile in range(len(board.public.piles)) if pile != step.pile]
    board.ask(step, [ch.DriveCards(count, pile) for pile in targets for count in range(1, height + 1)])


def _push_copies(board: Board, step: ch.TurnStep) -> None:
    """Ask the lowest printed number first (§20.3); `step.card` is the card that has joined the turn, or 0."""
    cats = [play for play in board.waiting_of("copycat") if step.card in (0, play.card)]
    cats.sort(key=lambda play: board.public.cards[play.card].number)
    board.push(*[ch.TurnStep("copy", cat.seat, cat.card) for cat in cats])


def _copy(board: Board, step: ch.TurnStep) -> None:
    """Ask which other seat's number and effect it takes for the turn (§20.1)."""
    targets = [play for play in board.order() if play.seat != step.seat]
    if targets:
        board.trigger("copycat", step)
        board.ask(step, [ch.ChooseCard(play.card) for play in targets])


PACKS: dict[str, Pack] = {
    NEUTRAL: Pack(message("Neutral"), message("No effect. Its number decides where it goes.")),
    "reverse": Pack(
        message("Reverse"),
        message("While an odd number of these are on top of piles, the order is reversed."),
        most=2,
        reverses=True,
    ),
    "takeback": Pack(
        message("Takeback"),
        message("May claim a pile of its own number; any other claim sends it back to your hand."),
        land=_land_takeback,
    ),
    "seethrough": Pack(
        message("Seethrough"),
        message("Shows the number below, not the effect. Face up in hand. Play on it: turn up a card."),
        most=2,
        glass=True,
        when_covered="turn_open",
        routines={
            "turn_open": Routine(
                _turn_open, lambda board, step, choice: board.turn_open(step.seat, step.card, choice.card)
            )
        },
    ),
    "late_arrival": Pack(
        message("Late Arrival"),
        message("When you play it, add one more card from your hand to the turn right away."),
        when_played="join",
        routines={"join": Routine(_join, _joined)},
    ),
    "sheriff": Pack(
        message("Sheriff"),
        message("While it’s on top, only its number claims; a card that fits nowhere goes under its pile."),
        law=True,
        land_while_visible=_land_under_law,
    ),
    "veto": Pack(
        message("Veto"),
        message("When you play it, remove a waiting card. If none is left, discard one from your hand."),
        when_played="veto",
        routines={"veto": Routine(_veto, lambda board, step, choice: board.veto(step, choice.card))},
    ),
    "no_superheroes": Pack(
        message("No Superheroes"),
        message("While it’s on top of a pile, no other card anywhere has an effect."),
        disables=True,
    ),
    "super_numbers": Pack(
        message("Super Numbers"),
        message("Two numbers: choose one after the reveal. On a pile, both count."),
        two_numbers=True,
        before_duplicates="super_numbers",
        routines={
            "super_numbers": Routine(_compare_super_numbers),
            "number": Routine(
                _ask_number, lambda board, step, choice: board.choose_number(step, choice.number)
            ),
        },
    ),
    "biting_hand": Pack(
        message("Biting Hand"),
        message("Claim a pile it’s in, and you lose as many cards as you would have gained."),
        instead_of_sharing="bite",
        routines={
            "bite": Routine(
                _bite, lambda board, step, choice: board.claim(board.handled, step.pile, (choice.card,))
            )
        },
    ),
    "sticky": Pack(
        message("Sticky"),
        message("Survives duplicates, and takes a random card from everyone else who played its number."),
        before_duplicates="sticky",
        routines={"sticky": Routine(_stick)},
    ),
    "second_hand": Pack(
        message("Second Hand"),
        message("Claim a pile it’s in: also take another pile’s top card, or one from an opponent’s hand."),
        when_won="second_hand",
        routines={"second_hand": Routine(_offer_second_hand, _take_second_hand)},
    ),
    "carousel": Pack(
        message("Carousel"),
        message("When you play it, say left or right: everyone passes a card that way."),
        when_played="carousel",
        routines={
            "carousel": Routine(_ask_side, _choose_side),
            "pass_all": Routine(_ask_passes),
            "pass": Routine(_ask_pass, lambda board, step, choice: board.choose_pass(step.seat, choice.card)),
            "pass_left": Routine(lambda board, _step: board.pass_on(ch.Side.LEFT)),
            "pass_right": Routine(lambda board, _step: board.pass_on(ch.Side.RIGHT)),
        },
    ),
    "pile_driver": Pack(
        message("Pile Driver"),
        message("Before it lands or claims, move cards from beneath it to another pile."),
        before_landing="drive",
        routines={"drive": Routine(_drive, lambda board, step, choice: board.drive(step, choice))},
    ),
    "copycat": Pack(
        message("Copycat"),
        message("Copies another player’s card for this turn, and comes right after it."),
        after_duplicates="copycat",
        routines={
            "copycat": Routine(_push_copies),
            "copy": Routine(
                _copy, lambda board, step, choice: board.copy(board.play(step.card), board.play(choice.card))
            ),
        },
    ),
    "calculator": Pack(
        message("Calculator"),
        message("Adds its number to the card on top of it, up to 6. Reversed order: subtracts, down to 1."),
        most=2,
        lifts=True,
    ),
}
"""Every pack by its id, in the order in which simultaneous effects happen (§6.3)."""

SPECIAL = tuple(pack for pack in PACKS if pack != NEUTRAL)
"""The packs with an effect, in the same order."""
