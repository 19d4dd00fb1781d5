import { CREDITS } from '#look/credits.ts';

type Authors = { readonly [icon: string]: string };

/** Authors of icons that games bring themselves. */
const GAMES = import.meta.glob<Authors>('../../games/*/table/icon-names.ts', { import: 'ICON_AUTHORS', eager: true });

/** All authors of icons in use, at any table. */
export const ICON_AUTHORS: readonly string[] = [
  ...new Set([...CREDITS.icons.authors, ...Object.values(GAMES).flatMap((icons) => Object.values(icons))]),
];
