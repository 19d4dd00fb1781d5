import { asId } from '#kernel/id.ts';
import type { Nazgul, Space } from '../../content/ids.ts';
import { MERIADOC, NAZGUL } from '../../content/box.ts';
import { eyesBesideTrack } from '../../rules/derived.ts';
import { FACE_UP, type Hunt, IN_POOL, mapOf } from '../../rules/state.ts';
import type { Beliefs } from '../beliefs.ts';
import { waysOf } from '../travelTimes.ts';
import { TUNING } from './tuning.ts';

/** What a token of the hunt pool brings on average. */
export function tokenMean(s: Hunt): number {
  const eyes = eyesBesideTrack(s);
  let sum = 0;
  let count = 0;
  for (const [token, { eye, value }] of s.box.corruption.entries())
    if (s.open.tokens[token] === IN_POOL) {
      sum += eye ? 1 + eyes : value;
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

const strength = (s: Hunt, nazgul: Nazgul): number => (s.open.witchKing === nazgul ? 2 : 1);

/** Whether a Nazgûl has its activation of this turn still before it. */
function isToCome(s: Hunt, nazgul: Nazgul): boolean {
  const { controller, rank, first, seats, activated, active } = s.open;
  if (nazgul === active || active < 0) return false;
  const place = (each: number): number => ((controller[each] - first + seats - 1) % (seats - 1)) * 4 + rank[each];
  return activated < 4 && place(nazgul) > place(active);
}

/** Tokens an encounter on an area would bring, with one Nazgûl on a given space: those who stand by, and those who can still come. */
export function tokensExpected(s: Hunt, area: Space, nazgul: Nazgul, space: Space): number {
  const map = mapOf(s);
  const { near } = waysOf(map);
  let tokens = 0;
  for (let each: Nazgul = asId(0); each < NAZGUL.length; each++) {
    const turns = near[(each === nazgul ? space : s.open.nazgul[each]) * map.size + area];
    if (turns === 0) tokens += strength(s, each);
    else if (turns === 1 && each !== nazgul && isToCome(s, each) && s.open.bound[each] === 0) tokens += 0.85 * strength(s, each);
  }
  return tokens;
}

/** Being there in time, a turn late, two turns late... */
const REACH = Array.from({ length: 6 }, (_, late) => TUNING.late ** late);
const reach = (turns: number, within: number): number => (turns <= within ? 1 : (REACH[turns - within] ?? 0));

/** By night he rests, unless Meriadoc can lead him on in part II. */
function movesWithin(s: Hunt, turns: number): number {
  const { part, company, fellowship } = s.open;
  const ledByNight = part === 2 && company[MERIADOC] === FACE_UP && fellowship > 0;
  let moves = 0;
  for (let turn = 1; turn <= turns; turn++) if (ledByNight || (s.open.turn + turn) % 3 !== 2) moves++;
  return moves;
}

/** What a space is worth to a Nazgûl at the end of its activation: it takes part in what has been found, and will be where Frodo comes by. */
export function standWorth(s: Hunt, beliefs: Beliefs, nazgul: Nazgul, space: Space, mean: number): number {
  const map = mapOf(s);
  const { turns, near } = waysOf(map);
  const { foundAt } = s.open;
  let worth = foundAt !== 0 && near[space * map.size + foundAt] === 0 ? mean * strength(s, nazgul) : 0;
  const from = NAZGUL.map((_, each) => (each === nazgul ? space : s.open.nazgul[each]) * map.size);
  const extra = NAZGUL.map((_, each) => (isToCome(s, asId(each)) ? 1 : 0));
  for (let ahead = 1; ahead <= TUNING.cover.length; ahead++) {
    const there = beliefs.ahead[Math.min(movesWithin(s, ahead), beliefs.ahead.length - 1)];
    let cover = 0;
    for (const area of map.areas) {
      if (there[area] < 0.01) continue;
      let missed = 1;
      let taking = 0;
      for (let each: Nazgul = asId(0); each < NAZGUL.length; each++) {
        const within = ahead + extra[each];
        missed *= 1 - 0.95 * reach(turns[from[each] + area], within);
        taking += strength(s, each) * reach(near[from[each] + area], within);
      }
      cover += there[area] * (1 - missed) * (TUNING.alone + TUNING.together * taking);
    }
    worth += TUNING.cover[ahead - 1] * mean * cover;
  }
  // Those who come to the same encounter still to be found stand by already.
  if (foundAt === 0)
    for (const area of map.areas)
      if (beliefs.last[area] > 0.02 && near[space * map.size + area] === 0)
        worth += TUNING.standby * mean * beliefs.last[area] * strength(s, nazgul);
  return worth;
}
