import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Belief } from './beliefs.ts';
import type { Publicly } from './believer.ts';

/** The belief of the Riders, worked out in a worker whenever something new is publicly known; null while it is off or not ready. */
export function createBelief(known: Accessor<Publicly | null>): Accessor<Belief | null> {
  const [belief, setBelief] = createSignal<Belief | null>(null);
  let worker: Worker | null = null;
  let newest = 0;
  const ask = (facts: Publicly): void => {
    if (worker === null) {
      worker = new Worker(new URL('./believer.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<{ id: number; last: [string, number][] | null }>) => {
        if (data.id === newest) setBelief(data.last === null || data.last.length === 0 ? null : { last: new Map(data.last) });
      };
    }
    worker.postMessage({ id: ++newest, known: facts }, []);
  };
  const keyOf = (facts: Publicly | null): string | null => (facts === null ? null : JSON.stringify(facts));
  createEffect(
    on(
      () => keyOf(known()),
      (key) => {
        const facts = known();
        if (key === null || facts === null) {
          newest++;
          setBelief(null);
        } else ask(facts);
      },
    ),
  );
  onCleanup(() => worker?.terminate());
  return belief;
}
