// Short sounds, made on the spot: a bell when it is my turn, a wooden knock when something is revealed.

import { settings } from "./settings.svelte";

export type Sound = "turn" | "reveal" | "end";

interface Tone {
  at: number; // seconds from now
  pitch: number; // hertz
  lasts: number; // seconds
  loud: number;
  shape: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { at: 0, pitch: 587, lasts: 0.9, loud: 0.16, shape: "sine" },
    { at: 0, pitch: 1174, lasts: 0.5, loud: 0.05, shape: "sine" },
    { at: 0.16, pitch: 880, lasts: 1.1, loud: 0.14, shape: "sine" },
  ],
  reveal: [
    { at: 0, pitch: 190, lasts: 0.09, loud: 0.2, shape: "triangle" },
    { at: 0.07, pitch: 130, lasts: 0.12, loud: 0.14, shape: "triangle" },
  ],
  end: [
    { at: 0, pitch: 392, lasts: 1.2, loud: 0.12, shape: "sine" },
    { at: 0.2, pitch: 494, lasts: 1.2, loud: 0.12, shape: "sine" },
    { at: 0.4, pitch: 587, lasts: 1.6, loud: 0.12, shape: "sine" },
  ],
};

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  if (!navigator.userActivation.hasBeenActive) return; // until somebody has touched the page browsers keep it silent
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of TONES[sound]) ring(audio, tone);
}

function ring(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const source = new OscillatorNode(context, { type: tone.shape, frequency: tone.pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.lasts);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + tone.lasts);
}
