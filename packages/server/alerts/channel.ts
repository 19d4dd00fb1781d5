import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isObject } from '#kernel';
import { ALERT_KINDS, type AlertKind, type PushAddress, WAY_NOTES, type WayInfo, type WayKind, type WayNote } from '#wire';
import { numberOrNull, type StoredRow, textIn, textOrNull } from '../store/rows.ts';

/** A channel of one person, as it is stored. */
export interface AlertChannel {
  readonly id: string;
  readonly person: string;
  /** The session it ends with; null when it belongs to the person alone. */
  readonly session: string | null;
  readonly kind: WayKind;
  readonly address: string;
  readonly kinds: readonly AlertKind[];
  readonly confirmedAt: number | null;
  readonly note: WayNote | null;
  readonly noteAt: number | null;
}

const KINDS: readonly WayKind[] = ['push', 'mail', 'webhook'];

function kindOf(text: string): WayKind {
  const kind = KINDS.find((each) => each === text);
  if (kind === undefined) throw new Error(`There is no way of kind ${text}`);
  return kind;
}

export const channelOf = (row: StoredRow): AlertChannel => {
  const kinds = textIn(row, 'kinds').split(',');
  const note = textOrNull(row, 'note');
  return {
    id: textIn(row, 'id'),
    person: textIn(row, 'person'),
    session: textOrNull(row, 'session'),
    kind: kindOf(textIn(row, 'kind')),
    address: textIn(row, 'address'),
    kinds: ALERT_KINDS.filter((kind) => kinds.includes(kind)),
    confirmedAt: numberOrNull(row, 'confirmed_at'),
    note: WAY_NOTES.find((each) => each === note) ?? null,
    noteAt: numberOrNull(row, 'note_at'),
  };
};

/** What its owner sees of it. The address of a browser is a secret between it and its service. */
export const channelInfo = (
  { id, kind, address, kinds, confirmedAt, note, noteAt, session }: AlertChannel,
  here: string | null,
): WayInfo => ({
  id,
  kind,
  address: kind === 'push' ? new URL(pushAddress(address).endpoint).host : address,
  kinds,
  confirmed: confirmedAt !== null,
  here: kind === 'push' && session !== null && session === here,
  note,
  noteAt,
});

export function pushAddress(text: string): PushAddress {
  const read: unknown = JSON.parse(text);
  if (isObject(read) && isObject(read.keys)) {
    const { endpoint, keys } = read;
    const { p256dh, auth } = keys;
    if (typeof endpoint === 'string' && typeof p256dh === 'string' && typeof auth === 'string') return { endpoint, keys: { p256dh, auth } };
  }
  throw new Error('The address of a browser is not as it was kept');
}

export const newChannelId = (): string => randomBytes(12).toString('base64url');

/** The claims of a signed link. It is not stored: it follows from the channel, or the calendar, and the secret of the server. */
type TokenPurpose = 'stop' | 'confirm' | 'calendar';

const sign = (secret: string, errand: TokenPurpose, id: string): string =>
  createHmac('sha256', secret).update(`way ${errand} ${id}`).digest('base64url').slice(0, 22);

export const signedToken = (secret: string, errand: TokenPurpose, id: string): string => `${id}.${sign(secret, errand, id)}`;

/** The way, or the calendar, that a ticket is for; null when it is none of ours. */
export function readSignedToken(secret: string, errand: TokenPurpose, text: string): string | null {
  const [id = '', signed = ''] = text.split('.');
  const [given, right] = [Buffer.from(signed), Buffer.from(sign(secret, errand, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
