import { asId } from '#kernel/id.ts';
import { letterOf } from '../campaign/letter.ts';
import { rescueMoves } from '../derived.ts';
import { putAwayCardsInPlay } from '../effects/script.ts';
import { drawTokens, goOnAfterDraw } from '../encounter/tokens.ts';
import { ringBearerWins } from '../end.ts';
import { at } from '../frames.ts';
import { beginPartTwo } from '../setup/partTwo.ts';
import { bearer, type Hunt, type HuntEffects } from '../state.ts';
import { automatic } from '../tools.ts';
import { spotOf } from '../words.ts';

/** Part I is over at once, in the middle of whatever was going on; log and Information tokens are opened to all (HR-RUL-51, HR-RUL-27). */
export function endPartOne(s: Hunt, effects: HuntEffects, atExit: boolean): void {
  putAwayCardsInPlay(s);
  s.open.partOneLog = [...bearer(s).log];
  s.open.partOneInformation = Array.from(bearer(s).information);
  s.open.arrival = atExit ? 1 : 2;
  s.open.foundAt = asId(0);
  effects.reveal();
  // HR-END1-01: announced at once.
  if (atExit) effects.emit?.({ type: 'reachedExit', exit: spotOf(s, bearer(s).lastArea) });
  s.frames = [(atExit ? at.endOfPartOne : at.rescue).make()];
}

/** One token for each entry still needed to the nearest exit (HR-RESCUE-01), handled as in an encounter (HR-RUL-15). */
export const rescuing = automatic(at.rescue, (s, effects) => {
  const moves = rescueMoves(s);
  effects.emit?.({ type: 'rescue', moves });
  drawTokens(s, effects, moves);
  goOnAfterDraw(s);
});

/** Safe or rescued: the letter is written, and part II follows if it is played now (HR-GEN-06, HR-SETUP2-01). */
export const endingPartOne = automatic(at.endOfPartOne, (s, effects) => {
  if (s.open.options.mode === 'part1')
    return s.open.arrival === 1
      ? ringBearerWins(s, effects, 'reachedBree', ['HR-END1-01'])
      : ringBearerWins(s, effects, 'rescued', ['HR-END1-02', 'HR-RESCUE-01']);
  return beginPartTwo(s, effects, letterOf(s));
});
