import type { IssueReason } from '#kernel';
import { z } from 'zod';
import { hasFloodOfMarks, hasMarkup, isOfStaff, isSeen, tidy } from './names.ts';

const because = (reason: IssueReason) => ({ params: { reason } });

/** A text of one line that can be shown to others anywhere, tidied: what tournaments and keys are called. */
export const LABEL = z
  .string()
  .trim()
  .refine(isSeen, because('plain'))
  .refine((name) => !hasFloodOfMarks(name), because('marks'))
  .refine((name) => !hasMarkup(name), because('link'))
  .overwrite(tidy)
  .min(1)
  .max(40);

/** The name of a player. */
export const NAME = LABEL.refine((name) => !isOfStaff(name), because('reserved'));
