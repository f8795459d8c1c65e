// A match in play: players, groups of cards, the question with its answers, what happened, results.

import { arrows, el } from "./dom.js";
import { duck, without } from "./join.js";
import { bare, cardsOf, exact, fitting, selectable, twin } from "./question.js";
import { t } from "./words.js";

const LONGEST_TITLE = 34;
/** How many cards of a pile are drawn, from the top. */
const DEEPEST = 8;

/** Return the table. `chosen` are the keys of chosen cards; `acts` are what buttons do. */
export function table(message, chosen, acts) {
  const cards = cardsOf(message);
  const answers = message.answers ?? [];
  const chosenCards = new Set(chosen);
  const card = (thing) => cardOf(message, thing, { answers, cards, chosenCards, chosen, press: acts.press });
  const made = chosen.length ? exact(answers, chosen) : [];
  const outcome = made.length === 1 ? detail(made[0], cards, made, true) : "";
  const aims = aimsOf(made, cards);
  const groups = message.groups.filter((group) => group.kind !== "facts").map((group) => groupOf(group, card, aims, message));
  const facts = message.groups.filter((group) => group.kind === "facts");
  const hand = groups.filter((one) => one.classList.contains("hand"));
  const lying = groups.filter((one) => !one.classList.contains("hand"));
  return [
    el(
      "header",
      { class: "wood" },
      el("div", { class: "titles" }, el("h1", {}, message.title), el("p", {}, message.round)),
      players(message),
      el(
        "div",
        { class: "tools" },
        el("button", { class: "help", "data-key": "rules", "aria-label": t("rules"), title: t("rules"), onclick: acts.rules }, "?"),
        acts.settings,
      ),
    ),
    el(
      "main",
      { class: "table", "data-game": message.game, "data-scroll": "table" },
      helps(message, acts),
      message.result ? result(message) : null,
      el("div", { class: "groups", vars: { piles: lying.length } }, lying),
      facts.length > 0 && el("div", { class: "facts" }, facts.map(factsOf)),
      message.news.length > 0 && happened(message),
    ),
    el(
      "section",
      { class: "own", "aria-label": t("answers") },
      told(message, chosen, outcome),
      hand,
      message.question ? bar(message, answers, cards, chosen, { made, outcome }, acts) : null,
      message.result ? ending(message, acts) : null,
    ),
  ];
}

/** Return what is told above the hand: the question, and what happened last or what the chosen card would do. */
function told(message, chosen, outcome) {
  const paused = message.question && message.status;
  const last = !chosen.length && !paused && !message.result?.over && message.news.at(-1)?.words;
  return el(
    "div",
    { class: "told" },
    paused && el("p", { class: "paused" }, message.status),
    last && el("p", { class: "ticker", "aria-hidden": "true" }, last),
    el(
      "h2",
      { class: `${message.question ? "question" : "status"} ${outcome ? "unseen" : ""}`, tabindex: -1, "data-key": "question" },
      message.question || message.status || "",
    ),
    outcome && el("p", { class: "outcome", id: "outcome" }, outcome),
  );
}

const short = (points) => points.match(/[−-]?\d+/)?.[0] ?? "1";

/** Return points such as "16 ducks", which leave out the unit where there's little room. */
const amount = (points) => [el("span", { class: "full" }, points), el("span", { class: "short" }, short(points))];

function players(message) {
  const own = message.seat ?? -1;
  const one = (chair, seat) => {
    const gone = chair.replaced || chair.away;
    const state = gone ? t("away") : chair.due ? t("turn") : "";
    const about = chair.words || `${seat === own ? t("you") : chair.name}, ${chair.points}.`;
    return el(
      "li",
      { class: `player ${chair.due ? "due" : ""} ${chair.away ? "gone" : ""} ${seat === own ? "self" : ""}` },
      duck(chair.face),
      (chair.cards ?? -1) >= 0 && el("span", { class: "held", "aria-hidden": "true" }, chair.cards),
      el("span", { class: "name", "aria-hidden": "true" }, seat === own ? t("you") : chair.name),
      gone
        ? el("span", { class: "state", "aria-hidden": "true" }, state)
        : el("span", { class: "points", "aria-hidden": "true" }, amount(chair.points)),
      el("span", { class: "unseen" }, [about, state].filter(Boolean).join(" ")),
    );
  };
  const many = message.chairs.length;
  const columns = many > 6 ? Math.ceil(many / 2) : many;
  return el("ul", { class: `players ${many > 6 ? "crowd" : ""}`, "aria-label": t("players"), vars: { columns, seats: many } }, message.chairs.map(one));
}

/** Return the buttons for friends who are away, and for chairs that somebody who watches may take. */
function helps(message, acts) {
  const seated = (message.seat ?? -1) >= 0;
  const one = (chair, seat) => {
    const button = (key, act) => el("button", { class: "small", "data-key": `${key}${seat}`, onclick: () => act(seat) }, t(key, { name: chair.name }));
    if (seated && chair.away && seat !== message.seat) return chair.replaced ? without(chair, seat, acts.dismiss) : button("replace", acts.replace);
    return !seated && !chair.guest && message.result ? button("take", acts.sit) : null;
  };
  const all = message.chairs.map(one).filter(Boolean);
  return all.length ? el("div", { class: "helps" }, all) : null;
}

/** Return the address of a card's picture. */
export const pictureOf = (game, name) => `/picture/${game}/${encodeURIComponent(name)}/192`;
const picture = (message, thing) => pictureOf(message.game, thing.picture);

/** Return a card: a button if it can be chosen, else a picture. */
function cardOf(message, thing, { answers, cards, chosenCards, chosen, press }) {
  const key = thing.card ?? -1;
  if (key < 0) return el("p", { class: "thing" }, thing.words);
  const can = answers.length > 0 && selectable(answers, cards, key);
  const stands = can ? twin(answers, cards, chosen, key) : key;
  const on = chosenCards.has(key);
  const look = thing.picture
    ? el("img", { src: picture(message, thing), alt: can ? "" : thing.words, width: 100, height: 146, decoding: "sync" })
    : el("span", { class: "face", role: "img", "aria-label": can ? null : thing.words, "aria-hidden": can ? "true" : null }, thing.face);
  if (!can) return el("span", { class: "card" }, look);
  return el(
    "button",
    {
      class: "card",
      "aria-pressed": on ? "true" : "false",
      "aria-label": thing.words,
      "data-key": `card${key}`,
      onclick: () => press(on ? key : stands ?? key),
    },
    look,
  );
}

/** Return where the chosen cards would lie: the cards before them, each with the card that goes there. */
function aimsOf(made, cards) {
  if (made.length !== 1) return new Map();
  return new Map((made[0].onto ?? []).map((onto) => [onto, cards.get(made[0].cards[0])]));
}

/** Return whether a group's cards lie on each other. */
const isPile = (group) => group.kind === "cards" && Boolean(group.words) && !group.places;

function groupOf(group, card, aims, message) {
  const lying = group.things.slice(isPile(group) ? -DEEPEST : 0).map(card);
  const free = Math.max(0, (group.places ?? 0) - lying.length);
  const slots = Array.from({ length: free }, () => el("span", { class: "card slot", "aria-hidden": "true" }));
  const aim = group.kind === "cards" ? group.things.map((thing) => aims.get(thing.card)).find(Boolean) : null;
  // A row shows the card itself at its next place.
  if (aim?.picture && slots.length) slots[0].append(el("img", { class: "ghost", src: picture(message, aim), alt: "" }));
  const whole = group.words ? el("p", { class: "unseen" }, group.words) : null;
  // What a whole says needn't be read again card by card, unless a card can be chosen.
  if (whole) {
    for (const one of lying) if (one.tagName !== "BUTTON") one.setAttribute("aria-hidden", "true");
  }
  // Two rows of a hand have as many cards, or the second has one less.
  const [rows, lines] = [6, 10].map((most) => Math.max(1, Math.ceil(group.things.length / most)));
  const vars = { columns: Math.ceil(lying.length / rows) || 1, wide: Math.ceil(lying.length / lines) || 1, rows };
  return el(
    "section",
    {
      class: `group ${group.kind === "hand" ? "hand" : ""} ${aim ? "aim" : ""} ${isPile(group) ? "pile" : ""}`,
      "aria-label": group.title,
      "data-places": group.places || null,
      "data-scroll": group.kind === "hand" ? "hand" : null,
      vars: group.kind === "hand" ? vars : {},
    },
    el("h2", { class: "title" }, group.title),
    whole,
    el("div", { class: "cards", onkeydown: arrows }, lying, slots, lying.length || free ? null : el("p", { class: "none" }, t("empty"))),
  );
}

const factsOf = (group) =>
  el("section", { class: "fact" }, el("h2", { class: "title" }, group.title), group.things.map((thing) => el("p", {}, thing.words)));

const happened = (message) =>
  el(
    "section",
    { class: "news", "aria-label": t("news") },
    el("h2", { class: "title" }, t("news")),
    el("ol", { reversed: true }, [...message.news].reverse().map((one) => el("li", {}, one.words))),
  );

/** Return the name of the hint at what to tap: a card in the hand, or one of those on the table. */
const picks = (answers, cards) =>
  answers.some((answer) => (answer.cards ?? []).some((card) => cards.get(card)?.kind === "hand")) ? "pick" : "pick_lying";

const sentenceOf = (answer) => answer.words.replace(/\.$/, "");

/** Return the large words of an answer: a whole sentence if there's room for it, as in "Play the ace of hearts". */
const titleOf = (answer, gold) => (gold && sentenceOf(answer).length <= LONGEST_TITLE ? sentenceOf(answer) : answer.label);

/** Return what an answer would do, unless its title says it. */
function detail(answer, cards, made, gold) {
  const card = answer.cards.length === 1 ? cards.get(answer.cards[0]) : null;
  // The words of the card don't tell apart several ways to play it.
  const more = card?.kind === "hand" && made.length < 2 ? card.words : answer.words;
  const plain = more.replace(/\.$/, "").toLowerCase();
  if (!plain || plain === answer.label.toLowerCase() || (card && answer.words.toLowerCase().includes(` ${plain} `))) return "";
  return more === answer.words && titleOf(answer, gold) === sentenceOf(answer) ? "" : more;
}

/** Return the buttons that answer: the one that the chosen cards make, or one for each way to play them. */
function bar(message, answers, cards, chosen, { made, outcome }, acts) {
  const always = bare(answers, cards);
  const open = chosen.length ? fitting(answers, chosen).length > made.length : false;
  const button = (answer, gold) => {
    const more = detail(answer, cards, made, gold);
    const above = outcome && answer.place === made[0].place;
    // A sentence that has the label in it says everything.
    const said = !gold && more === answer.words && more.includes(answer.label);
    return el(
      "button",
      {
        class: gold ? "gold" : "wooden",
        "data-key": `answer${answer.place}`,
        "aria-describedby": above ? "outcome" : null,
        onclick: () => acts.choose(answer.place),
      },
      el("strong", {}, said ? sentenceOf(answer) : titleOf(answer, gold)),
      " ",
      more && !above && !said && el("span", {}, more),
    );
  };
  const total = message.adds && chosen.length > 1 ? chosen.reduce((sum, key) => sum + Number(cards.get(key).face), 0) : null;
  const needed = answers.length > always.length;
  const clear = chosen.length > 1 && el("button", { class: "plain", "data-key": "clear", onclick: acts.clear }, t("clear"));
  return el(
    "div",
    { class: "bar", "data-scroll": "bar", onkeydown: arrows },
    total !== null && el("p", { class: "total" }, t("total", { total: `${chosen.map((key) => cards.get(key).face).join(" + ")} = ${total}` })),
    total !== null && clear,
    made.map((answer) => button(answer, made.length === 1)),
    !made.length && needed && el("p", { class: "hint" }, t(chosen.length ? "more" : picks(answers, cards))),
    (!chosen.length || open || !made.length) && always.map((answer) => button(answer, !needed && always.length === 1)),
    total === null && clear,
  );
}

function result(message) {
  const { title, lines, over } = message.result;
  // The first round's points are the totals.
  const both = lines.some((one) => one.points && one.points !== one.total);
  const line = (one) =>
    el(
      "tr",
      { class: one.own ? "self" : null },
      over && el("td", { class: `place place${one.place}` }, el("span", {}, one.place)),
      el("th", { scope: "row" }, el("span", { class: "who" }, facesOf(one), one.name)),
      both && el("td", {}, one.points && short(one.points)),
      el("td", { class: "sum" }, amount(one.total)),
    );
  const heads = el(
    "tr",
    {},
    over && el("td"),
    el("td"),
    [both && "points", "sum"].filter(Boolean).map((one) => el("th", { scope: "col" }, t(one))),
  );
  return el(
    "section",
    { class: `result board ${both ? "both" : ""}`, "aria-label": title },
    over && winners(lines),
    el("h2", {}, title),
    el("table", {}, el("thead", {}, heads), el("tbody", {}, lines.map(line))),
  );
}

const winners = (lines) => el("div", { class: "winners" }, lines.filter((one) => one.place === 1).flatMap((one) => facesOf(one, 192)));
const facesOf = (line, size = 96) => (line.faces ?? []).map((face) => duck(face, size));

/** Return the button after a round or match, or who hasn't pressed it yet. */
function ending(message, acts) {
  const { lines, waits, ready, over } = message.result;
  if ((message.seat ?? -1) < 0) return null;
  return el(
    "div",
    { class: "bar ending" },
    over && winners(lines),
    ready
      ? el("p", { class: "waits", role: "status" }, waits || t("ready"))
      : el("button", { class: "gold", "data-key": "deal", onclick: acts.deal }, el("strong", {}, over ? t("again") : t("next"))),
  );
}
