import type { GameEvent, GameRecord, Outcome, Viewer } from '#kernel';

/** One moment of a recorded game. What was seen depends on the viewer, and is computed on demand. */
export interface ReplayMoment {
  view(eyes: Viewer): unknown;
  /** Events since the moment before. */
  events(eyes: Viewer): readonly GameEvent[];
  readonly waiting: readonly number[];
  readonly outcome: Outcome | null;
  readonly rounds: number;
  readonly progress: readonly number[];
  /** Who acted; null for the set-up. */
  readonly seat: number | null;
}

export interface RecordTimeline {
  readonly record: GameRecord;
  /** The set-up, then one moment per action. */
  readonly moments: readonly ReplayMoment[];
}

/** Replays a record by the rules in this browser. Throws where the record does not fit. */
export async function buildTimeline(record: GameRecord): Promise<RecordTimeline> {
  const [{ cloneState, eventsFor, replay, viewOf }, { openGame }] = await Promise.all([import('#kernel'), import('#games')]);
  const game = await openGame(record.game);
  const moments: ReplayMoment[] = [];
  replay(game, record, ({ recorded, events: told, match }) => {
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

/** The events of each moment, as one viewer heard them. */
export const eventsByMoment = ({ moments }: RecordTimeline, eyes: Viewer): readonly (readonly GameEvent[])[] =>
  moments.map((moment) => moment.events(eyes));

/** The moment of a line in the replay's own chronicle. */
export function momentOfLine(moments: readonly (readonly GameEvent[])[], line: number): number {
  let before = 0;
  for (const [index, events] of moments.entries()) {
    before += events.length;
    if (line < before) return index;
  }
  return Math.max(0, moments.length - 1);
}

/**
 * The moment of a line in the table's chronicle. At the table actions may have been undone; the record has only those that stood. Lines of undone
 * actions lead to the moment that came instead.
 */
export function momentOfTableLine(moments: readonly (readonly GameEvent[])[], told: readonly GameEvent[], line: number): number {
  const stood = moments.flat().map((event) => JSON.stringify(event));
  let next = 0;
  for (const [index, event] of told.entries()) {
    if (index === line) return momentOfLine(moments, next);
    if (stood[next] === JSON.stringify(event)) next++;
  }
  return Math.max(0, moments.length - 1);
}
