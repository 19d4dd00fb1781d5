import { asId } from '#kernel/id.ts';
import type { Place, Scope, Space } from '../../content/ids.ts';
import { type Hunt, mapOf } from '../state.ts';

/** Where the active Nazgûl stands. */
export const hereOf = (s: Hunt): Space => s.open.nazgul[s.open.active];

/** What a perception of the active Nazgûl can name: its region or its section (HR-PERC-01, HR-RUL-24). */
export function ownPlace(s: Hunt, scope: Scope): Place {
  const { region, section } = mapOf(s);
  return scope === 0 ? asId(region[hereOf(s)]) : asId(s.box.regions.length + section[hereOf(s)]);
}
