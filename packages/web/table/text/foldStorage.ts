import { createSignal } from 'solid-js';
import { storage } from '../../lib/storage.ts';

const KEY = 'redbook.folded';
/** Number of folded sections that are remembered, of all games together. */
const KEPT = 200;

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.get(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

const [folded, setFolded] = createSignal<readonly string[]>(read());

const nameOf = (game: string, section: string): string => `${game} ${section}`;

/** Whether the player has folded this section, now or at an earlier table of the game. */
export const isFolded = (game: string, section: string): boolean => folded().includes(nameOf(game, section));

export function fold(game: string, sections: readonly string[], away: boolean): void {
  const names = sections.map((section) => nameOf(game, section));
  const others = folded().filter((name) => !names.includes(name));
  const next = away ? [...others, ...names].slice(-KEPT) : others;
  setFolded(next);
  storage.set(KEY, JSON.stringify(next));
}
