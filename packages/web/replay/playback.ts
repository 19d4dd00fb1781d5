import { createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { motion, pace } from '../settings/settings.ts';
import { type TimelineStops, stopAfter, stopBefore, type StepUnit } from './timelineStops.ts';

/** Position and controls of a replay: buttons, keys, autoplay. */
export interface Playback {
  readonly step: () => number;
  readonly last: number;
  /** Only a single step forward is animated; a jump is not. */
  readonly lively: () => boolean;
  readonly running: () => boolean;
  readonly goTo: (step: number) => void;
  /** Goes there and pauses. */
  readonly jump: (step: number) => void;
  readonly toggle: () => void;
  /** Step size of next and back. */
  readonly unit: () => StepUnit;
  readonly goBy: (unit: StepUnit) => void;
  readonly next: (unit?: StepUnit) => void;
  readonly back: (unit?: StepUnit) => void;
  /** Speed of autoplay: one of `SPEEDS`. */
  readonly speed: () => number;
  readonly play: (speed: number) => void;
  /** Whether the key legend is open. */
  readonly legend: () => boolean;
  readonly setLegend: (shown: boolean) => void;
  /** Stops animations: what is shown next appears at once. */
  readonly still: () => void;
}

const PACE = { full: 1400, reduced: 900 } as const;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** Shortcut keys of the legend; texts are under `replay.key` and `replay.does`. */
export const KEYS = [
  { id: 'step', keys: ['left', 'right'] },
  { id: 'turn', keys: ['page_up', 'page_down'] },
  { id: 'round', keys: ['bracket_open', 'bracket_close'] },
  { id: 'ends', keys: ['home', 'end'] },
  { id: 'play', keys: ['space'] },
  { id: 'speed', keys: ['minus', 'plus'] },
  { id: 'legend', keys: ['question'] },
] as const;

/** `asked`: the step in the address; `stops`: where turns and rounds begin. */
export function createPlayback(last: number, asked: () => number | null, stops: () => TimelineStops): Playback {
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
    // Playing at the end starts again.
    if (!running() && step() >= last) goTo(0);
    setRunning(!running());
  };
  const [unit, goBy] = createSignal<StepUnit>('decision');
  const [speed, setSpeed] = createSignal(1);
  const [legend, setLegend] = createSignal(false);
  const next = (by = unit()): void => jump(stopAfter(stops(), by, step(), last));
  const back = (by = unit()): void => jump(stopBefore(stops(), by, step()));
  const hurry = (by: number): void => {
    const at = SPEEDS.findIndex((each) => each === speed()) + by;
    setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))] ?? 1);
  };

  // The address follows the step, so that it can be shared, and the other way round.
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
    if (move === undefined || isHandledElsewhere(event)) return;
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

/** Keys that the focused element handles: fields, tabs, dialogs, and the space bar on a button. */
function isHandledElsewhere(event: KeyboardEvent): boolean {
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
