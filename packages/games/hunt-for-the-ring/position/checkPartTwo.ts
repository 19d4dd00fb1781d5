import { COMPANY } from '../content/box.ts';
import { AREA, EXIT } from '../content/map.ts';
import { nazgulOn } from '../rules/derived.ts';
import { ASIDE, bearer, type Hunt, IN_BOX, mapOf, TURNED_OVER } from '../rules/state.ts';
import { refuse } from './names.ts';

/** What belongs to part II must be there, each in its place and at its time. */
export function checkPartTwo(s: Hunt): void {
  checkComponents(s);
  checkJourneys(s);
  checkDeeds(s);
  checkGandalf(s);
  checkGandalfsTurn(s);
}

const topStep = ({ frames }: Hunt): string => frames[frames.length - 1].step;

function checkComponents(s: Hunt): void {
  const { open, box } = s;
  for (const [card, id] of COMPANY.entries()) {
    if (open.company[card] === ASIDE) refuse(`${id} has joined by now`, `company.${id}`, ['HR-SETUP2-03']);
    if (open.company[card] === TURNED_OVER && open.turnedIn[card] !== 1 && open.turnedIn[card] !== 2)
      refuse(`${id} was turned over in part 1 or 2`, `turnedIn.${card}`, ['HR-COMPANY-03']);
  }
  for (const [token, { id, colour }] of box.corruption.entries())
    if (colour !== 'red' && open.tokens[token] === IN_BOX) refuse(`"${id}" is in the pool or was drawn`, 'tokens', ['HR-SETUP2-17']);
  const most = 3 + (open.options.bigPool ? 1 : 0);
  if (open.poolSize > most) refuse(`the Fellowship pool holds ${most} tokens`, 'poolSize', ['HR-SETUP2-05', 'HR-RUL-43']);
}

/** Cards are looked at only while one of them is chosen. */
function checkJourneys(s: Hunt): void {
  const { journeysSeen } = bearer(s);
  const step = topStep(s);
  const lengths = journeysSeen.map((card) => s.box.journeys[card].long);
  if (step === 'chooseJourney' && (lengths.length !== 2 || lengths[0] === lengths[1]))
    refuse('one short and one long Journey card are looked at', 'ringBearer.journeysSeen', ['HR-SETUP2-06']);
  if (step !== 'chooseJourney' && step !== 'keepJourney' && lengths.length > 0)
    refuse('no Journey cards are looked at now', 'ringBearer.journeysSeen', ['HR-REROUTE-03']);
}

const DEEDS_HELD = 3;
/** How many tokens may be looked at in each step. */
const LOOKED_AT: { readonly [step: string]: readonly number[] } = { chooseJourney: [4], gandalfStart: [4], hidingPlace: [1, 2] };

function checkDeeds(s: Hunt): void {
  const { deeds, deedsSeen } = bearer(s);
  const looked = LOOKED_AT[topStep(s)] ?? [0];
  if (deeds.length + s.open.deedsDone.length !== (looked.includes(4) ? 0 : DEEDS_HELD))
    refuse('three deed tokens are held once Gandalf has set out, or their deeds are done', 'ringBearer.deeds', ['HR-SETUP2-11']);
  if (!looked.includes(deedsSeen.length))
    refuse(`${looked.join(' or ')} deed tokens are looked at now`, 'ringBearer.deedsSeen', ['HR-SETUP2-11', 'HR-GANDALF-13']);
}

/** His log leads to where he is; his figure, revealed or in Rivendell, stands there. */
function checkGandalf(s: Hunt): void {
  const { open } = s;
  const { kind } = mapOf(s);
  const { gandalf, gandalfLog } = bearer(s);
  if (gandalf === 0) {
    if (s.frames[0].step !== 'chooseJourney' && s.frames[0].step !== 'gandalfStart')
      refuse('Gandalf has set out', 'ringBearer.gandalf', ['HR-SETUP2-11']);
    return;
  }
  const at = gandalfLog.findIndex((area) => (kind[area] & (AREA | EXIT)) === 0);
  if (at >= 0) refuse('Gandalf goes from area to area', `ringBearer.gandalfLog.${at}`, ['HR-GANDALF-03']);
  if (gandalfLog[gandalfLog.length - 1] !== gandalf)
    refuse('the log ends with the area where Gandalf is', 'ringBearer.gandalfLog', ['HR-GANDALF-01']);
  if (open.gandalfAt !== 0 && open.gandalfAt !== gandalf)
    refuse('the figure of a revealed Gandalf stands on his last area', 'gandalfAt', ['HR-GANDALF-07']);
  if (open.rivendell === 0) return;
  if ((kind[open.rivendell] & EXIT) === 0 || open.rivendell !== gandalf)
    refuse('Gandalf is announced on an exit area, his last', 'rivendell', ['HR-DEED-05']);
  if (open.gandalfAt !== 0) refuse('Gandalf is out of play', 'gandalfAt', ['HR-RUL-69']);
}

/** Moves are left only in the Ring-bearer's turn; one that ended beside a Nazgûl may end in a reveal. */
function checkGandalfsTurn(s: Hunt): void {
  const { open } = s;
  const { gandalf, gandalfLeft, gandalfMoved, mayReveal } = bearer(s);
  const away = open.rivendell !== 0 || open.gandalfAt !== 0;
  if (away && gandalfLeft > 0) refuse('Gandalf moves no more in this turn', 'ringBearer.gandalfLeft', ['HR-RUL-84', 'HR-RUL-69']);
  if (mayReveal && (away || !gandalfMoved || !nazgulOn(s, gandalf)))
    refuse('a reveal follows a move to an area with a Nazgûl', 'ringBearer.mayReveal', ['HR-GANDALF-05']);
  const inTurn = s.frames[0].step === 'ringBearerTurn';
  if (inTurn && !open.stepped && (gandalfMoved || open.gandalfAt !== 0))
    refuse("Gandalf moves after Frodo's step", gandalfMoved ? 'ringBearer.gandalfMoved' : 'gandalfAt', ['HR-RUL-55']);
  if (inTurn && !away && !gandalfMoved && gandalfLeft === 0)
    refuse('Gandalf has his move still to make', 'ringBearer.gandalfLeft', ['HR-GANDALF-02']);
}
