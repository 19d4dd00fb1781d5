import { heard, start, stop } from './children.ts';
import { ENDLESS } from './endless.ts';
import { Solo } from './load/solo.ts';
import { median, say } from './tell.ts';

export interface FlatResult {
  /** Milliseconds of one acknowledged move: median of many. */
  readonly move10: number;
  readonly move5000: number;
  readonly ratio: number;
  readonly games100: number;
  readonly games100000: number;
  readonly ratioGames: number;
}

const OLD = 5000;
const FEW = 100;
const MANY = 100_000;
const BLOCK = 10;

async function withServer<T>(games: number, use: (url: string) => Promise<T>): Promise<T> {
  const server = start('./serve.ts', { BENCH_GAMES: String(games) });
  try {
    const { url } = await heard<{ url: string }>(server, 180_000);
    return await use(url);
  } finally {
    await stop(server);
  }
}

/** One endless game that is 5,000 moves old against ones that are ten moves old, a block of moves each in turn. */
async function byLength(rounds: number): Promise<Pick<FlatResult, 'move10' | 'move5000' | 'ratio'>> {
  return withServer(0, async (url) => {
    const old = await Solo.arrive(url, 1);
    await old.sitDown(ENDLESS);
    await old.play(OLD);
    say(`flat: a table is ${OLD} moves old`);
    const young = await Solo.arrive(url, 2);
    const late: number[] = [];
    const early: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await young.sitDown(ENDLESS);
      await young.play(BLOCK / 2);
      early.push(...(await young.play(BLOCK)));
      // The same pause for breath that the young table had: what came just before matters to a disk.
      await old.play(BLOCK / 2);
      late.push(...(await old.play(BLOCK)));
    }
    old.leave();
    young.leave();
    const move10 = median(early);
    const move5000 = median(late);
    say(`flat: move 10 takes ${move10.toFixed(3)} ms, move 5,000 takes ${move5000.toFixed(3)} ms`);
    return { move10, move5000, ratio: move5000 / move10 };
  });
}

/** The same moves on two servers, one with a hundred games in its store and one with a hundred thousand, a block each in turn. */
async function byGames(rounds: number): Promise<Pick<FlatResult, 'games100' | 'games100000' | 'ratioGames'>> {
  return withServer(FEW, (fewUrl) =>
    withServer(MANY, async (manyUrl) => {
      say(`flat: a store holds ${MANY} games`);
      const few = await Solo.arrive(fewUrl, 3);
      const many = await Solo.arrive(manyUrl, 4);
      await few.sitDown(ENDLESS);
      await many.sitDown(ENDLESS);
      await few.play(BLOCK * 10);
      await many.play(BLOCK * 10);
      const withFew: number[] = [];
      const withMany: number[] = [];
      for (let round = 0; round < rounds; round++) {
        withFew.push(...(await few.play(BLOCK)));
        withMany.push(...(await many.play(BLOCK)));
      }
      few.leave();
      many.leave();
      const games100 = median(withFew);
      const games100000 = median(withMany);
      say(`flat: with ${FEW} games ${games100.toFixed(3)} ms a move, with ${MANY} games ${games100000.toFixed(3)} ms`);
      return { games100, games100000, ratioGames: games100000 / games100 };
    }),
  );
}

export async function measureFlat(quick: boolean): Promise<FlatResult> {
  const rounds = quick ? 60 : 300;
  return { ...(await byLength(rounds)), ...(await byGames(rounds)) };
}
