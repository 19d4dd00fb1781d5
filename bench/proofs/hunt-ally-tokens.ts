import { parseArgs } from 'node:util';
import type { Bot } from '../../packages/bots/bot.ts';
import { levelsOf } from '../../packages/bots/registry.ts';
import { SeatObservation } from '../../packages/kernel/observation.ts';
import {
  SILENT_TOKENS,
  type Talk,
  type TalkOfPart,
  TOKEN_HABITS,
  type Tokens,
  tokensOf,
  tokenWeight,
  type TokenEvidence,
} from '../../packages/games/hunt-for-the-ring/bots/allyTokens.ts';
import { beliefsOf } from '../../packages/games/hunt-for-the-ring/bots/beliefs.ts';
import { huntForTheRing as game } from '../../packages/games/hunt-for-the-ring/index.ts';
import { lastArea } from '../../packages/games/hunt-for-the-ring/rules/derived.ts';
import { type Hunt, RING_BEARER } from '../../packages/games/hunt-for-the-ring/rules/state.ts';
import { box } from '../../packages/games/hunt-for-the-ring/testing/letter.ts';
import { firstOf, LegalMoves, perform, SeededRandom, settle, SilentEffects, waiting } from '../../packages/kernel/index.ts';
import { say } from '../log.ts';

/**
 * What Ally tokens say about Frodo: campaigns of each level are played, and at the beginning of every Wraith turn the belief is asked how likely Frodo
 * is where he is. The weights that make the mean of its logarithm greatest on the campaigns of one seed are told, then what they come to, and
 * what those in use come to, on the campaigns of another: `node bench/proofs/hunt-ally-tokens.ts [--games N] [--seed S] [--held S] [--bots a,b] [--keep]`.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '71' },
    held: { type: 'string', default: '72' },
    bots: { type: 'string', default: 'ranger,casual' },
    /** Nothing is fitted: only the weights in use are judged. */
    keep: { type: 'boolean', default: false },
  },
});

type Part = 1 | 2;
/** The beginning of a Wraith turn. */
interface Moment {
  readonly part: Part;
  readonly game: number;
  readonly tokens: Tokens;
  /** What can be, as the clues alone tell it, and whether Frodo is where he truly is in it. */
  readonly cases: readonly (TokenEvidence & { readonly weight: number; readonly true: boolean })[];
}

const levels = (await levelsOf(game.id)) as { readonly [level: string]: Bot<Hunt> };
const legalMoves = new LegalMoves(game);

function momentOf(s: Hunt, number: number): Moment {
  const tokens = tokensOf(s);
  const truth = lastArea(s);
  const { cases } = beliefsOf(s, s.open.clues, s.open.step, SILENT_TOKENS);
  return {
    part: s.open.part,
    game: number,
    tokens,
    cases: cases.map(({ last, weight, been, soon }) => {
      // Only what is asked for is kept: whole trails of all campaigns would be too many.
      const visited = tokens.standing.map((area) => been(area));
      const coming = tokens.standing.map((area) => soon(area));
      return {
        last,
        weight,
        true: last === truth,
        been: (area) => visited[tokens.standing.indexOf(area)],
        soon: (area) => coming[tokens.standing.indexOf(area)],
      };
    }),
  };
}

function momentsOf(bot: Bot<Hunt>, seed: number): Moment[] {
  const moments: Moment[] = [];
  for (let number = 0; number < Number(values.games); number++) {
    const effects = new SilentEffects(new SeededRandom(seed, 2 * number));
    const thoughts = new SeededRandom(seed, 2 * number + 1);
    const s = game.setup(box, game.readOptions({}, 2), 2, effects);
    settle(game, s, effects);
    for (let told = ''; s.outcome === null; ) {
      const seat = firstOf(waiting(game, s));
      const { part, day, turn, active, partOneLog } = s.open;
      const now = `${part} ${day} ${turn}`;
      if (seat !== RING_BEARER && active >= 0 && now !== told && (part === 2 || partOneLog === null)) {
        told = now;
        moments.push(momentOf(s, number));
      }
      const observation = new SeatObservation(game, s, seat, legalMoves);
      perform(game, s, seat, observation.moves.length === 1 ? observation.moves[0] : bot(observation, thoughts), effects);
    }
  }
  return moments;
}

/** The logarithm of the weight that the true area has. */
function logarithm({ tokens, cases }: Moment, talk: TalkOfPart): number {
  let all = 0;
  let truth = 0;
  for (const each of cases) {
    const weight = tokens.standing.length === 0 ? each.weight : each.weight * tokenWeight(tokens, talk, each);
    all += weight;
    if (each.true) truth += weight;
  }
  return Math.log(truth / all);
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

const GRID = [0.7, 1, 1.4, 2, 2.5, 3, 4, 5, 6, 8, 12];
type Knob = readonly [keyof TalkOfPart, keyof Talk];
const KNOBS: { readonly [part in Part]: readonly Knob[] } = {
  1: [
    ['fresh', 'here'],
    ['fresh', 'been'],
    ['standing', 'here'],
    ['standing', 'been'],
  ],
  2: [
    ['fresh', 'here'],
    ['fresh', 'soon'],
  ],
};
const ROUNDS = 2;

/** One weight after the other, each level counting alike. */
function fit(part: Part, learned: readonly (readonly Moment[])[]): TalkOfPart {
  const lists = learned.map((list) => list.filter((each) => each.part === part && each.tokens.standing.length > 0));
  const judge = (talk: TalkOfPart): number => mean(lists.map((list) => mean(list.map((each) => logarithm(each, talk)))));
  let best: TalkOfPart = SILENT_TOKENS[part];
  let most = judge(best);
  for (let round = 0; round < ROUNDS; round++)
    for (const [age, where] of KNOBS[part])
      for (const value of GRID) {
        const talk = { ...best, [age]: { ...best[age], [where]: value } };
        const found = judge(talk);
        if (found <= most) continue;
        most = found;
        best = talk;
      }
  return best;
}

const Z = 1.96;
/** Means before and after, and the 95 % interval of the difference, campaign by campaign. */
function compare(moments: readonly Moment[], talk: TalkOfPart): string {
  const before = moments.map((each) => logarithm(each, SILENT_TOKENS[1]));
  const after = moments.map((each) => logarithm(each, talk));
  const byGame = new Map<number, number>();
  for (const [place, each] of moments.entries())
    byGame.set(each.game, (byGame.get(each.game) ?? 0) + after[place] - before[place] - (mean(after) - mean(before)));
  const error = Math.sqrt([...byGame.values()].reduce((sum, each) => sum + each * each, 0)) / moments.length;
  return `${moments.length} turns, ${mean(before).toFixed(4)} to ${mean(after).toFixed(4)} (${(mean(after) - mean(before)).toFixed(4)} ± ${(Z * error).toFixed(4)})`;
}

const names = values.bots.split(',');
const learned = values.keep ? [] : names.map((name) => momentsOf(levels[name], Number(values.seed)));
const held = names.map((name) => momentsOf(levels[name], Number(values.held)));
say(`${values.games} campaigns of each level, seed ${values.seed}, judged on seed ${values.held}`);
for (const part of [1, 2] as const) {
  const talks: (readonly [string, TalkOfPart])[] = [['in use', TOKEN_HABITS[part]]];
  if (!values.keep) talks.unshift(['fitted', fit(part, learned)]);
  for (const [kind, talk] of talks) {
    say(`part ${part}, ${kind}: ${JSON.stringify(talk)}`);
    for (const [place, list] of held.entries()) {
      const ofPart = list.filter((each) => each.part === part);
      say(`  ${names[place]}: ${compare(ofPart, talk)}`);
      say(
        `    with tokens: ${compare(
          ofPart.filter(({ tokens }) => tokens.standing.length > 0),
          talk,
        )}`,
      );
    }
  }
}
