import { NAZGUL } from '../../content/box.ts';
import type { Space } from '../../content/ids.ts';
import type { Where, Who } from '../../content/ops.ts';
import { nazgulOn } from '../derived.ts';
import { type Hunt, mapOf } from '../state.ts';
import type { Script } from './script.ts';

/** Whether a card's words about a place fit an area. */
export function fits(s: Hunt, where: Where, area: Space): boolean {
  if ((where.mask[area] & s.open.part) === 0) return false;
  const { region, section, neighbours } = mapOf(s);
  if (where.notNextToNazgul && (nazgulOn(s, area) || neighbours[area].some((next) => nazgulOn(s, next)))) return false;
  if (where.ofActive === null) return true;
  const here = s.open.nazgul[s.open.active];
  return where.ofActive === 'region' ? region[area] === region[here] : section[area] === section[here];
}

/** The Nazgûl a card speaks of, as bits. */
export function selected(s: Hunt, who: Who, script: Script): number {
  const { region, section, distance, size } = mapOf(s);
  const { nazgul, active } = s.open;
  // Where no token was placed nothing is near: index 0 is no space, and far from all.
  const near = who.kind === 'nearToken' ? script.placed : who.area;
  let bits = 0;
  for (let each = 0; each < NAZGUL.length; each++) {
    const space = nazgul[each];
    const fitting =
      who.kind === 'all' ||
      ((who.kind === 'acting' || who.kind === 'active') && each === active) ||
      (who.kind === 'othersInActiveSection' && each !== active && section[space] === section[nazgul[active]]) ||
      (who.kind === 'inRegions' && ((who.bits >> region[space]) & 1) === 1) ||
      (who.kind === 'inSections' && ((who.bits >> section[space]) & 1) === 1) ||
      ((who.kind === 'nearArea' || who.kind === 'nearToken') && distance[near * size + space] <= who.within);
    if (fitting) bits |= 1 << each;
  }
  return bits;
}
