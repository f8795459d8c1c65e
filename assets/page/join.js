// The first screen: a name, a duck, the table's code.

import { el, recall, remember } from "./dom.js";
import { LANGUAGES, t } from "./words.js";

export const DUCKS = ["sun", "sky", "rose", "mint", "violet", "snow"];

/** Return the face that this guest chose last, or one at random. */
export function ownFace() {
  const known = recall("face");
  return DUCKS.includes(known) ? known : DUCKS[Math.floor(Math.random() * DUCKS.length)];
}

/** Return a picture of a duck that says nothing itself. */
export const duck = (face, size = 96) =>
  el("img", { class: "duck", src: `/picture/ducks/${encodeURIComponent(face || "sun")}/${size}`, alt: "" });

/** Return a choice of ducks. */
function ducks(face, choose) {
  const radio = (one) =>
    el(
      "label",
      { class: "pick-duck" },
      el("input", { type: "radio", name: "face", value: one, checked: one === face, onchange: () => choose(one) }),
      duck(one),
      el("span", { class: "unseen" }, t(`duck_${one}`)),
    );
  return el("fieldset", { class: "ducks" }, el("legend", {}, t("duck")), DUCKS.map(radio));
}

/** Return the field for the guest's name. */
export const nameField = () =>
  el("input", {
    id: "name",
    maxlength: 12,
    autocomplete: "nickname",
    autocapitalize: "words",
    required: true,
    value: recall("name"),
    "data-key": "name",
  });

/** Return the screen; `join` gets the code, name and face, and whether to watch only. */
export function joining({ code, words, language, join, speak }) {
  let face = ownFace();
  const name = nameField();
  const own = el("input", {
    id: "code",
    maxlength: 12,
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    required: true,
    value: code,
    "data-key": "code",
  });
  const send = (watch) => {
    remember("name", name.value.trim());
    remember("face", face);
    join({ code: own.value, name: name.value, face, watch });
  };
  const form = el(
    "form",
    {
      class: "join board",
      onsubmit: (event) => {
        event.preventDefault();
        send(false);
      },
    },
    el("h1", {}, "Sixes"),
    words && el("p", { class: "note", role: "alert" }, words),
    el("label", { for: "name" }, t("name")),
    name,
    ducks(face, (one) => {
      face = one;
    }),
    el("label", { for: "code" }, t("code")),
    own,
    el("button", { class: "gold", "data-key": "sit" }, el("strong", {}, t("sit"))),
    el(
      "button",
      {
        type: "button",
        class: "plain",
        "data-key": "watch",
        onclick: () => (own.value.trim() ? send(true) : own.focus()),
      },
      t("watch"),
    ),
    tongue(language, speak),
  );
  return el("main", { class: "middle", "data-scroll": "join" }, form);
}

/** Return a choice of the language. */
export function tongue(language, speak) {
  const option = ([code, name]) => el("option", { value: code, selected: code === language, lang: code }, name);
  return el(
    "label",
    { class: "tongue" },
    el("span", {}, t("language")),
    el("select", { "data-key": "language", onchange: (event) => speak(event.target.value) }, Object.entries(LANGUAGES).map(option)),
  );
}

/** Return the chairs of a table before its match, and the button that begins it, or sits down. */
export function lobby(message, { deal, dealing, sit, dismiss, rules, settings }) {
  const seated = message.seat !== undefined && message.seat !== null;
  const free = message.chairs.findIndex((one) => !one.name);
  const chair = (one, seat) => {
    const own = seat === (message.seat ?? -1);
    const state = own ? t("you") : one.away ? t("away") : one.name ? "" : t("free");
    return el(
      "li",
      { class: `chair ${one.name ? "" : "empty"} ${own ? "self" : ""}` },
      one.name ? duck(one.face, 192) : el("span", { class: "pad", "aria-hidden": "true" }, "+"),
      one.name && el("strong", { class: "name" }, one.name),
      state && el("span", { class: own ? "unseen" : "state" }, state),
      seated && one.away && without(one, seat, dismiss),
    );
  };
  const main = (key, act) => el("footer", { class: "bar" }, el("button", { class: "gold", "data-key": key, onclick: act }, el("strong", {}, t(key))));
  const waits = el("footer", { class: "bar" }, el("p", { class: "waits", role: "status" }, t("dealing")));
  return [
    el("header", { class: "wood" }, el("h1", {}, message.title), settings),
    el(
      "main",
      { class: "lobby", "data-scroll": "lobby" },
      el("p", { class: "pitch" }, message.pitch),
      el("button", { class: "wooden", "data-key": "rules", onclick: rules }, el("strong", {}, t("rules"))),
      el("p", { class: "code" }, t("code"), " ", el("strong", {}, message.code)),
      el("ul", { class: "chairs", "aria-label": t("players") }, message.chairs.map(chair)),
      el("p", { class: "status", role: "status" }, message.status),
    ),
    seated ? (dealing ? waits : main("deal", deal)) : free >= 0 && main("sit", () => sit(free)),
  ];
}

/** Return the button that goes on without a friend who is away. */
export const without = (chair, seat, dismiss) =>
  el("button", { class: "small", "data-key": `without${seat}`, onclick: () => dismiss(seat) }, t("without", { name: chair.name }));

