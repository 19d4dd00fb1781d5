import {
  beginsOf,
  greatest,
  inHands,
  type Outlined,
  type Point,
  type Reckoner,
  type Tale,
  type Turn,
  type Turning,
  TURNINGS,
  turnsOf,
  VERSION,
} from './parts.ts';
import { solvedTale } from './solved.ts';

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
/** The part of the work on decisions that goes into the first glance. */
const GLANCE = 0.5;
/** What finding the luckiest draws may cost, as a part of the course. */
const LUCK = 0.4;
/** A decision counts when it is so many standard errors clear of its noise: ten are looked at, and none of them should be there by chance. */
const CLEAR = 2.5;

const clamp = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.max(least, Math.min(most, Math.round(value)));

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
  const solved = await solvedTale(outlined, advice, reckoner, progress);
  if (solved !== null) return solved;
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
    version: VERSION,
    exact: false,
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
function pointsOf(outlined: Outlined, most: number): number[] {
  const { deeds } = outlined;
  const begins = beginsOf(outlined);
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
