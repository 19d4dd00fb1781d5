import type { Lesson, LessonStep, Scene } from '#games/lesson.ts';
import type { Action } from '#kernel';
import type { LocalStart, SeatAction } from '../local/localStart.ts';

/** Milliseconds before a prepared action of a bot. */
const PAUSE = { full: 800, reduced: 300 } as const;

/** Any seed will do: the draws that matter are prepared. */
const SEED = 1;

interface Reader {
  readonly game: string;
  readonly name: string;
  readonly motion: keyof typeof PAUSE;
}

const sceneAt = (steps: readonly LessonStep[], step: number): number => steps.slice(0, step + 1).findLastIndex(({ scene }) => scene);

/** The start of a step: its scene, and all actions since. */
export function startOf({ game, name, motion }: Reader, { steps }: Lesson, step: number): LocalStart {
  const first = sceneAt(steps, step);
  const scene = steps[first]?.scene;
  if (scene === undefined) throw new Error(`${game}: no scene is set for step ${step}`);
  const mine = scene.seats.indexOf('me');
  const before = steps.slice(first, step);
  const own = (action: Action | undefined): SeatAction[] => (action === undefined ? [] : [{ seat: mine, action }]);
  return {
    ...tableOf(scene, name, null),
    game,
    seed: SEED,
    draws: [scene, ...steps.slice(first, nextScene(steps, first))].flatMap(({ draws = [] }) => draws),
    done: [
      ...(step === first ? [] : (scene.replies ?? [])),
      ...before.flatMap(({ awaits, replies = [], byItself }) => [...own(awaits), ...replies, ...own(byItself)]),
    ],
    replies: [
      ...(step === first ? (scene.replies ?? []) : []),
      ...steps.slice(step, nextScene(steps, first)).flatMap(({ replies = [] }) => replies),
    ],
    pause: PAUSE[motion],
  };
}

function nextScene(steps: readonly LessonStep[], after: number): number {
  const next = steps.findIndex(({ scene }, index) => index > after && scene !== undefined);
  return next < 0 ? steps.length : next;
}

/** The game at the end of a lesson: real chance and a real bot. */
export function gameOf({ game, name, motion }: Reader, { game: { scene } }: Lesson, level: string, seed: number): LocalStart {
  return {
    ...tableOf(scene, name, level),
    game,
    seed,
    draws: scene.draws ?? [],
    replies: scene.replies ?? [],
    pause: PAUSE[motion],
  };
}

const tableOf = ({ seats, names, from }: Scene, name: string, level: string | null): Pick<LocalStart, 'seats' | 'from'> => ({
  seats: seats.map((who, seat) => (who === 'me' ? { kind: 'me', name } : { kind: 'bot', level, name: names?.[seat] ?? null })),
  from,
});
