import type { IssueReason } from '#kernel';
import { z } from 'zod';
import { isSeen, tidy } from './names.ts';

const UNSEEN: IssueReason = 'plain';

/** A name that can be shown to others, tidied. */
export const NAME = z
  .string()
  .trim()
  .refine(isSeen, { params: { reason: UNSEEN } })
  .overwrite(tidy)
  .min(1)
  .max(40);
