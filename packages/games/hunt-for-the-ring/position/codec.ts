import type { Frame } from '#kernel';
import { z } from 'zod';
import { type HuntBox, NAZGUL } from '../content/box.ts';
import type { Hunt } from '../rules/state.ts';

/** How one step is told: its locals as written, and the way to the frame and back. */
export interface Codec<T extends object> {
  readonly schema: z.ZodType<T>;
  readonly read: (told: T, s: Hunt, place: Place) => object;
  readonly write: (frame: never, box: HuntBox) => object;
}

/** Where in the stack, what lies beneath and whether anything lies above. */
export interface Place {
  readonly path: string;
  readonly below: Frame | undefined;
  readonly covered: boolean;
}

export const codec = <T extends object>(of: Codec<T>): Codec<never> => of as unknown as Codec<never>;

/** Numbers and flags that mean what they say. */
export const plain = <T extends object>(schema: z.ZodType<T>): Codec<never> =>
  codec<T>({ schema, read: (told) => told, write: (frame: object) => ({ ...frame }) });

export const seat = z.int().min(0).max(4);
export const nazgul = z.enum(NAZGUL);
export const riders = z.array(nazgul);
export const space = z.union([z.int(), z.string()]);
export const small = z.int().min(0).max(255);
export const flag = z.boolean();
