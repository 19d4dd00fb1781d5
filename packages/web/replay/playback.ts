import { createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { motion, pace } from '../settings.ts';
import { type Stops, stopAfter, stopBefore, type Unit } from './stops.ts';

/** Where in a replay we are, and how one gets on: by buttons, by keys, by itself. */
export interface Playback {
  readonly step: () => number;
  readonly last: number;
  /** Only a single step forward is seen to happen; a jump simply is there. */
  readonly lively: () => boolean;
  readonly running: () => boolean;
  readonly goTo: (step: number) => void;
  /** Goes there and stays. */
  readonly jump: (step: number) => void;
  readonly toggle: () => void;
  /** By what one goes on and back. */
  readonly unit: () => Unit;
  readonly goBy: (unit: Unit) => void;
  readonly next: (unit?: Unit) => void;
  readonly back: (unit?: Unit) => void;
  /** How fast it plays by itself: one of `SPEEDS`. */
  readonly speed: () => number;
  readonly play: (speed: number) => void;
  /** Whether the legend of the keys is shown. */
  readonly legend: () => boolean;
  readonly setLegend: (shown: boolean) => void;
  /** Nothing is moving any more: what is shown next simply is there. */
  readonly still: () => void;
}

const PACE = { full: 1400, reduced: 900 } as const;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** Which keys do what, as the legend tells it; the words are in the locale under `replay.key` and `replay.does`. */
export const KEYS = [
  { id: 'step', keys: ['left', 'right'] },
  { id: 'turn', keys: ['page_up', 'page_down'] },
  { id: 'round', keys: ['bracket_open', 'bracket_close'] },
  { id: 'ends', keys: ['home', 'end'] },
  { id: 'play', keys: ['space'] },
  { id: 'speed', keys: ['minus', 'plus'] },
  { id: 'legend', keys: ['question'] },
] as const;

/** `asked`: the step the address names; `stops`: where turns and rounds begin. */
export function createPlayback(last: number, asked: () => number | null, stops: () => Stops): Playback {
  const clamp = (step: number): number => Math.max(0, Math.min(last, step));
  const [step, setStep] = createSignal(clamp(asked() ?? 0));
  const [lively, setLively] = createSignal(false);
  const [running, setRunning] = createSignal(false);
  const goTo = (to: number): void => {
    const next = clamp(to);
    setLively(next === step() + 1);
    setStep(next);
  };
  const jump = (to: number): void => {
    setRunning(false);
    goTo(to);
  };
  const toggle = (): void => {
    // Whoever plays the end again begins anew.
    if (!running() && step() >= last) goTo(0);
    setRunning(!running());
  };
  const [unit, goBy] = createSignal<Unit>('decision');
  const [speed, setSpeed] = createSignal(1);
  const [legend, setLegend] = createSignal(false);
  const next = (by = unit()): void => jump(stopAfter(stops(), by, step(), last));
  const back = (by = unit()): void => jump(stopBefore(stops(), by, step()));
  const hurry = (by: number): void => {
    const at = SPEEDS.findIndex((each) => each === speed()) + by;
    setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? 1);
  };

  // The address follows the step, so that it can be shared; and the step follows the address.
  createEffect(on(step, (at) => history.replaceState(null, '', `${location.pathname}${location.search}#${at}`), { defer: true }));
  createEffect(on(asked, (at) => at !== null && at !== step() && goTo(at), { defer: true }));
  createEffect(() => {
    if (!running()) return;
    const wait = PACE[motion()] / (speed() * pace());
    const timer = setInterval(() => (step() >= last ? setRunning(false) : goTo(stopAfter(stops(), unit(), step(), last))), wait);
    onCleanup(() => clearInterval(timer));
  });

  const keys: { readonly [key: string]: () => void } = {
    ArrowRight: () => next(),
    ArrowLeft: () => back(),
    PageDown: () => next('turn'),
    PageUp: () => back('turn'),
    ']': () => next('round'),
    '[': () => back('round'),
    '+': () => hurry(1),
    '-': () => hurry(-1),
    Home: () => jump(0),
    End: () => jump(last),
    ' ': toggle,
    '?': () => setLegend(true),
  };
  const onKey = (event: KeyboardEvent): void => {
    const move = keys[event.key];
    if (move === undefined || isTaken(event)) return;
    event.preventDefault();
    move();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
  return {
    step,
    last,
    lively,
    running,
    goTo,
    jump,
    toggle,
    unit,
    goBy,
    next,
    back,
    speed,
    play: setSpeed,
    legend,
    setLegend,
    still: () => setLively(false),
  };
}

/** Keys that belong to what has the focus: fields, tabs, a sheet that lies over the table, and the space bar to the button it presses. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.getAttribute('role') === 'tab' ||
    target.closest('dialog') !== null ||
    (event.key === ' ' && target.tagName === 'BUTTON')
  );
}
