import type { Socket } from 'node:net';

/** Milliseconds: enough for the answer to arrive, too short to hold connections with. */
const LINGER = 1000;

/**
 * Lets the answer to a request whose body is not read arrive. A socket that is destroyed with unread bytes resets the connection, and the client, which
 * is still sending, may lose the answer. So the last answer only ends our side, nothing more is read, and the socket is destroyed a little later.
 */
export function lingerBeforeClose(socket: Socket): void {
  // What the HTTP server calls after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    // After the HTTP server has begun to discard the rest of the body.
    setImmediate(() => socket.pause());
    const timer = setTimeout(() => socket.destroy(), LINGER);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
  };
}
