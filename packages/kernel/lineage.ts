import { type Detail, detail } from './detail.ts';
import type { AnyGame } from './game.ts';
import { messageOf } from './plain.ts';
import { verifyChance } from './verifyChance.ts';
import { RecordError, type RecordFault } from './random/recordingRandom.ts';
import { type GameRecord, replay } from './record.ts';
import { lineageClaim } from './sequel.ts';
import type { State } from './state.ts';

/**
 * Result of checking a record against the record of the preceding game. `untrue`: that record is invalid. `other rules`: it was made with another version
 * of the rules that plays differently, so nothing can be proved.
 */
export type Lineage =
  | { readonly found: 'proved' }
  | { readonly found: 'untrue'; readonly why: string; readonly fault: RecordFault; readonly issue: Detail | null }
  | { readonly found: 'other rules'; readonly recorded: number; readonly here: number };

/**
 * Checks that a game began as the preceding one ended: replays that one, compares its final fingerprint, and checks that its ending earns what the later
 * game was set up with. Throws `RecordError` if the later record claims something false.
 */
export function verifyLineage(game: AnyGame, record: GameRecord, earlier: AnyGame, before: GameRecord): Lineage {
  const { follows } = record;
  if (lineageClaim(game, record) !== 'named' || follows === undefined)
    throw new RecordError(
      'The record does not say which game it follows: what it was set up with was picked by hand',
      'follows',
      detail('record-by-hand'),
    );
  if (before.game !== follows.game)
    throw new RecordError(
      `It follows a game of ${follows.game}; the other record is of ${before.game}`,
      'follows',
      detail('record-of-another-game'),
    );
  const last = before.actions.at(-1)?.hash ?? before.setup.hash;
  if (last !== follows.fingerprint)
    throw new RecordError(
      `It follows the game that ended in ${follows.fingerprint}; the other record ends in ${last}`,
      'follows',
      detail('other', { wanted: follows.fingerprint, got: last }),
    );
  const ended = playAgain(earlier, before);
  if ('found' in ended) return ended;
  const sequel = earlier.sequel?.game === record.game ? earlier.sequel.of(ended.state) : null;
  if (sequel === null)
    throw new RecordError(
      `The game before it earns nothing in ${record.game}, but "${follows.link}" is claimed`,
      'follows',
      detail('record-earned-nothing'),
    );
  if (sequel.link !== follows.link)
    throw new RecordError(
      `The game before it ended as "${sequel.link}", not as "${follows.link}"`,
      'follows',
      detail('other', { wanted: sequel.link, got: follows.link }),
    );
  return { found: 'proved' };
}

function playAgain(game: AnyGame, record: GameRecord): { readonly state: State } | Lineage {
  try {
    const { state } = replay(game, record);
    verifyChance(record);
    return { state };
  } catch (error) {
    return record.rulesVersion === game.version
      ? { found: 'untrue', why: messageOf(error), ...faultOf(error) }
      : { found: 'other rules', recorded: record.rulesVersion, here: game.version };
  }
}

const faultOf = (error: unknown): { readonly fault: RecordFault; readonly issue: Detail | null } =>
  error instanceof RecordError ? { fault: error.fault, issue: error.issue } : { fault: 'form', issue: null };
