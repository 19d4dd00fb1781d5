import { leave } from '#kernel';
import { NAZGUL } from '../../content/box.ts';
import { nazgulAtPlace } from '../derived.ts';
import { at } from '../frames.ts';
import { automatic } from '../tools.ts';
import { offerExtraMove } from './riding.ts';

/** Each controller moves his Nazgûl one space or leaves it, the active one first; it keeps its ordinary move (HR-WKDIE-07, HR-RUL-72). */
export const pursuingAll = automatic(at.pursuit, (s) => {
  const pursuit = at.pursuit.of(s);
  for (let place = -1; place < NAZGUL.length; place++) {
    const nazgul = place < 0 ? s.open.active : nazgulAtPlace(s, place);
    if ((pursuit.asked >> nazgul) & 1) continue;
    pursuit.asked |= 1 << nazgul;
    return offerExtraMove(s, nazgul, 1, 1);
  }
  return leave(s);
});
