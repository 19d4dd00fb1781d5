import type { Sound } from '#look/table.ts';
import { settings } from './settings.ts';

/** All sounds are synthesised from noise and tones: nothing is loaded. Silent until the first input. */

/** Null before the first input. */
let studio: { readonly context: AudioContext; readonly noise: AudioBuffer } | null = null;

/** Browsers allow sound only after an input event. */
export function wakeOnTouch(): void {
  const wake = (): void => {
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
    if (typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    studio = { context, noise: hiss(context) };
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}

/** A second of noise. A fixed seed will do. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    samples[i] = state / 0x3fffffff - 1;
  }
  return buffer;
}

interface Grain {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
}

function rustle(audio: AudioContext, out: AudioNode, { filter, from, to, seconds, loud }: Grain, at = 0): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = studio?.noise ?? null;
  const colour = audio.createBiquadFilter();
  colour.type = filter;
  colour.Q.value = 1.4;
  colour.frequency.setValueAtTime(from, start);
  colour.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(colour).connect(fading(audio, out, start, seconds, loud));
  source.start(start);
  source.stop(start + seconds);
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  hertz: number,
  seconds: number,
  loud: number,
  type: OscillatorType = 'sine',
  at = 0,
): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = hertz;
  source.connect(fading(audio, out, start, seconds, loud));
  source.start(start);
  source.stop(start + seconds);
}

function fading(audio: AudioContext, out: AudioNode, start: number, seconds: number, loud: number): AudioNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(out);
  return gain;
}

const SOUNDS: { readonly [sound in Sound]: (audio: AudioContext, out: AudioNode) => void } = {
  quill: (audio, out) => rustle(audio, out, { filter: 'bandpass', from: 4200, to: 2600, seconds: 0.06, loud: 0.25 }),
  die: (audio, out) => {
    rustle(audio, out, { filter: 'lowpass', from: 1800, to: 600, seconds: 0.09, loud: 0.4 });
    tone(audio, out, 180, 0.09, 0.5);
  },
  page: (audio, out) => rustle(audio, out, { filter: 'bandpass', from: 700, to: 3200, seconds: 0.22, loud: 0.22 }),
  seal: (audio, out) => tone(audio, out, 90, 0.12, 0.7),
  bell: (audio, out) => {
    tone(audio, out, 660, 0.7, 0.3);
    tone(audio, out, 990, 0.7, 0.14);
  },
  nazgul: (audio, out) => rustle(audio, out, { filter: 'bandpass', from: 900, to: 300, seconds: 0.6, loud: 0.16 }),
  battle: (audio, out) => {
    tone(audio, out, 1320, 0.16, 0.16, 'triangle');
    tone(audio, out, 1760, 0.2, 0.13, 'triangle', 0.09);
  },
};

export function play(sound: Sound): void {
  const { volume } = settings();
  if (studio === null || volume === 0) return;
  const { context } = studio;
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  SOUNDS[sound](context, out);
}
