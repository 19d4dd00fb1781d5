import { isObject } from '#kernel/plain.ts';
import { registered } from './registered.ts';

/** How far the book is packed for the road: every file that is needed to play the four games without a network. */
export type Packing =
  | { readonly state: 'cannot' }
  | { readonly state: 'going'; readonly done: number; readonly all: number }
  | { readonly state: 'packed' }
  | { readonly state: 'some' };

/** Whether all of it lies here already. */
export const isPacked = async (): Promise<boolean> => 'caches' in window && (await caches.match('/packed')) !== undefined;

/** Has the worker fetch what is missing, and tells how far it has come. */
export async function pack(told: (how: Packing) => void): Promise<void> {
  if ((await registered()) === null) return told({ state: 'cannot' });
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isObject(data)) return;
    if (typeof data.done === 'number' && typeof data.all === 'number') told({ state: 'going', done: data.done, all: data.all });
    else told({ state: data.packed === true ? 'packed' : 'some' });
  };
  active?.postMessage({ pack: true }, [port2]);
}
