import { parseServerMessage } from '#wire/socket-checks.ts';
import type { Transport } from '../net/transport.ts';
import type { LocalStart } from './localStart.ts';
import type { ResumeRequest } from './table.worker.ts';

/** A transport to a table in a worker beside the page. It never disconnects. */
export const workerTransport =
  (start: LocalStart | ResumeRequest): Transport =>
  (hear, onOpen) => {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = parseServerMessage(data);
      if (message !== null) hear(message);
    };
    // A worker script that does not load or throws is reported like an error of the server.
    worker.onerror = () => hear({ t: 'error', code: 'server-error', message: 'The table could not be set up in this browser' });
    worker.postMessage(start, []);
    // As with a socket, the caller has the connection before it opens.
    queueMicrotask(onOpen);
    return {
      status: () => 'open',
      send(message) {
        worker.postMessage(message, []);
        return true;
      },
      reconnectNow() {},
      close: () => worker.terminate(),
    };
  };
