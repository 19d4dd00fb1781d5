import type { OutgoingMessage } from '../table/view/messages.ts';

const WHOLE_TEXT = 0x81;
/** Longer payloads say so in two bytes, or in eight. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

let newest: { readonly message: OutgoingMessage; readonly frame: Buffer } | null = null;

/**
 * A message as one WebSocket frame (RFC 6455, 5.2), head and text in one piece: one write a listener, and one frame for all who are sent the
 * same message one after another. At tables with spectators `ws` takes 8 % more of the processor a move ("Layers" in docs/benchmarks.md).
 */
export function frameOf(message: OutgoingMessage): Buffer {
  if (newest?.message === message) return newest.frame;
  const frame = frameText(message);
  newest = { message, frame };
  return frame;
}

function frameText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
