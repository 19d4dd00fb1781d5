import type { AnyGame, GameEvent, GameRecord, Outcome, Outline } from '#kernel';

/** One moment of a recorded game, ready to be shown. */
export interface Moment {
  readonly view: unknown;
  readonly outline: Outline;
  /** What was heard on the way to this moment. */
  readonly events: readonly GameEvent[];
  readonly waiting: readonly number[];
  readonly outcome: Outcome | null;
  readonly rounds: number;
  readonly progress: readonly number[];
  /** Who acted; null for the set-up. */
  readonly seat: number | null;
}

export interface Course {
  readonly game: AnyGame;
  readonly record: GameRecord;
  /** The set-up and one moment an action. */
  readonly moments: readonly Moment[];
}

/** Plays a record again with the rules in this browser, through the eyes of a watcher. Throws where the record does not fit. */
export async function courseOf(record: GameRecord): Promise<Course> {
  const [{ heardBy, replay, viewOf }, { openGame }] = await Promise.all([import('#kernel'), import('#games')]);
  const game = await openGame(record.game);
  const moments: Moment[] = [];
  replay(game, record, ({ recorded, told, match }) => {
    // The view is made of what was visible at the time; a copy, because the state is changed in place.
    const view: unknown = structuredClone(viewOf(game, match.state, 'spectator'));
    moments.push({
      view,
      outline: game.outline(view),
      events: heardBy(told, 'spectator'),
      waiting: match.waitingList(),
      outcome: match.state.outcome,
      rounds: game.rounds(match.state),
      progress: [...game.progress(match.state)],
      seat: recorded?.seat ?? null,
    });
  });
  return { game, record, moments };
}

/** The moment to which a line of the chronicle belongs. */
export function momentOfLine(moments: readonly Moment[], line: number): number {
  let heard = 0;
  for (const [index, { events }] of moments.entries()) {
    heard += events.length;
    if (line < heard) return index;
  }
  return Math.max(0, moments.length - 1);
}
