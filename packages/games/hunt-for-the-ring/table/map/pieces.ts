import type { HuntView } from '../../view/view.ts';
import type { Sheet } from './sheet.ts';

/** What stands and lies on the map, and where exactly: several pieces share a space without hiding each other or its number. */

export type Figure =
  | {
      readonly key: string;
      readonly kind: 'rider';
      readonly id: string;
      readonly witchKing: boolean;
      readonly held: boolean;
      readonly active: boolean;
    }
  | { readonly key: string; readonly kind: 'frodo'; readonly found: boolean }
  | { readonly key: string; readonly kind: 'gandalf'; readonly hidden: boolean };

export type Token =
  | { readonly key: string; readonly kind: 'trail'; readonly side: 'eye' | 'sword' }
  | { readonly key: string; readonly kind: 'ally' }
  | { readonly key: string; readonly kind: 'information'; readonly state: 'held' | 'concealed' | 'found' }
  | { readonly key: string; readonly kind: 'deed'; readonly done: boolean }
  | { readonly key: string; readonly kind: 'log'; readonly number: number }
  | { readonly key: string; readonly kind: 'ward'; readonly bars: readonly string[]; readonly until: 'turn' | 'day' };

export type PlacedPiece<Piece> = Piece & { readonly at: string; readonly x: number; readonly y: number };

/** Figures stand above their space, so that its number stays readable. */
const LIFT = 25;
const ROW = 27;

export function figuresOf(view: HuntView, sheet: Sheet): PlacedPiece<Figure>[] {
  const standing = new Map<string, Figure[]>();
  const stand = (at: string | null, figure: Figure): void => {
    if (at !== null && sheet.byId.has(at)) standing.set(at, [...(standing.get(at) ?? []), figure]);
  };
  const own = view.mine?.role === 'ring-bearer' ? view.mine : (view.truth?.ringBearer ?? null);
  const frodo = view.foundAt ?? own?.lastArea ?? null;
  stand(frodo, { key: 'frodo', kind: 'frodo', found: view.foundAt !== null });
  if (view.part === 2)
    stand(view.gandalfAt ?? view.rivendell ?? own?.gandalf ?? null, {
      key: 'gandalf',
      kind: 'gandalf',
      hidden: view.gandalfAt === null && view.rivendell === null,
    });
  for (const { id, at, witchKing, held } of view.nazgul)
    stand(at, { key: `rider:${id}`, kind: 'rider', id, witchKing, held, active: view.active === id });
  return [...standing].flatMap(([at, figures]) => {
    const space = sheet.byId.get(at);
    if (space === undefined) return [];
    const { x, y, kind } = space;
    // On a dot a figure need not stand as high.
    const lift = kind === 'dot' ? LIFT - 6 : LIFT;
    return figures.map((figure, index) => ({ ...figure, at, x: x + (index - (figures.length - 1) / 2) * ROW, y: y - lift }));
  });
}

const SIDES: { readonly [kind in Token['kind']]: readonly [dx: number, dy: number] } = {
  trail: [-20, 3],
  ally: [20, 3],
  // Above the rim: names stand beneath.
  information: [-18, -12],
  deed: [-18, -12],
  log: [18, -12],
  ward: [19, -11],
};

export function tokensOf(
  view: HuntView,
  sheet: Sheet,
  spotOfPlace: (place: string) => { x: number; y: number } | null,
): PlacedPiece<Token>[] {
  const tokens: PlacedPiece<Token>[] = [];
  const lay = (at: string, token: Token): void => {
    const space = sheet.byId.get(at) ?? spotOfPlace(at);
    if (space === null || space === undefined) return;
    const [dx, dy] = SIDES[token.kind];
    const before = tokens.filter((other) => other.at === at && other.kind === token.kind).length;
    tokens.push({ ...token, at, x: space.x + dx + before * 9, y: space.y + dy });
  };
  for (const { area, side } of view.trail) lay(area, { key: `trail:${area}`, kind: 'trail', side });
  for (const area of view.allies) lay(area, { key: `ally:${area}`, kind: 'ally' });
  if (view.part === 2) for (const area of view.deeds.done) lay(area, { key: `deed:${area}`, kind: 'deed', done: true });
  if (view.mine?.role === 'ring-bearer') {
    const { mine } = view;
    if (view.part === 1) for (const { id, area, state } of mine.information) lay(area, { key: `info:${id}`, kind: 'information', state });
    if (view.part === 2)
      for (const { id, area } of [...mine.deeds, ...mine.deedsSeen]) lay(area, { key: `own-deed:${id}`, kind: 'deed', done: false });
  } else if (view.part === 1) for (const area of view.information) lay(area, { key: `info:${area}`, kind: 'information', state: 'found' });
  for (const [index, { place, bars, until }] of view.wards.entries()) lay(place, { key: `ward:${index}`, kind: 'ward', bars, until });
  for (const [index, mark] of view.logTokens.entries()) lay(mark, { key: `log:${index}`, kind: 'log', number: index + 1 });
  return tokens;
}
