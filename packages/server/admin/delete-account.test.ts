import { afterAll, describe, expect, it } from 'vitest';
import { Archive } from '../archive/archive.ts';
import { sourceAt } from '../migrate/places.ts';
import { RatingRepository } from '../ratings/repository.ts';
import { checkRatings } from '../ratings/check.ts';
import { openStore, type StoreOptions } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { GameLibrary } from '../table/state/game-library.ts';
import { TableRegistry } from '../table/registry.ts';
import { NO_ALERTS } from '../testing/no-alerts.ts';
import { openHouse } from '../testing/house.ts';
import { Places, shelvesNaming } from '../testing/places.ts';
import { owner, wonBy } from '../testing/rated.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { ModerationQueue } from './moderation-queue.ts';
import { deleteAccount } from './delete-account.ts';

const places = new Places();
afterAll(() => places.clear());

const nobodyAsks = () => Promise.reject(new Error('nobody asks'));
/** Nothing happens by itself while the test lasts. */
const NEVER = 3_600_000;

/** Stops at two places of a farewell: before the first table is told, and when all have been. */
class Seams extends ModerationQueue {
  beforeTables: () => Promise<void> = async () => {};
  afterTables: () => Promise<void> = async () => {};

  override async dropChatOf(person: string): Promise<void> {
    await this.beforeTables();
    await super.dropChatOf(person);
  }

  override async dropPerson(...who: Parameters<ModerationQueue['dropPerson']>): Promise<void> {
    await this.afterTables();
    await super.dropPerson(...who);
  }
}

const SEAMS = [
  ['before his tables are told', 'beforeTables'],
  ['when his tables have been told', 'afterTables'],
] as const;

/** The store as a scorer has it for whom something happens between his reading and his writing. */
const slowed = (store: Store, meanwhile: () => Promise<void>): Store => {
  const changeIf: Store['changeIf'] = async (...statements) => {
    await meanwhile();
    return store.changeIf(...statements);
  };
  return new Proxy(store, { get: (target, name) => (name === 'changeIf' ? changeIf : Reflect.get(target, name)) });
};

/** Reckons with the game that ended first, as if the other were not over yet. */
async function scoreFirst(store: Store): Promise<void> {
  const due = await store.rows('toScore', 1);
  const one = new Proxy(store, {
    get: (target, name) =>
      name === 'rows'
        ? async (...asked: Parameters<Store['rows']>) => (asked[0] === 'toScore' ? due : store.rows(...asked))
        : Reflect.get(target, name),
  });
  await new RatingRepository(one).score();
}

const wrongAt = async (place: StoreOptions): Promise<readonly string[]> => {
  const source = await sourceAt(place);
  try {
    return (await checkRatings(source, () => {})).wrong;
  } finally {
    await source.close();
  }
};

/** Lobelia has a rating, and her last game is over and not reckoned with. `leave` is her farewell; the scorer sits at another node where there can be one. */
async function stage(kind: 'sqlite' | 'postgres') {
  const place = await places.place(kind);
  const house = await openHouse({ ...place, pollInterval: NEVER });
  const [frodo, lobelia] = [await owner(house.url, 'frodo'), await owner(house.url, 'lobelia')];
  await wonBy(lobelia, frodo);
  await wonBy(lobelia, frodo);
  for (const each of [frodo, lobelia]) await each.disconnect();
  await house.close();

  const store = await openStore(place);
  const elsewhere = store.shared ? await openStore(place) : store;
  await scoreFirst(elsewhere);
  const archive = new Archive(place);
  const games = new GameLibrary(store);
  const registry = new TableRegistry({
    store,
    games,
    archive,
    bots: { choose: nobodyAsks, advise: nobodyAsks, tell: nobodyAsks },
    botDelay: 0,
    alerts: NO_ALERTS,
    botLease: 60_000,
    suspendAfter: 60_000,
    spectatorDelay: 0,
    pollInterval: NEVER,
    now: Date.now,
    addressOf: () => '',
    reportError: (error) => {
      throw error;
    },
    count: () => {},
    countRefusal: () => {},
    countAnswer: () => {},
  });
  const moderation = new Seams(store);
  const tournaments = new Tournaments(store, games, Date.now);
  return {
    moderation,
    elsewhere,
    leave: () => deleteAccount(lobelia.me.id, { store, moderation, registry, tournaments }),
    score: () => new RatingRepository(elsewhere).score(),
    wrong: () => wrongAt(place),
    /** What is to be so when all is over. */
    ended: async (): Promise<void> => {
      await new RatingRepository(elsewhere).score();
      expect(await store.rows('toScore', 10)).toEqual([]);
      expect(await wrongAt(place)).toEqual([]);
      expect((await store.rows('resultsOfGame', 'journey-to-mordor')).map(({ player }) => String(player).slice(0, 5)).sort()).toEqual(
        [frodo.me.id.slice(0, 5), frodo.me.id.slice(0, 5), 'gone:', 'gone:'].sort(),
      );
      expect(await shelvesNaming(place, lobelia.me.id)).toEqual([]);
    },
    close: async (): Promise<void> => {
      await registry.close();
      await archive.close();
      if (elsewhere !== store) await elsewhere.close();
      await store.close();
    },
  };
}

describe.each(['sqlite', 'postgres'] as const)('whoever leaves while his last game is reckoned with (%s)', (kind) => {
  it.each(SEAMS)('is one player in the ratings when that happens %s', async (_, seam) => {
    const { moderation, leave, score, wrong, ended, close } = await stage(kind);
    moderation[seam] = async () => {
      await score();
      expect(await wrong()).toEqual([]);
    };
    expect(await leave()).toBe(2);
    await ended();
    await close();
  });

  it('is one player when he leaves between the reading and the writing', async () => {
    const { elsewhere, leave, ended, close } = await stage(kind);
    const scorer = new RatingRepository(
      slowed(elsewhere, async () => {
        await leave();
      }),
    );
    await scorer.score();
    // Written on what was read before, it would have been wrong: it is left for the next time.
    expect(await elsewhere.rows('toScore', 10)).toHaveLength(1);
    await ended();
    await close();
  });

  it('is one player when he has begun to leave before the reading and is gone before the writing', async () => {
    const { moderation, elsewhere, leave, ended, close } = await stage(kind);
    const [read, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const scorer = new RatingRepository(
      slowed(elsewhere, () => {
        read.resolve();
        return gone.promise;
      }),
    );
    let scoring = Promise.resolve();
    moderation.beforeTables = () => {
      scoring = scorer.score();
      return read.promise;
    };
    await leave();
    gone.resolve();
    await scoring;
    await ended();
    await close();
  });

  it.each(SEAMS)('is one player when his farewell is cut short and begun again, having stopped %s', async (_, seam) => {
    const { moderation, leave, score, wrong, ended, close } = await stage(kind);
    moderation[seam] = () => Promise.reject(new Error('cut short'));
    await expect(leave()).rejects.toThrow('cut short');
    await score();
    expect(await wrong()).toEqual([]);
    moderation[seam] = async () => {};
    await leave();
    await ended();
    await close();
  });

  it('is one player when two nodes reckon with it at once', async () => {
    const { elsewhere, leave, score, wrong, ended, close } = await stage(kind);
    await new RatingRepository(slowed(elsewhere, score)).score();
    expect(await wrong()).toEqual([]);
    await leave();
    await ended();
    await close();
  });
});
