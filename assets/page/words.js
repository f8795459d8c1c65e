// The page's own texts: the host sends them in the guest's language. Until then, English ones.

let words = {
  name: "Your name",
  duck: "Your duck",
  code: "Table code",
  sit: "Sit down",
  watch: "Just watch",
  language: "Language",
  lost: "Connection lost. Coming back…",
  gone: "The table can’t be reached. Is it still open?",
  retry: "Try again",
};

/** The texts that are needed before the first connection, for German and French browsers. */
const FIRST = {
  de: {
    name: "Dein Name",
    duck: "Deine Ente",
    code: "Code des Tischs",
    sit: "Hinsetzen",
    watch: "Nur zuschauen",
    language: "Sprache",
    lost: "Verbindung verloren. Sie kommt gleich wieder …",
    gone: "Der Tisch ist nicht zu erreichen. Ist er noch offen?",
    retry: "Noch einmal",
  },
  fr: {
    name: "Ton nom",
    duck: "Ton canard",
    code: "Code de la table",
    sit: "M’asseoir",
    watch: "Juste regarder",
    language: "Langue",
    lost: "Connexion perdue. Elle revient…",
    gone: "La table est injoignable. Est-elle encore ouverte\u202f?",
    retry: "Réessayer",
  },
};
const ENGLISH = words;

/** Use the page's first texts in a language. */
export function begin(language) {
  words = { ...ENGLISH, ...FIRST[language] };
}

/** Use the texts that the host has sent. */
export function use(sent) {
  words = { ...words, ...sent };
}

/** Return one of the page's texts, with values for its placeholders. */
export function t(name, values = {}) {
  return (words[name] ?? "").replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}
