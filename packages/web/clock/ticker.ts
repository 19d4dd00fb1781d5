import { createSignal, onCleanup } from 'solid-js';

const [tick, setTick] = createSignal(Date.now());

/** The time of this machine, twice a second, while the caller is mounted. */
export function createTicker(): () => number {
  const timer = setInterval(() => setTick(Date.now()), 500);
  onCleanup(() => clearInterval(timer));
  return tick;
}
