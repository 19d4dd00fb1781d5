import type { Hint, Lesson, LessonStep } from '#games/lesson.ts';
import type { Action } from '#kernel';
import { batch, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { workerTransport } from '../local/workerTransport.ts';
import { LOCAL_TABLE } from '../local/localStart.ts';
import { motion } from '../settings/settings.ts';
import { type TableController, openTable } from '../table/session/tableController.ts';
import { storeProgress, storedProgress } from './progressStorage.ts';
import { gameOf, startOf } from './lessonStart.ts';

/** A running lesson: its step, its table, and navigation. */
interface LessonSession {
  readonly lesson: Lesson;
  /** From 0; the number of steps in the game at the end. */
  readonly step: () => number;
  /** Null in the game at the end. */
  readonly now: () => LessonStep | null;
  /** In the game at the end: the hint for the present prompt. */
  readonly hint: () => Hint | null;
  readonly table: () => TableController;
  /** The awaited action is done, and the table is answering. */
  readonly answering: () => boolean;
  /** How often the player did something else in this step. */
  readonly strayed: () => number;
  readonly back: () => void;
  readonly skip: () => void;
  readonly goOn: () => void;
  readonly goTo: (step: number) => void;
}

/** `level`: the bot of the game at the end. `leave`: the player leaves the lesson. */
export function createLessonSession(given: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly name: string;
  readonly level: string;
  readonly leave: () => void;
}): LessonSession {
  const { game, lesson } = given;
  const { steps } = lesson;
  const kept = storedProgress(game, lesson.id);
  const [step, setStep] = createSignal(typeof kept === 'number' ? Math.min(kept, steps.length) : 0);
  const [answering, setAnswering] = createSignal(false);
  const [strayed, setStrayed] = createSignal(0);
  const [said, setSaid] = createSignal<ReadonlySet<string>>(new Set());
  const now = (): LessonStep | null => steps[step()] ?? null;

  const open = (at: number): TableController => {
    const reader = { game, name: given.name, motion: motion() };
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    return openTable(
      LOCAL_TABLE,
      workerTransport(at < steps.length ? startOf(reader, lesson, at) : gameOf(reader, lesson, given.level, seed)),
    );
  };
  const [table, setTable] = createSignal(untrack(() => guided(open(step()))));
  onCleanup(() => untrack(table).close());

  const goTo = (to: number): void => {
    untrack(table).close();
    // In one batch: a prompt of the old table must not seem to belong to the new step.
    batch(() => {
      setAnswering(false);
      setStrayed(0);
      setStep(to);
      setTable(guided(open(to)));
    });
  };
  const goOn = (): void => {
    const next = step() + 1;
    if (next > steps.length) return;
    if (next === steps.length || steps[next]?.scene !== undefined) return goTo(next);
    setAnswering(false);
    setStrayed(0);
    setStep(next);
  };
  const back = (): void => goTo(Math.max(0, step() - 1));

  /** The same controller, which accepts only the awaited action during a lesson. */
  function guided(real: TableController): TableController {
    return {
      ...real,
      // No hint button while the lesson itself shows the way.
      info() {
        const known = real.info();
        return known === null || now() === null ? known : { ...known, hints: false };
      },
      act(action, seat) {
        const at = now();
        if (at !== null && answering() && isByItself(at, [action])) {
          real.act(action, seat);
          return;
        }
        if (at !== null && (at.awaits === undefined || !isSame(at.awaits, action))) {
          setStrayed((times) => times + 1);
          return;
        }
        real.act(action, seat);
        // After `act`: before, the table would seem to have answered already.
        if (at !== null) setAnswering(true);
      },
      undo: () => (now() === null ? real.undo() : back()),
      resign: (seat) => (now() === null ? real.resign(seat) : given.leave()),
      abandon: (wish) => (now() === null ? real.abandon(wish) : given.leave()),
    };
  }

  // The table has answered when the player has a prompt again, or where the next step has a scene of its own.
  createEffect(() => {
    if (!answering()) return;
    const at = table();
    const over = at.now()?.phase === 'finished';
    const options = at.turn()?.options ?? [];
    const asked = options.length > 0 && !isByItself(now(), options);
    const ends = step() + 1 >= steps.length || steps[step() + 1]?.scene !== undefined;
    if (!at.busy() && (asked || over || ends)) untrack(goOn);
  });
  createEffect(on(step, (at) => storeProgress(game, lesson.id, at)));
  createEffect(() => {
    if (now() === null && table().now()?.phase === 'finished') storeProgress(game, lesson.id, 'done');
  });

  const asked = createMemo(() => table().turn()?.prompt?.id ?? null);
  const hint = (): Hint | null =>
    now() === null ? (lesson.game.hints.find(({ id, prompt }) => prompt === asked() && !said().has(id)) ?? null) : null;
  // A hint is shown once: it disappears with its prompt.
  createEffect(
    on(
      hint,
      (present, before) => {
        if (before && before !== present) setSaid((all) => new Set(all).add(before.id));
        return present;
      },
      { defer: true },
    ),
  );

  return {
    lesson,
    step,
    now,
    hint,
    table,
    answering,
    strayed,
    back,
    skip() {
      const awaited = now()?.awaits;
      if (awaited === undefined) goOn();
      else if (!answering()) table().act(awaited);
    },
    goOn() {
      const present = hint();
      if (present === null) goOn();
      else setSaid((all) => new Set(all).add(present.id));
    },
    goTo,
  };
}

/** What the table is about to answer for the reader. */
function isByItself(step: LessonStep | null, [only, ...others]: readonly Action[]): boolean {
  const answer = step?.byItself;
  return answer !== undefined && only !== undefined && others.length === 0 && isSame(answer, only);
}

const isSame = (one: Action, other: Action): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};
