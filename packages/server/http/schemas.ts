import type { IssueReason } from '#kernel';
import { z } from 'zod';
import { AVERSIONS, FEWEST_ENTRANTS, MOST_ENTRANTS, TOURNAMENT_FORMS } from '#wire';
import { CHAT_TEXT, SEAT, TABLE_ID } from '../field-schemas.ts';
import { LABEL, NAME } from '../people/name.ts';
import { CLOCK_PLAN } from '../intake/new-table.ts';

/** What clients may send over HTTP. Anything else is told what was expected. */

/** A check of our own, with the words there are for it. */
const because = (reason: IssueReason) => ({ params: { reason } });

const MOMENT = z.int().min(0).max(8_640_000_000_000_000);
export const HOLIDAY = z.strictObject({ from: MOMENT, until: MOMENT });
export const HOLIDAY_END = z.strictObject({ from: MOMENT });

/** A note to oneself may have many lines. */
export const NOTE = z.strictObject({
  text: z
    .string()
    .overwrite((text) => text.toWellFormed().replaceAll('\0', '').trimEnd())
    .max(4000),
});

export const RENAME = z.strictObject({ name: NAME });

export const CREDENTIALS = z.strictObject({
  account: z.string().refine((name) => /^[\p{L}\p{N}_.-]{3,32}$/u.test(name), because('account')),
  password: z.string().min(8).max(200),
});

export const END_SESSION = z.strictObject({ id: z.string().max(100).exactOptional() });

export const HIDE = z.strictObject({ hidden: z.boolean() });

export const NEW_TOURNAMENT = z.strictObject({
  name: LABEL,
  game: z.string().max(60),
  form: z.enum(TOURNAMENT_FORMS),
  places: z.int().min(FEWEST_ENTRANTS).max(MOST_ENTRANTS),
  rounds: z
    .int()
    .min(1)
    .max(MOST_ENTRANTS - 1)
    .exactOptional(),
  clock: CLOCK_PLAN.exactOptional(),
  listed: z.boolean().exactOptional(),
});
export const REMOVE_ENTRANT = z.strictObject({ key: z.int().min(1) });

export const JOIN = z.strictObject({
  name: NAME.exactOptional(),
  code: z.string().max(64).exactOptional(),
  seat: SEAT.exactOptional(),
});

export const FILL = z.strictObject({ level: z.string().max(40), seat: SEAT.exactOptional() });

/** Whether bots say why they moved. */
export const REASONS = z.strictObject({ tell: z.boolean() });
export const STRANGERS = z.strictObject({ talk: z.boolean() });

export const SWAP = z.strictObject({ seats: z.tuple([SEAT, SEAT]) });

export const INVITE = z.strictObject({ table: TABLE_ID, seat: SEAT });

export const NOTHING = z.strictObject({});

const LINE = { kind: z.literal('chat'), number: z.int().min(1), team: z.literal(true).exactOptional() };
const CHAIR = { kind: z.literal('name'), seat: SEAT };
const note = CHAT_TEXT.exactOptional();

export const REPORT = z.discriminatedUnion('kind', [z.strictObject({ ...LINE, note }), z.strictObject({ ...CHAIR, note })]);

export const AVOID = z.strictObject({
  how: z.enum(AVERSIONS),
  who: z.discriminatedUnion('kind', [z.strictObject(LINE), z.strictObject(CHAIR)]),
});
export const AVOID_PERSON = z.strictObject({ how: z.enum(AVERSIONS) });
export const REPORT_PERSON = z.strictObject({ note });
export const AVOIDED_END = z.strictObject({ id: z.string().max(40) });
