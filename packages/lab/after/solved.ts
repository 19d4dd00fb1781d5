import { beginsOf, greatest, inHands, type Outlined, type Reckoner, type Tale, type Turning, TURNINGS, turnsOf, VERSION } from './parts.ts';

/** A deed where the game is solved: the chances of all seats before it and right after it, before chance had its say, with perfect play from there on. */
export interface Exactly {
  readonly chances: readonly number[];
  readonly after: readonly number[];
  /** Whether there was anything to choose. */
  readonly open: boolean;
}

/** What is on file is rounded: a choice that cost less than this cost nothing. What it changed all the same counts as luck, so that the sum stays what it is. */
const LEAST = 0.001;
/** A moment that moved nobody's chance by a point is no turning point. */
const POINT = 0.01;

/** Tells a game that is solved from its beginning to its end: every deed for itself and without noise. Null where it is not. */
export async function solvedTale(
  outlined: Outlined,
  advice: string,
  reckoner: Reckoner,
  progress: (done: number) => void,
): Promise<Tale | null> {
  const found = await exactlyAll(outlined, reckoner, progress);
  if (found === null) return null;
  const { deeds, result, seats } = outlined;
  const chancesAt = (step: number): readonly number[] => (step === deeds.length ? result : found[step].chances);
  const nothing = new Array<number>(seats).fill(0);
  /** What a decision did; nothing where whoever made it lost nothing by it. Giving up is a decision, whatever it was worth. */
  const gains = found.map(({ chances, after }, step) => {
    const { seat, resigned } = deeds[step];
    return resigned || after[seat] < chances[seat] - LEAST ? after.map((chance, each) => chance - chances[each]) : nothing;
  });
  const decided = [...deeds.keys()].filter((step) => gains[step] !== nothing);
  const turningOf = (kind: Turning['kind'], step: number, swing: readonly number[]): Turning => {
    const { seat, round } = deeds[step];
    return { kind, step, seat, round, swing, error: 0, instead: null };
  };
  const turnings = [
    ...decided.map((step) => turningOf('decision', step, gains[step])),
    ...deeds.map((_, step) => {
      const before = chancesAt(step);
      return turningOf(
        'luck',
        step,
        chancesAt(step + 1).map((chance, seat) => chance - before[seat] - gains[step][seat]),
      );
    }),
  ]
    .filter(({ swing }) => greatest(swing) >= POINT)
    .toSorted((one, other) => greatest(other.swing) - greatest(one.swing))
    .filter((one, at, list) => list.findIndex(({ step }) => step === one.step) === at)
    .slice(0, TURNINGS)
    .toSorted((one, other) => one.step - other.step);
  const told = await inHands(reckoner.hands, turnings, async (turning) =>
    turning.kind === 'luck' ? turning : { ...turning, instead: (await reckoner.advice(turning.step, advice)).instead },
  );
  const course = [...found.keys(), deeds.length].map((step) => ({ step, chances: chancesAt(step) }));
  const shown = new Set([...beginsOfTurns(outlined), ...turnings.flatMap(({ step }) => [step, step + 1]), deeds.length]);
  progress(1);
  return {
    version: VERSION,
    exact: true,
    levels: { advice, play: advice },
    playouts: 0,
    worlds: 0,
    looked: decided.length,
    differed: decided.length,
    asked: found.filter(({ open }) => open).length,
    points: course.filter(({ step }) => shown.has(step)),
    // Giving up is among the decisions already.
    turns: turnsOf(outlined, course, (step) => gains[step], -1),
    turnings: told,
  };
}

/** Wherever it is somebody else's turn: more can be read from the course than round by round, and less than deed by deed. */
const beginsOfTurns = ({ deeds }: Outlined): number[] =>
  [...deeds.keys()].filter(
    (step) => step === 0 || deeds[step].seat !== deeds[step - 1].seat || deeds[step].round !== deeds[step - 1].round,
  );

/** Round by round, so that hands can share the work; whoever reckons a turn has most of it at hand for the next deed. */
async function exactlyAll(outlined: Outlined, reckoner: Reckoner, progress: (done: number) => void): Promise<readonly Exactly[] | null> {
  const { length } = outlined.deeds;
  const begins = beginsOf(outlined);
  const [first, ...others] = begins.map((from, at) => ({ from, to: begins[at + 1] ?? length }));
  const opening = await reckoner.exactly(first.from, first.to);
  if (opening === null) return null;
  let done = 0;
  const rest = await inHands(reckoner.hands, others, async ({ from, to }) => {
    const found = await reckoner.exactly(from, to);
    progress((0.95 * ++done) / others.length);
    return found;
  });
  const all = [opening];
  for (const each of rest)
    if (each === null) return null;
    else all.push(each);
  return all.flat();
}
