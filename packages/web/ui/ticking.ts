import { createSignal, onCleanup } from 'solid-js';

const [tick, setTick] = createSignal(Date.now());

/** The time of this machine, twice a second, as long as somebody reads it. */
export function ticking(): () => number {
  const timer = setInterval(() => setTick(Date.now()), 500);
  onCleanup(() => clearInterval(timer));
  return tick;
}
