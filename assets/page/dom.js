// Building elements, and keeping the focus where it was when a screen is built again.

/** Return an element. Properties that start with "on" are listeners, `vars` are CSS variables, others attributes; false leaves one out. */
export function el(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "vars") for (const [variable, number] of Object.entries(value)) made.style.setProperty(`--${variable}`, number);
    else if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== undefined && value !== null) made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Replace everything in a place. The element with the same `data-key` has the focus again, or else what goes on: a button or the question. */
export function show(place, ...children) {
  const key = document.activeElement?.dataset?.key;
  const scrolled = [...place.querySelectorAll("[data-scroll]")].map((one) => [one.dataset.scroll, one.scrollTop]);
  place.replaceChildren(...children);
  for (const [name, top] of scrolled) {
    const again = place.querySelector(`[data-scroll="${name}"]`);
    if (again) again.scrollTop = top;
  }
  // Whoever has only keys must be able to scroll what doesn't fit.
  for (const one of place.querySelectorAll("[data-scroll]")) {
    if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1) one.tabIndex = 0;
  }
  if (key) {
    const again = place.querySelector(`[data-key="${CSS.escape(key)}"]:not(h2:empty)`);
    const instead = place.querySelector('[data-key="deal"], [data-key="question"]:not(:empty)');
    (again ?? instead)?.focus({ preventScroll: true });
  }
}

/** Let the arrow keys move the focus among the buttons in a place. */
export function arrows(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll("button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length].focus();
}

/** Return what was remembered on this device, or a default; storage may be forbidden. */
export function recall(name, fallback = "") {
  try {
    return localStorage.getItem(`sixes.${name}`) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Remember a text on this device. */
export function remember(name, text) {
  try {
    localStorage.setItem(`sixes.${name}`, text);
  } catch {
    // Without storage, the page works until it's reloaded.
  }
}
