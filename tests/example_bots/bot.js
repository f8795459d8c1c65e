// A bot for all four games: an idea for each, and chance where it says nothing (see game/ai/bots/OWN_BOTS.md).
"use strict";

const worths = {
  // The card closest above a row that has room.
  six_takes(view, choice) {
    const below = view.rows.filter((row) => row.at(-1) < (choice.card ?? 0));
    const row = below.sort((one, other) => other.at(-1) - one.at(-1))[0];
    return row && row.length < 5 ? row.at(-1) - choice.card : -105;
  },
  // Claim a pile, and keep Calculators.
  sixpack: (view, choice) => (choice.landing === "claim" ? 1 : -(choice.calculators ?? []).length),
  // Bid one or pass; lead high cards, follow with low ones (a card is 6 x suit + rank).
  sixty_six(view, choice) {
    if (choice.type === "Bid") return choice.bid === 1 ? 1 : -choice.bid;
    return view.trick.length ? -(choice.card % 6) : choice.card % 6;
  },
  // Lay as many cards as possible.
  must_be_18: (view, choice) => (choice.covers ?? []).length,
};
let worth;

function say(thing) {
  process.stdout.write(JSON.stringify(thing) + "\n");
}

require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const told = JSON.parse(line);
    if (told.type === "hello") {
      worth = worths[told.game];
      say({ type: "ready", name: "Ripple", stays: true });
    } else if (told.type === "end") {
      process.exit(0);
    } else if (told.type === "choose") {
      const found = told.choices.map((choice) => worth(told.view, choice));
      const best = told.choices.filter((choice, place) => found[place] === Math.max(...found));
      say({ choice: best[Math.floor(Math.random() * best.length)] });
    }
  })
  .on("close", () => process.exit(0));
