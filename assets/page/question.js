// Choosing an answer by its cards. Pure: an answer is a choice with the cards that depict it.

/** Return all cards of a message by their keys. */
export function cardsOf(message) {
  const cards = new Map();
  for (const group of message.groups) {
    for (const thing of group.things) {
      if ((thing.card ?? -1) >= 0) cards.set(thing.card, { ...thing, kind: group.kind });
    }
  }
  return cards;
}

/** Return the answers that have all these cards, each with its place. */
export function fitting(answers, chosen) {
  return answers
    .map((answer, place) => ({ ...answer, place, cards: answer.cards ?? [] }))
    .filter((answer) => chosen.every((card) => answer.cards.includes(card)));
}

/** Return the answers that have exactly these cards; of those with the same label, which come out the same, the first. */
export function exact(answers, chosen) {
  const labels = new Set();
  return fitting(answers, chosen).filter(
    (answer) => answer.cards.length === chosen.length && !labels.has(answer.label) && labels.add(answer.label),
  );
}

/** Return the answers that no card on the table depicts: they are always offered. */
export const bare = (answers, cards) =>
  fitting(answers, []).filter((answer) => !answer.cards.length || !answer.cards.some((card) => cards.has(card)));

/** Return the card that stands for a card in the answers: itself, or an equal one that isn't chosen. */
export function twin(answers, cards, chosen, card) {
  const used = new Set(answers.flatMap((answer) => answer.cards ?? []));
  if (used.has(card)) return card;
  const own = cards.get(card);
  for (const [other, thing] of cards) {
    if (used.has(other) && !chosen.includes(other) && own.kind === "hand" && thing.kind === "hand") {
      if (thing.face === own.face && thing.picture === own.picture) return other;
      if (thing.face === own.face && /^\d+$/.test(own.face)) return other;
    }
  }
  return null;
}

/** Return whether a card can be chosen at all. */
export const selectable = (answers, cards, card) => twin(answers, cards, [], card) !== null;

/** Return the chosen cards after a card was pressed: more of an answer, less, or another one. */
export function pressed(answers, chosen, card) {
  if (chosen.includes(card)) {
    const without = chosen.filter((one) => one !== card);
    // A card that comes along with the others takes all of them away.
    return without.length && fitting(answers, without).every((answer) => answer.cards.includes(card)) ? [] : without;
  }
  const more = fitting(answers, [...chosen, card]).length ? [...chosen, card] : [card];
  const left = fitting(answers, more);
  if (!left.length) return chosen;
  // Cards that all remaining answers have, such as those of a row, come along.
  return left[0].cards.filter((one) => more.includes(one) || left.every((answer) => answer.cards.includes(one)));
}
