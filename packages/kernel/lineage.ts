import type { AnyGame } from './game.ts';
import { messageOf } from './plain.ts';
import { verifyChance } from './verifyChance.ts';
import { RecordError, type RecordFault } from './random/recorded.ts';
import { type GameRecord, replay } from './record.ts';
import { carriedInto } from './sequel.ts';
import type { State } from './state.ts';

/**
 * What the record of the game before it says of a record. `untrue`: that one is false itself. `other rules`: it was recorded with other rules than
 * these, which lead elsewhere, so nothing can be said.
 */
export type Lineage =
  | { readonly found: 'proved' }
  | { readonly found: 'untrue'; readonly why: string; readonly fault: RecordFault }
  | { readonly found: 'other rules'; readonly recorded: number; readonly here: number };

/**
 * Whether a game began as the one before it ended: that one is played again, its last state must have the fingerprint that was named, and its
 * ending must earn what the later one was set up with. Throws `RecordError` with the reason where the later one claims what is not so.
 */
export function verifyLineage(game: AnyGame, record: GameRecord, earlier: AnyGame, before: GameRecord): Lineage {
  const { follows } = record;
  if (carriedInto(game, record) !== 'named' || follows === undefined)
    throw new RecordError('The record does not say which game it follows: what it was set up with was picked by hand', 'follows');
  if (before.game !== follows.game)
    throw new RecordError(`It follows a game of ${follows.game}; the other record is of ${before.game}`, 'follows');
  const last = before.actions.at(-1)?.hash ?? before.setup.hash;
  if (last !== follows.fingerprint)
    throw new RecordError(`It follows the game that ended in ${follows.fingerprint}; the other record ends in ${last}`, 'follows');
  const ended = playAgain(earlier, before);
  if ('found' in ended) return ended;
  const sequel = earlier.sequel?.game === record.game ? earlier.sequel.of(ended.state) : null;
  if (sequel === null)
    throw new RecordError(`The game before it earns nothing in ${record.game}, but "${follows.link}" is claimed`, 'follows');
  if (sequel.link !== follows.link)
    throw new RecordError(`The game before it ended as "${sequel.link}", not as "${follows.link}"`, 'follows');
  return { found: 'proved' };
}

function playAgain(game: AnyGame, record: GameRecord): { readonly state: State } | Lineage {
  try {
    const { state } = replay(game, record);
    verifyChance(record);
    return { state };
  } catch (error) {
    return record.rulesVersion === game.version
      ? { found: 'untrue', why: messageOf(error), fault: error instanceof RecordError ? error.fault : 'form' }
      : { found: 'other rules', recorded: record.rulesVersion, here: game.version };
  }
}
