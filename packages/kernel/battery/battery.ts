import type { AnyGame } from '../game.ts';
import { describe } from 'vitest';
import { deadEnds, type Players } from './deadEnds.ts';
import { disclosure } from './disclosure.ts';
import { legality } from './legality.ts';
import { memory } from './memory.ts';
import { mutants } from './mutants.ts';
import { records } from './records.ts';
import { secrets } from './secrets.ts';
import { streams } from './streams.ts';
import { takingBack } from './undo.ts';
import { type Setup } from './walk.ts';
import { wholeGames } from './wholeGames.ts';
import { type GameLocale, wording } from './wording.ts';

interface BatteryOptions {
  /** Set-ups to test: every number of players and every option that matters. */
  readonly setups: readonly Setup[];
  /** Whole random games for the cheap tests; the thorough ones play a few. */
  readonly games?: number;
  /** Positions per game for the thorough tests. */
  readonly moments?: number;
  /** The bots of the game, weakest first: each plays every set-up once. */
  readonly levels: Players;
  /** Private events too rare in random play for a mutant to be noticed: the game tests their audience itself. */
  readonly rareSecrets?: readonly string[];
  /** The game's words, all files of a language merged, and its folder for finding unused keys. */
  readonly locale?: GameLocale;
}

/** Tests that every game must pass. A new game joins with one line: `battery(game, { setups: [...], levels: await levelsOf(game.id) })`. */
export function battery(game: AnyGame, options: BatteryOptions): void {
  const { setups, games = 20, moments = 40, levels, locale, rareSecrets = [] } = options;
  describe(`battery: ${game.id}`, () => {
    wholeGames(game, setups, games);
    deadEnds(game, setups, levels);
    legality(game, setups, moments);
    memory(game, setups, moments);
    takingBack(game, setups);
    records(game, setups);
    secrets(game, setups, moments);
    disclosure(game, setups, moments);
    streams(game, setups);
    mutants(game, setups, moments, rareSecrets);
    if (locale !== undefined) wording(game, setups, locale, games);
  });
}
