import { asId } from '#kernel/id.ts';
import type { Seat } from '#kernel/seat.ts';
import { type Fields, firstIssue, type Frame, type FrameKind, type RecordOf } from '#kernel';
import { z } from 'zod';
import { type HuntBox, NAZGUL } from '../content/box.ts';
import type { Hunt } from '../rules/state.ts';
import { refuse } from './names.ts';

/** Where in the stack, what lies beneath and whether anything lies above. */
interface StackPlace {
  readonly path: string;
  readonly below: Frame | undefined;
  readonly covered: boolean;
}

/** How the frames of one step are told: the way from what is written to the frame, and back. */
export interface Codec {
  readonly step: string;
  read(told: object, s: Hunt, place: StackPlace): Frame;
  write(frame: Frame, box: HuntBox): object;
}

/** What a step is about, in names: its locals as written, and what they are inside. */
interface Told<T extends object, Locals extends Fields> {
  readonly schema: z.ZodType<T>;
  read(told: T, s: Hunt, place: StackPlace): RecordOf<Locals>;
  write(frame: RecordOf<Locals>, box: HuntBox): object;
}

export const codec = <T extends object, Name extends string, Locals extends Fields>(
  kind: FrameKind<Name, Locals>,
  of: Told<T, Locals>,
): Codec => ({
  step: kind.step,
  read(told, s, place) {
    const parsed = of.schema.safeParse(told);
    if (parsed.success) return { step: kind.step, ...of.read(parsed.data, s, place) };
    const { path, sentence } = firstIssue(parsed.error.issues, told);
    return refuse(`step "${kind.step}": ${sentence}`, `${place.path}.${path}`);
  },
  write(frame, box) {
    if (!kind.is(frame)) throw new Error(`"${frame.step}" is not told as "${kind.step}"`);
    return { ...of.write(frame, box), step: kind.step };
  },
});

/** Numbers and flags that mean what they say. */
export const plain = <Name extends string, Locals extends Fields>(
  kind: FrameKind<Name, Locals>,
  schema: z.ZodType<RecordOf<Locals>>,
): Codec => codec(kind, { schema, read: (told) => told, write: (frame) => ({ ...frame }) });

export const seat = z
  .int()
  .min(0)
  .max(4)
  .transform((number): Seat => asId(number));
export const nazgul = z.enum(NAZGUL);
export const riders = z.array(nazgul);
export const space = z.union([z.int(), z.string()]);
export const small = z.int().min(0).max(255);
export const flag = z.boolean();
