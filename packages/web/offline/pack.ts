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
  const { serviceWorker } = navigator;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (!isObject(data) || !isObject(data.packing)) return;
    const { done, all, packed } = data.packing;
    if (typeof done === 'number' && typeof all === 'number') return told({ state: 'going', done, all });
    serviceWorker.removeEventListener('message', hear);
    told({ state: packed === true ? 'packed' : 'some' });
  };
  serviceWorker.addEventListener('message', hear);
  const { active } = await serviceWorker.ready;
  active?.postMessage({ pack: true }, []);
}
