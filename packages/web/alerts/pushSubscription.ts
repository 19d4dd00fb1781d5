import type { PushAddress } from '#wire';

/** Why this browser cannot receive push messages. */
export type PushProblem = 'cannot' | 'denied' | 'failed';

export class PushProblemError extends Error {
  readonly why: PushProblem;
  constructor(why: PushProblem) {
    super(why);
    this.why = why;
  }
}

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the player for permission and the browser for a push subscription. Call it on a click only. */
export async function subscribeToPush(key: string): Promise<PushAddress> {
  if (!canPush()) throw new PushProblemError('cannot');
  if ((await Notification.requestPermission()) !== 'granted') throw new PushProblemError('denied');
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    // The server has another key than when this browser was asked: it can have one subscription at a time.
    if (before !== null && keyOf(before) !== key) await before.unsubscribe();
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new PushProblemError('failed');
    return { endpoint, keys: { p256dh, auth } };
  } catch (error) {
    throw error instanceof PushProblemError ? error : new PushProblemError('failed');
  }
}

const keyOf = ({ options: { applicationServerKey } }: PushSubscription): string =>
  applicationServerKey === null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
