import {
  cloneState,
  type Frame,
  isAutomatic,
  Lister,
  type PositionDefinition,
  type Rules,
  seatList,
  SeededRandom,
  settle,
  SilentTable,
  Unacceptable,
} from '#kernel';
import { z } from 'zod';
import {
  CASUALTIES,
  CHARACTER_COUNT,
  CHARACTERS,
  type Card,
  DECKS,
  ELIMINATED,
  FACE_COUNT,
  FACES,
  FIGURES,
  FREE,
  GOLLUM,
  IN_FELLOWSHIP,
  isCompanion,
  KINDS,
  NATIONS,
  NOT_YET_IN_PLAY,
  type Place,
  REARGUARD,
  REINFORCEMENTS,
  RING_BEARERS,
  SHADOW,
  SIDES,
  TOKENS,
  type WarBox,
  deckOfCard,
  sideOfCard,
  type Side,
} from './content/box.ts';
import { check } from './rules/check.ts';
import { newPool } from './rules/dice/pool.ts';
import { countGuides, mayGuide } from './rules/fellowship/members.ts';
import { ROW, transfer } from './rules/figures.ts';
import { emptyTable } from './rules/setup.ts';
import { type Battle, backIndex, DRAWN, IN_HAND, REMOVED, SET_ASIDE, type War, WAITING } from './rules/state.ts';
import { STEPS } from './rules/steps.ts';
import { VERBS } from './rules/verbs.ts';

/**
 * The position notation: any moment of the game, as a document a person can write. What is left out is as at the start: figures not placed are
 * reinforcements, cards not named are in their deck, Companions not placed are in the Fellowship. `phase` says where the turn stands; `flow` and
 * `battle` are only needed in the middle of something, and are written by the engine.
 */
const counts = z.record(z.string(), z.int().min(0).max(60));
const force = z.strictObject({ figures: counts.default({}), characters: z.array(z.enum(CHARACTERS)).default([]) });
const side = z.enum(SIDES);
const cards = z.array(z.string());
const hands = z.strictObject({
  hand: cards.default([]),
  discarded: cards.default([]),
  combatCard: z.string().optional(),
  rerolls: z.int().min(0).max(5).optional(),
});
const pair = z.tuple([z.int().min(0).max(20), z.int().min(0).max(20)]);

const schema = z.strictObject({
  game: z.literal('war-of-the-ring'),
  turn: z.int().min(0).max(10_000).default(1),
  toAct: side.default('free-peoples'),
  phase: z.enum(['begin', 'fellowship', 'allocation', 'action']).default('action'),
  tokensDealt: pair.default([0, 0]),
  regions: z
    .record(
      z.string(),
      z.strictObject({
        figures: counts.default({}),
        characters: z.array(z.enum(CHARACTERS)).default([]),
        /** Behind the walls: the stronghold is besieged. */
        inside: force.optional(),
        holder: side.optional(),
      }),
    )
    .default({}),
  casualties: counts.default({}),
  nations: z.partialRecord(z.enum(NATIONS), z.strictObject({ steps: z.int().min(0).max(3), active: z.boolean() })).default({}),
  fellowship: z
    .strictObject({
      at: z.string().default('rivendell'),
      progress: z.int().min(0).max(200).default(0),
      hidden: z.boolean().default(true),
      corruption: z.int().min(0).max(11).default(0),
      guide: z.enum(CHARACTERS).optional(),
      companions: z.array(z.enum(CHARACTERS)).optional(),
      mordor: z.int().min(0).max(4).optional(),
      attempted: z.boolean().default(false),
    })
    .default({ at: 'rivendell', progress: 0, hidden: true, corruption: 0, attempted: false }),
  eliminated: z.array(z.enum(CHARACTERS)).default([]),
  dice: z.partialRecord(side, z.array(z.enum(FACES))).default({}),
  pool: pair.optional(),
  huntBox: pair.default([0, 0]),
  rings: pair.default([3, 0]),
  ringUsed: pair.default([0, 0]),
  tokens: z.array(z.enum(TOKENS)).default([]),
  tokenUsed: pair.default([0, 0]),
  tiles: z
    .strictObject({
      drawn: cards.default([]),
      waiting: cards.default([]),
      removed: cards.default([]),
      inPool: cards.default([]),
      inHand: cards.default([]),
    })
    .default({ drawn: [], waiting: [], removed: [], inPool: [], inHand: [] }),
  hands: z.partialRecord(side, hands).default({}),
  /** Order of the decks from the top; cards not named lie beneath. */
  decks: z.partialRecord(z.enum(DECKS), cards).default({}),
  table: cards.default([]),
  discard: cards.default([]),
  freeDiceWereInBox: z.boolean().default(false),
  messengerUsed: z.boolean().default(false),
  rearguard: force.optional(),
  flow: z.array(z.looseObject({ step: z.string() })).optional(),
  battle: z.looseObject({ attacker: z.int() }).nullable().default(null),
});

export type WarPosition = z.input<typeof schema>;
type Parsed = z.output<typeof schema>;

const impossible = (message: string, path: string, rules: readonly string[] = []): never => {
  throw new Unacceptable(`Impossible position: ${message}`, rules, path);
};

export const position: PositionDefinition<War> = { read, write };

/** As much of the game as it takes to try a flow out. */
const MACHINE: Omit<Rules<War>, 'steps'> = { id: 'war-of-the-ring', verbs: VERBS, overRule: 'WR-VICTORY-01', longest: 0 };

function read(given: unknown, box: WarBox): War {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Unacceptable(`Position: ${issue.message}`, [], issue.path.join('.'));
  }
  const data = parsed.data;
  const s = emptyTable(box, { tokens: [data.tokensDealt[0], data.tokensDealt[1]] }, 2);
  placeFigures(s, data);
  placeCharacters(s, data);
  setTracks(s, data);
  setCards(s, data);
  s.open.battle = data.battle === null ? null : (unpack(data.battle) as Battle);
  s.frames = data.flow === undefined ? firstFrames(s, data) : (data.flow.map(unpack) as Frame[]);
  for (const [at, { step }] of s.frames.entries())
    if (STEPS[step] === undefined) impossible(`no step is called "${step}"`, `flow.${at}.step`);
  if (s.frames.length === 0) impossible('somebody must be asked: the flow is empty', 'flow');
  const [wrong] = check(s);
  if (wrong !== undefined) impossible(wrong, '');
  if (data.flow !== undefined || s.open.battle !== null) tryOut(s);
  return s;
}

/** A flow written by hand may forget what its steps must know: it has to lead to a question that can be asked and answered. */
function tryOut(s: War): void {
  const trial = cloneState(s);
  try {
    settle({ ...MACHINE, steps: STEPS }, trial, new SilentTable(new SeededRandom(0)));
    if (trial.outcome !== null) return;
    const step = STEPS[trial.frames[trial.frames.length - 1].step];
    if (isAutomatic(step)) return;
    for (const seat of seatList(step.asks(trial))) {
      step.prompt(trial, seat);
      if (new Lister({ ...MACHINE, steps: STEPS }).at(step, trial, seat).length === 0) throw new Error('nothing could be chosen');
    }
  } catch (error) {
    impossible(`the flow does not go on from here (${(error as Error).message})`, 'flow');
  }
}

function regionNamed(box: WarBox, id: string, path: string): number {
  return box.region[id] ?? impossible(`no region is called "${id}"`, path);
}

function put(s: War, figures: { readonly [figure: string]: number }, place: Place, path: string): void {
  for (const [name, count] of Object.entries(figures)) {
    const kind = FIGURES.indexOf(name);
    if (kind < 0 || kind >= KINDS) impossible(`no figure is called "${name}"`, `${path}.${name}`);
    if (s.open.figures[REINFORCEMENTS * ROW + kind] < count)
      impossible(`the box has not so many of ${name}`, `${path}.${name}`, ['WR-RECRUIT-09']);
    transfer(s, REINFORCEMENTS, place, kind, count);
  }
}

function placeFigures(s: War, data: Parsed): void {
  for (const [id, { figures, inside, holder }] of Object.entries(data.regions)) {
    const region = regionNamed(s.box, id, `regions.${id}`);
    put(s, figures, region, `regions.${id}.figures`);
    if (holder !== undefined) {
      if (s.open.holder[region] === 2) impossible(`${id} has no settlement to hold`, `regions.${id}.holder`, ['WR-DEF-11']);
      s.open.holder[region] = SIDES.indexOf(holder);
    }
    if (inside === undefined) continue;
    const place = s.box.regions[region].inside;
    if (place < 0) impossible(`${id} has no stronghold`, `regions.${id}.inside`, ['WR-DEF-15']);
    put(s, inside.figures, place, `regions.${id}.inside.figures`);
    s.open.besieged[region] = 1;
  }
  put(s, data.casualties, CASUALTIES, 'casualties');
  if (data.rearguard !== undefined) put(s, data.rearguard.figures, REARGUARD, 'rearguard.figures');
}

function placeCharacters(s: War, data: Parsed): void {
  const { characters } = s.open;
  const seat = (names: readonly string[], place: Place, path: string): void => {
    for (const name of names) {
      const c = CHARACTERS.indexOf(name as (typeof CHARACTERS)[number]);
      if (characters[c] !== NOT_YET_IN_PLAY) impossible(`${name} is in two places`, path);
      characters[c] = place;
    }
  };
  for (const [id, each] of Object.entries(data.regions)) {
    const region = s.box.region[id];
    seat(each.characters, region, `regions.${id}.characters`);
    if (each.inside !== undefined) seat(each.inside.characters, s.box.regions[region].inside, `regions.${id}.inside.characters`);
  }
  if (data.rearguard !== undefined) seat(data.rearguard.characters, REARGUARD, 'rearguard.characters');
  seat(data.eliminated, ELIMINATED, 'eliminated');
  const waiting = s.box.start.companions.filter((c) => characters[c] === NOT_YET_IN_PLAY).map((c) => CHARACTERS[c]);
  seat(data.fellowship.companions ?? waiting, IN_FELLOWSHIP, 'fellowship.companions');
  for (const c of s.box.start.companions)
    if (characters[c] === NOT_YET_IN_PLAY)
      impossible(`${CHARACTERS[c]} is nowhere: in the Fellowship, on the map or eliminated`, 'fellowship.companions');
  characters[RING_BEARERS] = IN_FELLOWSHIP;
}

function setTracks(s: War, data: Parsed): void {
  const { open, box } = s;
  open.turn = data.turn;
  open.toAct = SIDES.indexOf(data.toAct) as Side;
  for (const [id, { steps, active }] of Object.entries(data.nations)) {
    const nation = NATIONS.indexOf(id as (typeof NATIONS)[number]);
    if (steps === 0 && !active) impossible(`${id} is passive, so it cannot be at war`, `nations.${id}`, ['WR-POL-02']);
    open.steps[nation] = steps;
    open.active[nation] = active ? 1 : 0;
  }
  const { fellowship } = open;
  fellowship.at = regionNamed(box, data.fellowship.at, 'fellowship.at');
  fellowship.progress = data.fellowship.progress;
  fellowship.hidden = data.fellowship.hidden;
  fellowship.corruption = data.fellowship.corruption;
  fellowship.mordor = data.fellowship.mordor ?? -1;
  fellowship.attempted = data.fellowship.attempted;
  setGuide(s, data);
  for (const sideNow of [FREE, SHADOW] as const) {
    for (const face of data.dice[SIDES[sideNow]] ?? []) {
      if (!box.faceNames[sideNow].includes(face))
        impossible(`${face} is no face of these dice`, `dice.${SIDES[sideNow]}`, ['WR-DICE-01', 'WR-DICE-02']);
      open.dice[sideNow * FACE_COUNT + FACES.indexOf(face)]++;
    }
    open.huntBox[sideNow] = data.huntBox[sideNow];
    open.rings[sideNow] = data.rings[sideNow];
    open.ringUsed[sideNow] = data.ringUsed[sideNow];
    open.tokenUsed[sideNow] = data.tokenUsed[sideNow];
    open.pool[sideNow] = data.pool?.[sideNow] ?? newPool(s, sideNow);
  }
  for (const token of data.tokens) open.tokens[TOKENS.indexOf(token)] = 1;
  for (const [where, names] of [
    [DRAWN, data.tiles.drawn],
    [WAITING, data.tiles.waiting],
    [REMOVED, data.tiles.removed],
    [0, data.tiles.inPool],
    [IN_HAND, data.tiles.inHand],
  ] as const)
    for (const name of names) {
      const tile = box.tileIds.indexOf(name);
      if (tile < 0) impossible(`no hunt tile is called "${name}"`, 'tiles');
      open.tiles[tile] = where;
    }
  open.freeDiceWereInBox = data.freeDiceWereInBox;
  open.messengerUsed = data.messengerUsed;
}

/** The guide given, or the first Companion of the highest level, or Gollum. */
function setGuide(s: War, data: Parsed): void {
  const { fellowship, characters } = s.open;
  if (countGuides(s) === 0) {
    fellowship.guide = GOLLUM;
    characters[GOLLUM] = IN_FELLOWSHIP;
    return;
  }
  const given = data.fellowship.guide === undefined ? -1 : CHARACTERS.indexOf(data.fellowship.guide);
  // In the middle of a hunt the guide may just have fallen.
  if (given >= 0 && !mayGuide(s, given) && data.flow === undefined)
    impossible(`${CHARACTERS[given]} cannot be the guide`, 'fellowship.guide', ['WR-FSP-07']);
  fellowship.guide = given >= 0 ? given : CHARACTERS.findIndex((_, c) => isCompanion(c) && mayGuide(s, c));
}

function setCards(s: War, data: Parsed): void {
  const { open, own, hidden, box } = s;
  const placed = new Set<Card>();
  const take = (names: readonly string[], path: string): Card[] =>
    names.map((name) => {
      const card = box.card[name] ?? impossible(`no card is called "${name}"`, path);
      if (placed.has(card)) impossible(`${name} is in two places`, path);
      placed.add(card);
      return card;
    });
  open.table = take(data.table, 'table');
  open.discard = take(data.discard, 'discard');
  for (const sideNow of [FREE, SHADOW] as const) {
    const given = data.hands[SIDES[sideNow]];
    if (given === undefined) continue;
    const mine = (names: readonly string[], path: string): Card[] => {
      const taken = take(names, path).sort((a, b) => a - b);
      for (const card of taken)
        if (sideOfCard(card) !== sideNow) impossible(`${box.cardIds[card]} belongs to the other side`, path, ['WR-SETUP-09']);
      return taken;
    };
    own[sideNow].hand = mine(given.hand, `hands.${SIDES[sideNow]}.hand`);
    own[sideNow].discarded = mine(given.discarded, `hands.${SIDES[sideNow]}.discarded`);
    own[sideNow].combatCard = given.combatCard === undefined ? -1 : mine([given.combatCard], `hands.${SIDES[sideNow]}.combatCard`)[0];
    own[sideNow].rerolls = given.rerolls ?? -1;
    for (const card of own[sideNow].hand) open.backs[backIndex(sideNow, deckOfCard(card))]++;
    for (const card of own[sideNow].discarded) open.faceDown[deckOfCard(card)]++;
  }
  for (const [deck, name] of DECKS.entries()) {
    const first = take(data.decks[name] ?? [], `decks.${name}`);
    for (const card of first) if (deckOfCard(card) !== deck) impossible(`${box.cardIds[card]} is not in the deck ${name}`, `decks.${name}`);
    const rest = hidden.decks[deck].filter((card) => !placed.has(card));
    hidden.decks[deck] = [...rest.reverse(), ...first.reverse()];
    open.deckLeft[deck] = hidden.decks[deck].length;
  }
}

function firstFrames(s: War, data: Parsed): Frame[] {
  if (data.phase === 'begin') return [{ step: 'beginTurn' }];
  if (data.phase === 'fellowship') return [{ step: 'fellowshipPhase', stage: 0 } as Frame];
  if (data.phase === 'allocation') return [{ step: 'huntAllocation' }];
  return s.open.dice.some((count) => count > 0) ? [{ step: 'chooseAction', side: s.open.toAct } as Frame] : [{ step: 'nextActor' }];
}

/** Byte arrays inside frames are written as `{ "bytes": [...] }`. */
function pack(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Array.from(value) };
  if (Array.isArray(value)) return value.map(pack);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pack(each)]));
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  const { bytes } = value as { bytes?: unknown };
  if (Array.isArray(bytes)) return Uint8Array.from(bytes as number[]);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unpack(each)]));
}

function forceAt(s: War, place: Place): { figures: { [figure: string]: number }; characters: (typeof CHARACTERS)[number][] } {
  const figures: { [figure: string]: number } = {};
  for (let kind = 0; kind < KINDS; kind++) {
    const count = s.open.figures[place * ROW + kind];
    if (count > 0) figures[FIGURES[kind]] = count;
  }
  return { figures, characters: CHARACTERS.filter((_, c) => c < CHARACTER_COUNT && s.open.characters[c] === place) };
}

function write(s: War): WarPosition {
  if (s.outcome !== null) throw new Unacceptable('The game is over: its record tells more than a position');
  const { open, box, own, hidden } = s;
  const tilesAt = (where: number): string[] => box.tileIds.filter((_, tile) => open.tiles[tile] === where);
  const names = (list: readonly Card[]): string[] => list.map((card) => box.cardIds[card]);
  return {
    game: 'war-of-the-ring',
    turn: open.turn,
    toAct: SIDES[open.toAct],
    tokensDealt: [open.options.tokens[0], open.options.tokens[1]],
    regions: Object.fromEntries(
      box.regions.map(({ id, inside }, region) => [
        id,
        {
          ...forceAt(s, region),
          ...(open.besieged[region] === 1 ? { inside: forceAt(s, inside) } : {}),
          ...(open.holder[region] === 2 ? {} : { holder: SIDES[open.holder[region]] }),
        },
      ]),
    ),
    casualties: forceAt(s, CASUALTIES).figures,
    nations: Object.fromEntries(NATIONS.map((id, nation) => [id, { steps: open.steps[nation], active: open.active[nation] === 1 }])),
    fellowship: {
      at: box.regionIds[open.fellowship.at],
      progress: open.fellowship.progress,
      hidden: open.fellowship.hidden,
      corruption: open.fellowship.corruption,
      guide: CHARACTERS[open.fellowship.guide],
      companions: CHARACTERS.filter((_, c) => isCompanion(c) && open.characters[c] === IN_FELLOWSHIP),
      ...(open.fellowship.mordor < 0 ? {} : { mordor: open.fellowship.mordor }),
      attempted: open.fellowship.attempted,
    },
    eliminated: CHARACTERS.filter((_, c) => open.characters[c] === ELIMINATED),
    dice: Object.fromEntries(
      SIDES.map((id, sideNow) => [
        id,
        FACES.flatMap((face, at) => new Array<(typeof FACES)[number]>(open.dice[sideNow * FACE_COUNT + at]).fill(face)),
      ]),
    ),
    pool: [open.pool[0], open.pool[1]],
    huntBox: [open.huntBox[0], open.huntBox[1]],
    rings: [open.rings[0], open.rings[1]],
    ringUsed: [open.ringUsed[0], open.ringUsed[1]],
    tokens: TOKENS.filter((_, token) => open.tokens[token] === 1),
    tokenUsed: [open.tokenUsed[0], open.tokenUsed[1]],
    tiles: {
      drawn: tilesAt(DRAWN),
      waiting: tilesAt(WAITING),
      removed: tilesAt(REMOVED),
      inHand: tilesAt(IN_HAND),
      inPool: box.tileIds.filter((_, tile) => box.tiles[tile].special && open.tiles[tile] !== SET_ASIDE && open.tiles[tile] === 0),
    },
    hands: Object.fromEntries(
      SIDES.map((id, seat) => [
        id,
        {
          hand: names(own[seat].hand),
          discarded: names(own[seat].discarded),
          ...(own[seat].combatCard < 0 ? {} : { combatCard: box.cardIds[own[seat].combatCard] }),
          ...(own[seat].rerolls < 0 ? {} : { rerolls: own[seat].rerolls }),
        },
      ]),
    ),
    decks: Object.fromEntries(DECKS.map((id, deck) => [id, names([...hidden.decks[deck]].reverse())])),
    table: names(open.table),
    discard: names(open.discard),
    freeDiceWereInBox: open.freeDiceWereInBox,
    messengerUsed: open.messengerUsed,
    ...(open.battle === null ? {} : { rearguard: forceAt(s, REARGUARD) }),
    flow: s.frames.map(pack) as WarPosition['flow'],
    battle: pack(open.battle) as WarPosition['battle'],
  };
}
