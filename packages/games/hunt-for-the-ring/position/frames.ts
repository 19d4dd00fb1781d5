import type { Frame } from '#kernel';
import { z } from 'zod';
import { at } from '../rules/frames.ts';
import type { Hunt } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import { script, temptation } from './cardFrames.ts';
import { type Codec, plain, seat, small } from './codec.ts';
import { refuse } from './names.ts';
import { driveOff, extraMove, inquiry, pursuit } from './riderFrames.ts';

/**
 * The steps under way, the innermost last. Most need nothing but their name; what the others are about is told in names, and what follows from
 * the table may be left out. What a step needs in the end is declared with its frame.
 */
type Told = { readonly step: string; readonly [local: string]: unknown };

const bits = z.int().min(0).max(0xff);
const dice = { seat: seat.default(0), marked: bits.default(0) };

const CODECS: readonly Codec[] = [
  inquiry,
  script,
  extraMove,
  driveOff,
  pursuit,
  temptation,
  plain(at.claimNazgul, z.strictObject({ seat, content: bits.default(0) })),
  plain(at.moveFrodo, z.strictObject({ cardBonus: z.int().min(-1).max(20) })),
  plain(at.discardSorcery, z.strictObject({ seat })),
  plain(at.discardPeeked, z.strictObject({ seat, left: small.default(1) })),
  plain(at.discardDie, z.strictObject({ ...dice, most: small.default(1) })),
  plain(at.rerollDice, z.strictObject({ ...dice, most: small.default(6), least: small.default(0) })),
  plain(at.striderAtReroute, z.strictObject({ back: z.int().min(0).max(1).default(1) })),
];

const codecOf = (step: string): Codec | undefined => CODECS.find((each) => each.step === step);

/** Whether a step has what it needs; whether it fits the table is seen by going on from it. */
export function readFrames(told: readonly Told[], s: Hunt): Frame[] {
  if (told.length === 0) refuse('at least one step is under way', 'frames');
  const frames: Frame[] = [];
  for (const [i, { step, ...locals }] of told.entries()) {
    const path = `frames.${i}`;
    if (!Object.hasOwn(STEPS, step)) refuse(`there is no step "${step}"`, `${path}.step`);
    const place = { path, below: frames[i - 1], covered: i < told.length - 1 };
    const frame = codecOf(step)?.read(locals, s, place) ?? { step, ...locals };
    const fault = STEPS[step].frame.fault(frame);
    if (fault !== null) refuse(`step "${step}": ${fault.message}`, [path, ...fault.path].join('.'));
    frames.push(frame);
  }
  return frames;
}

export const writeFrames = ({ frames, box }: Hunt): Told[] =>
  frames.map((frame) => {
    const own = structuredClone(frame);
    return { ...(codecOf(own.step)?.write(own, box) ?? own), step: own.step };
  });
