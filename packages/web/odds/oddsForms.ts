import type { Words } from '#look/table.ts';
import type { Component } from 'solid-js';

/** The odds form of a game, for players at a printed table. */
export type OddsForm = Component<{ readonly words: Words }>;

const FORMS = import.meta.glob<OddsForm>('../../games/*/table/odds/OddsForm.tsx', { import: 'OddsForm' });
const pathOf = (game: string): string => `../../games/${game}/table/odds/OddsForm.tsx`;

/** Whether a game has one. */
export const hasOddsForm = (game: string): boolean => pathOf(game) in FORMS;

export async function loadOddsForm(game: string): Promise<OddsForm | null> {
  return (await FORMS[pathOf(game)]?.()) ?? null;
}
