import type { Space } from '../../content/ids.ts';
import { bearer, CONCEALED, HELD, type Hunt } from '../state.ts';

/** HR-CONCEAL-01, HR-CONCEAL-02, HR-RUL-26: an area Frodo logged, in whatever way, no longer yields its token. Nobody is told. */
export function conceal(s: Hunt, area: Space): void {
  const token = s.box.information.indexOf(area);
  const { information } = bearer(s);
  if (token >= 0 && information[token] === HELD) information[token] = CONCEALED;
}
