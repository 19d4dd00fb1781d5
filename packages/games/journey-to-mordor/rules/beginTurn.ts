import { asId } from '#kernel/id.ts';
import { NOBODY } from '#kernel';
import { beginTurn, rolling } from './frames.ts';
import { placeAt, sheetOf } from './state.ts';
import { automatic } from './tools.ts';

/** The place where the turn begins changes the rules for that turn (JM-ADV-01); on the basic side places have no effect (JM-SETUP-07). */
export const beginningTurn = automatic(beginTurn, (s, effects) => {
  const { open } = s;
  open.began = open.fields[open.active];
  open.effect = open.began === 0 ? null : sheetOf(s).fields[open.began - 1].effect;
  open.rolls = 0;
  open.repeated = false;
  open.shows.fill(asId(-1));
  open.asideAt.fill(0);
  open.taken = 0;
  open.gandalfs = 0;
  open.leavers = NOBODY;
  const { active: seat, round, effect } = open;
  const place = placeAt(s, open.began);
  if (effect === null) effects.emit?.({ type: 'turnBegan', seat, round, place });
  else effects.emit?.({ type: 'turnBeganAt', seat, round, place, effect });
  rolling.goTo(s);
});
