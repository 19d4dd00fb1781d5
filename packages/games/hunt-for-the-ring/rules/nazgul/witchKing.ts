import { asId } from '#kernel/id.ts';
import type { Nazgul } from '../../content/ids.ts';
import type { Hunt, HuntEffects } from '../state.ts';
import { spotOf } from '../words.ts';

/** He replaces a Nazgûl on its space, figure and card (HR-WK-03, HR-WK-07); there is only one of him (HR-RUL-71). */
export function enterWitchKing(s: Hunt, effects: HuntEffects, nazgul: Nazgul): void {
  if (s.open.witchKing >= 0) return;
  effects.emit?.({ type: 'witchKingEnters', nazgul, at: spotOf(s, s.open.nazgul[nazgul]) });
  s.open.witchKing = nazgul;
}

/** After an encounter he took part in, the ordinary Nazgûl returns in his place (HR-WK-06); his die stays until the end of the day (HR-WKDIE-04). */
export function leaveWitchKing(s: Hunt, effects: HuntEffects): void {
  effects.emit?.({ type: 'witchKingLeaves', nazgul: s.open.witchKing });
  s.open.witchKing = asId(-1);
}
