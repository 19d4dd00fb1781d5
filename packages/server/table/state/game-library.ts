import { type AnyGame, hashContent, standardContent } from '#kernel';
import { gameIds, openGame, SHELF } from '#games';
import type { ContentInfo } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import { boxOf, type CheckedPack } from './checked-pack.ts';
import type { Store, TableSettings } from '../../store/store.ts';
import { contentInfo } from '#wire/present.ts';

/** A game with the content of one table. */
export interface TableGame {
  readonly game: AnyGame;
  readonly box: unknown;
  /** The pack as it is written, when it is not the standard one. */
  readonly pack: unknown;
  readonly content: ContentInfo;
}

/** Throws `Refused` when there is no such game. */
export function gameOf(id: string): Promise<AnyGame> {
  if (!gameIds().includes(id))
    throw new RefusedError('no-game', `There is no game "${id}" to play; there is ${gameIds().join(', ')}`, { path: 'game' });
  return openGame(id);
}

/** The levels of a game's bots, weakest first. */
export const levelsOf = (game: string): readonly string[] => SHELF.find(({ id }) => id === game)?.bots ?? [];

/** Packs kept open at once; others are read again when they are needed. */
const KEPT = 32;

/** Opens games and content packs once and keeps them. */
export class GameLibrary {
  private readonly store: Store;
  private readonly games = new Map<string, Promise<AnyGame>>();
  private readonly opened = new Map<string, Promise<TableGame>>();

  constructor(store: Store) {
    this.store = store;
  }

  game(id: string): Promise<AnyGame> {
    let found = this.games.get(id);
    if (found === undefined) {
      found = gameOf(id);
      this.games.set(id, found);
    }
    return found;
  }

  levels(game: string): readonly string[] {
    return levelsOf(game);
  }

  /** The level of the bot that replaces a player whose time ran out: neither the weakest nor the strongest. Null when the game has no bots. */
  substitute(game: string): string | null {
    const levels = this.levels(game);
    return levels[Math.floor(levels.length / 2)] ?? null;
  }

  /** Checks a pack, keeps it, and answers its hash. Throws `Unacceptable` with the place and the reason. */
  async addPack(game: AnyGame, pack: unknown, now: number): Promise<string> {
    game.content.read(pack);
    const hash = hashContent(pack);
    await this.store.addPack(hash, JSON.stringify(pack), now);
    return hash;
  }

  /** Keeps a pack that was checked on another thread, opened as it came from there, and answers its hash. */
  async keepPack(game: AnyGame, checked: CheckedPack, now: number): Promise<string> {
    const { hash, text, pack } = checked;
    const box = boxOf(game, checked);
    await this.store.addPack(hash, text, now);
    this.keepOpen(`${game.id} ${hash}`, Promise.resolve({ game, box, pack, content: contentInfo(game, box, false) }));
    return hash;
  }

  open({ game, pack, rulesVersion }: TableSettings): Promise<TableGame> {
    const key = `${game} ${pack ?? rulesVersion}`;
    let found = this.opened.get(key);
    if (found === undefined) {
      found = this.read(game, pack, rulesVersion);
      this.keepOpen(key, found);
    }
    return found;
  }

  private keepOpen(key: string, opened: Promise<TableGame>): void {
    this.opened.set(key, opened);
    opened.catch(() => this.opened.delete(key));
    const [oldest] = this.opened.keys();
    if (this.opened.size > KEPT && oldest !== undefined) this.opened.delete(oldest);
  }

  private async read(id: string, hash: string | null, version: number): Promise<TableGame> {
    const game = await this.game(id);
    if (hash === null) return openShipped(game, version);
    const text = await this.store.pack(hash);
    if (text === null) throw new Error(`The content pack ${hash} is not in the store`);
    const pack: unknown = JSON.parse(text);
    const box: unknown = game.content.read(pack);
    return { game, box, pack, content: contentInfo(game, box, false) };
  }
}

/** A game with the content that shipped with a version of it. That of an earlier version is a pack like any other: bots and records are told of it. */
export function openShipped(game: AnyGame, version: number): TableGame {
  const shipped = standardContent(game, version);
  const present = shipped === game.content.standard;
  const box: unknown = game.content.read(shipped);
  return { game, box, pack: present ? undefined : shipped, content: contentInfo(game, box, present) };
}
