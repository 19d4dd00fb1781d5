import { COMPANY, MERIADOC, STRIDER, WITCH_KING_DIE } from '../content/box.ts';
import { areaOfEntry, isExit } from '../rules/derived.ts';
import type { Entry } from '../content/ids.ts';
import { ASIDE, bearer, HELD, type Hunt, IN_BOX, LAST_STEP, SLASH_ENTRY } from '../rules/state.ts';
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
  const exit = own.log.findIndex((entry) => isExit(s, areaOfEntry(entry)));
  if (exit >= 0) refuse('part I is over once Frodo enters an exit area', `ringBearer.log.${exit}`, ['HR-END1-01']);
  if (open.step === LAST_STEP && open.arrival === 0) refuse('part I is over on step 16', 'ringBearer.log', ['HR-END1-02']);
  checkSlashes(own.log);
  for (const [token, state] of own.information.entries())
    if (state === HELD && own.log.includes(box.information[token]))
      refuse(`"${box.informationIds[token]}" is concealed: Frodo has been there`, 'ringBearer.information', ['HR-CONCEAL-01']);
}

/** By day he moves before he can be found; by night he may have rested, so that two slashes can follow each other, but no third. */
const MOST_SLASHES = 2;

function checkSlashes(log: readonly Entry[]): void {
  let running = 0;
  for (const [entry, each] of log.entries()) {
    running = each === SLASH_ENTRY ? running + 1 : 0;
    if (running > 0 && entry === 1)
      refuse('a slash follows an encounter, and Frodo moves before the first', 'ringBearer.log.1', ['HR-ESC-08']);
    if (running > MOST_SLASHES) refuse('by day Frodo moves before he is found again', `ringBearer.log.${entry}`, ['HR-RBT-03']);
  }
}
