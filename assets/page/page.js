// The page of a guest: joins a table, shows what the host sends, and sends choices back.

import { connect } from "./connection.js";
import { el, recall, remember, show } from "./dom.js";
import { joining, lobby, ownFace, tongue } from "./join.js";
import { pressed } from "./question.js";
import * as signals from "./signals.js";
import { table } from "./table.js";
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
const banner = el("p", { class: "banner", role: "alert", hidden: true });

use(language);
document.body.prepend(banner);
addEventListener("pointerdown", signals.unlock);
addEventListener("keydown", signals.unlock);
const [, linked = "", watching = ""] = location.hash.match(/^#([^/]*)\/?(watch)?$/) ?? [];
if (watching) enter({ type: "join", version: VERSION, code: linked, language, watch: true });
else if (token) enter({ type: "back", version: VERSION, token, language });
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
  banner.replaceChildren(fails > 3 ? t("gone") : t("lost"), " ", again);
}

function hear(message) {
  switch (message.type) {
    case "welcome":
      if (message.token) {
        token = message.token;
        remember("token", token);
        request = { type: "back", version: VERSION, token };
      }
      break;
    case "refusal":
      if (message.forget) forget();
      sent = 0;
      if (shown && !message.forget) {
        note = message.words;
        say(note);
        draw();
      } else askToJoin(message.words);
      break;
    case "bye":
      if (message.final) {
        forget();
        askToJoin(message.words);
      }
      break;
    default:
      shown = message;
      if (message.type === "table") attend(message);
      draw();
  }
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
  if (shown.type === "lobby") show(place, ...lobby(shown, { deal, settings: gear() }).filter(Boolean), noted());
  else show(place, ...table(answered(), chosen, { press, clear, choose, deal, replace, take, settings: gear() }), noted());
}

/** Return what's shown; an answer that is on its way isn't asked for again. */
const answered = () =>
  sent && sent === shown.number ? { ...shown, question: "", answers: [], status: t("ready") } : shown;

const noted = () => (note ? el("p", { class: "toast" }, note) : "");
const deal = () => line.send({ type: "deal" });
const replace = (seat) => line.send({ type: "replace", seat });
const take = (seat) => line.send({ type: "sit", seat, name: recall("name") || t("you"), face: ownFace() });

function press(card) {
  chosen = pressed(shown.answers ?? [], chosen, card);
  note = "";
  draw();
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
    speak(code);
  };
  const dialog = el(
    "dialog",
    { class: "board", "aria-label": t("settings"), onclose: () => dialog.remove() },
    el("h2", {}, t("settings")),
    tongue(language, other),
    option("sound"),
    option("buzz"),
    el("button", { class: "wooden", onclick: leave }, t("leave")),
    el("button", { class: "gold", onclick: close }, el("strong", {}, t("close"))),
  );
  document.body.append(dialog);
  dialog.showModal();
}
