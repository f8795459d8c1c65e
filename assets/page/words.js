// The page's own texts in all languages; the host makes them from its catalogues.

const all = await (await fetch("/page/words.json")).json();
let words = all.en;

/** The names of all languages by their codes. */
export const LANGUAGES = Object.fromEntries(Object.entries(all).map(([code, texts]) => [code, texts.tongue]));

/** Use a language for all texts from now on. */
export function use(code) {
  words = { ...all.en, ...all[code] };
  document.documentElement.lang = code;
}

/** Return one of the page's texts, with values for its placeholders. */
export function t(name, values = {}) {
  return (words[name] ?? "").replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}
