import { firstShortcoming, type Frame } from '#kernel';
import { z } from 'zod';
import type { Hunt } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import { script, temptation } from './cardFrames.ts';
import { type Codec, plain, seat, small } from './codec.ts';
import { refuse } from './names.ts';
import { driveOff, extraMove, inquiry, pursuit } from './riderFrames.ts';

/**
 * The steps under way, the innermost last. Most need nothing but their name; what the others are about is told in names, and what follows from
 * the table may be left out.
 */
type Told = { readonly step: string; readonly [local: string]: unknown };

const bits = z.int().min(0).max(0xff);
const dice = { seat: seat.default(0), marked: bits.default(0) };

const CODECS: { readonly [step: string]: Codec<never> } = {
  inquiry,
  script,
  extraMove,
  driveOff,
  pursuit,
  temptation,
  claimNazgul: plain(z.strictObject({ seat, content: bits.default(0) })),
  moveFrodo: plain(z.strictObject({ cardBonus: z.int().min(-1).max(20) })),
  discardSorcery: plain(z.strictObject({ seat })),
  discardPeeked: plain(z.strictObject({ seat, left: small.default(1) })),
  discardDie: plain(z.strictObject({ ...dice, most: small.default(1) })),
  rerollDice: plain(z.strictObject({ ...dice, most: small.default(6), least: small.default(0) })),
  striderAtReroute: plain(z.strictObject({ back: z.int().min(0).max(1).default(1) })),
};
const NOTHING = plain(z.strictObject({}));

const codecOf = (step: string): Codec<never> => CODECS[step] ?? NOTHING;

/** Whether a step has what it needs; whether it fits the table is seen by going on from it. */
export function readFrames(told: readonly Told[], s: Hunt): Frame[] {
  if (told.length === 0) refuse('at least one step is under way', 'frames');
  const frames: Frame[] = [];
  for (const [i, { step, ...locals }] of told.entries()) {
    if (!Object.hasOwn(STEPS, step)) refuse(`there is no step "${step}"`, `frames.${i}.step`);
    const how = codecOf(step);
    const parsed = how.schema.safeParse(locals);
    if (!parsed.success) {
      const { path, sentence } = firstShortcoming(parsed.error.issues, locals);
      refuse(`step "${step}": ${sentence}`, ['frames', i, path].join('.'));
    }
    const place = { path: `frames.${i}`, below: frames[i - 1], covered: i < told.length - 1 };
    frames.push({ step, ...how.read(parsed.data as never, s, place) });
  }
  return frames;
}

export const writeFrames = ({ frames, box }: Hunt): Told[] =>
  frames.map(({ step, ...locals }) => ({ step, ...codecOf(step).write(structuredClone(locals) as never, box) }));
