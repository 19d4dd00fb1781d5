import { createSignal } from 'solid-js';
import { serviceWorkerRegistration } from './serviceWorker.ts';

/** The service worker: registered after the first page has loaded; reports when a new version is ready. */

const [waiting, setWaiting] = createSignal<ServiceWorker | null>(null);

/** A new version that waits until the player applies it, or until all pages of the old one are closed. */
export const hasUpdate = (): boolean => waiting() !== null;

/** How long a page is open before it checks for an update when the player comes back to it. */
const OFTEN_ENOUGH = 3_600_000;

/** Assets that this page loaded before the service worker was active. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

export async function startServiceWorker(): Promise<void> {
  const registration = await serviceWorkerRegistration();
  if (registration === null) return;
  const { serviceWorker } = navigator;
  // The first service worker installs at once; any later one is an update.
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

/** Activates the new version and reloads. Acknowledged moves are stored, on the server or here. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting()?.postMessage({ turn: true }, []);
}

/** The old version stays until all its pages are closed. */
export const postponeUpdate = (): void => void setWaiting(null);
