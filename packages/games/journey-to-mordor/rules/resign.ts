import { asId } from '#kernel/id.ts';
import { only, type Seat } from '#kernel';
import { chooserLeft } from './chooseHobbit.ts';
import { finish, survivors } from './endTurn.ts';
import { choosing, endTurn, gandalf } from './frames.ts';
import type { Journey } from './state.ts';
import type { JourneyEffects } from './tools.ts';

/** Giving up is leaving the game: the colour becomes neutral (JM-OUT-04) and the others play on (JM-OUT-05). A last one who stays has won. */
export function resign(s: Journey, seat: Seat, effects: JourneyEffects): void {
  if (s.open.out[seat]) return;
  s.open.out[seat] = true;
  effects.emit?.({ type: 'resigned', seat });
  const left = survivors(s);
  if (left.length <= 1) finish(s, effects, { winners: left, reason: 'othersResigned', rules: ['JM-OUT-05'] });
  else if (choosing.is(s.frames[0])) chooserLeft(s);
  else if (s.open.active === seat) endTurn.goTo(s);
  else if (gandalf.is(s.frames[0])) s.open.leavers = asId(s.open.leavers | only(seat));
}
