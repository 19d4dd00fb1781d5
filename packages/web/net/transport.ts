import type { ClientMessage, ServerMessage } from '#wire';
import { backoff } from '#wire/backoff.ts';
import { parseServerMessage } from '#wire/socket-checks.ts';
import { createSignal } from 'solid-js';

/** `opening` at first, `open` while connected, `lost` while reconnecting. */
export type ConnectionStatus = 'opening' | 'open' | 'lost';

const WAITS = { first: 500, longest: 15_000 };
const PING_EVERY = 20_000;
const SILENCE_LIMIT = 45_000;

/** Random part of a backoff, from 0 to 1, so that clients do not reconnect all at once. */
export const jitter = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;

interface TableConnection {
  readonly status: () => ConnectionStatus;
  /** Sends while the connection is open, else returns false: a caller that must be sure sends again on `onOpen`. */
  readonly send: (message: ClientMessage) => boolean;
  /** Reconnects at once instead of waiting for the backoff. */
  readonly reconnectNow: () => void;
  readonly close: () => void;
}

/** Connects to a table: over a WebSocket, or to a worker beside the page. */
export type Transport = (hear: (message: ServerMessage) => void, onOpen: () => void) => TableConnection;

/** A WebSocket that reconnects with backoff and jitter. */
export function connect(url: string, receive: (message: ServerMessage) => void, onOpen: () => void): TableConnection {
  const [thread, setThread] = createSignal<ConnectionStatus>('opening');
  let socket: WebSocket | null = null;
  let attempt = 0;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let lastMessageAt = Date.now();

  function open(): void {
    clearTimeout(retry);
    const opened = new WebSocket(url);
    socket = opened;
    opened.addEventListener('open', () => {
      attempt = 0;
      lastMessageAt = Date.now();
      setThread('open');
      if (isHidden()) send({ t: 'away', away: true });
      onOpen();
    });
    opened.addEventListener('message', (event) => {
      lastMessageAt = Date.now();
      const message = parseServerMessage(event.data);
      if (message !== null) receive(message);
    });
    opened.addEventListener('close', () => {
      if (socket === opened && !closed) disconnect();
    });
  }

  /** Drops the socket without waiting for a close frame that a dead network will not deliver. */
  function disconnect(): void {
    const lost = socket;
    socket = null;
    lost?.close();
    setThread('lost');
    clearTimeout(retry);
    retry = setTimeout(open, backoff(attempt++, jitter(), WAITS));
  }

  const send = (message: ClientMessage): boolean => {
    if (socket === null || socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };

  // Heartbeat: a dead network often closes nothing, so long silence counts as lost.
  const heartbeat = setInterval(() => {
    if (socket === null || socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - lastMessageAt > SILENCE_LIMIT) disconnect();
    else send({ t: 'ping' });
  }, PING_EVERY);

  const reconnectNow = (): void => {
    if (!closed && socket === null) {
      attempt = 0;
      open();
    }
  };
  const onVisible = (): void => {
    send({ t: 'away', away: isHidden() });
    if (!isHidden()) reconnectNow();
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('online', reconnectNow);
    window.addEventListener('offline', disconnect);
    document.addEventListener('visibilitychange', onVisible);
  }

  open();
  return {
    status: thread,
    send,
    reconnectNow: reconnectNow,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      if (typeof window !== 'undefined') {
        window.removeEventListener('online', reconnectNow);
        window.removeEventListener('offline', disconnect);
        document.removeEventListener('visibilitychange', onVisible);
      }
      socket?.close();
    },
  };
}

/** The page is open but hidden. */
const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/** The connection to the server. */
export const serverTransport: Transport = (hear, onOpen) => connect(socketUrl(), hear, onOpen);

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
