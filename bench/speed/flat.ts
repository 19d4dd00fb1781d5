import type { ChildProcess } from 'node:child_process';
import { heard, start, stop } from '../children.ts';
import { ENDLESS } from './endless.ts';
import { Solo } from '../load/clients/solo.ts';
import { median, say } from '../log.ts';

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

interface Served {
  readonly url: string;
  readonly child: ChildProcess;
}

async function serve(games: number): Promise<Served> {
  const child = start(new URL('../load/serve.ts', import.meta.url), { BENCH_GAMES: String(games) });
  try {
    const { url } = await heard<{ url: string }>(child, 180_000);
    return { url, child };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

/** One endless game that is 5,000 moves old against ones that are ten moves old, a block of moves each in turn. */
async function byLength(old: Solo, young: Solo, rounds: number): Promise<Pick<FlatResult, 'move10' | 'move5000' | 'ratio'>> {
  const late: number[] = [];
  const early: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await young.sitDown(ENDLESS);
    await young.play(BLOCK / 2);
    early.push(...(await young.play(BLOCK)));
    // The same run-up that the young table had: what came just before matters to a disk.
    await old.play(BLOCK / 2);
    late.push(...(await old.play(BLOCK)));
  }
  const move10 = median(early);
  const move5000 = median(late);
  say(`flat: move 10 takes ${move10.toFixed(3)} ms, move 5,000 takes ${move5000.toFixed(3)} ms`);
  return { move10, move5000, ratio: move5000 / move10 };
}

/** The same moves on two servers, one with a hundred games in its store and one with a hundred thousand, a block each in turn. */
async function byGames(few: Solo, many: Solo, rounds: number): Promise<Pick<FlatResult, 'games100' | 'games100000' | 'ratioGames'>> {
  for (const each of [few, many]) {
    await each.sitDown(ENDLESS);
    await each.play(BLOCK * 10);
  }
  const withFew: number[] = [];
  const withMany: number[] = [];
  for (let round = 0; round < rounds; round++) {
    withFew.push(...(await few.play(BLOCK)));
    withMany.push(...(await many.play(BLOCK)));
  }
  const games100 = median(withFew);
  const games100000 = median(withMany);
  say(`flat: with ${FEW} games ${games100.toFixed(3)} ms a move, with ${MANY} games ${games100000.toFixed(3)} ms`);
  return { games100, games100000, ratioGames: games100000 / games100 };
}

export async function measureFlat(quick: boolean): Promise<FlatResult> {
  const rounds = quick ? 60 : 300;
  // The large store is filled while the old table grows old; nothing is measured before both are ready.
  const filling = serve(MANY);
  const served = [serve(FEW), filling];
  const people: Solo[] = [];
  try {
    const few = await served[0];
    for (const seed of [1, 2, 3]) people.push(await Solo.arrive(few.url, seed));
    const [old, young, alone] = people;
    await old.sitDown(ENDLESS);
    await old.play(OLD);
    say(`flat: a table is ${OLD} moves old`);
    const many = await Solo.arrive((await filling).url, 4);
    people.push(many);
    say(`flat: a store holds ${MANY} games`);
    // The other server is warm from the old table; a cold one would look slower, whatever its store holds.
    await many.sitDown(ENDLESS);
    await many.play(OLD);
    return { ...(await byLength(old, young, rounds)), ...(await byGames(alone, many, rounds)) };
  } finally {
    for (const person of people) person.leave();
    for (const each of await Promise.allSettled(served)) if (each.status === 'fulfilled') await stop(each.value.child);
  }
}
