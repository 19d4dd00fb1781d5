import { asId } from '#kernel/id.ts';
import {
  cloneState,
  includes,
  isAutomatic,
  LegalMoves,
  messageOf,
  type Rules,
  SeededRandom,
  settle,
  SilentEffects,
  waiting,
  type Seat,
} from '#kernel';
import { NAZGUL } from '../content/box.ts';
import { AREA } from '../content/map.ts';
import { nazgulAtPlace } from '../rules/derived.ts';
import type { StepName } from '../rules/frames.ts';
import { HAND_LIMIT, type Hunt, mapOf, staying } from '../rules/state.ts';
import { STEPS } from '../rules/steps.ts';
import { VERBS } from '../rules/verbs.ts';
import { isOnBoard } from '../rules/inquiries/places.ts';
import { checkPartOne } from './checkPartOne.ts';
import { checkPartTwo } from './checkPartTwo.ts';
import { checkTrail } from './checkTrail.ts';
import { refuse } from './names.ts';

/** What a position must be beyond what every state is: a moment that can arise, and from which play can go on. */

/** Steps of one part only. */
const OF_PART: readonly (readonly string[])[] = [
  [],
  ['giveInformation', 'dealPartOne', 'moveFrodo', 'escape', 'rescue', 'endOfPartOne'],
  [
    'chooseJourney',
    'gandalfStart',
    'beginSwap',
    'swapSorcery',
    'dealPartTwo',
    'chooseHost',
    'keepJourney',
    'relocateGandalf',
    'driveOff',
    'hide',
    'hidingPlace',
    'flightArea',
    'encounterReact',
    'escapeTwo',
    'striderAtReroute',
    'pursuit',
  ],
] satisfies readonly (readonly StepName[])[];

export function checkMoment(s: Hunt): void {
  if (s.open.options.mode === (s.open.part === 1 ? 'part2' : 'part1'))
    refuse(`part ${s.open.part} is not played in this game`, 'options.mode', ['HR-GEN-06']);
  if (isAutomatic(STEPS[s.frames[s.frames.length - 1].step])) refuse('nobody is asked: a position waits for a decision', 'frames');
  for (const [i, { step }] of s.frames.entries()) {
    if (OF_PART[3 - s.open.part].includes(step)) refuse(`there is no such step in part ${s.open.part}`, `frames.${i}.step`, ['HR-GEN-02']);
    if (step === 'activation' && s.open.active < 0) refuse('no Nazgûl is active', 'active', ['HR-WRAITH-01']);
  }
  if (s.open.jump >= s.box.crossings.length) refuse(`there is no crossing ${s.open.jump}`, 'turnSoFar.jump');
  checkSpaces(s);
  checkTrail(s, isSetUp(s));
  checkPlayers(s);
  if (s.open.part === 1) checkPartOne(s);
  else checkPartTwo(s);
  checkHands(s);
  checkGoesOn(s);
}

function checkSpaces(s: Hunt): void {
  const { open, box } = s;
  const { kind } = mapOf(s);
  const isArea = (space: number): boolean => (kind[space] & AREA) !== 0;
  for (let space = 1; space < box.spaces.length; space++) {
    const name = box.spaces[space];
    if (open.allies[space] !== 0 && !isArea(space)) refuse(`an Ally token stands on an area, not on ${name}`, 'allies', ['HR-ALLYTOK-01']);
  }
  if (open.foundAt !== 0 && !isArea(open.foundAt)) refuse('Frodo is found on an area', 'foundAt', ['HR-HUNT-01']);
  for (const [i, { space }] of open.closed.entries())
    if (kind[space] === 0) refuse(`${box.spaces[space]} is not on this side of the board`, `closed.${i}`, ['HR-GEN-02']);
  for (const [i, { area, place }] of open.wards.entries()) {
    if ((area !== 0) === place >= 0) refuse('a ward lies on an area or in a place: a region or a section', `wards.${i}`, ['HR-COMPLOG-01']);
    if (area !== 0 ? !isArea(area) : !isOnBoard(s, place)) refuse('it is not on this side of the board', `wards.${i}`, ['HR-GEN-02']);
  }
}

/** Steps before every Nazgûl has a player and a place in his order, and those before all of them stand on the board. */
const SHARING: readonly string[] = [
  'giveInformation',
  'claimNazgul',
  'orderNazgul',
  'chooseJourney',
  'gandalfStart',
] satisfies readonly StepName[];
const PLACING: readonly string[] = [
  ...SHARING,
  ...(['dealPartOne', 'dealPartTwo', 'beginSwap', 'swapSorcery', 'placeNazgul'] satisfies readonly StepName[]),
];

/** Before the first day of a part. */
export const isSetUp = ({ frames }: Hunt): boolean => [...PLACING, 'chooseHost', 'firstRoll'].includes(frames[0].step);

function checkPlayers(s: Hunt): void {
  const { open, frames } = s;
  const seats = staying(s);
  if (open.left >= 1 << open.seats || (open.left & 1) === 1) refuse('only Wraith players of this table give up', 'left', ['HR-GEN-01']);
  if (seats.length === 0) refuse('nobody is left to play the Nazgûl', 'left', ['HR-GEN-01']);
  if (!seats.includes(open.first)) refuse(`seat ${open.first} has given up and is not the first player`, 'first', ['HR-SETUP-14']);
  if (SHARING.includes(frames[0].step)) return;
  for (const player of seats) {
    const own = [0, 1, 2, 3].filter((each) => open.controller[each] === player);
    if (own.length === 0) refuse(`seat ${player} controls no Nazgûl`, 'nazgul', ['HR-SETUP-01']);
    for (const place of own.keys())
      if (!own.some((each) => open.rank[each] === place))
        refuse(`no Nazgûl of seat ${player} is number ${place + 1} in its order of activation`, 'nazgul', ['HR-SETUP-10']);
  }
  for (const [each, id] of NAZGUL.entries()) {
    if (!seats.includes(open.controller[each])) refuse('it needs a Wraith player', `nazgul.${id}.player`, ['HR-SETUP-01']);
    if (open.nazgul[each] === 0 && !PLACING.includes(frames[0].step)) refuse('it stands nowhere', `nazgul.${id}.at`, ['HR-SETUP-15']);
  }
  if (isSetUp(s)) checkStarts(s);
  if (open.active >= 0 && nazgulAtPlace(s, open.activated) !== open.active)
    refuse(`after ${open.activated} activations it is not the turn of the ${NAZGUL[open.active]} Nazgûl`, 'active', ['HR-DAY-03']);
}

/** Before the first day nobody has ridden: in part I each starts on an area of its own, in part II two on each. */
function checkStarts(s: Hunt): void {
  const { open, box } = s;
  const most = open.part === 1 ? 1 : 2;
  const rule = open.part === 1 ? 'HR-SETUP-15' : 'HR-SETUP2-20';
  for (const [each, id] of NAZGUL.entries()) {
    const space = open.nazgul[each];
    if (space === 0) continue;
    if (!mapOf(s).nazgulStarts.includes(space)) refuse(`no Nazgûl starts on ${box.spaces[space]}`, `nazgul.${id}.at`, [rule]);
    if (open.nazgul.slice(0, each + 1).filter((other) => other === space).length > most)
      refuse(`there are more Nazgûl on ${box.spaces[space]} than start there`, `nazgul.${id}.at`, [rule]);
  }
}

/** Above five cards one discards at once: nobody goes on with more. */
function checkHands(s: Hunt): void {
  const { step } = s.frames[s.frames.length - 1];
  if (step !== 'ringBearerTurn' && step !== 'activation') return;
  if (s.open.allyHand > HAND_LIMIT) refuse(`${s.open.allyHand} Ally cards in hand`, 'ringBearer.hand', ['HR-ALLY-02']);
  for (const [player, cards] of s.open.sorceryHand.entries())
    if (cards > HAND_LIMIT) refuse(`${cards} Sorcery cards in hand`, `wraiths.${player - 1}.hand`, ['HR-SORC-02']);
}

const RULES: Rules<Hunt> = { id: 'hunt-for-the-ring', verbs: VERBS, steps: STEPS, overRule: 'HR-GEN-05', longest: 0 };

/** Going on from it on a copy: steps that do not fit the table stumble, or leave somebody without a choice. */
function checkGoesOn(s: Hunt): void {
  const copy = cloneState(s);
  let stuck = -1;
  try {
    settle(RULES, copy, new SilentEffects(new SeededRandom(1)));
    const asked = waiting(RULES, copy);
    const step = STEPS[copy.frames[copy.frames.length - 1].step];
    for (let player: Seat = asId(0); player < s.open.seats; player++) {
      if (isAutomatic(step) || !includes(asked, player)) continue;
      step.prompt(copy, player);
      if (new LegalMoves(RULES).options(copy, player).length === 0) stuck = player;
    }
  } catch (error) {
    const reason = messageOf(error);
    refuse(`the steps under way do not fit the table (${reason})`, 'frames');
  }
  if (stuck >= 0) refuse(`seat ${stuck} is asked but has no choice`, 'frames');
}
