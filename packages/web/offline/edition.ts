import { createSignal } from 'solid-js';
import { registered } from './registered.ts';

/** The service worker: it is asked for once the page is there, and tells when a new edition of the book lies ready. */

const [waiting, setWaiting] = createSignal<ServiceWorker | null>(null);

/** A new edition that waits until somebody turns to it, or until all pages of the old one are closed. */
export const newEdition = (): boolean => waiting() !== null;

/** Looked for again when somebody comes back to a page that has been open for so long. */
const OFTEN_ENOUGH = 3_600_000;

/** Everything that this page has fetched before the worker was awake. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

export async function wakeWorker(): Promise<void> {
  const registration = await registered();
  if (registration === null) return;
  const { serviceWorker } = navigator;
  // The first one waits for nobody; whoever comes after it is a new edition.
  const notice = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed' && serviceWorker.controller !== null) setWaiting(worker);
  };
  notice(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => notice(installing));
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < OFTEN_ENOUGH) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
  const { active } = await serviceWorker.ready;
  active?.postMessage({ keep: fetched() }, []);
}

/** Turns to the new edition. What was acknowledged is kept, on the server or here. */
export function turn(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting()?.postMessage({ turn: true }, []);
}

/** It stays as it is until the pages are closed. */
export const later = (): void => void setWaiting(null);
