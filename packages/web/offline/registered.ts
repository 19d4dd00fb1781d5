let asked: Promise<ServiceWorkerRegistration | null> | null = null;

/** The service worker of the book, asked for once; null where the browser has none for us (plain http outside this machine, a private window). */
export function registered(): Promise<ServiceWorkerRegistration | null> {
  asked ??= register().catch(() => null);
  return asked;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}
