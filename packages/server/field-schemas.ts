import { z } from 'zod';
import { tidyLine } from './people/names.ts';

/** Fields that both HTTP bodies and socket messages have. */

export const TABLE_ID = z.string().regex(/^[\w-]{16}$/);

export const SEAT = z.int().min(0).max(7);

/** One line of any text. Invisible characters and towers of marks, which would disturb the lines around it, are removed. */
export const CHAT_TEXT = z.string().max(2000).overwrite(tidyLine).min(1).max(500);
