import { asId } from '#kernel/id.ts';
import { type Character, GANDALF_WHITE, GOLLUM, IN_FELLOWSHIP } from '../../content/box.ts';
import { countGuides, mayGuide } from '../company.ts';
import { lapse } from '../deck/lapse.ts';
import { chooseGuideFrame } from '../frames/fellowship.ts';
import type { WarEffects, War } from '../state.ts';

export function setGuide(s: War, effects: WarEffects, character: Character): void {
  if (s.open.fellowship.guide === character) return;
  s.open.fellowship.guide = character;
  effects.emit?.({ type: 'newGuide', figure: character });
}

/** The membership changed: a new guide may be named (WR-FSP-08); when nobody is left, Gollum leads (WR-FSP-10). */
export function membersChanged(s: War, effects: WarEffects): void {
  lapse(s, effects);
  const guides = countGuides(s);
  if (guides > 1) chooseGuideFrame.enter(s);
  else if (guides === 1) {
    for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) if (mayGuide(s, c)) setGuide(s, effects, c);
  } else {
    s.open.characters[GOLLUM] = IN_FELLOWSHIP;
    setGuide(s, effects, GOLLUM);
  }
}
