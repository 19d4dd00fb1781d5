import type { FrameOf } from '#kernel';
import { at } from '../frames.ts';
import type { Hunt, HuntEffects } from '../state.ts';

/** What a card can answer once it is declared: an inquiry of a Nazgûl, or a Sorcery card. */
type Answered = FrameOf<typeof at.inquiry> | FrameOf<typeof at.script>;

/** What the window is about: the frame beneath it. `above` counts the frames on top of that one. */
export function answered(s: Hunt, above: number): Answered {
  const frame = s.frames[s.frames.length - 1 - above];
  if (at.inquiry.is(frame) || at.script.is(frame)) return frame;
  throw new Error(`Nobody can answer "${frame?.step}"`);
}

/** Above what is answered lie the window and the card that answers. */
const UNDER_A_CARD = 2;

/** The card played in the window undoes what it answers. */
export function cancelAnswered(s: Hunt, effects: HuntEffects): void {
  answered(s, UNDER_A_CARD).cancelled = true;
  effects.reveal();
}
