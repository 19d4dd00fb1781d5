import type { ServerMessage } from '#wire';
import { createSignal } from 'solid-js';
import type { Link } from '../net/connection.ts';
import type { LocalStart } from './start.ts';

/** The thread to a table beside the page. It does not break. */
export const linkTo =
  (start: LocalStart): Link =>
  (hear, onOpen) => {
    const [thread] = createSignal<'open'>('open');
    const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      const message: ServerMessage = JSON.parse(data);
      hear(message);
    };
    worker.postMessage(start, []);
    // As with a socket, whoever asked for the thread has it in hand before it opens.
    queueMicrotask(onOpen);
    return {
      thread,
      send(message) {
        worker.postMessage(message, []);
        return true;
      },
      hurry() {},
      close: () => worker.terminate(),
    };
  };
