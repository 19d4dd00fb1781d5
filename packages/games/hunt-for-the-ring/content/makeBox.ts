import type { AllyCard, SorceryCard, Space } from './ids.ts';
import { asId, asIds } from '#kernel/id.ts';
import { type ContentSource, detail, weakest } from '#kernel';
import { readCompany } from './abilities.ts';
import { type CorruptionToken, FACES, type FaceId, type HuntBox } from './box.ts';
import { CardCompiler } from './compile.ts';
import { type Journey, makeCourse } from './journey.ts';
import { AREA, type BoardMap, DOT, EXIT, FAR, FRIENDLY, FRODO_START, makeMap, NAZGUL_START, SHADOWED } from './map.ts';
import { looksAtSecrets } from './ops.ts';
import { refusePack } from './refuse.ts';
import type { MapPack, Pack } from './schema.ts';

/** Makes the box the rules use from a pack whose shape is known to be right; what the rulebook fixes is checked here. */
export function makeBox(pack: Pack, isStandard: boolean): HuntBox {
  const spaces = spaceNames(pack);
  const regions = pack.maps.flatMap((map) => map.regions.map(({ id }) => id));
  const sections = pack.maps.flatMap((map) => map.sections.map(({ id }) => id));
  const maps = pack.maps.map((map, index) => readMap(map, index, spaces, regions, sections));
  const sectionOfRegion = Uint8Array.from(pack.maps.flatMap((map) => map.regions.map(({ section }) => sections.indexOf(section))));
  const corruption = pack.tokens.corruption.map(
    ({ id, color, kind, value }): CorruptionToken => ({ id, colour: color, eye: kind === 'eye', value: value ?? 0 }),
  );
  const compiler = new CardCompiler({ spaces, regions, sections, maps: [maps[0], ...maps], corruption: corruption.map(({ id }) => id) });
  const allies = pack.allyCards.flatMap((deck, index) =>
    deck.cards.map((card, at) => compiler.card(card, index + 1, `allyCards.${index}.cards.${at}`)),
  );
  // Sorcery serves both parts, so its selectors look at both maps.
  const sorcery = pack.sorcery.cards.map((card, at) => compiler.card(card, 0, `sorcery.cards.${at}`));
  const telltale = sorcery.findIndex(
    ({ condition, effects }) => looksAtSecrets(condition) || effects.some(({ tests }) => looksAtSecrets(tests)),
  );
  if (telltale >= 0)
    refusePack(
      'a Sorcery card cannot depend on where Frodo or Gandalf is: whoever holds it would learn it from whether it can be played',
      `sorcery.cards.${telltale}`,
      detail('telltale-sorcery'),
      ['HR-SORC-05', 'HR-RUL-76'],
    );
  const firstOfTwo = pack.allyCards[0].cards.length;
  const copies = <Card extends number>(cards: readonly { copies: number }[], from: number): Card[] =>
    cards.flatMap((card, index) => new Array<Card>(card.copies).fill(asId(index + from)));
  const allyDecks: AllyCard[][] = [[], copies(pack.allyCards[0].cards, 0), copies(pack.allyCards[1].cards, firstOfTwo)];
  const sorceryDeck: SorceryCard[] = copies(pack.sorcery.cards, 0);
  for (const [list, path, rule] of [
    [allyDecks[1], 'allyCards.0', 'HR-COMP-03'],
    [allyDecks[2], 'allyCards.1', 'HR-COMP-03'],
    [sorceryDeck, 'sorcery', 'HR-COMP-04'],
  ] as const)
    if (list.length !== 22)
      refusePack(`the deck has 22 cards, not ${list.length}`, path, detail('number', { wanted: 22, found: list.length }), [rule]);
  const journeys = pack.journeys.flatMap((deck, index) => deck.cards.map((_, at) => readJourney(pack, index, at, spaces, maps[1])));
  const at = (area: number | string, path: string, map: BoardMap): Space => {
    const space: Space = asId(spaces.indexOf(String(area)));
    if (space < 0 || (map.kind[space] & AREA) === 0)
      refusePack(`there is no area ${area} on the map of part ${map.part}`, path, detail('stranger', { name: area }));
    return space;
  };
  const information = pack.tokens.information.map(({ area }, i) => at(area, `tokens.information.${i}.area`, maps[0]));
  const stranger = information.findIndex((space, i) => (maps[0].kind[space] & FRIENDLY) === 0 || information.indexOf(space) !== i);
  if (stranger >= 0)
    refusePack(
      'every Information token names a different friendly area',
      `tokens.information.${stranger}.area`,
      detail('areas-of-information'),
      ['HR-INFO-01'],
    );
  const frodoStarts = pack.tokens.frodoStart.map(({ area }, i) => at(area, `tokens.frodoStart.${i}.area`, maps[0]));
  if (frodoStarts.some((space) => (maps[0].kind[space] & FRODO_START) === 0))
    refusePack("Frodo's starting areas of the tokens and of the map differ", 'tokens.frodoStart', detail('starts-of-frodo'), [
      'HR-SETUP-04',
    ]);
  checkNazgulStarts(maps[0], 6, 'HR-SETUP-15');
  checkNazgulStarts(maps[1], 2, 'HR-SETUP2-20');
  const [ordinary, witchKing] = ['action', 'witch-king'].map((id) => facesOf(pack, id));
  return {
    title: pack.title,
    sheets: isStandard ? null : pack.maps,
    spaces,
    maps: [maps[0], ...maps],
    regions,
    sections,
    places: [...regions, ...sections],
    sectionOfRegion,
    allies,
    allyIds: allies.map(({ id }) => id),
    allyDecks,
    sorcery,
    sorceryIds: sorcery.map(({ id }) => id),
    sorceryDeck,
    company: readCompany(pack),
    journeys,
    journeyIds: journeys.map(({ id }) => id),
    shortJourneys: pack.journeys[0].cards.length,
    limits: { short: pack.journeys[0].corruptionLimit, long: pack.journeys[1].corruptionLimit },
    scripts: compiler.scripts,
    crossings: [new Uint8Array(spaces.length), ...compiler.scripts.flat().flatMap((op) => (op.op === 'frodo.jump' ? [op.sides] : []))],
    frodoStarts,
    information,
    informationIds: pack.tokens.information.map(({ id }) => id),
    deeds: asIds(pack.tokens.gandalfDeeds.map(({ area }, i) => at(area, `tokens.gandalfDeeds.${i}.area`, maps[1]))),
    deedIds: pack.tokens.gandalfDeeds.map(({ id }) => id),
    corruption,
    corruptionIds: corruption.map(({ id }) => id),
    ordinaryFaces: ordinary.map((face) => asId(FACES.indexOf(face))),
    witchKingFaces: witchKing.map((face) => asId(FACES.indexOf(face))),
    ordinaryFaceNames: ordinary,
    witchKingFaceNames: witchKing,
    sources: sourcesOf(pack),
  };
}

function checkNazgulStarts({ part, nazgulStarts }: BoardMap, wanted: number, rule: string): void {
  const count = nazgulStarts.length;
  if (count !== wanted)
    refusePack(
      `the map of part ${part} has ${wanted} Nazgûl starting areas`,
      `maps.${part - 1}.areas`,
      detail('starts-of-nazgul', { wanted, found: count }),
      [rule],
    );
}

/** Numbers, then letters, then dots; a space of both maps has one name and one index. */
function spaceNames(pack: Pack): string[] {
  const names = new Set(pack.maps.flatMap((map) => [...map.areas, ...map.dots].map(({ id }) => String(id))));
  const rank = (name: string): number =>
    /^\d/.test(name) ? Number(name) : name.startsWith('d') ? 200 + Number(name.slice(1)) : 100 + name.charCodeAt(0) - 65;
  // Index 0 stays free: it means "nowhere".
  return ['-', ...[...names].sort((a, b) => rank(a) - rank(b))];
}

const KIND_BITS: { readonly [kind: string]: number } = {
  normal: AREA,
  ally: AREA | FRIENDLY,
  shadow: AREA | SHADOWED,
  exit: EXIT,
  'frodo-start': AREA | FRODO_START,
  'nazgul-start': AREA | NAZGUL_START,
};

function readMap(
  map: MapPack,
  index: number,
  spaces: readonly string[],
  regions: readonly string[],
  sections: readonly string[],
): BoardMap {
  const size = spaces.length;
  const kind = new Uint8Array(size);
  const region = new Uint8Array(size).fill(FAR);
  const section = new Uint8Array(size).fill(FAR);
  const place = (id: string | number, bits: number, regionId: string, path: string): void => {
    const space = spaces.indexOf(String(id));
    if (kind[space] !== 0) refusePack(`space ${id} is there twice`, path, detail('twice', { name: id }));
    const home = map.regions.find((each) => each.id === regionId);
    if (home === undefined) return refusePack(`there is no region "${regionId}"`, `${path}.region`, detail('stranger', { name: regionId }));
    kind[space] = bits;
    region[space] = regions.indexOf(home.id);
    section[space] = sections.indexOf(home.section);
    if (section[space] === FAR)
      refusePack(`there is no section "${home.section}"`, `maps.${index}.regions`, detail('stranger', { name: home.section }));
  };
  for (const [i, area] of map.areas.entries())
    place(
      area.id,
      area.kind.reduce((bits, each) => bits | KIND_BITS[each], 0),
      area.region,
      `maps.${index}.areas.${i}`,
    );
  for (const [i, dot] of map.dots.entries()) place(dot.id, DOT, dot.region, `maps.${index}.dots.${i}`);
  const edges = map.edges.map(({ a, b, kind: line }, i) => {
    const ends = [a, b].map((id) => asId<Space>(spaces.indexOf(String(id))));
    const lost = ends.findIndex((space) => space < 0 || kind[space] === 0);
    if (lost >= 0) refusePack(`there is no space ${[a, b][lost]}`, `maps.${index}.edges.${i}`, detail('stranger', { name: [a, b][lost] }));
    return { a: ends[0], b: ends[1], road: line === 'road' };
  });
  const made = makeMap(map.part, size, kind, region, section, edges);
  const lonely = made.areas.find((area) => made.connected[area].length === 0);
  if (lonely !== undefined)
    refusePack(`no way leads to area ${spaces[lonely]}`, `maps.${index}.edges`, detail('no-way-to', { area: spaces[lonely] }), [
      'HR-DEF-02',
    ]);
  const cutOff = made.areas.find((area) => made.entriesToExit[area] === FAR);
  if (cutOff !== undefined)
    refusePack(
      `no way leads from area ${spaces[cutOff]} to an exit`,
      `maps.${index}.edges`,
      detail('no-way-out', { area: spaces[cutOff] }),
      ['HR-RESCUE-01'],
    );
  return made;
}

function readJourney(pack: Pack, deck: number, at: number, spaces: readonly string[], map: BoardMap): Journey {
  const { moves, cards } = pack.journeys[deck];
  const { id, start, rows: printed, refuges = [] } = cards[at];
  const path = `journeys.${deck}.cards.${at}`;
  if (printed.length !== moves)
    refusePack(
      `a card of this deck has ${moves} rows, not ${printed.length}`,
      path,
      detail('number', { wanted: moves, found: printed.length }),
      ['HR-JOURNEY-01'],
    );
  const named = (area: string | number): number => {
    const space = spaces.indexOf(String(area));
    if (space < 0 || map.kind[space] === 0)
      refusePack(`there is no area ${area} on the map of part II`, path, detail('stranger', { name: area }));
    return space;
  };
  const rows = Uint8Array.from([named(start), ...printed.map((row) => (row === 'dot' ? 0 : named(row)))]);
  const early = rows.findIndex((space, row) => space !== 0 && ((map.kind[space] & EXIT) !== 0) !== (row === moves));
  if (early >= 0)
    refusePack('the last row, and only that one, is an exit', `${path}.rows.${early - 1}`, detail('exit-in-last-row'), ['HR-JOURNEY-06']);
  const course = makeCourse(spaces.length, deck === 1, rows, asIds(refuges.map(named)));
  let dots = 0;
  for (let row = 1; row < rows.length; row++) {
    const reached = rows[row] === 0 || map.dotsBetween[course.lastArea[row - 1] * spaces.length + rows[row]] <= dots;
    if (!reached)
      refusePack(`row ${row} is out of reach of the row before`, `${path}.rows.${row - 1}`, detail('row-out-of-reach', { row }), [
        'HR-JOURNEY-04',
      ]);
    dots = rows[row] === 0 ? dots + 1 : 0;
  }
  return { id, ...course };
}

function facesOf(pack: Pack, id: string): FaceId[] {
  const die = pack.dice.dice.find((each) => each.id === id);
  const faces = die?.faces.flatMap(({ face, count }) => new Array<FaceId>(count).fill(face)) ?? [];
  if (faces.length !== 6)
    refusePack(`the ${id} die has six faces, not ${faces.length}`, 'dice.dice', detail('number', { wanted: 6, found: faces.length }), [
      'HR-DICE-03',
    ]);
  return faces;
}

/** How sure we are of each part of the box: the weakest source of what it is made of. */
function sourcesOf(pack: Pack): HuntBox['sources'] {
  const of = (items: readonly { readonly source: ContentSource }[]): ContentSource => weakest(items.map(({ source }) => source));
  return {
    mapOne: of([...pack.maps[0].areas, ...pack.maps[0].edges]),
    mapTwo: of([...pack.maps[1].areas, ...pack.maps[1].edges]),
    alliesOne: of(pack.allyCards[0].cards),
    alliesTwo: of(pack.allyCards[1].cards),
    sorcery: of(pack.sorcery.cards),
    company: 'reconstructed',
    journeys: of(pack.journeys.flatMap(({ cards }) => cards)),
    information: of(pack.tokens.information),
    deeds: of(pack.tokens.gandalfDeeds),
    corruption: of(pack.tokens.corruption),
    dice: 'rulebook',
  };
}
