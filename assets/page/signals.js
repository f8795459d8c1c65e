// "It's your turn" for ears and hands: a chime and a buzz, both of which can be turned off.

import { recall, remember } from "./dom.js";

let context = null;

/** Return whether a signal, "sound" or "buzz", is on. */
export const isOn = (name) => recall(name, "on") === "on";

/** Turn a signal on or off. */
export const turn = (name, on) => remember(name, on ? "on" : "off");

/** Make ready for chimes; browsers allow sound only after a press. */
export function unlock() {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
  } catch {
    // No sound here.
  }
}

/** Signal that it's the guest's turn. */
export function signal() {
  if (isOn("buzz") && document.visibilityState === "visible") navigator.vibrate?.([60, 60, 60]);
  if (!isOn("sound") || !context || context.state !== "running") return;
  [660, 880].forEach((pitch, place) => {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + place * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.16, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}
