import type { PushAddress } from '#wire';

/** Why a browser cannot be told anything. */
export type Hindrance = 'cannot' | 'denied' | 'failed';

export class Hindered extends Error {
  readonly why: Hindrance;
  constructor(why: Hindrance) {
    super(why);
    this.why = why;
  }
}

export const canBeTold = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks for leave and for an address at the browser's own service. To be called on a touch, and never by itself. */
export async function subscribe(key: string): Promise<PushAddress> {
  if (!canBeTold()) throw new Hindered('cannot');
  if ((await Notification.requestPermission()) !== 'granted') throw new Hindered('denied');
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new Hindered('failed');
    return { endpoint, keys: { p256dh, auth } };
  } catch (error) {
    throw error instanceof Hindered ? error : new Hindered('failed');
  }
}
