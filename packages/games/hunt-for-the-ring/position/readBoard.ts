import type { Place } from '../content/ids.ts';
import { asId } from '#kernel/id.ts';
import { COMPANY, FACES, MERIADOC, NAZGUL, ORDINARY_DICE } from '../content/box.ts';
import { BARS } from '../content/ops.ts';
import { ASIDE, BESIDE_TRACK, DRAWN, GONE, type Hunt, IN_BOX, IN_POOL, TURNED_OVER } from '../rules/state.ts';
import { CARD_STATES, lookUp, lookUpOne, refuse, spaceIndex, UNTIL } from './names.ts';
import type { ParsedHunt } from './schema.ts';

/** What stands and lies on the table, in sight of all. */
export function readBoard(s: Hunt, p: ParsedHunt): void {
  const { open, box } = s;
  for (const [area, side] of Object.entries(p.trail)) open.trail[spaceIndex(box, area, `trail.${area}`)] = side === 'eye' ? 1 : 2;
  for (const [i, area] of p.allies.entries()) open.allies[spaceIndex(box, area, `allies.${i}`)] = 1;
  open.wards = p.wards.map(({ area, place, bars: barred, until }, i) => ({
    area: spaceIndex(box, area, `wards.${i}.area`),
    place: place === null ? asId(-1) : lookUpOne<Place>(box.places, place, `wards.${i}.place`),
    bars: barred.reduce((bits, bar) => bits | (1 << BARS.indexOf(bar)), 0),
    until: UNTIL.indexOf(until),
  }));
  open.closed = p.closed.map(({ space: closed, until }, i) => ({
    space: spaceIndex(box, closed, `closed.${i}`),
    until: UNTIL.indexOf(until),
  }));
  readDice(s, p);
  readTokens(s, p);
  open.information = lookUp(box.informationIds, p.information, 'information');
  for (const [card, id] of COMPANY.entries())
    open.company[card] = CARD_STATES.indexOf(p.company?.[id] ?? (p.part === 2 || card < 3 ? 'up' : 'aside'));
  // Without a word a card was turned over in this part.
  open.turnedIn = p.turnedIn ?? open.company.map((state) => (state === TURNED_OVER ? p.part : 0));
  open.meriadocJoined = p.meriadocJoined ?? open.company[MERIADOC] !== ASIDE;
}

/** They come first: who controls the active one is asked by others. Without a word about the Nazgûl they stand on starting areas and are shared out in turn. */
export function readNazgul(s: Hunt, p: ParsedHunt): void {
  const { open, box } = s;
  const starts = box.maps[p.part].nazgulStarts;
  const told = NAZGUL.map((id) => p.nazgul?.[id]);
  for (const [nazgul, id] of NAZGUL.entries()) {
    const at = told[nazgul]?.at;
    open.nazgul[nazgul] = at === undefined ? starts[nazgul % starts.length] : spaceIndex(box, at, `nazgul.${id}.at`);
    open.controller[nazgul] = asId(told[nazgul]?.player ?? (nazgul % (p.seats - 1)) + 1);
    open.rank[nazgul] = (told[nazgul]?.place ?? 0) - 1;
    open.bound[nazgul] = UNTIL.indexOf(told[nazgul]?.bound ?? 'none');
  }
  for (let nazgul = 0; nazgul < NAZGUL.length; nazgul++) {
    if (told[nazgul]?.place !== undefined) continue;
    const taken = open.rank.filter((_, other) => open.controller[other] === open.controller[nazgul]);
    open.rank[nazgul] = [0, 1, 2, 3].find((rank) => !taken.includes(rank)) ?? -1;
  }
}

function readDice(s: Hunt, p: ParsedHunt): void {
  const { open } = s;
  for (const [die, told] of (p.dice ?? ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow']).entries()) {
    open.spent[die] = told?.endsWith('*') ?? false;
    open.dice[die] = told === null ? asId(-1) : lookUpOne(FACES, told.replace('*', ''), `dice.${die}`);
    const { ordinaryFaces, witchKingFaces } = s.box;
    if (told !== null && !(die < ORDINARY_DICE ? ordinaryFaces : witchKingFaces).includes(open.dice[die]))
      refuse(`this die has no face "${told.replace('*', '')}"`, `dice.${die}`, ['HR-DICE-03', 'HR-WKDIE-05']);
  }
}

function readTokens(s: Hunt, p: ParsedHunt): void {
  const { open, box } = s;
  const { pool, beside, gone } = p.tokens;
  // Told once or twice, it must be the same.
  const drawn = p.tokens.drawn.length > 0 ? p.tokens.drawn : (p.drawn ?? []);
  const told = new Set<number>();
  const where = (list: readonly string[], place: number, path: string): void => {
    for (const token of lookUp(box.corruptionIds, list, `tokens.${path}`)) {
      if (told.has(token)) refuse(`"${box.corruptionIds[token]}" is there twice`, `tokens.${path}`, ['HR-COMP-07']);
      told.add(token);
      open.tokens[token] = place;
    }
  };
  // Once the pool is told, whatever of it is mentioned nowhere has been drawn and has left the game.
  for (const [token, { colour }] of box.corruption.entries())
    open.tokens[token] = colour === 'beige' || (colour === 'grey' && p.part === 2) ? (pool === undefined ? IN_POOL : GONE) : IN_BOX;
  where(pool ?? [], IN_POOL, 'pool');
  where(beside, BESIDE_TRACK, 'beside');
  where(gone, GONE, 'gone');
  where(drawn, DRAWN, 'drawn');
  open.drawn = lookUp(box.corruptionIds, p.drawn ?? drawn, 'drawn');
  if (open.drawn.length !== drawn.length || new Set(open.drawn).size !== drawn.length)
    refuse('"drawn" and "tokens.drawn" speak of the same tokens', 'drawn', ['HR-ENC-04']);
}
