"""A bot for all four games with an idea for each, otherwise random (see game/ai/bots/OWN_BOTS.md)."""

import json
import random
import sys


def six_takes(view, choice):
    """Play the card closest above a row that has room."""
    below = [row for row in view["rows"] if row[-1] < choice.get("card", 0)]
    row = max(below, key=lambda row: row[-1], default=[])
    return row[-1] - choice["card"] if 0 < len(row) < 5 else -105


def sixpack(view, choice):
    """Claim a pile, and keep Calculators."""
    return 1 if choice.get("landing") == "claim" else -len(choice.get("calculators", []))


def sixty_six(view, choice):
    """Bid one or pass; lead high cards, follow with low ones (a card is 6 x suit + rank)."""
    if choice["type"] == "Bid":
        return 1 if choice["bid"] == 1 else -choice["bid"]
    rank = choice["card"] % 6
    return -rank if view["trick"] else rank


def must_be_18(view, choice):
    """Play as many cards as possible."""
    return len(choice.get("covers", []))


GAMES = {"six_takes": six_takes, "sixpack": sixpack, "sixty_six": sixty_six, "must_be_18": must_be_18}
worth = None

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        worth = GAMES[told["game"]]
        print(json.dumps({"type": "ready", "name": "Paddle", "stays": True}), flush=True)
    elif told["type"] == "choose":
        worths = [worth(told["view"], choice) for choice in told["choices"]]
        best = [choice for choice, one in zip(told["choices"], worths) if one == max(worths)]  # noqa: B905
        print(json.dumps({"choice": random.choice(best)}), flush=True)
    elif told["type"] == "end":
        break
