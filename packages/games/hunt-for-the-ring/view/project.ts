import { asIds } from '#kernel/id.ts';
import type { VisibleState } from '#kernel';
import { COMPANY, FACES, NAZGUL, WITCH_KING_DIE } from '../content/box.ts';
import { BARS } from '../content/ops.ts';
import {
  bearer,
  BESIDE_TRACK,
  CONCEALED,
  DOT_ENTRY,
  DRAWN,
  EYE_UP,
  FACE_UP,
  FOUND,
  type Hunt,
  IN_POOL,
  LIMIT_PART_ONE,
  NOT_DRAWN,
  type RingBearerOwn,
  SLASH_ENTRY,
  THIS_TURN,
  TURNED_OVER,
  type WraithOwn,
} from '../rules/state.ts';
import { writeLetter } from '../rules/campaign/letter.ts';
import { warTokensOf } from '../rules/campaign/war.ts';
import { givenUp } from '../rules/end.ts';
import { at } from '../rules/frames.ts';
import { markName } from '../rules/marks.ts';
import { PERCEPTION, SEARCH } from '../rules/inquiries/inquiry.ts';
import type { DeedView, HuntView, InformationView, JourneyView, RingBearerView, WraithView } from './view.ts';

type Seen = VisibleState<Hunt>;

/** Which part of a turn the bottom of the stack belongs to; what lies on top of it is told by the prompt to whom it concerns. */
const STAGES: { readonly [step: string]: HuntView['stage'] } = {
  ringBearerTurn: 'ringBearer',
  activation: 'wraiths',
  encounterReact: 'encounter',
  cancelToken: 'encounter',
  escape: 'encounter',
  escapeTwo: 'encounter',
  striderAtReroute: 'encounter',
  advanceMarker: 'encounter',
  endOfTurn: 'encounter',
  passFirstPlayer: 'recovery',
  newDice: 'recovery',
};

/** Assembled from the open table and from what the viewer himself may know. */
export function project(seen: Seen): HuntView {
  const { box, open, outcome, frames, own } = seen;
  const space = (index: number): string => box.spaces[index];
  const some = (index: number): string | null => (index === 0 ? null : space(index));
  const spacesWith = (flags: Uint8Array): number[] => Array.from(flags.keys()).filter((index) => flags[index] !== 0);
  const tokens = (where: number): string[] => box.corruptionIds.filter((_, token) => open.tokens[token] === where);
  return {
    part: open.part,
    stage: outcome !== null ? 'over' : (STAGES[frames[0].step] ?? 'setUp'),
    day: open.day,
    turn: (['firstDaylight', 'secondDaylight', 'night'] as const)[open.turn],
    marker: open.eye ? 'eye' : 'ring',
    step: open.step,
    seats: open.seats,
    first: open.first,
    corruption: open.corruption,
    limits: limitsOf(seen),
    eyes: tokens(BESIDE_TRACK).length + (open.barrow ? 1 : 0),
    pool: tokens(IN_POOL),
    drawn: tokens(DRAWN),
    nazgul: NAZGUL.map((id, nazgul) => ({
      id,
      at: some(open.nazgul[nazgul]),
      player: open.controller[nazgul],
      place: open.rank[nazgul] + 1,
      witchKing: open.witchKing === nazgul,
      held: open.bound[nazgul] !== 0,
    })),
    active: open.active < 0 ? null : NAZGUL[open.active],
    moved: open.moved,
    acted: open.acted,
    dice: open.dice.flatMap((face, die) =>
      face < 0 ? [] : [{ face: FACES[face], spent: open.spent[die], witchKing: die === WITCH_KING_DIE }],
    ),
    trail: spacesWith(open.trail).map((area) => ({
      area: space(area),
      side: open.trail[area] === EYE_UP ? ('eye' as const) : ('sword' as const),
    })),
    allies: spacesWith(open.allies).map(space),
    wards: wardsView(seen),
    logTokens: open.logTokens.map((mark) => markName(box, mark)),
    information: open.information.map((token) => space(box.information[token])),
    fellowship: { held: open.fellowship, pool: open.poolSize },
    company: COMPANY.map((id, card) => ({
      id,
      state: open.company[card] === FACE_UP ? ('up' as const) : open.company[card] === TURNED_OVER ? ('over' as const) : ('aside' as const),
    })),
    allyCards: {
      hand: open.allyHand,
      deck: open.allyDeck,
      discard: open.allyDiscard.map((card) => box.allyIds[card]),
      shown: open.allyShown.map((card) => box.allyIds[card]),
    },
    sorcery: {
      hands: [...open.sorceryHand],
      deck: open.sorceryDeck,
      discard: open.sorceryDiscard.map((card) => box.sorceryIds[card]),
      besideTrack: open.barrow,
    },
    foundAt: some(open.foundAt),
    inquiry: inquiryView(seen),
    inPlay: frames.flatMap((frame) => {
      if (!at.script.is(frame)) return [];
      const { deck, card } = frame;
      return deck === 'ally' ? [box.allyIds[card]] : deck === 'sorcery' ? [box.sorceryIds[card]] : [];
    }),
    deeds: { done: open.deedsDone.map((deed) => space(box.deeds[deed])), supply: open.deedSupply },
    left: asIds(Array.from({ length: open.seats }, (_, seat) => seat).filter((seat) => ((open.left >> seat) & 1) === 1)),
    rivendell: some(open.rivendell),
    gandalfAt: some(open.gandalfAt),
    partOneLog: open.partOneLog === null ? null : open.partOneLog.map((entry) => entryName(seen, entry)),
    partOneInformation: open.partOneInformation === null ? null : informationView(seen, open.partOneInformation),
    sheet: box.sheets?.[open.part - 1] ?? null,
    clues: open.options.belief ? [...open.clues] : null,
    seal: open.seals.length === 0 ? null : { number: open.seals.length, value: open.seals[open.seals.length - 1] },
    letter: letterSeenIn(seen),
    warTokens: warTokensOf(seen),
    givenUp: givenUp(outcome),
    mine: own === null ? null : own.role === 'ring-bearer' ? ringBearerView(seen, own) : wraithView(seen, own),
    truth: truthView(seen),
  };
}

/** Places that an effect closes to some, and until when. */
function wardsView({ box, open }: Seen): HuntView['wards'] {
  const end = (until: number) => (until === THIS_TURN ? ('turn' as const) : ('day' as const));
  return [
    ...open.wards.map(({ area, place, bars, until }) => ({
      place: area !== 0 ? box.spaces[area] : box.places[place],
      bars: BARS.filter((_, bit) => ((bars >> bit) & 1) === 1),
      until: end(until),
    })),
    ...open.closed.map(({ space, until }) => ({ place: box.spaces[space], bars: ['entry'], until: end(until) })),
  ];
}

/** What a Nazgûl is about to find out. */
function inquiryView({ box, frames }: Seen): HuntView['inquiry'] {
  const inquiry = frames.find((each) => at.inquiry.is(each));
  if (inquiry === undefined) return null;
  const { kind, target, nazgul } = inquiry;
  return {
    kind: kind === SEARCH ? 'search' : kind === PERCEPTION ? 'perception' : 'hunt',
    target: kind === PERCEPTION ? box.places[target] : box.spaces[target],
    nazgul: NAZGUL[nazgul],
  };
}

/** What all see when the game is over. */
function truthView(seen: Seen): HuntView['truth'] {
  const { box, truth } = seen;
  if (truth === null) return null;
  return {
    ringBearer: screenRemoved(seen, bearer(truth)),
    // A campaign that goes on another day keeps its Sorcery hands (HR-RUL-51, HR-LETTER-06).
    sorcery: campaignGoesOn(seen)
      ? null
      : truth.own.map((each) => (each.role === 'wraith' ? each.hand.map((card) => box.sorceryIds[card]) : [])),
    deedSupply: truth.hidden.deedSupply.map((deed) => deedView(seen, deed)),
    salt: truth.hidden.salt,
  };
}

/** Watchers carry nothing on (HR-GEN-06); what a player gets is closed, so that the Ring-bearer does not see the Sorcery cards (HR-LETTER-06). */
const letterSeenIn = (seen: Seen): string | null =>
  seen.truth !== null && seen.viewer !== 'spectator' && campaignGoesOn(seen) ? writeLetter({ ...seen, ...seen.truth, frames: [] }) : null;

/** Part I alone was played, and Frodo came through it. */
const campaignGoesOn = ({ open, outcome }: Seen): boolean => open.part === 1 && open.arrival !== 0 && outcome?.winners.includes(0) === true;

/** What was behind the screen; the Ally hand left over from part I is replaced unseen and never shown (HR-RUL-51, HR-SETUP2-08). */
function screenRemoved(seen: Seen, own: RingBearerOwn): RingBearerView {
  const view = ringBearerView(seen, own);
  return campaignGoesOn(seen) ? { ...view, hand: [], looked: [], bottom: [] } : view;
}

/** In part II the length of the journey, and with it the basic limit, is secret until play shows it (HR-RUL-54) or the game is over. */
function limitsOf(seen: Seen): number[] {
  const { open, truth, box } = seen;
  if (open.part === 1) return [LIMIT_PART_ONE];
  const journey = truth === null ? -1 : bearer(truth).journey;
  if (journey >= 0) return [limitFor(seen, box.journeys[journey].long)];
  return open.longKnown ? [limitFor(seen, true)] : [limitFor(seen, false), limitFor(seen, true)];
}

const deedView = ({ box }: Seen, deed: number): DeedView => ({ id: box.deedIds[deed], area: box.spaces[box.deeds[deed]] });

const informationView = ({ box }: Seen, states: ArrayLike<number>): InformationView[] =>
  Array.from(states).flatMap((state, token) =>
    state === NOT_DRAWN
      ? []
      : [
          {
            id: box.informationIds[token],
            area: box.spaces[box.information[token]],
            state: state === FOUND ? ('found' as const) : state === CONCEALED ? ('concealed' as const) : ('held' as const),
          },
        ],
  );

/** Dots since Frodo's last area: in the log of part I, on the Journey card of part II. */
function dotsOf({ box, open }: Seen, own: RingBearerOwn): number {
  if (open.part === 1) return own.dots;
  if (own.journey < 0) return 0;
  const { rows } = box.journeys[own.journey];
  let dots = 0;
  while (rows[open.step - dots] === 0) dots++;
  return dots;
}

const entryName = ({ box }: Seen, entry: number): string =>
  entry === DOT_ENTRY ? 'dot' : entry === SLASH_ENTRY ? 'slash' : box.spaces[entry];

function ringBearerView(seen: Seen, own: RingBearerOwn): RingBearerView {
  const { box, open } = seen;
  const space = (index: number): string => box.spaces[index];
  const deed = (index: number): DeedView => deedView(seen, index);
  const partTwo = open.part === 2 && own.journey >= 0;
  const journey = partTwo ? box.journeys[own.journey] : null;
  const lastArea = open.part === 1 ? own.lastArea : (journey?.lastArea[open.step] ?? 0);
  return {
    role: 'ring-bearer',
    log: own.log.map((entry) => entryName(seen, entry)),
    lastArea: lastArea === 0 ? null : space(lastArea),
    dots: dotsOf(seen, own),
    information: informationView(seen, own.information),
    hand: own.hand.map((card) => box.allyIds[card]),
    looked: own.looked.map((card) => box.allyIds[card]),
    bottom: own.bottom.map((card) => box.allyIds[card]),
    known: own.known.map((cards) => cards.map((card) => box.sorceryIds[card])),
    limit: open.part === 1 ? LIMIT_PART_ONE : journey === null ? null : limitFor(seen, journey.long),
    journey: partTwo ? journeyView(seen, own.journey) : null,
    journeysSeen: own.journeysSeen.map((card) => journeyView(seen, card)),
    journeysGone: own.journeysGone.map((card) => journeyView(seen, card)),
    gandalf: own.gandalf === 0 ? null : space(own.gandalf),
    gandalfLog: own.gandalfLog.map(space),
    gandalfLeft: own.gandalfLeft,
    mayReveal: own.mayReveal,
    deeds: own.deeds.map(deed),
    deedsSeen: own.deedsSeen.map(deed),
  };
}

function limitFor({ box, open }: Seen, long: boolean): number {
  const bonus = open.deedsDone.length + (open.rivendell !== 0 ? 1 : 0);
  return (long ? box.limits.long : box.limits.short) + bonus;
}

function journeyView({ box }: Seen, card: number): JourneyView {
  const { id, long, rows, havens } = box.journeys[card];
  return {
    id,
    long,
    rows: Array.from(rows, (row) => (row === 0 ? 'dot' : box.spaces[row])),
    havens: havens.map((area) => box.spaces[area]),
  };
}

const wraithView = ({ box, open, viewer }: Seen, own: WraithOwn): WraithView => ({
  role: 'wraith',
  hand: own.hand.map((card) => box.sorceryIds[card]),
  known: own.known.map((cards) => cards.map((card) => box.sorceryIds[card])),
  offers: own.offers.map(({ from, card, to, wanted }) => ({ from, card: box.sorceryIds[card], to, wanted: box.sorceryIds[wanted] })),
  logHeld: viewer === 'spectator' ? 0 : open.logHeld[viewer],
});
