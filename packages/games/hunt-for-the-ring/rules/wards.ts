import { NAZGUL } from '../content/box.ts';
import type { Place, Space } from '../content/ids.ts';
import { EXIT } from '../content/map.ts';
import { type Hunt, mapOf, THIS_DAY, THIS_TURN } from './state.ts';

/** Lasting effects of cards: places where something cannot be done, spaces that are closed. */

/** Whether any ward forbids this on a space: on the area itself, in its region or in its section. */
export function barred(s: Hunt, space: Space, bar: number): boolean {
  const { wards } = s.open;
  if (wards.length === 0) return false;
  const { region, section } = mapOf(s);
  const regions = s.box.regions.length;
  for (const ward of wards)
    if (
      (ward.bars & bar) !== 0 &&
      (ward.area !== 0 ? ward.area === space : ward.place === region[space] || ward.place === regions + section[space])
    )
      return true;
  return false;
}

/** Of a perception: the named place itself is warded; a section around a warded region may still be named. */
export function barredPlace(s: Hunt, place: Place, bar: number): boolean {
  for (const ward of s.open.wards) if ((ward.bars & bar) !== 0 && ward.area === 0 && ward.place === place) return true;
  return false;
}

export function isClosed(s: Hunt, space: Space): boolean {
  for (const closed of s.open.closed) if (closed.space === space) return true;
  return false;
}

/** No Nazgûl may enter: an Ally token (HR-ALLYTOK-02), a revealed Gandalf (HR-GANDALF-10), an exit (HR-NAZ-05) or a closed space. */
export const shutToNazgul = (s: Hunt, space: Space): boolean =>
  s.open.allies[space] !== 0 ||
  s.open.gandalfAt === space ||
  (mapOf(s).kind[space] & EXIT) !== 0 ||
  (s.open.closed.length > 0 && isClosed(s, space));

/** The turn marker is advanced: what lasts for the turn is over. */
export function endTurnEffects(s: Hunt): void {
  endEffects(s, THIS_TURN);
}

/** After the night turn, before the recovery phase. */
export function endDayEffects(s: Hunt): void {
  endEffects(s, THIS_DAY);
}

function endEffects(s: Hunt, until: number): void {
  const { open } = s;
  if (open.wards.length > 0) open.wards = open.wards.filter((ward) => ward.until > until);
  if (open.closed.length > 0) open.closed = open.closed.filter((closed) => closed.until > until);
  for (let nazgul = 0; nazgul < NAZGUL.length; nazgul++) if (open.bound[nazgul] <= until) open.bound[nazgul] = 0;
}
