import { CREDITS } from '#look/credits.ts';

type Authors = { readonly [icon: string]: string };

/** Games that bring icons of their own say whose they are. */
const GAMES = import.meta.glob<Authors>('../games/*/table/icon-names.ts', { import: 'ICON_AUTHORS', eager: true });

/** Everybody who drew an icon in use, at any table. */
export const ICON_AUTHORS: readonly string[] = [
  ...new Set([...CREDITS.icons.authors, ...Object.values(GAMES).flatMap((icons) => Object.values(icons))]),
];
