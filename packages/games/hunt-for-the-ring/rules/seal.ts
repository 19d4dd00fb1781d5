import type { Random } from '#kernel';
import { hex, hmacWith, unhex } from '#kernel/random/sha256.ts';
import { bearer, DOT_ENTRY, type Hunt, type HuntEffects, NOT_DRAWN, SLASH_ENTRY } from './state.ts';

/**
 * The journal is fixed turn by turn: whenever the Ring-bearer has written in secret, a seal of all he has written is told to everybody. It
 * gives nothing away, because the salt in it was drawn at the set-up and lies where nobody looks; and when the game is over the salt comes
 * to light with everything else, so that a replay recomputes every seal and no entry can have been changed after the fact.
 */

const DRAWS = 8;
const WORD = 1 << 16;

/** 128 bits from the hidden stream of chance. */
export function drawSalt(random: Random): string {
  let salt = '';
  for (let i = 0; i < DRAWS; i++) salt += random.draw(WORD).toString(16).padStart(4, '0');
  return salt;
}

export const NO_SALT = '0'.repeat(32);
/** As many digits as the other fingerprints of the house. */
const SEAL_DIGITS = 32;

/** What the Ring-bearer has written and drawn so far, in the names of the box. */
export function journalText(s: Hunt): string {
  const { box } = s;
  const { log, information, journey, journeysGone, gandalfLog } = bearer(s);
  const tokens = JSON.stringify(box.informationIds.filter((_, token) => information[token] !== NOT_DRAWN));
  const journeys = journey < 0 ? '[]' : JSON.stringify([...journeysGone, journey].map((card) => box.journeyIds[card]));
  return `{"part":${s.open.part},"log":[${entries(s, log)}],"information":${tokens},"journeys":${journeys},"gandalf":[${entries(s, gandalfLog)}]}`;
}

/** Put together by hand, because it is done every turn and spaces have names without anything to escape. */
function entries({ box }: Hunt, log: readonly number[]): string {
  let text = '';
  for (let i = 0; i < log.length; i++) {
    const entry = log[i];
    text += `${i === 0 ? '' : ','}"${entry === DOT_ENTRY ? 'dot' : entry === SLASH_ENTRY ? 'slash' : box.spaces[entry]}"`;
  }
  return text;
}

/** What depends on the salt alone is worked out once a game. */
let lastSalt = '';
let withSalt: (message: string) => Uint8Array;

export function sealOf(salt: string, number: number, journal: string): string {
  if (salt !== lastSalt) {
    withSalt = hmacWith(unhex(salt));
    lastSalt = salt;
  }
  return hex(withSalt(`${number} ${journal}`), SEAL_DIGITS / 2);
}

/** Told to all, and nothing sealed can be taken back: a second seal of the same turn would tell whether the entry was changed. */
export function sealJournal(s: Hunt, effects: HuntEffects): void {
  const { seals } = s.open;
  const seal = sealOf(s.hidden.salt, seals.length + 1, journalText(s));
  seals.push(seal);
  effects.reveal();
  effects.emit?.({ type: 'journalSealed', number: seals.length, seal });
}
