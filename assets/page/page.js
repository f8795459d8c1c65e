// The page of a guest: joins a table, shows what the host sends, and sends choices back.

import { connect } from "./connection.js";
import { el, recall, remember, show } from "./dom.js";
import { joining, lobby, nameField, ownFace, tongue } from "./join.js";
import { pressed } from "./question.js";
import * as signals from "./signals.js";
import { pictureOf, table } from "./table.js";
import { LANGUAGES, t, use } from "./words.js";

const VERSION = 1;
const place = document.getElementById("app");
const live = document.getElementById("live");

let language = recall("language") || navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES) || "en";
let line = null;
let request = null;
let token = recall("token");
let shown = null;
let chosen = [];
let heard = 0;
let asked = 0;
let sent = 0;
let note = "";
let farewell = "";
let late = null;
let pressing = 0;
let dealing = false;
const banner = el("p", { class: "banner", role: "alert", hidden: true });

use(language);
document.body.prepend(banner);
addEventListener("pointerdown", signals.unlock);
addEventListener("keydown", signals.unlock);
// A press counts only if its button is still there at its end: what's heard meanwhile is shown after it.
addEventListener("pointerdown", (event) => event.isPrimary && pressFor(1000), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => pressing && pressFor(50), true);
addEventListener("hashchange", () => location.reload());
const [, linked = "", watching = ""] = location.hash.match(/^#([^/]*)\/?(watch)?$/) ?? [];
// A token is of no use at another table.
const elsewhere = linked && linked.toUpperCase() !== recall("table");
if (watching) enter({ type: "join", version: VERSION, code: linked, language, watch: true });
else if (token && !elsewhere) enter({ type: "back", version: VERSION, token, language });
else askToJoin();

/** Show the first screen, with a note about what went wrong. */
function askToJoin(words = "") {
  line?.close();
  line = shown = null;
  banner.hidden = true;
  const code = linked || recall("code");
  document.title = "Sixes";
  show(place, joining({ code, words, language, join, speak }));
}

function join({ code, name, face, watch }) {
  remember("code", code);
  signals.unlock();
  enter({ type: "join", version: VERSION, code, name, face, language, watch });
}

/** Connect with a request that joins a table or returns to one. */
function enter(first) {
  line?.close();
  request = first;
  heard = asked = sent = 0;
  late = null;
  line = connect({ first: () => ({ ...request, language }), hear, lost });
}

function lost(fails) {
  banner.hidden = !fails;
  if (!fails) return;
  if (!shown && fails > 1) {
    askToJoin(t("gone"));
    return;
  }
  const again = el("button", { class: "plain", onclick: () => line.again() }, t("retry"));
  banner.replaceChildren(fails > 3 ? t("gone") : farewell || t("lost"), " ", again);
}

function hear(message) {
  switch (message.type) {
    case "welcome":
      // What was sent before may never have arrived.
      sent = 0;
      farewell = "";
      if (message.token) {
        token = message.token;
        remember("token", token);
        request = { type: "back", version: VERSION, token };
        // Who sat down while watching comes back to the seat.
        if (watching) history.replaceState(null, "", `#${linked}`);
      }
      break;
    case "refusal":
      if (message.forget) forget();
      sent = 0;
      dealing = false;
      if (shown && !message.forget) {
        note = message.words;
        say(note);
        draw();
      } else askToJoin(message.words);
      break;
    case "bye":
      if (message.final ?? true) {
        forget();
        askToJoin(message.words);
      } else farewell = message.words;
      break;
    case "rules":
      showRules(message);
      break;
    default:
      if (pressing) late = message;
      else take(message);
  }
}

/** Show a new state of the table. */
function take(message) {
  const [before, was] = [asked, shown];
  shown = message;
  late = null;
  dealing = false;
  if ((message.seat ?? -1) >= 0) remember("table", message.code);
  if (message.type === "table") attend(message);
  else asked = sent = 0;
  // A guest who has to choose hears that the host has paused.
  if (message.question && message.status && message.status !== was?.status) say(message.status);
  draw();
  // What to choose from, or how a round ended, may be out of sight.
  if (asked && asked !== before) place.querySelector(".groups button.card")?.scrollIntoView({ block: "nearest" });
  if (message.result && !was?.result) place.querySelector(".table").scrollTop = 0;
}

/** Hold what's heard back for some time, in milliseconds. */
function pressFor(time) {
  clearTimeout(pressing);
  pressing = setTimeout(() => {
    pressing = 0;
    if (late && line) take(late);
  }, time);
}

function forget() {
  token = "";
  remember("token", "");
}

/** Say what's new, and signal a new question. */
function attend(message) {
  const fresh = message.news.filter((one) => one.number > heard);
  if (heard || message.number) fresh.slice(-6).forEach((one) => say(one.words));
  heard = message.news.at(-1)?.number ?? heard;
  const question = message.question ? `${message.seat}.${message.number}.${message.question}` : 0;
  if (question !== asked) {
    sent = 0;
    chosen = [];
    note = "";
    if (question) {
      say(message.question);
      signals.signal();
    }
  }
  asked = question;
  document.title = message.question ? `● ${message.question}` : message.title;
}

/** Let screen readers say a text. */
function say(words) {
  live.append(el("p", {}, words));
  while (live.children.length > 20) live.firstChild.remove();
}

function draw() {
  if (!shown) return;
  document.body.dataset.screen = shown.type;
  if (shown.type === "lobby") show(place, ...lobby(shown, { deal, dealing, sit, dismiss, rules, settings: gear() }).filter(Boolean), noted());
  else show(place, ...table(answered(), chosen, { press, clear, choose, deal, replace, dismiss, sit, rules, settings: gear() }), noted());
  nameQuestion();
}

/** Return what's shown; an answer that is on its way isn't asked for again. */
function answered() {
  if (!sent || sent !== shown.number) return shown;
  const chairs = shown.chairs.map((chair, seat) => (seat === shown.seat ? { ...chair, due: false } : chair));
  return { ...shown, chairs, question: "", answers: [], status: shown.status || t("ready") };
}

const noted = () => (note ? el("p", { class: "toast" }, note) : "");

/** Deal; the host's screen may take a while to show it. */
function deal() {
  line.send({ type: "deal" });
  dealing = true;
  draw();
}

const replace = (seat) => line.send({ type: "replace", seat });
const dismiss = (seat) => line.send({ type: "dismiss", seat });

/** Take a chair as somebody who watches; whoever has no name yet types one. */
function sit(seat) {
  const send = () => line.send({ type: "sit", seat, name: recall("name"), face: ownFace() });
  if (recall("name")) {
    send();
    return;
  }
  const name = nameField();
  const submit = (event) => {
    event.preventDefault();
    remember("name", name.value.trim());
    dialog.close();
    send();
  };
  const dialog = open(
    t("sit"),
    el("form", { class: "join", onsubmit: submit }, el("label", { for: "name" }, t("name")), name, el("button", { class: "gold" }, el("strong", {}, t("sit")))),
  );
}

function press(card) {
  chosen = pressed(shown.answers ?? [], chosen, card);
  note = "";
  draw();
  // Other cards may have come along.
  const total = place.querySelector(".total");
  if (total) say(total.textContent);
  // Where the card would go may be out of sight.
  place.querySelector(".aim")?.scrollIntoView({ block: "nearest" });
}

function clear() {
  chosen = [];
  draw();
}

function choose(answer) {
  sent = shown.number;
  chosen = [];
  line.send({ type: "choose", question: shown.number, answer });
  draw();
}

function speak(code) {
  language = code;
  remember("language", code);
  use(code);
  if (line && shown) line.send({ type: "speak", language: code });
  else askToJoin();
}

const rules = () => line.send({ type: "rules" });

/** Open the rules, unless another dialog is open. */
function showRules({ title, game, pages }) {
  if (document.querySelector("dialog")) return;
  const card = (name, under) =>
    el("figure", {}, el("img", { src: pictureOf(game, name), alt: under === undefined ? "" : name }), under && el("figcaption", {}, under));
  const row = (names, under) => el("div", { class: "cards" }, names.map((name, place) => card(name, under[place])));
  const paragraph = ({ words, example, pictures = [], under = [] }) =>
    example
      ? el("div", { class: "example" }, el("div", { class: "rows" }, pictures.map((names) => row(names, under))), el("p", {}, words))
      : el("p", {}, words);
  const page = (one) => el("section", {}, el("h3", {}, one.title), one.paragraphs.map(paragraph));
  const dialog = open(
    title,
    el("div", { class: "pages", tabindex: 0, autofocus: true, role: "region", "aria-label": title }, pages.map(page)),
    el("p", { class: "waits", role: "status" }),
    el("button", { class: "gold", onclick: () => dialog.close() }, el("strong", {}, t("close"))),
  );
  dialog.classList.add("rules");
  dialog.setAttribute("closedby", "any");
  nameQuestion();
}

/** Say below the open rules what the table waits for. */
function nameQuestion() {
  const told = document.querySelector(".rules .waits");
  const { question, status } = answered();
  const words = question || status || "";
  if (told && told.textContent !== words) told.textContent = words;
}

/** Return the button that opens the settings. */
function gear() {
  return el("button", { class: "gear", "data-key": "gear", "aria-label": t("settings"), title: t("settings"), onclick: settings }, "⚙");
}

function settings() {
  const close = () => dialog.close();
  const option = (name) =>
    el(
      "label",
      { class: "switch" },
      el("input", { type: "checkbox", checked: signals.isOn(name), onchange: (event) => signals.turn(name, event.target.checked) }),
      t(name),
    );
  const leave = () => {
    line.send({ type: "leave" });
    forget();
    close();
  };
  const other = (code) => {
    close();
    // Its own removal comes after the next dialog has opened.
    dialog.remove();
    speak(code);
    settings();
  };
  const dialog = open(
    t("settings"),
    tongue(language, other),
    option("sound"),
    option("buzz"),
    el("button", { class: "wooden", onclick: leave }, t("leave")),
    el("button", { class: "gold", onclick: close }, el("strong", {}, t("close"))),
  );
}

/** Open a dialog. Once it's closed, the button that opened it has the focus again. */
function open(title, ...children) {
  const key = document.activeElement?.dataset.key;
  const close = () => {
    dialog.remove();
    if (key) place.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  };
  const dialog = el("dialog", { class: "board", "aria-label": title, onclose: close }, el("h2", {}, title), children);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
