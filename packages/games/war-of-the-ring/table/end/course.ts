import { type GameRecord, replay } from '#kernel';
import { FREE, SHADOW } from '../../content/box.ts';
import { warOfTheRing } from '../../index.ts';
import { victoryPoints } from '../../rules/victory/military.ts';

/** How both tracks stood at the end of a turn. */
export interface TurnsEnd {
  readonly turn: number;
  readonly free: number;
  readonly shadow: number;
  readonly corruption: number;
  /** Steps that the Fellowship has gone in all, those in Mordor too. */
  readonly steps: number;
}

/** A finished war, turn by turn: played once more from its record. The first is how it began. */
export function courseOf(record: GameRecord): readonly TurnsEnd[] {
  const turns: TurnsEnd[] = [];
  let steps = 0;
  replay(warOfTheRing, record, ({ events, match: { state } }) => {
    steps += events.filter(({ event: { type } }) => type === 'fellowshipMoved' || type === 'mordorStep').length;
    const { turn, fellowship } = state.open;
    const now = {
      turn,
      free: victoryPoints(state, FREE),
      shadow: victoryPoints(state, SHADOW),
      corruption: fellowship.corruption,
      steps,
    };
    if (turns.at(-1)?.turn === turn && turns.length > 1) turns.pop();
    turns.push(now);
  });
  return turns;
}
