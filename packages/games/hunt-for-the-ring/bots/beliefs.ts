import { asId } from '#kernel/id.ts';
import type { Space } from '../content/ids.ts';
import { choicesFor, type BelievedEntry } from '../redeal/belief/choices.ts';
import { filterPartOne, type Hypothesis } from '../redeal/belief/partOne.ts';
import { byJourney } from '../redeal/belief/partTwo.ts';
import type { HuntBox } from '../content/box.ts';
import { FAR } from '../content/map.ts';
import { type Hunt, LAST_STEP } from '../rules/state.ts';
import { SOON, type TalkOfPart, type TokenHabits, type Tokens, TOKEN_HABITS, tokensOf, tokenWeight } from './allyTokens.ts';
import { habitsOf } from './habits.ts';

/** What a Wraith player may believe, from public information alone. The Ring-bearer works it out too, to know what they know. */
export interface Beliefs {
  /** How likely Frodo's last area and his trail are on each space. */
  readonly last: Float64Array;
  readonly visited: Float64Array;
  /** His last area after so many moves more; `ahead[0]` is the present. */
  readonly ahead: readonly Float64Array[];
  /** Part II: Gandalf's last area. */
  readonly gandalf: Float64Array;
  readonly cases: readonly Case[];
}

/** One way things can be: where Frodo is, where he will be, how likely he has been to each area. */
export interface Case {
  readonly last: Space;
  readonly next: Space;
  readonly weight: number;
  readonly been: (area: Space) => number;
  /** Part II: whether his card leads him to an area within the next rows. */
  readonly soon: (area: Space) => boolean;
  /** Part II: how likely Gandalf is on each space in this case, in weight. */
  readonly gandalf: Float64Array | null;
}

const AHEAD = 3;
/** In part II the cards tell the way. */
const AHEAD_BY_CARD = 6;
const ENOUGH = 1e-4;

/** What a belief is worked out from. */
interface Asked {
  readonly box: HuntBox;
  readonly part: number;
  readonly step: number;
  readonly longKnown: boolean;
  readonly havens: boolean;
  readonly deedsDone: readonly number[];
  readonly clues: readonly number[];
  readonly tokens: Tokens;
  readonly habits: TokenHabits;
}

/** The same clues give the same belief: it is worked out once for all decisions in between. A few, because the Ring-bearer also looks ahead. */
const KEPT = 4;
const kept: { readonly asked: Asked; readonly beliefs: Beliefs }[] = [];

const alike = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, place) => number === other[place]);

const isSame = (one: Asked, other: Asked): boolean =>
  one.box === other.box &&
  one.part === other.part &&
  one.step === other.step &&
  one.longKnown === other.longKnown &&
  one.havens === other.havens &&
  one.habits === other.habits &&
  alike(one.tokens.standing, other.tokens.standing) &&
  alike(one.tokens.fresh, other.tokens.fresh) &&
  alike(one.deedsDone, other.deedsDone) &&
  alike(one.clues, other.clues);

export function beliefsOf(
  s: Hunt,
  clues: readonly number[] = s.open.clues,
  step = s.open.step,
  habits: TokenHabits = TOKEN_HABITS,
): Beliefs {
  const { part, deedsDone, longKnown, options } = s.open;
  const asked: Asked = { box: s.box, part, step, longKnown, havens: options.havens, deedsDone, clues, tokens: tokensOf(s), habits };
  const known = kept.find((each) => isSame(each.asked, asked));
  if (known !== undefined) return known.beliefs;
  const beliefs = part === 1 ? ofPartOne(asked) : ofPartTwo(asked);
  // The game goes on and changes its own lists.
  kept.push({ asked: { ...asked, deedsDone: [...deedsDone], clues: [...clues] }, beliefs });
  if (kept.length > KEPT) kept.shift();
  return beliefs;
}

const NOWHERE = (): boolean => false;

/** The same with what the tokens say of it. */
const heard = ({ area, dots, weight, trail }: Hypothesis, tokens: Tokens, talk: TalkOfPart): Hypothesis => ({
  area,
  dots,
  weight: weight * tokenWeight(tokens, talk, { last: asId(area), been: (each) => trail[each], soon: NOWHERE }),
  trail,
});

function ofPartOne({ box, clues, tokens, habits }: Asked): Beliefs {
  const size = box.spaces.length;
  const [, talk] = habits;
  const free = filterPartOne(box, clues, { habits: habitsOf(box), trails: true });
  const found = tokens.standing.length === 0 ? free : free.map((each) => heard(each, tokens, talk));
  const total = found.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const last = new Float64Array(size);
  const visited = new Float64Array(size);
  const cases = found.map(({ area, weight: part, trail }): Case => {
    const weight = part / total;
    last[area] += weight;
    for (let each = 0; each < trail.length; each++) visited[each] += weight * trail[each];
    return { last: asId(area), next: asId(area), weight, been: (each) => trail[each], soon: NOWHERE, gandalf: null };
  });
  return { last, visited, ahead: walkOn(box, found, total, last), gandalf: new Float64Array(size), cases };
}

/** Dots that can be behind Frodo at the end of part I, and as many as he is thought ahead. */
const DOTS = LAST_STEP + AHEAD + 1;
const DAY_ENTRY: BelievedEntry = { escape: false, bonus: 0, crossing: 0 };

/** Where he goes from there, by his habits. */
function walkOn(box: HuntBox, found: readonly Hypothesis[], total: number, last: Float64Array): Float64Array[] {
  const size = box.spaces.length;
  const choices = choicesFor(box, DAY_ENTRY, habitsOf(box));
  const ahead = [last];
  let now = new Float64Array(size * DOTS);
  for (const { area, dots, weight } of found) now[area * DOTS + dots] += weight / total;
  for (let move = 1; move <= AHEAD; move++) {
    const next = new Float64Array(size * DOTS);
    const there = new Float64Array(size);
    for (const from of box.maps[1].areas)
      for (let dots = 0; dots < DOTS; dots++) {
        const weight = now[from * DOTS + dots];
        if (weight < ENOUGH) continue;
        const { areas, shares, stay } = choices.from(from, dots);
        for (let way = 0; way < areas.length; way++) {
          there[areas[way]] += weight * shares[way];
          next[areas[way] * DOTS] += weight * shares[way];
        }
        there[from] += weight * stay;
        next[from * DOTS + dots + 1] += weight * stay;
      }
    ahead.push(there);
    now = next;
  }
  return ahead;
}

function ofPartTwo(asked: Asked): Beliefs {
  const { box, clues, step, tokens, habits } = asked;
  const size = box.spaces.length;
  const [, , talk] = habits;
  const gandalf = new Float64Array(size);
  const ahead = Array.from({ length: AHEAD_BY_CARD + 1 }, () => new Float64Array(size));
  const visited = new Float64Array(size);
  const ways = [...byJourney(box, clues, asked)].map(([card, where]) => {
    const { lastArea, length, entered } = box.journeys[card];
    const row = (at: number): Space => asId(lastArea[Math.min(at, length)]);
    const been = (area: Space): number => (entered[Math.min(step, length) * size + area] === FAR ? 0 : 1);
    const soon = (area: Space): boolean => {
      for (let rows = 1; rows <= SOON; rows++) if (row(step + rows) === area) return true;
      return false;
    };
    const said = tokenWeight(tokens, talk, { last: row(step), been, soon });
    return { length, row, been, soon, where, weight: said * where.reduce((sum, each) => sum + each, 0), said };
  });
  const total = ways.reduce((sum, { weight }) => sum + weight, 0);
  const cases = ways.map(({ length, row, been, soon, where, weight: part, said }): Case => {
    const weight = part / total;
    for (let space = 0; space < size; space++) {
      where[space] *= said / total;
      gandalf[space] += where[space];
    }
    for (let move = 0; move <= AHEAD_BY_CARD; move++) if (step + move < length || move === 0) ahead[move][row(step + move)] += weight;
    for (const area of box.maps[2].areas) visited[area] += weight * been(area);
    return { last: row(step), next: row(step + 1), weight, been, soon, gandalf: where };
  });
  return { last: ahead[0], visited, ahead, gandalf, cases };
}
