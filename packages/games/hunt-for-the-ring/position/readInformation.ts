import type { z } from 'zod';
import { bearer, CONCEALED, FOUND, HELD, type Hunt } from '../rules/state.ts';
import { lookUp } from './names.ts';
import type { information, ParsedHunt } from './schema.ts';

/** Five tokens were drawn: those found, those held, those concealed; without a word, the first ones are held. */
export function readInformation(s: Hunt, p: ParsedHunt): void {
  const { open, box } = s;
  const own = bearer(s);
  if (p.partOneInformation !== null) {
    const states = new Uint8Array(box.information.length);
    layInformation(s, p.partOneInformation, states, 'partOneInformation');
    open.partOneInformation = Array.from(states);
  }
  if (p.part === 2) return;
  for (const token of open.information) own.information[token] = FOUND;
  const told = p.ringBearer.information;
  if (told !== undefined) return layInformation(s, told, own.information, 'ringBearer.information');
  let left = 5 - open.information.length;
  for (let token = 0; token < own.information.length && left > 0; token++)
    if (own.information[token] !== FOUND) {
      own.information[token] = own.log.includes(box.information[token]) ? CONCEALED : HELD;
      left--;
    }
}

function layInformation({ open, box }: Hunt, told: z.output<typeof information>, states: Uint8Array, path: string): void {
  for (const token of open.information) states[token] = FOUND;
  for (const token of lookUp(box.informationIds, told.held, `${path}.held`)) states[token] = HELD;
  for (const token of lookUp(box.informationIds, told.concealed, `${path}.concealed`)) states[token] = CONCEALED;
}
