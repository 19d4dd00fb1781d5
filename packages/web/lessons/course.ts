import type { Hint, Lesson, LessonStep } from '#games/lesson.ts';
import type { Action } from '#kernel';
import { batch, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { linkTo } from '../local/link.ts';
import { TABLE } from '../local/start.ts';
import { motion } from '../settings.ts';
import { type Controller, openTable } from '../table/controller.ts';
import { keepProgress, progressIn } from './kept.ts';
import { gameOf, startOf } from './lessons.ts';

/** A lesson under way: the step, the table it is at, and the ways on and back. */
export interface Course {
  readonly lesson: Lesson;
  /** From 0; the number of steps when it has come to the game at its end. */
  readonly step: () => number;
  /** Null in the game at the end. */
  readonly now: () => LessonStep | null;
  /** In the game at the end: the word of help that belongs to the present question. */
  readonly hint: () => Hint | null;
  readonly table: () => Controller;
  /** What was awaited is done, and the table answers. */
  readonly answering: () => boolean;
  /** The reader did something else: how often, in this step. */
  readonly strayed: () => number;
  readonly back: () => void;
  readonly skip: () => void;
  readonly goOn: () => void;
  readonly goTo: (step: number) => void;
}

/** `level`: the bot of the game at the end. `leave`: the reader gives up the game. */
export function createCourse(given: {
  readonly game: string;
  readonly lesson: Lesson;
  readonly name: string;
  readonly level: string;
  readonly leave: () => void;
}): Course {
  const { game, lesson } = given;
  const { steps } = lesson;
  const kept = progressIn(game, lesson.id);
  const [step, setStep] = createSignal(typeof kept === 'number' ? Math.min(kept, steps.length) : 0);
  const [answering, setAnswering] = createSignal(false);
  const [strayed, setStrayed] = createSignal(0);
  const [said, setSaid] = createSignal<ReadonlySet<string>>(new Set());
  const now = (): LessonStep | null => steps[step()] ?? null;

  const open = (at: number): Controller => {
    const reader = { game, name: given.name, motion: motion() };
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    return openTable(TABLE, linkTo(at < steps.length ? startOf(reader, lesson, at) : gameOf(reader, lesson, given.level, seed)));
  };
  const [table, setTable] = createSignal(untrack(() => guided(open(step()))));
  onCleanup(() => untrack(table).close());

  const goTo = (to: number): void => {
    untrack(table).close();
    // At once: a question of the old table must not seem to belong to the new step.
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

  /** The same table, which takes in a lesson what the lesson awaits. Everything else can be looked at, but not done. */
  function guided(real: Controller): Controller {
    return {
      ...real,
      // While the book teaches, it shows the way by itself.
      info() {
        const known = real.info();
        return known === null || now() === null ? known : { ...known, hints: false };
      },
      act(action, seat) {
        const at = now();
        if (at !== null && (at.awaits === undefined || !isSame(at.awaits, action))) {
          setStrayed((times) => times + 1);
          return;
        }
        real.act(action, seat);
        // Only now is it on its way: before, the table would seem to have answered already.
        if (at !== null) setAnswering(true);
      },
      undo: () => (now() === null ? real.undo() : back()),
      resign: (seat) => (now() === null ? real.resign(seat) : given.leave()),
      abandon: (wish) => (now() === null ? real.abandon(wish) : given.leave()),
    };
  }

  // The game has answered when the reader is asked again, or where the next step sets the table anew.
  createEffect(() => {
    if (!answering()) return;
    const at = table();
    const over = at.now()?.phase === 'finished';
    const asked = (at.turn()?.options.length ?? 0) > 0;
    const ends = step() + 1 >= steps.length || steps[step() + 1]?.scene !== undefined;
    if (!at.busy() && (asked || over || ends)) untrack(goOn);
  });
  createEffect(on(step, (at) => keepProgress(game, lesson.id, at)));
  createEffect(() => {
    if (now() === null && table().now()?.phase === 'finished') keepProgress(game, lesson.id, 'done');
  });

  const asked = createMemo(() => table().turn()?.prompt?.id ?? null);
  const hint = (): Hint | null =>
    now() === null ? (lesson.game.hints.find(({ id, prompt }) => prompt === asked() && !said().has(id)) ?? null) : null;
  // A word of help is said once: it is gone with the question it belonged to.
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

const isSame = (one: Action, other: Action): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};
