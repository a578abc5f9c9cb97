/** Sounds, made by the browser itself; off by default. */

import type { Update } from "../wire/types";
import type { View } from "../wire/views";
import { settings } from "./settings.svelte";

export type Sound = "laid" | "saved" | "page" | "failed" | "turn" | "won" | "lost";
/** What the change from one view to the next sounds like, in its game. */
type Between = (before: View, after: View) => Sound[];

/** Return what an update sounds like, given the one that was shown before it. */
export function soundsOf(shown: Update | undefined, update: Update, between: Between): Sound[] {
  const before = shown?.views[0];
  const after = update.views[0];
  if (!before || !after || !["played", "started"].includes(update.what)) return [];
  if (after.outcome && !before.outcome) return [after.outcome.won ? "won" : "lost"];
  const sounds = between(before, after);
  if (after.legal.length && !before.legal.length) sounds.push("turn");
  // When it is shown again after being held, its card has already been heard.
  return shown.number === update.number ? sounds.filter((one) => one !== "laid") : sounds;
}

/** A tone: its beginning and length, in seconds; its pitch, in hertz; its loudness, up to 1. */
interface Tone {
  at: number;
  lasts: number;
  pitch: number;
  loud: number;
  wave?: OscillatorType;
  /** The pitch that it glides to. */
  to?: number;
}

const TONES: Record<Sound, Tone[]> = {
  laid: [{ at: 0, lasts: 0.07, pitch: 220, to: 130, loud: 0.25, wave: "triangle" }],
  // A ship's bell: a note and its inharmonic overtones.
  saved: [
    { at: 0, lasts: 1.4, pitch: 880, loud: 0.22 },
    { at: 0, lasts: 0.9, pitch: 2112, loud: 0.1 },
    { at: 0, lasts: 0.5, pitch: 3520, loud: 0.05 },
  ],
  // The hull groans.
  page: [
    { at: 0, lasts: 1.6, pitch: 58, to: 34, loud: 0.5, wave: "sawtooth" },
    { at: 0.1, lasts: 1.4, pitch: 41, to: 30, loud: 0.5 },
  ],
  failed: [
    { at: 0, lasts: 0.22, pitch: 311, loud: 0.18, wave: "triangle" },
    { at: 0.2, lasts: 0.4, pitch: 247, loud: 0.18, wave: "triangle" },
  ],
  turn: [
    { at: 0, lasts: 0.3, pitch: 587, loud: 0.14 },
    { at: 0.14, lasts: 0.5, pitch: 784, loud: 0.14 },
  ],
  won: [523, 659, 784, 1047].map((pitch, at) => ({ at: at * 0.16, lasts: 1.1, pitch, loud: 0.18 })),
  lost: [392, 330, 262, 196].map((pitch, at) => ({ at: at * 0.28, lasts: 1, pitch, loud: 0.18 })),
};
/** How far apart successive sounds begin, in seconds. */
const APART = 0.35;
/** Low tones lose their sharp edge above this frequency, in hertz. */
const MUFFLED = 320;

let context: AudioContext | null = null;

/** Make the audio context; browsers only let a page be heard after it was touched. */
function wake() {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
}

for (const gesture of ["pointerdown", "keydown"]) {
  globalThis.addEventListener?.(gesture, wake, { passive: true });
}

function sound(from: AudioContext, tone: Tone, begin: number) {
  const start = begin + tone.at;
  const end = start + tone.lasts;
  const source = from.createOscillator();
  const volume = from.createGain();
  const filter = from.createBiquadFilter();
  source.type = tone.wave ?? "sine";
  source.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, end);
  filter.type = "lowpass";
  filter.frequency.value = tone.pitch < 100 ? MUFFLED : 12_000;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(tone.loud * settings.volume, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(filter).connect(volume).connect(from.destination);
  source.start(start);
  source.stop(end);
}

/** Play sounds, one after the other. */
export function play(sounds: Sound[]): void {
  if (!settings.sound || context?.state !== "running") return;
  const now = context.currentTime;
  for (const [at, name] of sounds.entries()) {
    for (const tone of TONES[name]) sound(context, tone, now + at * APART);
  }
}

/** The last update of each open table. */
const seen = new Map<string, Update>();

/** What will be heard; null if nothing is waiting. */
let waiting: Sound[] | null = null;

/** Play the sounds of an update; of several that are shown at once, those of the last. */
export function playSound(update: Update, between: Between): void {
  if (!waiting) queueMicrotask(playWaiting);
  waiting = soundsOf(seen.get(update.table.id), update, between);
  if (update.views[0]) seen.set(update.table.id, update);
}

function playWaiting() {
  play(waiting ?? []);
  waiting = null;
}
