import { setTimeout as sleep } from 'node:timers/promises';
import { gameIds, openGame } from '#games';
import { SeededRandom } from '#kernel';
import { sourceAt } from '#server/migrate/places.ts';
import { labelled } from '#server/migrate/data-tables.ts';
import { entriesOf } from '#server/store/rows.ts';
import type { StoreOptions } from '#server/store/open.ts';
import { checkRecord } from '../record-file.ts';
import { ChaosPlayer } from './player.ts';
import type { World } from './world.ts';

interface Round {
  readonly seed: number;
  readonly milliseconds: number;
  /** Tables of each game. */
  readonly tables: number;
  readonly happens: (what: string) => void;
  /** No more troubles than so many. */
  readonly troubles?: number;
  /** Nothing but kills, one soon after another, until there were so many or the time is over. */
  readonly kills?: number;
}

interface RoundResult {
  readonly troubles: number;
  /** Processes that were killed in them. */
  readonly kills: number;
  readonly acknowledged: { readonly [game: string]: number };
  readonly refused: number;
  /** What should never be: none of it when all is well. */
  readonly wrongs: readonly string[];
}

const CALM = 600;
const SHORT_CALM = 100;
const LONGEST_CALM = 15_000;
/** So many moves of each player between two troubles. */
const AT_STAKE = 3;
const LOOK = 20;

/** People play while things go wrong; then everything is well again, and what is kept is compared with what was said. */
export async function playRound(
  world: World,
  { seed, milliseconds, tables, happens, troubles: mostTroubles, kills: mostKills }: Round,
): Promise<RoundResult> {
  const random = new SeededRandom(seed, 1);
  const urls = (): string[] => world.nodes.flatMap(({ url }) => (url === null ? [] : [url]));
  const players: ChaosPlayer[] = [];
  for (const game of gameIds())
    for (let table = 0; table < tables; table++) {
      const { seats } = await openGame(game);
      // Every second table has clocks, with more time than any clock jumps.
      const clock = table % 2 === 0 ? ({ kind: 'none' } as const) : ({ kind: 'correspondence', daysPerMove: 2 } as const);
      players.push(new ChaosPlayer({ game, seats: seats.min, clock }, urls, new SeededRandom(seed, 100 + players.length)));
    }
  await Promise.all(players.map((player) => player.sit()));
  const stop = new AbortController();
  const playing = Promise.all(players.map((player) => player.play(stop.signal)));
  const end = performance.now() + milliseconds;
  const moves = (): number => players.reduce((sum, player) => sum + player.moves, 0);
  let troubles = 0;
  let kills = 0;
  const possible = mostKills === undefined ? world.troubles : world.troubles.filter((trouble) => trouble.kills !== undefined);
  // Everything once, in an order that the seed decides, and then whatever comes.
  const line = possible.map((_, number) => number);
  random.shuffle(line);
  while (performance.now() < end && troubles < (mostTroubles ?? Infinity) && kills < (mostKills ?? Infinity)) {
    const trouble = possible[line[troubles] ?? random.below(possible.length)];
    happens(trouble.name);
    await trouble.strike(random);
    troubles++;
    kills += trouble.kills ?? 0;
    await sleep(random.below(mostKills === undefined ? CALM : SHORT_CALM));
    // Between two troubles there is play: otherwise nothing would be at stake.
    const wanted = moves() + AT_STAKE * players.length;
    for (const patience = performance.now() + LONGEST_CALM; moves() < wanted && performance.now() < patience; ) await sleep(LOOK);
  }
  stop.abort();
  await playing;
  happens('all is well again: records are fetched and compared');
  const wrongs: string[] = [];
  for (const player of players) wrongs.push(...(await wrongWithRecords(player)));
  await Promise.all(players.map((player) => player.leave()));
  wrongs.push(...(await wrongWithLogs(world.place, players)));
  const acknowledged: { [game: string]: number } = {};
  for (const { wish, moves: made } of players) acknowledged[wish.game] = (acknowledged[wish.game] ?? 0) + made;
  const refused = players.flatMap(({ games }) => games.flatMap((game) => game.refused)).length;
  return { troubles, kills, acknowledged, refused, wrongs };
}

async function wrongWithRecords(player: ChaosPlayer): Promise<string[]> {
  const id = player.wish.game;
  const wrongs: string[] = [];
  await player.end();
  for (const game of player.games)
    try {
      const { found } = await checkRecord(await player.record(game));
      if (found.chance !== 'proved') wrongs.push(`${id} ${game.table}: its chance is ${found.chance}`);
    } catch (error) {
      wrongs.push(`${id} ${game.table}: its record is not true: ${error instanceof Error ? error.message : String(error)}`);
    }
  return wrongs;
}

/** Every acknowledged move is there once, and nothing is there that was said not to have happened. */
async function wrongWithLogs(place: StoreOptions, players: readonly ChaosPlayer[]): Promise<string[]> {
  const wrongs: string[] = [];
  const source = await sourceAt(place);
  const shelf = source.shelves.find(({ name }) => name === 'log');
  if (shelf === undefined) throw new Error('There is no log');
  const games = players.flatMap((player) => player.games.map((game) => ({ ...game, id: player.wish.game })));
  for (const { table, id: played, acknowledged, refused } of games) {
    const rows = [];
    for await (const row of source.rows(shelf, table)) rows.push(labelled(shelf, row));
    const entries = entriesOf(rows);
    const wrong = (what: string): void => void wrongs.push(`${played} ${table}: ${what}`);
    if (entries.some(({ sequence }, at) => sequence !== at)) wrong('its log has a gap, or something twice');
    const times = new Map<string, number>();
    for (const { clientId } of entries) if (clientId !== null) times.set(clientId, (times.get(clientId) ?? 0) + 1);
    for (const id of acknowledged) if (times.get(id) !== 1) wrong(`move ${id} was acknowledged and is there ${times.get(id) ?? 0} times`);
    for (const id of refused) if (times.has(id)) wrong(`move ${id} was said not to have happened and is there`);
    for (const [id, count] of times) if (count > 1) wrong(`move ${id} is there ${count} times`);
  }
  await source.close();
  return wrongs;
}
