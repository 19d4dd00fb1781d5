import { cloneState, type Frame, includes, isAutomatic, Lister, type Rules, SeededRandom, SilentTable, settle, waiting } from '#kernel';
import { z } from 'zod';
import { COMPANY, MERIADOC, NAZGUL, STRIDER, WITCH_KING_DIE } from './content/box.ts';
import { AREA, EXIT, FRODO_START } from './content/map.ts';
import { nazgulAtPlace } from './rules/derived.ts';
import { ASIDE, bearer, EYE_UP, HAND_LIMIT, HELD, type Hunt, IN_BOX, LAST_STEP, mapOf, staying, type StepName } from './rules/state.ts';
import { STEPS } from './rules/steps.ts';
import { VERBS } from './rules/verbs.ts';
import { isOnBoard } from './rules/wraiths/places.ts';

/** What a position must be beyond what every state is: a moment that can arise, and from which play can go on. */

type Refuse = (message: string, path: string, rules?: readonly string[]) => never;

const seat = z.int().min(0).max(4);
const nazgul = z.int().min(0).max(3);
const index = z.int().min(0).max(255);
const bits = z.int().min(0).max(0xff);
const flag = z.boolean();

/** Steps that need to know what they are about, and what that is. */
const LOCALS: { readonly [step: string]: z.ZodType } = {
  claimNazgul: z.looseObject({ seat, content: bits }),
  moveFrodo: z.looseObject({ cardBonus: z.int().min(-1).max(20) }),
  logTokens: z.looseObject({ seat }),
  placeLogToken: z.looseObject({ seat, token: z.int().min(0).max(5) }),
  extraMove: z.looseObject({ nazgul, anyWay: index, byRoad: index }),
  inquiry: z.looseObject({ kind: z.int().min(0).max(2), target: index, nazgul, nameWho: flag, windowOpened: flag, cancelled: flag }),
  script: z.looseObject({
    deck: z.enum(['ally', 'sorcery', 'nested']),
    card: z.int().min(-1).max(255),
    seat,
    effect: index,
    script: index,
    at: index,
    count: z.int().min(-1).max(255),
    set: bits,
    used: bits,
    moved: z.array(index),
    placed: index,
    windowOpened: flag,
    cancelled: flag,
  }),
  discardSorcery: z.looseObject({ seat }),
  discardPeeked: z.looseObject({ seat, left: index }),
  discardDie: z.looseObject({ seat, marked: bits, most: index }),
  rerollDice: z.looseObject({ seat, marked: bits, most: index }),
  temptation: z.looseObject({ options: z.array(index) }),
};

/** Whether the place has what it needs; whether it fits the table is seen by going on from it. */
export function readFrames(frames: readonly { readonly step: string }[], refuse: Refuse): Frame[] {
  if (frames.length === 0) refuse('at least one step is under way', 'frames');
  for (const [i, frame] of frames.entries()) {
    if (!Object.hasOwn(STEPS, frame.step)) refuse(`there is no step "${frame.step}"`, `frames.${i}.step`);
    const [issue] = LOCALS[frame.step]?.safeParse(frame).error?.issues ?? [];
    if (issue !== undefined) refuse(`step "${frame.step}": ${issue.message}`, ['frames', i, ...issue.path].join('.'));
  }
  return structuredClone(frames) as Frame[];
}

/** Steps of one part only. */
const OF_PART: readonly (readonly string[])[] = [
  [],
  ['giveInformation', 'dealPartOne', 'moveFrodo', 'escape', 'rescue', 'endOfPartOne'],
  ['chooseJourney', 'gandalfStart', 'beginSwap', 'swapSorcery', 'dealPartTwo', 'chooseHost', 'encounterReact', 'escapeTwo', 'pursuit'],
];

export function checkMoment(s: Hunt, refuse: Refuse): void {
  for (const [i, { step }] of s.frames.entries()) {
    if (OF_PART[3 - s.open.part].includes(step)) refuse(`there is no such step in part ${s.open.part}`, `frames.${i}.step`, ['HR-GEN-02']);
    if (step === 'activation' && s.open.active < 0) refuse('no Nazgûl is active', 'active', ['HR-WRAITH-01']);
  }
  if (s.open.jump >= s.box.crossings.length) refuse(`there is no crossing ${s.open.jump}`, 'turnSoFar.jump');
  checkSpaces(s, refuse);
  checkPlayers(s, refuse);
  if (s.open.part === 1) checkPartOne(s, refuse);
  checkHands(s, refuse);
  checkGoesOn(s, refuse);
}

function checkSpaces(s: Hunt, refuse: Refuse): void {
  const { open, box } = s;
  const { kind } = mapOf(s);
  const isArea = (space: number): boolean => (kind[space] & AREA) !== 0;
  for (let space = 1; space < box.spaces.length; space++) {
    const name = box.spaces[space];
    if (open.trail[space] !== 0 && !isArea(space))
      refuse(`a Trail token lies on an area, not on ${name}`, `trail.${name}`, ['HR-SEARCH-04']);
    if (open.part === 1 && open.trail[space] === EYE_UP && (kind[space] & FRODO_START) !== 0)
      refuse(`${name} is a starting area and cannot have been searched`, `trail.${name}`, ['HR-SEARCH-06']);
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
const SHARING = ['giveInformation', 'claimNazgul', 'orderNazgul', 'chooseJourney', 'gandalfStart'];
const PLACING = [...SHARING, 'dealPartOne', 'dealPartTwo', 'beginSwap', 'swapSorcery', 'placeNazgul'];

function checkPlayers(s: Hunt, refuse: Refuse): void {
  const { open, frames } = s;
  const seats = staying(s);
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
  if (open.active >= 0 && nazgulAtPlace(s, open.activated) !== open.active)
    refuse(`after ${open.activated} activations it is not the turn of the ${NAZGUL[open.active]} Nazgûl`, 'active', ['HR-DAY-03']);
}

/** What stays out of part I, and what would have ended it. */
function checkPartOne(s: Hunt, refuse: Refuse): void {
  const { open, box } = s;
  const own = bearer(s);
  const later = (holds: boolean, what: string, path: string): void => {
    if (holds) refuse(`${what} belongs to part II`, path, ['HR-SETUP-02']);
  };
  later(open.witchKing >= 0, 'the Witch-king', 'witchKing');
  later(open.dice[WITCH_KING_DIE] >= 0, "the Witch-king's die", `dice.${WITCH_KING_DIE}`);
  later(open.company[STRIDER] !== ASIDE, 'Strider', `company.${COMPANY[STRIDER]}`);
  later(open.rivendell !== 0 || open.gandalfAt !== 0, 'Gandalf', 'gandalfAt');
  for (const [token, { id, colour }] of box.corruption.entries()) later(colour === 'grey' && open.tokens[token] !== IN_BOX, id, 'tokens');
  if (open.meriadocJoined !== (open.company[MERIADOC] !== ASIDE))
    refuse('Meriadoc is there if he has joined', 'meriadocJoined', ['HR-SETUP-05']);
  const most = 3 + (open.options.bigPool ? 1 : 0);
  if (open.poolSize > most) refuse(`the Fellowship pool holds ${most} tokens`, 'poolSize', ['HR-SETUP-03', 'HR-DIFF-03']);
  const exit = own.log.findIndex((entry) => (mapOf(s).kind[entry] & EXIT) !== 0);
  if (exit >= 0) refuse('part I is over once Frodo enters an exit area', `ringBearer.log.${exit}`, ['HR-END1-01']);
  if (open.step === LAST_STEP && open.arrival === 0) refuse('part I is over on step 16', 'ringBearer.log', ['HR-END1-02']);
  for (const [token, state] of own.information.entries())
    if (state === HELD && own.log.includes(box.information[token]))
      refuse(`"${box.informationIds[token]}" is concealed: Frodo has been there`, 'ringBearer.information', ['HR-CONCEAL-01']);
}

/** Above five cards one discards at once: nobody goes on with more. */
function checkHands(s: Hunt, refuse: Refuse): void {
  const { step } = s.frames[s.frames.length - 1];
  if (step !== 'ringBearerTurn' && step !== 'activation') return;
  if (s.open.allyHand > HAND_LIMIT) refuse(`${s.open.allyHand} Ally cards in hand`, 'ringBearer.hand', ['HR-ALLY-02']);
  for (const [player, cards] of s.open.sorceryHand.entries())
    if (cards > HAND_LIMIT) refuse(`${cards} Sorcery cards in hand`, `wraiths.${player - 1}.hand`, ['HR-SORC-02']);
}

const RULES: Rules<Hunt> = { id: 'hunt-for-the-ring', verbs: VERBS, steps: STEPS, overRule: 'HR-GEN-05', longest: 0 };

/** Going on from it on a copy: steps that do not fit the table stumble, or leave somebody without a choice. */
function checkGoesOn(s: Hunt, refuse: Refuse): void {
  const copy = cloneState(s);
  let stuck = -1;
  try {
    settle(RULES, copy, new SilentTable(new SeededRandom(1)));
    const asked = waiting(RULES, copy);
    const step = STEPS[copy.frames[copy.frames.length - 1].step as StepName];
    for (let player = 0; player < s.open.seats; player++) {
      if (isAutomatic(step) || !includes(asked, player)) continue;
      step.prompt(copy, player);
      if (new Lister(RULES).options(copy, player).length === 0) stuck = player;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    refuse(`the steps under way do not fit the table (${reason})`, 'frames');
  }
  if (stuck >= 0) refuse(`seat ${stuck} is asked but has no choice`, 'frames');
}
