import { COMPANY, MERIADOC, STRIDER, WITCH_KING_DIE } from '../content/box.ts';
import { EXIT } from '../content/map.ts';
import { ASIDE, bearer, HELD, type Hunt, IN_BOX, LAST_STEP, mapOf } from '../rules/state.ts';
import { refuse } from './names.ts';

/** What stays out of part I, and what would have ended it. */
export function checkPartOne(s: Hunt): void {
  const { open, box } = s;
  const own = bearer(s);
  const later = (holds: boolean, what: string, path: string): void => {
    if (holds) refuse(`${what} belongs to part II`, path, ['HR-SETUP-02']);
  };
  later(open.witchKing >= 0, 'the Witch-king', 'witchKing');
  later(open.dice[WITCH_KING_DIE] >= 0, "the Witch-king's die", `dice.${WITCH_KING_DIE}`);
  later(open.company[STRIDER] !== ASIDE, 'Strider', `company.${COMPANY[STRIDER]}`);
  later(open.rivendell !== 0 || open.gandalfAt !== 0, 'Gandalf', 'gandalfAt');
  for (const [token, { id, colour }] of box.corruption.entries()) later(colour === 'grey' && open.tokens[token] !== IN_BOX, id, 'tokens');
  if (open.meriadocJoined !== (open.company[MERIADOC] !== ASIDE))
    refuse('Meriadoc is there if he has joined', 'meriadocJoined', ['HR-SETUP-05']);
  const most = 3 + (open.options.bigPool ? 1 : 0);
  if (open.poolSize > most) refuse(`the Fellowship pool holds ${most} tokens`, 'poolSize', ['HR-SETUP-03', 'HR-DIFF-03']);
  const exit = own.log.findIndex((entry) => (mapOf(s).kind[entry] & EXIT) !== 0);
  if (exit >= 0) refuse('part I is over once Frodo enters an exit area', `ringBearer.log.${exit}`, ['HR-END1-01']);
  if (open.step === LAST_STEP && open.arrival === 0) refuse('part I is over on step 16', 'ringBearer.log', ['HR-END1-02']);
  for (const [token, state] of own.information.entries())
    if (state === HELD && own.log.includes(box.information[token]))
      refuse(`"${box.informationIds[token]}" is concealed: Frodo has been there`, 'ringBearer.information', ['HR-CONCEAL-01']);
}
