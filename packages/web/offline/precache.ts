import { isObject } from '#kernel/plain.ts';
import { serviceWorkerRegistration } from './serviceWorker.ts';

/** State of the precache: all files that are needed to play the four games offline. */
export type PrecacheState =
  | { readonly state: 'cannot' }
  | { readonly state: 'going'; readonly done: number; readonly all: number }
  | { readonly state: 'packed' }
  | { readonly state: 'some' };

/** Whether everything is cached already. */
export const isPrecached = async (): Promise<boolean> => 'caches' in window && (await caches.match('/packed')) !== undefined;

/** Has the service worker precache what is missing, and reports progress. */
export async function precache(notify: (how: PrecacheState) => void): Promise<void> {
  if ((await serviceWorkerRegistration()) === null) return notify({ state: 'cannot' });
  const { serviceWorker } = navigator;
  const receive = ({ data }: MessageEvent<unknown>): void => {
    if (!isObject(data) || !isObject(data.packing)) return;
    const { done, all, packed } = data.packing;
    if (typeof done === 'number' && typeof all === 'number') return notify({ state: 'going', done, all });
    serviceWorker.removeEventListener('message', receive);
    notify({ state: packed === true ? 'packed' : 'some' });
  };
  serviceWorker.addEventListener('message', receive);
  const { active } = await serviceWorker.ready;
  active?.postMessage({ pack: true }, []);
}
