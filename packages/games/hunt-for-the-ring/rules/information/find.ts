import { asId } from '#kernel/id.ts';
import type { Information, Space } from '../../content/ids.ts';
import { bearer, FOUND, HELD, type Hunt, type HuntEffects } from '../state.ts';
import { spotOf } from '../words.ts';

/** The Information token that a search or hunt would uncover there, or -1. Nothing is found in part II (HR-RUL-27). */
export function tokenToFind(s: Hunt, area: Space): Information {
  if (s.open.part !== 1) return asId(-1);
  const token: Information = asId(s.box.information.indexOf(area));
  return token >= 0 && bearer(s).information[token] === HELD ? token : asId(-1);
}

/**
 * HR-INFO-03, HR-INFO-04: a search or hunt uncovers a matching Information token still in play, even if it failed; the next power is
 * unlocked at once (HR-INFO-05). The token, or -1.
 */
export function findInformation(s: Hunt, effects: HuntEffects, area: Space): Information {
  const token = tokenToFind(s, area);
  if (token < 0) return asId(-1);
  bearer(s).information[token] = FOUND;
  s.open.information.push(token);
  effects.emit?.({ type: 'informationFound', area: spotOf(s, area), powers: s.open.information.length });
  return token;
}
