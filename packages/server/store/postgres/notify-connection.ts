import { Socket } from 'node:net';
import pg from 'pg';
import { settings } from './pool.ts';
import { CHANNEL } from './sql.ts';

/** One connection that hears what is notified. It lasts until it breaks; another one is the listener's business. */
export interface NotifyConnection {
  /** Says something to itself the long way round, through the database; resolves when it was heard. */
  beat(): Promise<void>;
  /** Closes at once, without a goodbye: the other end may not answer. */
  cut(): void;
}

/** `heard`: what a node said; `ended`: the line is no more, for this reason. */
export interface NotifyHandlers {
  heard(payload: string): void;
  ended(why: unknown): void;
}

/** `name` is this node's own: beats go through a channel of that name, so that no other node hears them. */
export async function openNotifyConnection(url: string, name: string, handlers: NotifyHandlers): Promise<NotifyConnection> {
  const own = `${CHANNEL}_${name}`;
  const socket = new Socket();
  const client = new pg.Client({ ...settings(url), stream: () => socket });
  let why: unknown = new Error('The connection was closed');
  let returned: () => void = () => {};
  client.on('notification', ({ channel, payload }) => {
    if (channel === own) returned();
    else handlers.heard(payload ?? '');
  });
  client.on('error', (error) => {
    why = error;
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}; LISTEN ${client.escapeIdentifier(own)}`);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  if (socket.destroyed) throw why;
  client.on('end', () => handlers.ended(why));
  return {
    beat: () =>
      new Promise((resolve, reject) => {
        returned = resolve;
        client.query('SELECT pg_notify($1, $2)', [own, '']).catch(reject);
      }),
    cut: () => socket.destroy(),
  };
}
