/** A wall, roofs, gables with a spire, a keep with a flag: more towers, more worth. Drawn about the middle of the foot's line. */
interface SettlementGlyph {
  readonly walls: string;
  readonly dark: string;
  readonly flag?: string;
}

const GLYPHS: { readonly [kind: string]: SettlementGlyph | undefined } = {
  fortification: { walls: 'M-8 6V-2h3v-3h3v3h4v-3h3v3h3v8zM-8 1h16', dark: 'M-1.6 6v-3q1.6-2 3.2 0v3z' },
  town: { walls: 'M-9 6v-6l4-4 4 4v6zM0 6v-7l4.5-5 4.5 5v7z', dark: 'M-6 6v-3h2v3zM3.6 6v-4h2v4z' },
  city: { walls: 'M-10 6v-6l4-4 4 4v6zM2 6v-6l4-4 4 4v6zM-4 6V-6l4-6 4 6v12z', dark: 'M-1.4 6v-4q1.4-2 2.8 0v4z' },
  stronghold: {
    walls: 'M-11 7v-12h-1v-4h2v2h2v-2h2v2h2v-2h2v4h-1v5h6v-5h-1v-4h2v2h2v-2h2v2h2v-2h2v4h-1v12zM-4.5 0v-10l4.5-5 4.5 5v10z',
    dark: 'M-2 7v-5q2-3 4 0v5zM-.9-6h1.8v4h-1.8zM-9-2h1.6v4h-1.6zM7.4-2h1.6v4h-1.6z',
    flag: 'M0-15v-4l5 1.6-5 1.6',
  },
};

/** Null where nothing is built. */
export const settlementGlyph = (kind: string): SettlementGlyph | null => GLYPHS[kind] ?? null;

/** Victory points that whoever takes it gains. */
export const pointsOf = (kind: string): number => (kind === 'stronghold' ? 2 : kind === 'city' ? 1 : 0);
