import { asId, asIds } from '#kernel/id.ts';
import { type Detail, detail, InvalidInput } from '#kernel';
import {
  type CardData,
  type CharacterData,
  CHARACTERS,
  DIE_TILE,
  eliteOf,
  EYE_TILE,
  FACES,
  type Figure,
  FREE,
  KINDS,
  leaderOf,
  type Nation,
  NATIONS,
  NAZGUL,
  NO_NATION,
  NO_SETTLEMENT,
  type PlayerName,
  PLAYERS,
  type Region,
  REGION_COUNT,
  type RegionData,
  regularOf,
  SETTLEMENTS,
  SHADOW,
  type StartData,
  STRONGHOLD,
  type Settlement,
  STRONGHOLD_COUNT,
  type TileData,
  type WarBox,
  type Card,
} from './box.ts';
import { CARD_IDS } from './cards.ts';
import { type Pack, packSchema } from './schema.ts';

/** Checks a content pack against the schema and what the rulebook fixes, and makes the box the rules use. */
export function readContent(given: unknown): WarBox {
  const parsed = packSchema.safeParse(given);
  if (!parsed.success) throw InvalidInput.form('Content pack', parsed.error, given);
  const pack = parsed.data;
  const region = indexed<Region>(
    pack.regions.map(({ id }) => id),
    'regions',
  );
  const card = indexed<Card>(
    pack.events.map(({ id }) => id),
    'events',
  );
  const regions = readRegions(pack, region);
  const strongholds = regions.filter(({ inside }) => inside >= 0);
  if (strongholds.length !== STRONGHOLD_COUNT)
    refuse('there are sixteen strongholds', 'regions', detail('number', { wanted: STRONGHOLD_COUNT, found: strongholds.length }));
  checkOrder(pack);
  const regionIds = regions.map(({ id }) => id);
  const figures = new Uint8Array(KINDS);
  for (const [nation, each] of pack.setup.nations.entries()) addFigures(figures, asId(nation), each.figures);
  return {
    title: pack.title,
    regions,
    regionIds,
    region,
    placeIds: [...regionIds, ...strongholds.map(({ id }) => `inside-${id}`)],
    regionOf: Uint8Array.from([...regions.keys(), ...strongholds.map(({ id }) => region[id])]),
    borders: bordersOf(regions),
    characters: pack.characters.map(readCharacter),
    cards: pack.events.map(readCard),
    cardIds: pack.events.map(({ id }) => id),
    card,
    tiles: [...pack.tiles.standard, ...pack.tiles.special].map((tile) => readTile(tile, card)),
    tileIds: [...pack.tiles.standard, ...pack.tiles.special].map(({ id }) => id),
    faces: [pack.dice.freePeoples, pack.dice.shadow].map(({ faces }) => faces.map((face) => asId(FACES.indexOf(face)))),
    faceNames: [pack.dice.freePeoples.faces, pack.dice.shadow.faces],
    figures,
    start: readStart(pack, region, figures),
    sources: { map: 'published', setup: 'rulebook', dice: 'rulebook', tiles: 'published', characters: 'published', events: 'published' },
  };
}

const refuse = (message: string, path: string, why: Detail): never => {
  throw new InvalidInput(`Content pack: ${message}`, [], path, why);
};

const notThere = (id: string, path: string): never => refuse(`no region is called "${id}"`, path, detail('stranger', { name: id }));

/** The rules know this by its number, so that its place is fixed. */
const refuseOrder = (what: string, at: number, wanted: string, got: string, path: string): never =>
  refuse(`${what} ${at + 1} is ${wanted}, not ${got}`, path, detail('other', { wanted, got }));

function indexed<I extends number>(ids: readonly string[], path: string): { [id: string]: I } {
  const index: { [id: string]: I } = {};
  for (const [at, id] of ids.entries()) {
    if (index[id] !== undefined) refuse(`"${id}" is there twice`, `${path}.${at}`, detail('twice', { name: id }));
    index[id] = asId(at);
  }
  return index;
}

function readRegions(pack: Pack, index: { readonly [id: string]: number }): RegionData[] {
  let strongholds = 0;
  return pack.regions.map((region, at): RegionData => {
    for (const other of region.adjacent) {
      if (index[other] === undefined) notThere(other, `regions.${at}.adjacent`);
      if (!pack.regions[index[other]].adjacent.includes(region.id))
        refuse(
          `${region.id} borders ${other}, but not the other way round`,
          `regions.${at}.adjacent`,
          detail('one-way-border', { name: region.id, other }),
        );
      if (region.impassable.includes(other))
        refuse(`the border to ${other} is both open and closed`, `regions.${at}.impassable`, detail('open-and-closed', { name: other }));
    }
    const settlement = region.settlement === null ? NO_SETTLEMENT : asId<Settlement>(SETTLEMENTS.indexOf(region.settlement));
    const points = region.settlement === 'city' ? 1 : region.settlement === 'stronghold' ? 2 : 0;
    if (region.victoryPoints !== points)
      refuse(
        `${region.id} is worth ${points} points`,
        `regions.${at}.victoryPoints`,
        detail('other', { wanted: points, got: region.victoryPoints }),
      );
    return {
      id: region.id,
      nation: asId(region.nation === null ? NO_NATION : NATIONS.indexOf(region.nation)),
      settlement,
      points,
      coastal: region.coastal,
      easternEdge: region.easternEdge,
      adjacent: Uint8Array.from(region.adjacent.map((id) => index[id])),
      impassable: Uint8Array.from(region.impassable.map((id) => index[id])),
      inside: asId(settlement === STRONGHOLD ? REGION_COUNT + strongholds++ : -1),
    };
  });
}

function bordersOf(regions: readonly RegionData[]): Uint8Array {
  const borders = new Uint8Array(REGION_COUNT * REGION_COUNT);
  for (const [from, { adjacent }] of regions.entries()) for (const to of adjacent) borders[from * REGION_COUNT + to] = 1;
  return borders;
}

/** The rules know characters, nations and decks by number: their order is fixed. */
function checkOrder(pack: Pack): void {
  for (const [at, { id }] of pack.characters.entries())
    if (id !== CHARACTERS[at]) refuseOrder('character', at, CHARACTERS[at], id, `characters.${at}.id`);
  for (const [at, { id }] of pack.setup.nations.entries())
    if (id !== NATIONS[at]) refuseOrder('nation', at, NATIONS[at], id, `setup.nations.${at}.id`);
  for (const [at, { id }] of pack.events.entries()) if (id !== CARD_IDS[at]) refuseOrder('card', at, CARD_IDS[at], id, `events.${at}.id`);
}

const readCharacter = (character: Pack['characters'][number]): CharacterData => ({
  id: character.id,
  // The Witch-king flies: his card has no number where others have a level.
  level: character.level ?? 3,
  leadership: character.leadership,
  activates: character.activates.reduce((bits, nation) => bits | (1 << NATIONS.indexOf(nation)), 0),
  dieBonus: character.actionDieBonus,
  captain: character.abilities.some(({ id }) => id === 'captain-of-the-west'),
});

const signOf = (player: PlayerName | null): CardData['sign'] => (player === null ? -1 : asId(PLAYERS.indexOf(player)));

const readCard = (event: Pack['events'][number]): CardData => ({
  id: event.id,
  type: asId(FACES.indexOf(event.dieType)),
  table: event.playOnTable,
  blank: event.blank === true,
  sign: signOf(event.multiplayer?.player ?? null),
  combat: event.combat.id,
  initiative: event.combat.initiative,
  secondInitiative: event.combat.initiativeSecond ?? -1,
});

function readTile(tile: Pack['tiles']['standard'][number], card: { readonly [id: string]: number }): TileData {
  const { id, type, owner, value, reveal, stop, introducedBy } = tile;
  if (type === 'special' && (introducedBy === undefined || card[introducedBy] === undefined))
    refuse(`the special tile ${id} names the card that brings it`, 'tiles.special', detail('tile-card', { name: id }));
  return {
    id,
    special: type === 'special',
    owner: owner === null ? -1 : owner === 'shadow' ? SHADOW : FREE,
    value: value === 'eye' ? EYE_TILE : value === 'die' ? DIE_TILE : value,
    reveal,
    stop,
    card: asId(introducedBy === undefined ? -1 : card[introducedBy]),
  };
}

type Counts = { readonly regular: number; readonly elite: number; readonly leader: number; readonly nazgul: number };

const kindsOf = (nation: Nation, { regular, elite, leader, nazgul }: Counts): [Figure, number][] => {
  const counts: [Figure, number][] = [
    [regularOf(nation), regular],
    [eliteOf(nation), elite],
    [leaderOf(nation), leader],
    [NAZGUL, nazgul],
  ];
  return counts.filter(([, count]) => count > 0);
};

function addFigures(figures: Uint8Array, nation: Nation, counts: Counts): void {
  for (const [kind, count] of kindsOf(nation, counts)) figures[kind] += count;
}

function readStart(pack: Pack, region: { readonly [id: string]: number }, figures: Uint8Array): StartData {
  const { nations, fellowship, actionDice, elvenRings } = pack.setup;
  const known = (id: string, path: string): number => region[id] ?? notThere(id, path);
  const armies = nations.flatMap((each, nation) =>
    each.startingArmies.flatMap((army, at) =>
      kindsOf(asId(nation), army).map(([kind, count]): [Region, Figure, number] => [
        asId(known(army.region, `setup.nations.${nation}.startingArmies.${at}`)),
        kind,
        count,
      ]),
    ),
  );
  for (const [nation, each] of nations.entries())
    for (const [kind, count] of kindsOf(asId(nation), each.figures)) {
      const placed = armies.reduce((sum, [, placedKind, n]) => (placedKind === kind ? sum + n : sum), 0);
      const kept = kindsOf(asId(nation), each.reinforcements).find(([other]) => other === kind)?.[1] ?? 0;
      if (placed + kept !== count || figures[kind] !== count)
        refuse(
          `${each.id}: starting figures and reinforcements do not add up to the box`,
          `setup.nations.${nation}`,
          detail('figures-sum', { name: each.id }),
        );
    }
  return {
    armies,
    stepsToWar: nations.map(({ political }) => political.stepsToWar),
    active: nations.map(({ political }) => political.startsActive),
    ringBearers: asId(known(fellowship.ringBearersRegion, 'setup.fellowship.ringBearersRegion')),
    companions: fellowship.companions.map((id) => asId(CHARACTERS.indexOf(id))),
    guide: asId(CHARACTERS.indexOf(fellowship.guide)),
    dice: [actionDice['free-peoples'].start, actionDice.shadow.start],
    mostDice: [actionDice['free-peoples'].max, actionDice.shadow.max],
    rings: elvenRings.count,
    gates: asIds(fellowship.mordorEntrances.map((id) => known(id, 'setup.fellowship.mordorEntrances'))),
  };
}
