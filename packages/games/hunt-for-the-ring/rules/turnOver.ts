import type { Company } from '../content/ids.ts';
import { type Hunt, type HuntEffects, TURNED_OVER } from './state.ts';
import { guard } from './tools.ts';

/** A Company card is turned over: its abilities are used up (HR-COMPANY-03). */
export function turnOver(s: Hunt, effects: HuntEffects, company: Company): void {
  s.open.company[company] = TURNED_OVER;
  s.open.turnedIn[company] = s.open.part;
  effects.emit?.({ type: 'companyTurned', company });
}

/** A card that was turned over has lost both its abilities. */
export const notTurnedOver = guard('HR-COMPANY-03', (s, company: Company) => s.open.company[company] !== TURNED_OVER);
