import { z } from 'zod';

/** Fields that both HTTP bodies and socket messages have. */

export const IS_TABLE_ID = /^[\w-]{16}$/;
export const TABLE_ID = z.string().regex(IS_TABLE_ID);

export const SEAT = z.int().min(0).max(7);

/** Any text; characters that would disturb the lines around it are removed. */
export const CHAT_TEXT = z
  .string()
  .overwrite((text) => text.toWellFormed().replace(/[\0\u202a-\u202e\u2066-\u2069]/g, ''))
  .trim()
  .min(1)
  .max(500);
