import type { ServerMessage } from '#wire';
import type { Link } from '../net/connection.ts';
import type { LocalStart } from './start.ts';
import type { GoOn } from './table.worker.ts';

/** The thread to a table beside the page. It does not break. */
export const linkTo =
  (start: LocalStart | GoOn): Link =>
  (hear, onOpen) => {
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      const message: ServerMessage = JSON.parse(data);
      hear(message);
    };
    // A script that does not arrive, or breaks: the page is told as if by a server.
    worker.onerror = () => hear({ t: 'error', code: 'server-error', message: 'The table could not be set up in this browser' });
    worker.postMessage(start, []);
    // As with a socket, whoever asked for the thread has it in hand before it opens.
    queueMicrotask(onOpen);
    return {
      thread: () => 'open',
      send(message) {
        worker.postMessage(message, []);
        return true;
      },
      hurry() {},
      close: () => worker.terminate(),
    };
  };
