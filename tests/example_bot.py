"""A bot for 6 takes!: the card closest to a row, else the fewest ducks (see game/ai/bots/BOTS.md)."""

import json
import sys


def ducks(card):
    return 7 if card == 55 else 5 if card % 11 == 0 else 3 if card % 10 == 0 else 2 if card % 5 == 0 else 1


def price(choice, rows):
    if choice["type"] == "TakeRow":
        return sum(map(ducks, rows[choice["row"]]))
    row = max((row for row in rows if row[-1] < choice["card"]), key=lambda row: row[-1], default=[])
    return choice["card"] - row[-1] if 0 < len(row) < 5 else 104 + ducks(choice["card"])


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "Gap"}), flush=True)
    elif told["type"] == "choose":
        best = min(told["choices"], key=lambda choice: price(choice, told["view"]["rows"]))
        print(json.dumps({"choice": best}), flush=True)
