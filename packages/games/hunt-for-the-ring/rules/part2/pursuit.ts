import { type AutomaticStep, enter, type Frame, leave, top } from '#kernel';
import { nazgulAtPlace } from '../derived.ts';
import type { Hunt } from '../state.ts';
import { offerExtraMove } from '../wraiths/riding.ts';

interface Pursuit extends Frame {
  readonly step: 'pursuit';
  /** Nazgûl already asked about, as bits. */
  asked: number;
}

export function startPursuit(s: Hunt): void {
  const frame: Pursuit = { step: 'pursuit', asked: 0 };
  enter(s, frame);
}

/** Each controller moves his Nazgûl one space or leaves it, the active one first; it keeps its ordinary move (HR-WKDIE-07, HR-RUL-72). */
export const pursuingAll: AutomaticStep<Hunt> = {
  run(s) {
    const pursuit = top<Pursuit>(s);
    for (let place = -1; place < 4; place++) {
      const nazgul = place < 0 ? s.open.active : nazgulAtPlace(s, place);
      if ((pursuit.asked >> nazgul) & 1) continue;
      pursuit.asked |= 1 << nazgul;
      return offerExtraMove(s, nazgul, 1, 1);
    }
    return leave(s);
  },
};
