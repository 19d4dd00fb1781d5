import type { BlankedPack } from '#kernel';
import { type PairedDifference, differenceOf } from '#lab/paired-difference.ts';
import { runGames } from '#lab/run.ts';
import type { Setup } from '#lab/setup.ts';
import type { Summary, Tally } from '#lab/tally.ts';
import { runAblations, type Ablation } from '#lab/ablation.ts';
import { type Accessor, createSignal } from 'solid-js';
import { LabWorkers } from './labWorkers.ts';

/** What a reader has asked for: one set-up, or two that are compared; how many games, and which luck. */
export interface RunPlan {
  readonly setups: readonly [Setup, ...Setup[]];
  /** What the content of each is called; empty for the standard pack. */
  readonly packs: readonly string[];
  readonly games: number;
  readonly seed: number;
}

type RunPhase = 'running' | 'paused' | 'stopped' | 'done' | 'failed';

/** What is shown of a run; it changes at most twice a second. */
interface RunProgress {
  readonly counted: number;
  readonly summaries: readonly Summary[];
  readonly difference: PairedDifference | null;
  /** Games a second, of all set-ups together, while it was running. */
  readonly speed: number;
}

interface AblationRun {
  readonly phase: RunPhase;
  readonly of: number;
  readonly worth: readonly Ablation[];
}

export interface Run {
  readonly id: number;
  readonly plan: RunPlan;
  readonly phase: Accessor<RunPhase>;
  readonly progress: Accessor<RunProgress>;
  readonly fault: Accessor<unknown>;
  readonly ablation: Accessor<AblationRun | null>;
  tallies(): readonly Tally[];
  pause(): void;
  resume(): void;
  stop(): void;
  ablate(blanks: readonly BlankedPack[], games: number): Promise<void>;
}

const EVERY = 500;

/** The runs of this visit, newest first; they survive leaving the page. */
const [runs, setRuns] = createSignal<readonly Run[]>([]);
const [selectedRun, selectRun] = createSignal<Run | null>(null);
export { selectedRun, selectRun, runs };

export function startRun(plan: RunPlan): Run {
  // One run at a time has the workers.
  for (const run of runs()) run.stop();
  const run = createRun(plan, runs().length + 1);
  setRuns([run, ...runs()]);
  selectRun(run);
  return run;
}

function createRun(plan: RunPlan, id: number): Run {
  const [phase, setPhase] = createSignal<RunPhase>('running');
  const [shown, setShown] = createSignal<RunProgress>({ counted: 0, summaries: [], difference: null, speed: 0 });
  const [fault, setFault] = createSignal<unknown>(null);
  const [weighing, setWeighing] = createSignal<AblationRun | null>(null);
  let tallies: readonly Tally[] = [];
  let latest = 0;
  let waking: (() => void)[] = [];
  let busy = 0;
  let since = performance.now();

  const show = (now: number): void => {
    latest = now;
    const counted = tallies[0]?.results.length ?? 0;
    setShown({
      counted,
      summaries: tallies.map((tally) => tally.summary()),
      difference: tallies.length < 2 ? null : differenceOf(tallies[0], tallies[1]),
      speed: (counted * tallies.length * 1000) / Math.max(1, busy + now - since),
    });
  };
  const pause = (): Promise<void> => (phase() === 'paused' ? new Promise((wake) => waking.push(wake)) : Promise.resolve());
  const wake = (next: RunPhase): void => {
    setPhase(next);
    for (const each of waking) each();
    waking = [];
  };

  async function play(): Promise<void> {
    const workers = new LabWorkers();
    try {
      tallies = await runGames(workers, plan.setups, plan.games, plan.seed, {
        counted(_, now) {
          tallies = now;
          if (performance.now() - latest >= EVERY) show(performance.now());
        },
        pause,
        isStopped: () => phase() === 'stopped',
      });
      show(performance.now());
      if (phase() !== 'stopped') setPhase('done');
    } catch (error) {
      setFault(() => error);
      setPhase('failed');
    } finally {
      workers.close();
    }
  }

  const run: Run = {
    id,
    plan,
    phase,
    progress: shown,
    fault,
    ablation: weighing,
    tallies: () => tallies,
    pause() {
      if (phase() !== 'running') return;
      busy += performance.now() - since;
      setPhase('paused');
    },
    resume() {
      if (phase() !== 'paused') return;
      since = performance.now();
      wake('running');
    },
    stop() {
      if (phase() === 'running' || phase() === 'paused') wake('stopped');
      setWeighing((now) => (now?.phase === 'running' ? { ...now, phase: 'stopped' } : now));
    },
    async ablate(blanks, games) {
      const [base] = tallies;
      if (base === undefined) return;
      setWeighing({ phase: 'running', of: blanks.length, worth: [] });
      const workers = new LabWorkers();
      try {
        await runAblations(workers, base, blanks, games, plan.seed, {
          counted() {},
          isStopped: () => weighing()?.phase === 'stopped',
          weighed: (worth) => setWeighing((now) => (now === null ? now : { ...now, worth })),
        });
        setWeighing((now) => (now?.phase === 'running' ? { ...now, phase: 'done' } : now));
      } catch (error) {
        setFault(() => error);
        setWeighing((now) => (now === null ? now : { ...now, phase: 'failed' }));
      } finally {
        workers.close();
      }
    },
  };
  void play();
  return run;
}

/** One game of a run once more, as a record: worked out in a worker, for a long game takes its time. */
export async function recordOfGame(setup: Setup, seed: number, number: number) {
  const workers = new LabWorkers();
  try {
    return await workers.record(setup, seed, number);
  } finally {
    workers.close();
  }
}
