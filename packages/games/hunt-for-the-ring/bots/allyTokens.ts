import type { Space } from '../content/ids.ts';
import type { Where } from '../content/ops.ts';
import { type Hunt, mapOf } from '../rules/state.ts';

/** The Ally tokens on the board, and those among them that may have come with the card of this turn. */
export interface Tokens {
  readonly standing: readonly Space[];
  readonly fresh: readonly Space[];
}

/** How much likelier than elsewhere a token stands where Frodo is, where he has been, and where his Journey card leads him soon. */
export interface Talk {
  readonly here: number;
  readonly been: number;
  readonly soon: number;
}

/** Of a token of this turn, and of one that was there before. */
export interface TalkOfPart {
  readonly fresh: Talk;
  readonly standing: Talk;
}

/** By part of the game; the first is no part. */
export type TokenHabits = readonly [null, TalkOfPart, TalkOfPart];

const SAYS_NOTHING: Talk = { here: 1, been: 1, soon: 1 };

/** A Ring-bearer whose tokens say nothing. */
export const SILENT_TOKENS: TokenHabits = [
  null,
  { fresh: SAYS_NOTHING, standing: SAYS_NOTHING },
  { fresh: SAYS_NOTHING, standing: SAYS_NOTHING },
];

/** Fitted by `node bench/proofs/hunt-ally-tokens.ts --games 150 --seed 71` to Ring-bearers of `ranger` and `casual` alike: hunters do not know whom they are after. */
export const TOKEN_HABITS: TokenHabits = [
  null,
  { fresh: { here: 6, been: 4, soon: 1 }, standing: { here: 2, been: 4, soon: 1 } },
  { fresh: { here: 4, been: 1, soon: 1.4 }, standing: SAYS_NOTHING },
];

/** Rows of a Journey card that are soon. */
export const SOON = 3;

/** Where the card of this turn let a token be put; null when none was played that puts one. Cards that only answer hunters have come on the pile since. */
function placedBy({ box, open }: Hunt): Where | null {
  if (!open.played) return null;
  const card = open.allyDiscard.findLast((each) => box.allies[each].effects.some(({ outOfTurn }) => !outOfTurn));
  if (card === undefined) return null;
  for (const { script, outOfTurn } of box.allies[card].effects)
    if (!outOfTurn) for (const op of box.scripts[script]) if (op.op === 'allyToken.place') return op.where;
  return null;
}

/** What lies open about the tokens. When each was put is not written down anywhere; the pile tells what was played last. */
export function tokensOf(s: Hunt): Tokens {
  const standing = mapOf(s).areas.filter((area) => s.open.allies[area] !== 0);
  const where = standing.length === 0 ? null : placedBy(s);
  return { standing, fresh: where === null ? [] : standing.filter((area) => (where.mask[area] & s.open.part) !== 0) };
}

/** One way things can be, as far as tokens tell about it. */
export interface TokenEvidence {
  readonly last: Space;
  readonly been: (area: Space) => number;
  readonly soon: (area: Space) => boolean;
}

/** How likely the tokens stand where they do if that is how things are, compared with tokens put anywhere. Never nothing: a habit is no proof. */
export function tokenWeight({ fresh, standing }: Tokens, talk: TalkOfPart, told: TokenEvidence): number {
  let weight = 1;
  for (const area of standing) weight *= saidBy(fresh.includes(area) ? talk.fresh : talk.standing, area, told);
  return weight;
}

/** How sure of `here` hunters would be with one more token on an area, put there now. */
export function believedAfter(
  cases: readonly (TokenEvidence & { readonly weight: number })[],
  habits: TokenHabits,
  part: 1 | 2,
  area: Space,
  here: Space,
): number {
  const { fresh } = habits[part];
  let all = 0;
  let there = 0;
  for (const each of cases) {
    const weight = each.weight * saidBy(fresh, area, each);
    all += weight;
    if (each.last === here) there += weight;
  }
  return all === 0 ? 0 : there / all;
}

function saidBy({ here, been, soon }: Talk, area: Space, told: TokenEvidence): number {
  if (told.last === area) return here;
  return (1 + (been - 1) * told.been(area)) * (soon !== 1 && told.soon(area) ? soon : 1);
}
