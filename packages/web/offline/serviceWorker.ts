import { once } from '#kernel/once.ts';

/** The service worker registration, requested once; null where the browser allows none (plain http outside this machine, a private window). */
export const serviceWorkerRegistration = once(() => register().catch(() => null));

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}
