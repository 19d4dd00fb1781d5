import type { ClientMessage, ServerMessage } from '#wire';
import { backoff } from '#wire/backoff.ts';
import { createSignal } from 'solid-js';

/** `opening` the first time, `open` while it lasts, `lost` when it broke and is being mended. */
export type Thread = 'opening' | 'open' | 'lost';

const WAITS = { first: 500, longest: 15_000 };
const PING_EVERY = 20_000;
const DEAF_AFTER = 45_000;

/** Somewhere from 0 to 1. */
export const spread = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

export interface Connection {
  readonly thread: () => Thread;
  /** Sends when the thread is open; otherwise nothing: whoever must be sure sends again on `onOpen`. */
  readonly send: (message: ClientMessage) => boolean;
  /** Tries at once instead of waiting. */
  readonly hurry: () => void;
  readonly close: () => void;
}

/** How one comes to a table: over the network, or to one that stands beside the page. */
export type Link = (hear: (message: ServerMessage) => void, onOpen: () => void) => Connection;

/** One WebSocket that mends itself. */
export function connect(url: string, hear: (message: ServerMessage) => void, onOpen: () => void): Connection {
  const [thread, setThread] = createSignal<Thread>('opening');
  let socket: WebSocket | null = null;
  let attempt = 0;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heardAt = Date.now();

  function open(): void {
    clearTimeout(retry);
    const opened = new WebSocket(url);
    socket = opened;
    opened.addEventListener('open', () => {
      attempt = 0;
      heardAt = Date.now();
      setThread('open');
      if (isHidden()) send({ t: 'away', away: true });
      onOpen();
    });
    opened.addEventListener('message', (event) => {
      heardAt = Date.now();
      const message = parse(event.data);
      if (message !== null) hear(message);
    });
    opened.addEventListener('close', () => {
      if (socket === opened && !closed) lose();
    });
  }

  /** Lets go of the socket without waiting for a farewell that a dead network will not bring. */
  function lose(): void {
    const lost = socket;
    socket = null;
    lost?.close();
    setThread('lost');
    clearTimeout(retry);
    retry = setTimeout(open, backoff(attempt++, spread(), WAITS));
  }

  const send = (message: ClientMessage): boolean => {
    if (socket === null || socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };

  // A dead network often closes nothing: silence for too long counts as lost.
  const pulse = setInterval(() => {
    if (socket === null || socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heardAt > DEAF_AFTER) lose();
    else send({ t: 'ping' });
  }, PING_EVERY);

  const hurry = (): void => {
    if (!closed && socket === null) {
      attempt = 0;
      open();
    }
  };
  const onVisible = (): void => {
    send({ t: 'away', away: isHidden() });
    if (!isHidden()) hurry();
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('online', hurry);
    window.addEventListener('offline', lose);
    document.addEventListener('visibilitychange', onVisible);
  }

  open();
  return {
    thread,
    send,
    hurry,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(pulse);
      if (typeof window !== 'undefined') {
        window.removeEventListener('online', hurry);
        window.removeEventListener('offline', lose);
        document.removeEventListener('visibilitychange', onVisible);
      }
      socket?.close();
    },
  };
}

/** The page is open and nobody sees it. */
const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

function parse(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: ServerMessage = JSON.parse(data);
    return message;
  } catch {
    return null;
  }
}

/** The thread to the server. */
export const toServer: Link = (hear, onOpen) => connect(socketUrl(), hear, onOpen);

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
