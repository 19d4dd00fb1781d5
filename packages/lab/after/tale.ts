import type { Action } from '#kernel';
import type { Advice, Judged } from './judged.ts';

/** Whoever reckons: a worker of a browser with the game at hand, several of them, or the thread itself. */
export interface Reckoner {
  readonly hands: number;
  /** Milliseconds that one game played on from the start takes with a level. */
  pace(level: string): Promise<number>;
  chances(step: number, level: string, playouts: number): Promise<readonly number[]>;
  advice(step: number, level: string): Promise<Advice>;
  judge(step: number, levels: { readonly advice: string; readonly play: string }, worlds: number, from: number): Promise<Judged>;
}

/** What is known of a game before it is judged. */
export interface Outlined {
  readonly seats: number;
  /** Of every deed: who, in which round, and whether chance had a part in it. */
  readonly deeds: readonly { readonly seat: number; readonly round: number; readonly drew: boolean; readonly resigned: boolean }[];
  /** Part of the victory of each seat at the end. */
  readonly result: readonly number[];
}

/** A moment at which the chances were reckoned: step n is before deed n. */
export interface Point {
  readonly step: number;
  readonly chances: readonly number[];
}

/** One round: the chances before it, and what luck and decisions made of them. */
export interface Turn {
  readonly round: number;
  readonly from: number;
  readonly to: number;
  readonly luck: readonly number[];
  readonly decisions: readonly number[];
}

export interface Turning {
  readonly kind: 'decision' | 'luck';
  /** The deed: the moment before it is step n of a replay, the moment after it step n + 1. */
  readonly step: number;
  readonly seat: number;
  readonly round: number;
  /** What it did to the chance of each seat. */
  readonly swing: readonly number[];
  readonly error: number;
  /** What the strongest bot would have done; null: the same. */
  readonly instead: Action | null;
}

/** The truth about a finished game. Start, luck and decisions add up to the result for every seat, because luck is all that decisions do not explain. */
export interface Tale {
  readonly version: 1;
  readonly levels: { readonly advice: string; readonly play: string };
  /** Games played on from each point, and pairs of games for each decision that was looked at closely. */
  readonly playouts: number;
  readonly worlds: number;
  /** Decisions with a choice that the bot would have made differently, of all with a choice; and how many of them were looked at. */
  readonly looked: number;
  readonly differed: number;
  readonly asked: number;
  readonly points: readonly Point[];
  readonly turns: readonly Turn[];
  readonly turnings: readonly Turning[];
}

/** Milliseconds that each hand may spend on the course, and as many on the decisions, unless somebody wants it closer. */
export const USUAL_EFFORT = 20_000;
/** A game that takes long to play on gets more time: so many times as much at most, and that from so many milliseconds a game on. */
const PATIENCE = 7.5;
const SLOW = 30;
/** Few games say nothing, many change nothing. */
const PLAYOUTS = { least: 24, most: 600 };
const WORLDS = { least: 6, most: 96 };
/** So many decisions are looked at closely, in fresh worlds. */
const CLOSE = 10;
const CLOSE_WORLDS = { least: 16, most: 600 };
/** So many points make a course that can be read. */
const POINTS = 40;
/** A game that is played on from somewhere is shorter than one from the start. */
const REST = 0.6;
const TURNINGS = 3;
/** The part of the work on decisions that goes into the first glance. */
const GLANCE = 0.5;
/** What finding the luckiest draws may cost, as a part of the course. */
const LUCK = 0.4;
/** A decision counts when it is so many standard errors clear of its noise: ten are looked at, and none of them should be there by chance. */
const CLEAR = 2.5;

const clamp = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.max(least, Math.min(most, Math.round(value)));

const greatest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** Tells a game. `levels` are those that are offered, weakest first. */
export async function taleOf(
  outlined: Outlined,
  levels: readonly string[],
  reckoner: Reckoner,
  progress: (done: number) => void,
  effort = USUAL_EFFORT,
): Promise<Tale> {
  const { deeds, seats, result } = outlined;
  const advice = levels.at(-1) ?? 'random';
  const { play, each } = await quickest(levels, reckoner, effort);
  /** So many games can be played on for the course, and as many for the decisions. */
  const games = (effort * Math.max(1, Math.min(PATIENCE, each / SLOW)) * reckoner.hands) / (each * REST);
  const steps = pointsOf(outlined, Math.min(POINTS, games / PLAYOUTS.least));
  const playouts = clamp(games / steps.length, PLAYOUTS);
  progress(0.03);

  // The course.
  let done = 0;
  const course = await inHands(reckoner.hands, steps, async (step) => {
    const chances = step === deeds.length ? result : await reckoner.chances(step, play, playouts);
    progress(0.03 + (0.42 * ++done) / steps.length);
    return { step, chances };
  });

  // What a bot would have done otherwise, first with a glance, then closely where it seems to matter.
  const all = [...deeds.keys()];
  const asked = await inHands(reckoner.hands, all, (step) => reckoner.advice(step, advice));
  const differed = asked.filter(({ instead }) => instead !== null);
  progress(0.5);
  // Two games a pair; where there is no time for all, every so many of them is looked at.
  const every = Math.max(1, Math.ceil((differed.length * 2 * WORLDS.least) / (games * GLANCE)));
  const some = differed.filter((_, at) => at % every === 0);
  const worlds = clamp((games * GLANCE) / (2 * Math.max(1, some.length)), WORLDS);
  done = 0;
  const glanced = await inHands(reckoner.hands, some, async ({ step }) => {
    const found = await reckoner.judge(step, { advice, play }, worlds, 0);
    progress(0.5 + (0.25 * ++done) / Math.max(1, some.length));
    return found;
  });
  const worth = glanced.toSorted((one, other) => greatest(other.gains) - greatest(one.gains)).slice(0, CLOSE);
  const closeWorlds = clamp((games * (1 - GLANCE)) / (2 * Math.max(1, worth.length)), CLOSE_WORLDS);
  done = 0;
  const close = await inHands(reckoner.hands, worth, async ({ step }) => {
    const found = await reckoner.judge(step, { advice, play }, closeWorlds, worlds);
    progress(0.75 + (0.2 * ++done) / Math.max(1, worth.length));
    return found;
  });
  const clear = close.filter(({ gains, errors }) => gains.some((gain, seat) => Math.abs(gain) > CLEAR * errors[seat]));

  const resigned = deeds.findIndex((deed) => deed.resigned);
  const gainsAt = (step: number): readonly number[] =>
    clear.find((found) => found.step === step)?.gains ?? new Array<number>(seats).fill(0);
  const turns = turnsOf(outlined, course, gainsAt, resigned);
  // In each of the luckiest rounds so many draws are looked at, before and after.
  const draws = Math.max(2, Math.min(12, Math.floor((games * LUCK) / (2 * TURNINGS * playouts))));
  const lucky = await luckiest(outlined, turns, course, gainsAt, reckoner, play, playouts, draws);
  progress(1);
  const decided: Turning[] = clear
    .map(({ step, gains, errors }) => ({
      kind: 'decision' as const,
      step,
      seat: deeds[step].seat,
      round: deeds[step].round,
      swing: gains,
      // The noise of what is told: of the swing of the seat that it moved most.
      error: errors[gains.findIndex((gain) => Math.abs(gain) === greatest(gains))],
      instead: asked[step].instead,
    }))
    .filter(({ swing, error }) => greatest(swing) > CLEAR * error);
  const turnings = [...decided, ...lucky]
    .toSorted((one, other) => greatest(other.swing) - greatest(one.swing))
    .filter((one, at, list) => list.findIndex(({ step }) => step === one.step) === at)
    .slice(0, TURNINGS)
    .toSorted((one, other) => one.step - other.step);
  return {
    version: 1,
    levels: { advice, play },
    playouts,
    worlds: closeWorlds,
    looked: some.length,
    differed: differed.length,
    asked: asked.filter(({ open }) => open).length,
    points: course,
    turns,
    turnings,
  };
}

/** The beginning of every round, the end, and points between them so that the course can be read. */
function pointsOf({ deeds }: Outlined, most: number): number[] {
  const begins = [...deeds.keys()].filter((step) => step === 0 || deeds[step].round !== deeds[step - 1].round);
  const parts = Math.max(1, Math.round(most / Math.max(1, begins.length)));
  const between = begins.flatMap((from, at) => {
    const to = begins[at + 1] ?? deeds.length;
    return Array.from({ length: parts }, (_, part) => from + Math.round(((to - from) * part) / parts));
  });
  const resigned = deeds.findIndex((deed) => deed.resigned);
  return [...new Set([...between, ...(resigned < 0 ? [] : [resigned]), deeds.length])].toSorted((one, other) => one - other);
}

/** The strongest level that is quick enough: with the next weaker one there would be more games, but worse ones. */
async function quickest(
  levels: readonly string[],
  reckoner: Reckoner,
  effort: number,
): Promise<{ readonly play: string; readonly each: number }> {
  let found = { play: levels.at(-1) ?? 'random', each: 1 };
  for (const level of levels.toReversed()) {
    if (level === 'random') break;
    found = { play: level, each: Math.max(0.05, await reckoner.pace(level)) };
    if ((effort * reckoner.hands) / (POINTS * found.each * REST) >= 2 * PLAYOUTS.least) break;
  }
  return found;
}

/** Does the work for each, so many at a time, and keeps their order. */
async function inHands<T, R>(hands: number, items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const found: R[] = [];
  const line = [...items.entries()];
  const hand = async (): Promise<void> => {
    for (let next = line.shift(); next !== undefined; next = line.shift()) found[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: Math.max(1, hands) }, hand));
  return found;
}

/** Sums by round: decisions as they were judged, luck all the rest. Giving up is a decision, whatever it was worth. */
function turnsOf(
  { deeds, seats }: Outlined,
  course: readonly Point[],
  gainsAt: (step: number) => readonly number[],
  resigned: number,
): Turn[] {
  const chancesAt = (step: number): readonly number[] => course.find((point) => point.step === step)?.chances ?? [];
  const begins = [...deeds.keys()].filter((step) => step === 0 || deeds[step].round !== deeds[step - 1].round);
  return begins.map((from, at) => {
    const to = begins[at + 1] ?? deeds.length;
    const decisions = new Array<number>(seats).fill(0);
    for (let step = from; step < to; step++)
      for (const [seat, gain] of gainsAt(step).entries())
        decisions[seat] += step === resigned ? chancesAt(deeds.length)[seat] - chancesAt(step)[seat] : gain;
    const luck = decisions.map((decided, seat) => chancesAt(to)[seat] - chancesAt(from)[seat] - decided);
    return { round: deeds[from].round, from, to, luck, decisions };
  });
}

/** Looks into the luckiest rounds for the deed after which chance turned. */
async function luckiest(
  { deeds }: Outlined,
  turns: readonly Turn[],
  course: readonly Point[],
  gainsAt: (step: number) => readonly number[],
  reckoner: Reckoner,
  play: string,
  playouts: number,
  draws: number,
): Promise<Turning[]> {
  const most = turns.toSorted((one, other) => greatest(other.luck) - greatest(one.luck)).slice(0, TURNINGS);
  const found: Turning[] = [];
  for (const turn of most) {
    const drawn = Array.from({ length: turn.to - turn.from }, (_, at) => turn.from + at).filter((step) => deeds[step].drew);
    const every = Math.ceil(drawn.length / draws);
    const steps = [...new Set(drawn.filter((_, at) => at % every === 0).flatMap((step) => [step, step + 1]))];
    const chances = new Map(
      await inHands(reckoner.hands, steps, async (step) => {
        const known = course.find((point) => point.step === step);
        return [step, known?.chances ?? (await reckoner.chances(step, play, playouts))] as const;
      }),
    );
    let best: Turning | null = null;
    for (const step of steps) {
      const [before, after] = [chances.get(step), chances.get(step + 1)];
      if (before === undefined || after === undefined || !deeds[step].drew) continue;
      const swing = after.map((chance, seat) => chance - before[seat] - gainsAt(step)[seat]);
      if (best !== null && greatest(best.swing) >= greatest(swing)) continue;
      best = {
        kind: 'luck',
        step,
        seat: deeds[step].seat,
        round: deeds[step].round,
        swing,
        error: Math.sqrt(0.5 / playouts),
        instead: null,
      };
    }
    if (best !== null && greatest(best.swing) > CLEAR * best.error) found.push(best);
  }
  return found;
}
