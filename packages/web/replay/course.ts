import type { GameEvent, GameRecord, Outcome, Viewer } from '#kernel';

/** One moment of a recorded game. What was seen and heard depends on who looks, and is made when somebody does. */
export interface Moment {
  view(eyes: Viewer): unknown;
  /** What was heard on the way to this moment. */
  events(eyes: Viewer): readonly GameEvent[];
  readonly waiting: readonly number[];
  readonly outcome: Outcome | null;
  readonly rounds: number;
  readonly progress: readonly number[];
  /** Who acted; null for the set-up. */
  readonly seat: number | null;
}

export interface Course {
  readonly record: GameRecord;
  /** The set-up and one moment an action. */
  readonly moments: readonly Moment[];
}

/** Plays a record again with the rules in this browser. Throws where the record does not fit. */
export async function courseOf(record: GameRecord): Promise<Course> {
  const [{ cloneState, eventsFor, replay, viewOf }, { openGame }] = await Promise.all([import('#kernel'), import('#games')]);
  const game = await openGame(record.game);
  const moments: Moment[] = [];
  replay(game, record, ({ recorded, told, match }) => {
    // A copy, because the state is changed in place.
    const state = cloneState(match.state);
    moments.push({
      view: (eyes) => viewOf(game, state, eyes),
      events: (eyes) => eventsFor(told, eyes),
      waiting: match.waitingList(),
      outcome: state.outcome,
      rounds: game.rounds(state),
      progress: [...game.progress(state)],
      seat: recorded?.seat ?? null,
    });
  });
  return { record, moments };
}

/** What was heard on the way to each moment. */
export const heard = ({ moments }: Course, eyes: Viewer): readonly (readonly GameEvent[])[] => moments.map((moment) => moment.events(eyes));

/** The moment to which a line of the replay's own chronicle belongs. */
export function momentOfLine(moments: readonly (readonly GameEvent[])[], line: number): number {
  let before = 0;
  for (const [index, events] of moments.entries()) {
    before += events.length;
    if (line < before) return index;
  }
  return Math.max(0, moments.length - 1);
}

/**
 * The moment to which a line of the table's chronicle belongs. At the table choices may have been taken back; the record has only those that
 * stood. Lines of what was taken back lead to the moment that came instead.
 */
export function momentOfTold(moments: readonly (readonly GameEvent[])[], told: readonly GameEvent[], line: number): number {
  const stood = moments.flat().map((event) => JSON.stringify(event));
  let next = 0;
  for (const [index, event] of told.entries()) {
    if (index === line) return momentOfLine(moments, next);
    if (stood[next] === JSON.stringify(event)) next++;
  }
  return Math.max(0, moments.length - 1);
}
