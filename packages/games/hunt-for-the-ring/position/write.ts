import { asId } from '#kernel/id.ts';
import { InvalidInput } from '#kernel';
import { COMPANY, FACES, NAZGUL } from '../content/box.ts';
import { BARS } from '../content/ops.ts';
import { bearer, BESIDE_TRACK, CONCEALED, DRAWN, GONE, HELD, type Hunt, IN_POOL, wraith } from '../rules/state.ts';
import { markName } from '../rules/marks.ts';
import { writeFrames } from './frames.ts';
import { CARD_STATES, entryName, spaceName, TURNS, UNTIL } from './names.ts';
import type { HuntPosition } from './schema.ts';

/** The names of cards by their numbers. */
const cardNames = ({ box }: Hunt) => ({
  allies: (cards: readonly number[]): string[] => cards.map((card) => box.allyIds[card]),
  sorcery: (cards: readonly number[]): string[] => cards.map((card) => box.sorceryIds[card]),
  journeys: (cards: readonly number[]): string[] => cards.map((card) => box.journeyIds[card]),
  deeds: (cards: readonly number[]): string[] => cards.map((deed) => box.deedIds[deed]),
});

const informationNames = ({ box }: Hunt, states: ArrayLike<number>) => ({
  held: box.informationIds.filter((_, token) => states[token] === HELD),
  concealed: box.informationIds.filter((_, token) => states[token] === CONCEALED),
});

/** Everything is told, also what would follow from the rest. */
export function write(s: Hunt): HuntPosition {
  if (s.outcome !== null) throw new InvalidInput('The game is over: its record tells more than a position');
  const { open, box, hidden } = s;
  const { letter: _opened, ...options } = open.options;
  const name = (index: number): string => box.spaces[index];
  const some = (index: number): string | null => spaceName(box, index);
  const tokens = (place: number): string[] => box.corruptionIds.filter((_, token) => open.tokens[token] === place);
  const { allies, sorcery, journeys, deeds } = cardNames(s);
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
    wards: wardsPosition(s),
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
    logHeld: [...open.logHeld],
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
    turnSoFar: turnPosition(s),
    deedsDone: deeds(open.deedsDone),
    deedSupply: deeds(hidden.deedSupply),
    rivendell: some(open.rivendell),
    gandalfAt: some(open.gandalfAt),
    longKnown: open.longKnown,
    partOneLog: open.partOneLog?.map((index) => entryName(box, index)) ?? null,
    partOneInformation: open.partOneInformation === null ? null : informationNames(s, open.partOneInformation),
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
    ringBearer: ringBearerPosition(s),
    journeyDeck: journeys(hidden.journeyDeck),
    wraiths: Array.from({ length: open.seats - 1 }, (_, i) => ({
      hand: sorcery(wraith(s, asId(i + 1)).hand),
      known: wraith(s, asId(i + 1)).known.map(sorcery),
    })),
    frames: writeFrames(s),
  };
}

const wardsPosition = ({ box, open }: Hunt): HuntPosition['wards'] =>
  open.wards.map(({ area, place, bars: bits, until }) => ({
    area: spaceName(box, area),
    place: place < 0 ? null : box.places[place],
    bars: BARS.filter((_, bar) => ((bits >> bar) & 1) === 1),
    until: UNTIL[until],
  }));

/** What has happened in the turn that is being played. */
const turnPosition = ({ open }: Hunt): HuntPosition['turnSoFar'] => ({
  begun: open.begun,
  stepped: open.stepped,
  rested: open.rested,
  played: open.played,
  tokenSpent: open.tokenSpent,
  meriadocUsed: open.meriadocUsed,
  rangeBonus: open.rangeBonus,
  jump: open.jump,
  nightFree: open.nightFree,
});

/** What lies behind the Ring-bearer's screen. */
function ringBearerPosition(s: Hunt): HuntPosition['ringBearer'] {
  const { box } = s;
  const own = bearer(s);
  const { allies, sorcery, journeys, deeds } = cardNames(s);
  return {
    log: own.log.map((index) => entryName(box, index)),
    information: informationNames(s, own.information),
    hand: allies(own.hand),
    bottom: allies(own.bottom),
    looked: allies(own.looked),
    known: own.known.map(sorcery),
    journey: own.journey < 0 ? null : box.journeyIds[own.journey],
    journeysSeen: journeys(own.journeysSeen),
    journeysGone: journeys(own.journeysGone),
    gandalf: spaceName(box, own.gandalf),
    gandalfLog: own.gandalfLog.map((index) => box.spaces[index]),
    gandalfLeft: own.gandalfLeft,
    gandalfMoved: own.gandalfMoved,
    mayReveal: own.mayReveal,
    deeds: deeds(own.deeds),
    deedsSeen: deeds(own.deedsSeen),
  };
}
