import { type PositionDefinition, Unacceptable } from '#kernel';
import { z } from 'zod';
import { COMPANY, FACES, type HuntBox, MERIADOC, NAZGUL, ORDINARY_DICE } from './content/box.ts';
import { BARS } from './content/ops.ts';
import { checkMoment, readFrames } from './moment.ts';
import { addClue, CLUE_ENTRY, CLUE_ESCAPE, CLUE_GANDALF_MOVED, CLUE_GANDALF_TURN, CLUE_REVEALED, CLUE_STEP } from './rules/clues.ts';
import { check } from './rules/check.ts';
import { dotsSince, lastAreaOf, nazgulAtPlace } from './rules/derived.ts';
import { NO_SALT } from './rules/seal.ts';
import { readOptionsInPlay, SEATS } from './rules/setup/options.ts';
import { bareTable } from './rules/setup/setup.ts';
import {
  ASIDE,
  bearer,
  BESIDE_TRACK,
  CONCEALED,
  DOT_ENTRY,
  DRAWN,
  FOUND,
  GONE,
  HELD,
  type Hunt,
  IN_BOX,
  IN_POOL,
  SLASH_ENTRY,
  wraith,
} from './rules/state.ts';
import { markIndex, markName } from './rules/verbs.ts';

/**
 * The position notation: any moment of the game that waits for a decision, as a document a person can write. What is left out is as at
 * the beginning of a part; cards not mentioned lie in their decks. `frames` and `clues` are the inner bookkeeping, only needed in the
 * middle of something.
 */
const names = z.array(z.string());
const space = z.union([z.int(), z.string()]);
const spaces = z.array(space);
const flag = z.boolean().default(false);
const small = z.int().min(0).max(255);
const TURNS = ['firstDaylight', 'secondDaylight', 'night'] as const;
const UNTIL = ['none', 'turn', 'day'] as const;
const CARD_STATES = ['aside', 'up', 'over'] as const;
const bars = z.array(z.enum(BARS));

const information = z.strictObject({ held: names.default([]), concealed: names.default([]) });

const schema = z.strictObject({
  game: z.literal('hunt-for-the-ring'),
  seats: z.int().min(SEATS.min).max(SEATS.max).default(2),
  options: z.record(z.string(), z.unknown()).default({}),
  part: z.union([z.literal(1), z.literal(2)]).default(1),
  day: z.int().min(1).max(99).default(1),
  turn: z.enum(TURNS).default('firstDaylight'),
  eye: flag,
  step: z.int().min(0).max(16).optional(),
  corruption: z.int().min(0).max(40).default(0),
  tokens: z
    .strictObject({ pool: names.optional(), beside: names.default([]), gone: names.default([]), drawn: names.default([]) })
    .prefault({}),
  barrowWights: flag,
  strong: flag,
  trail: z.record(z.string(), z.enum(['eye', 'sword'])).default({}),
  allies: spaces.default([]),
  wards: z.array(z.strictObject({ area: space.nullable(), place: z.string().nullable(), bars, until: z.enum(UNTIL) })).default([]),
  closed: z.array(z.strictObject({ space, until: z.enum(UNTIL) })).default([]),
  /** What is left out of one: on a starting area, shared out in turn, after the others of its player. */
  nazgul: z
    .partialRecord(
      z.enum(NAZGUL),
      z.strictObject({
        at: space.nullable().optional(),
        player: z.int().min(0).max(4).optional(),
        place: z.int().min(0).max(4).optional(),
        bound: z.enum(UNTIL).default('none'),
      }),
    )
    .optional(),
  witchKing: z.enum(NAZGUL).nullable().default(null),
  /** Ordinary dice, then the Witch-king's; a spent one ends with an asterisk, null is not in the pool. */
  dice: z.array(z.string().nullable()).max(7).optional(),
  first: z.int().min(1).max(4).default(1),
  active: z.enum(NAZGUL).nullable().default(null),
  /** Left out, it follows from the active Nazgûl. */
  activated: z.int().min(0).max(4).optional(),
  moved: flag,
  acted: flag,
  logTokens: names.length(6).optional(),
  logMoved: z.int().min(0).max(0xffff).default(0),
  information: names.default([]),
  fellowship: z.int().min(0).max(4).default(0),
  poolSize: z.int().min(0).max(4).optional(),
  company: z.partialRecord(z.enum(COMPANY), z.enum(CARD_STATES)).optional(),
  turnedIn: z.array(small).length(5).optional(),
  /** Left out, it is told by his card. */
  meriadocJoined: z.boolean().optional(),
  allyDiscard: names.default([]),
  allyShown: names.default([]),
  sorceryDiscard: names.default([]),
  /** Top card last. */
  allyDeck: names.optional(),
  sorceryDeck: names.optional(),
  foundAt: space.nullable().default(null),
  /** In the order of drawing. */
  drawn: names.optional(),
  fewerTokens: small.default(0),
  witchKingFought: flag,
  turnSoFar: z
    .strictObject({
      begun: flag,
      stepped: flag,
      rested: flag,
      played: flag,
      tokenSpent: flag,
      meriadocUsed: flag,
      rangeBonus: small.default(0),
      jump: small.default(0),
      nightFree: flag,
    })
    .prefault({}),
  deedsDone: names.default([]),
  deedSupply: names.optional(),
  rivendell: space.nullable().default(null),
  gandalfAt: space.nullable().default(null),
  longKnown: flag,
  partOneLog: spaces.nullable().default(null),
  partOneInformation: information.nullable().default(null),
  swapReady: small.default(0),
  swaps: small.default(0),
  arrival: small.default(0),
  clues: z.array(z.int()).optional(),
  /** Seals of the journal and the salt in them: only for a game that goes on. */
  seals: z.array(z.string().regex(/^[0-9a-f]{32}$/)).default([]),
  salt: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .default(NO_SALT),
  ringBearer: z
    .strictObject({
      /** Starting area, then area numbers, `dot` and `slash`. */
      log: spaces.optional(),
      information: information.optional(),
      hand: names.default([]),
      bottom: names.default([]),
      looked: names.default([]),
      known: z.array(names).optional(),
      journey: z.string().nullable().default(null),
      journeysSeen: names.default([]),
      journeysGone: names.default([]),
      gandalf: space.nullable().default(null),
      gandalfLog: spaces.default([]),
      gandalfLeft: z.int().min(0).max(9).optional(),
      gandalfMoved: flag,
      mayReveal: flag,
      deeds: names.default([]),
      deedsSeen: names.default([]),
    })
    .prefault({}),
  journeyDeck: names.optional(),
  /** By Wraith seat, seat 1 first. */
  wraiths: z.array(z.strictObject({ hand: names.default([]), known: z.array(names).optional() })).optional(),
  /** Swaps offered before part II. */
  offers: z.array(z.strictObject({ from: small, card: z.string(), to: small, wanted: z.string() })).default([]),
  /** Wraith players who have given up, as bits. */
  left: small.default(0),
  frames: z.array(z.object({ step: z.string() }).loose()).optional(),
});

export type HuntPosition = z.input<typeof schema>;
type Parsed = z.output<typeof schema>;

const refuse = (message: string, path: string, rules: readonly string[] = []): never => {
  throw new Unacceptable(`Impossible position: ${message}`, rules, path);
};

export const position: PositionDefinition<Hunt> = { read, write };

/** Names of the box to indices, with the place of a wrong one. */
function lookUp(list: readonly string[], given: readonly string[], path: string): number[] {
  return given.map((name, i) => {
    const index = list.indexOf(name);
    return index < 0 ? refuse(`there is no "${name}"`, `${path}.${i}`) : index;
  });
}

function spaceIndex(box: HuntBox, given: string | number | null, path: string): number {
  if (given === null) return 0;
  const index = box.spaces.indexOf(String(given));
  return index <= 0 ? refuse(`there is no space "${given}"`, path) : index;
}

const entryIndex = (box: HuntBox, entry: string | number, path: string): number =>
  entry === 'dot' ? DOT_ENTRY : entry === 'slash' ? SLASH_ENTRY : spaceIndex(box, entry, path);

/** What is left of a deck once the cards lying elsewhere are taken out. */
function rest(deck: readonly number[], elsewhere: readonly number[], path: string, box: readonly string[]): number[] {
  const left = [...deck];
  for (const card of elsewhere) {
    const at = left.indexOf(card);
    if (at < 0) refuse(`"${box[card]}" is there more often than the box holds`, path);
    left.splice(at, 1);
  }
  return left;
}

function read(given: unknown, box: HuntBox): Hunt {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Unacceptable(`Position: ${issue.message}`, [], issue.path.join('.'));
  }
  const p = parsed.data;
  const options = readOptionsInPlay(p.options, p.seats);
  const s = bareTable(box, options, p.seats);
  const { open } = s;
  open.part = p.part;
  open.day = p.day;
  open.turn = TURNS.indexOf(p.turn);
  open.eye = p.eye;
  open.corruption = p.corruption;
  open.barrow = p.barrowWights;
  open.strong = p.strong;
  open.first = p.first;
  open.witchKing = p.witchKing === null ? -1 : NAZGUL.indexOf(p.witchKing);
  open.active = p.active === null ? -1 : NAZGUL.indexOf(p.active);
  open.moved = p.moved;
  open.acted = p.acted;
  open.logMoved = p.logMoved;
  open.fellowship = p.fellowship;
  open.poolSize = p.poolSize ?? open.poolSize;
  open.foundAt = spaceIndex(box, p.foundAt, 'foundAt');
  open.fewerTokens = p.fewerTokens;
  open.witchKingFought = p.witchKingFought;
  Object.assign(open, p.turnSoFar);
  open.rivendell = spaceIndex(box, p.rivendell, 'rivendell');
  open.gandalfAt = spaceIndex(box, p.gandalfAt, 'gandalfAt');
  open.longKnown = p.longKnown;
  open.partOneLog = p.partOneLog?.map((entry, i) => entryIndex(box, entry, `partOneLog.${i}`)) ?? null;
  open.left = p.left;
  open.swapReady = p.swapReady;
  open.swaps = p.swaps;
  open.arrival = p.arrival;
  if (p.logTokens !== undefined)
    open.logTokens = p.logTokens.map((name, i) => {
      const mark = markIndex(box, name);
      return mark < 0 ? refuse(`a log token cannot lie at "${name}"`, `logTokens.${i}`, ['HR-WLOG-01']) : mark;
    });
  readBoard(s, p);
  readCards(s, p);
  readRingBearer(s, p);
  open.activated = p.activated ?? Math.max(0, [0, 1, 2, 3].map((place) => nazgulAtPlace(s, place)).indexOf(open.active));
  s.frames = p.frames === undefined ? [{ step: p.active === null ? 'ringBearerTurn' : 'activation' }] : readFrames(p.frames, refuse);
  open.clues = p.clues ?? cluesFor(s);
  open.seals = [...p.seals];
  s.hidden.salt = p.salt;
  const [wrong] = check(s);
  if (wrong !== undefined) refuse(wrong, '');
  checkMoment(s, refuse);
  return s;
}

function readBoard(s: Hunt, p: Parsed): void {
  const { open, box } = s;
  for (const [area, side] of Object.entries(p.trail)) open.trail[spaceIndex(box, area, `trail.${area}`)] = side === 'eye' ? 1 : 2;
  for (const [i, area] of p.allies.entries()) open.allies[spaceIndex(box, area, `allies.${i}`)] = 1;
  open.wards = p.wards.map(({ area, place, bars: barred, until }, i) => ({
    area: spaceIndex(box, area, `wards.${i}.area`),
    place: place === null ? -1 : lookUp(box.places, [place], `wards.${i}.place`)[0],
    bars: barred.reduce((bits, bar) => bits | (1 << BARS.indexOf(bar)), 0),
    until: UNTIL.indexOf(until),
  }));
  open.closed = p.closed.map(({ space: closed, until }, i) => ({
    space: spaceIndex(box, closed, `closed.${i}`),
    until: UNTIL.indexOf(until),
  }));
  readNazgul(s, p);
  for (const [die, told] of (p.dice ?? ['ring', 'ring', 'sword', 'sword', 'sorcery', 'shadow']).entries()) {
    open.spent[die] = told?.endsWith('*') ?? false;
    open.dice[die] = told === null ? -1 : lookUp(FACES, [told.replace('*', '')], `dice.${die}`)[0];
    if (die < ORDINARY_DICE && open.dice[die] > 3) refuse(`an ordinary die has no face "${told}"`, `dice.${die}`, ['HR-DICE-03']);
  }
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
  for (const [token, { colour }] of box.corruption.entries())
    open.tokens[token] = pool === undefined && (colour === 'beige' || (colour === 'grey' && p.part === 2)) ? IN_POOL : IN_BOX;
  where(pool ?? [], IN_POOL, 'pool');
  where(beside, BESIDE_TRACK, 'beside');
  where(gone, GONE, 'gone');
  where(drawn, DRAWN, 'drawn');
  open.drawn = lookUp(box.corruptionIds, p.drawn ?? drawn, 'drawn');
  if (open.drawn.length !== drawn.length || new Set(open.drawn).size !== drawn.length)
    refuse('"drawn" and "tokens.drawn" speak of the same tokens', 'drawn', ['HR-ENC-04']);
  open.information = lookUp(box.informationIds, p.information, 'information');
  for (const [card, id] of COMPANY.entries())
    open.company[card] = CARD_STATES.indexOf(p.company?.[id] ?? (p.part === 2 || card < 3 ? 'up' : 'aside'));
  if (p.turnedIn !== undefined) open.turnedIn = [...p.turnedIn];
  open.meriadocJoined = p.meriadocJoined ?? open.company[MERIADOC] !== ASIDE;
}

/** Without a word about the Nazgûl they stand on starting areas and are shared out in turn. */
function readNazgul(s: Hunt, p: Parsed): void {
  const { open, box } = s;
  const starts = box.maps[p.part].nazgulStarts;
  const told = NAZGUL.map((id) => p.nazgul?.[id]);
  for (const [nazgul, id] of NAZGUL.entries()) {
    const at = told[nazgul]?.at;
    open.nazgul[nazgul] = at === undefined ? starts[nazgul % starts.length] : spaceIndex(box, at, `nazgul.${id}.at`);
    open.controller[nazgul] = told[nazgul]?.player ?? (nazgul % (p.seats - 1)) + 1;
    open.rank[nazgul] = (told[nazgul]?.place ?? 0) - 1;
    open.bound[nazgul] = UNTIL.indexOf(told[nazgul]?.bound ?? 'none');
  }
  for (let nazgul = 0; nazgul < NAZGUL.length; nazgul++) {
    if (told[nazgul]?.place !== undefined) continue;
    const taken = open.rank.filter((_, other) => open.controller[other] === open.controller[nazgul]);
    open.rank[nazgul] = [0, 1, 2, 3].find((rank) => !taken.includes(rank)) ?? -1;
  }
}

/** Cards that a frame holds are on the table. */
const inPlay = (p: Parsed, deck: string): number[] =>
  (p.frames ?? []).flatMap((frame) =>
    frame.step === 'script' && frame.deck === deck && typeof frame.card === 'number' ? [frame.card] : [],
  );

function readCards(s: Hunt, p: Parsed): void {
  const { open, hidden, box } = s;
  const own = bearer(s);
  own.hand = lookUp(box.allyIds, p.ringBearer.hand, 'ringBearer.hand');
  own.looked = lookUp(box.allyIds, p.ringBearer.looked, 'ringBearer.looked');
  own.bottom = lookUp(box.allyIds, p.ringBearer.bottom, 'ringBearer.bottom');
  open.allyHand = own.hand.length;
  open.allyDiscard = lookUp(box.allyIds, p.allyDiscard, 'allyDiscard');
  open.allyShown = lookUp(box.allyIds, p.allyShown, 'allyShown');
  const left = rest(
    box.allyDecks[p.part],
    [...own.hand, ...own.looked, ...open.allyDiscard, ...inPlay(p, 'ally')],
    'ringBearer.hand',
    box.allyIds,
  );
  hidden.allyDeck =
    p.allyDeck === undefined
      ? [...own.bottom, ...rest(left, own.bottom, 'ringBearer.bottom', box.allyIds)]
      : lookUp(box.allyIds, p.allyDeck, 'allyDeck');
  open.allyDeck = hidden.allyDeck.length;
  if ((p.wraiths?.length ?? 0) >= p.seats)
    refuse(`only ${p.seats - 1} of the ${p.seats} seats are Wraith players`, 'wraiths', ['HR-GEN-01']);
  for (let seat = 1; seat < p.seats; seat++) {
    const told = p.wraiths?.[seat - 1];
    wraith(s, seat).hand = lookUp(box.sorceryIds, told?.hand ?? [], `wraiths.${seat - 1}.hand`);
    open.sorceryHand[seat] = wraith(s, seat).hand.length;
    if (told?.known !== undefined)
      wraith(s, seat).known = told.known.map((cards, i) => lookUp(box.sorceryIds, cards, `wraiths.${seat - 1}.known.${i}`));
  }
  const card = (name: string, path: string): number => lookUp(box.sorceryIds, [name], path)[0];
  for (let seat = 1; seat < p.seats; seat++)
    wraith(s, seat).offers = p.offers.map((offer, i) => ({
      from: offer.from,
      card: card(offer.card, `offers.${i}.card`),
      to: offer.to,
      wanted: card(offer.wanted, `offers.${i}.wanted`),
    }));
  open.sorceryDiscard = lookUp(box.sorceryIds, p.sorceryDiscard, 'sorceryDiscard');
  const beside = p.barrowWights ? box.sorcery.flatMap(({ stays }, card) => (stays ? [card] : [])) : [];
  const hands = s.own.flatMap((_, seat) => (seat === 0 ? [] : wraith(s, seat).hand));
  const playing = inPlay(p, 'sorcery').filter((card) => !beside.includes(card));
  hidden.sorceryDeck =
    p.sorceryDeck === undefined
      ? rest(box.sorceryDeck, [...hands, ...open.sorceryDiscard, ...beside, ...playing], 'wraiths', box.sorceryIds)
      : lookUp(box.sorceryIds, p.sorceryDeck, 'sorceryDeck');
  open.sorceryDeck = hidden.sorceryDeck.length;
}

function readRingBearer(s: Hunt, p: Parsed): void {
  const { open, hidden, box } = s;
  const own = bearer(s);
  const told = p.ringBearer;
  own.log = (told.log ?? (p.part === 1 ? [box.spaces[box.frodoStarts[0]]] : [])).map((entry, i) =>
    entryIndex(box, entry, `ringBearer.log.${i}`),
  );
  own.lastArea = lastAreaOf(own.log);
  own.dots = dotsSince(own.log);
  open.step = p.step ?? (p.part === 1 ? own.log.length - 1 : 0);
  if (told.known !== undefined) own.known = told.known.map((cards, i) => lookUp(box.sorceryIds, cards, `ringBearer.known.${i}`));
  readInformation(s, p);
  if (p.part === 1) {
    const { journey, gandalf, deeds, deedsSeen, journeysSeen, journeysGone, gandalfLog } = told;
    const early =
      journey !== null || gandalf !== null || [deeds, deedsSeen, journeysSeen, journeysGone, gandalfLog].some(({ length }) => length > 0);
    if (early || p.deedsDone.length > 0) refuse('Gandalf and the Journey cards belong to part II', 'ringBearer', ['HR-SETUP-02']);
    return;
  }
  const journeys = (list: readonly string[], path: string): number[] => lookUp(box.journeyIds, list, `ringBearer.${path}`);
  const setUp = p.frames?.[0].step === 'chooseJourney';
  own.journey = told.journey === null ? (setUp ? -1 : 0) : journeys([told.journey], 'journey')[0];
  own.journeysSeen = journeys(told.journeysSeen, 'journeysSeen');
  own.journeysGone = journeys(told.journeysGone, 'journeysGone');
  const used = [own.journey, ...own.journeysSeen, ...own.journeysGone];
  hidden.journeyDeck =
    p.journeyDeck !== undefined
      ? lookUp(box.journeyIds, p.journeyDeck, 'journeyDeck')
      : box.journeys.flatMap(({ long }, card) =>
          own.journey >= 0 && long === box.journeys[own.journey].long && !used.includes(card) ? [card] : [],
        );
  own.gandalf = spaceIndex(box, told.gandalf ?? (p.frames === undefined ? box.spaces[box.deeds[0]] : null), 'ringBearer.gandalf');
  own.gandalfLog = told.gandalfLog.map((area, i) => spaceIndex(box, area, `ringBearer.gandalfLog.${i}`));
  own.gandalfLeft = told.gandalfLeft ?? (p.active === null && open.rivendell === 0 && open.gandalfAt === 0 && !told.gandalfMoved ? 1 : 0);
  own.gandalfMoved = told.gandalfMoved;
  own.mayReveal = told.mayReveal;
  own.deeds = lookUp(box.deedIds, told.deeds, 'ringBearer.deeds');
  own.deedsSeen = lookUp(box.deedIds, told.deedsSeen, 'ringBearer.deedsSeen');
  open.deedsDone = lookUp(box.deedIds, p.deedsDone, 'deedsDone');
  const away = [...own.deeds, ...own.deedsSeen, ...open.deedsDone];
  hidden.deedSupply =
    p.deedSupply !== undefined
      ? lookUp(box.deedIds, p.deedSupply, 'deedSupply')
      : box.deeds.flatMap((area, deed) => (away.includes(deed) || area === own.gandalf ? [] : [deed]));
  open.deedSupply = hidden.deedSupply.length;
}

/** Five tokens were drawn: those found, those held, those concealed; without a word, the first ones are held. */
function readInformation(s: Hunt, p: Parsed): void {
  const { open, box } = s;
  const own = bearer(s);
  if (p.partOneInformation !== null) {
    const states = new Uint8Array(box.information.length);
    layInformation(s, p.partOneInformation, states, 'partOneInformation');
    open.partOneInformation = Array.from(states);
  }
  if (p.part === 2) return;
  for (const token of open.information) own.information[token] = FOUND;
  const told = p.ringBearer.information;
  if (told !== undefined) return layInformation(s, told, own.information, 'ringBearer.information');
  let left = 5 - open.information.length;
  for (let token = 0; token < own.information.length && left > 0; token++)
    if (own.information[token] !== FOUND) {
      own.information[token] = own.log.includes(box.information[token]) ? CONCEALED : HELD;
      left--;
    }
}

function layInformation({ open, box }: Hunt, told: z.output<typeof information>, states: Uint8Array, path: string): void {
  for (const token of open.information) states[token] = FOUND;
  for (const token of lookUp(box.informationIds, told.held, `${path}.held`)) states[token] = HELD;
  for (const token of lookUp(box.informationIds, told.concealed, `${path}.concealed`)) states[token] = CONCEALED;
}

/** Enough clues for the log to agree with: entries without any bonus a card may have given. */
function cluesFor(s: Hunt): number[] {
  const { open } = s;
  const ANY_BONUS = 20;
  if (open.part === 1)
    for (const entry of bearer(s).log.slice(1))
      addClue(s, entry === SLASH_ENTRY ? CLUE_ESCAPE : CLUE_ENTRY, entry === SLASH_ENTRY ? 0 : ANY_BONUS);
  else {
    for (let step = 0; step < open.step; step++) {
      addClue(s, CLUE_GANDALF_TURN);
      addClue(s, CLUE_STEP);
      addClue(s, CLUE_GANDALF_MOVED);
    }
    if (open.gandalfAt !== 0) addClue(s, CLUE_REVEALED, open.gandalfAt);
  }
  return open.clues;
}

function write(s: Hunt): HuntPosition {
  if (s.outcome !== null) throw new Unacceptable('The game is over: its record tells more than a position');
  const { open, box, hidden } = s;
  const own = bearer(s);
  const { letter: _opened, ...options } = open.options;
  const name = (index: number): string => box.spaces[index];
  const some = (index: number): string | null => (index === 0 ? null : name(index));
  const entry = (index: number): string => (index === DOT_ENTRY ? 'dot' : index === SLASH_ENTRY ? 'slash' : name(index));
  const tokens = (place: number): string[] => box.corruptionIds.filter((_, token) => open.tokens[token] === place);
  const allies = (cards: readonly number[]): string[] => cards.map((card) => box.allyIds[card]);
  const sorcery = (cards: readonly number[]): string[] => cards.map((card) => box.sorceryIds[card]);
  const journeys = (cards: readonly number[]): string[] => cards.map((card) => box.journeyIds[card]);
  const deeds = (cards: readonly number[]): string[] => cards.map((deed) => box.deedIds[deed]);
  const infos = (state: number, of: ArrayLike<number> = own.information): string[] =>
    box.informationIds.filter((_, token) => of[token] === state);
  return {
    game: 'hunt-for-the-ring',
    seats: open.seats,
    options,
    part: open.part,
    day: open.day,
    turn: TURNS[open.turn],
    eye: open.eye,
    step: open.step,
    corruption: open.corruption,
    tokens: { pool: tokens(IN_POOL), beside: tokens(BESIDE_TRACK), gone: tokens(GONE), drawn: tokens(DRAWN) },
    barrowWights: open.barrow,
    strong: open.strong,
    trail: Object.fromEntries(
      Array.from(open.trail.entries()).flatMap(([index, side]) => (side === 0 ? [] : [[name(index), side === 1 ? 'eye' : 'sword']])),
    ),
    allies: Array.from(open.allies.entries()).flatMap(([index, token]) => (token === 0 ? [] : [name(index)])),
    wards: open.wards.map(({ area, place, bars: bits, until }) => ({
      area: some(area),
      place: place < 0 ? null : box.places[place],
      bars: BARS.filter((_, bar) => ((bits >> bar) & 1) === 1),
      until: UNTIL[until],
    })),
    closed: open.closed.map(({ space: closed, until }) => ({ space: name(closed), until: UNTIL[until] })),
    nazgul: Object.fromEntries(
      NAZGUL.map((id, i) => [
        id,
        { at: some(open.nazgul[i]), player: open.controller[i], place: open.rank[i] + 1, bound: UNTIL[open.bound[i]] },
      ]),
    ),
    witchKing: open.witchKing < 0 ? null : NAZGUL[open.witchKing],
    dice: open.dice.map((face, die) => (face < 0 ? null : `${FACES[face]}${open.spent[die] ? '*' : ''}`)),
    first: open.first,
    active: open.active < 0 ? null : NAZGUL[open.active],
    activated: open.activated,
    moved: open.moved,
    acted: open.acted,
    logTokens: open.logTokens.map((mark) => markName(box, mark)),
    logMoved: open.logMoved,
    information: open.information.map((token) => box.informationIds[token]),
    fellowship: open.fellowship,
    poolSize: open.poolSize,
    company: Object.fromEntries(COMPANY.map((id, card) => [id, CARD_STATES[open.company[card]]])),
    turnedIn: [...open.turnedIn],
    meriadocJoined: open.meriadocJoined,
    allyDiscard: allies(open.allyDiscard),
    allyShown: allies(open.allyShown),
    allyDeck: allies(hidden.allyDeck),
    sorceryDiscard: sorcery(open.sorceryDiscard),
    sorceryDeck: sorcery(hidden.sorceryDeck),
    foundAt: some(open.foundAt),
    drawn: open.drawn.map((token) => box.corruptionIds[token]),
    fewerTokens: open.fewerTokens,
    witchKingFought: open.witchKingFought,
    turnSoFar: {
      begun: open.begun,
      stepped: open.stepped,
      rested: open.rested,
      played: open.played,
      tokenSpent: open.tokenSpent,
      meriadocUsed: open.meriadocUsed,
      rangeBonus: open.rangeBonus,
      jump: open.jump,
      nightFree: open.nightFree,
    },
    deedsDone: deeds(open.deedsDone),
    deedSupply: deeds(hidden.deedSupply),
    rivendell: some(open.rivendell),
    gandalfAt: some(open.gandalfAt),
    longKnown: open.longKnown,
    partOneLog: open.partOneLog?.map(entry) ?? null,
    partOneInformation:
      open.partOneInformation === null
        ? null
        : { held: infos(HELD, open.partOneInformation), concealed: infos(CONCEALED, open.partOneInformation) },
    left: open.left,
    offers: wraith(s, 1).offers.map(({ from, card, to, wanted }) => ({
      from,
      card: box.sorceryIds[card],
      to,
      wanted: box.sorceryIds[wanted],
    })),
    swapReady: open.swapReady,
    swaps: open.swaps,
    arrival: open.arrival,
    clues: [...open.clues],
    seals: [...open.seals],
    salt: hidden.salt,
    ringBearer: {
      log: own.log.map(entry),
      information: { held: infos(HELD), concealed: infos(CONCEALED) },
      hand: allies(own.hand),
      bottom: allies(own.bottom),
      looked: allies(own.looked),
      known: own.known.map(sorcery),
      journey: own.journey < 0 ? null : box.journeyIds[own.journey],
      journeysSeen: journeys(own.journeysSeen),
      journeysGone: journeys(own.journeysGone),
      gandalf: some(own.gandalf),
      gandalfLog: own.gandalfLog.map(name),
      gandalfLeft: own.gandalfLeft,
      gandalfMoved: own.gandalfMoved,
      mayReveal: own.mayReveal,
      deeds: deeds(own.deeds),
      deedsSeen: deeds(own.deedsSeen),
    },
    journeyDeck: journeys(hidden.journeyDeck),
    wraiths: Array.from({ length: open.seats - 1 }, (_, i) => ({
      hand: sorcery(wraith(s, i + 1).hand),
      known: wraith(s, i + 1).known.map(sorcery),
    })),
    frames: structuredClone(s.frames) as NonNullable<HuntPosition['frames']>,
  };
}
