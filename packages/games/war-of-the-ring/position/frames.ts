import type { Frame } from '#kernel';

/** Frames as a document has them, both ways: byte arrays inside are written as `{ "bytes": [...] }`. */

type Document = { readonly [key: string]: unknown };
type WrittenFrame = Frame & { [key: string]: unknown };

const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value);
const isByte = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255;

function pack(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Array.from(value) };
  if (Array.isArray(value)) return value.map(pack);
  return isDocument(value) ? eachPart(value, pack) : value;
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isDocument(value)) return value;
  const { bytes } = value;
  // What is no row of bytes stays as it is: the shape of the frame says what was expected.
  return Array.isArray(bytes) && bytes.every(isByte) ? Uint8Array.from(bytes) : eachPart(value, unpack);
}

const eachPart = (document: Document, change: (value: unknown) => unknown): Document =>
  Object.fromEntries(Object.entries(document).map(([key, each]) => [key, change(each)]));

export const packFrame = ({ step, ...rest }: Frame): WrittenFrame => ({ ...eachPart(rest, pack), step });
export const unpackFrame = ({ step, ...rest }: WrittenFrame): Frame => ({ ...eachPart(rest, unpack), step });
