import type { Bot } from '#bots/bot.ts';
import type { Move } from '#kernel';
import { MERIADOC, RING, SHADOW, SORCERY, STRIDER, SWORD } from '../../content/box.ts';
import type { AllyCard, Company, Deed, DieName, EffectOf, Space } from '../../content/ids.ts';
import { corruptionLimit, lastArea } from '../../rules/derived.ts';
import { at } from '../../rules/frames.ts';
import { liesIn } from '../../rules/inquiries/places.ts';
import { bearer, HAND_LIMIT, type Hunt, isNight, mapOf } from '../../rules/state.ts';
import {
  advance,
  announceRivendell,
  cancelToken,
  changeRoute,
  choose,
  chooseDeed,
  discardAlly,
  discardDie,
  discardForToken,
  doDeed,
  endTurn,
  escapeTo,
  fleeTo,
  holdNazgul,
  keepAlly,
  keepJourney,
  moveAlly,
  moveFrodo,
  moveGandalf,
  moveToDot,
  placeAlly,
  playAlly,
  pushNazgul,
  relocateGandalf,
  rest,
  revealGandalf,
  spendToken,
  stayPut,
  travelByNight,
  useCompany,
  ward,
} from '../../rules/verbs.ts';
import { TOKEN_HABITS, type TokenHabits } from '../allyTokens.ts';
import { waysOf } from '../travelTimes.ts';
import { bestOf, worthOf } from '../moveValue.ts';
import { allyWorth, cardLiking } from './cards.ts';
import { cancelWorth } from './companions.ts';
import { errandScore, errandsLeft } from './gandalf.ts';
import { afterEntry, afterEscape, entryCost, escapeCost } from './journal.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { cardBelief, journeyScore, stepDanger } from './road.ts';
import { tokenWorth } from './tokens.ts';
import { TUNING } from './tuning.ts';

/** How far away from Frodo a rider on a space is. */
const away = (s: Hunt, from: Space): number => Math.min(4, waysOf(mapOf(s)).near[from * mapOf(s).size + lastArea(s)]) / 4;

const stepsLeft = ({ s }: Outlook): number => s.box.journeys[bearer(s).journey].length - s.open.step;

/** What writing the next entry of the log is worth: an area, or one dot more. */
const entryWorth = (outlook: Outlook, area: Space, dots: number): number =>
  5 - entryCost(outlook.s, afterEntry(outlook), area, dots, outlook.mean);
const escapeWorth = (outlook: Outlook, area: Space, dots: number): number =>
  -escapeCost(outlook.s, afterEscape(outlook), area, dots, outlook.mean);

/** How near to the end of part I corruption makes a night's travel too dear. */
const TOO_CORRUPT = 10;

const nightWorth = ({ s, risk }: Outlook): number => (s.open.corruption >= TOO_CORRUPT ? -9 : risk - TUNING.travelByNight[1]);

/** By day: more than anything else. */
const STEP = 5;

function stepWorth(outlook: Outlook): number {
  const { s, risk } = outlook;
  const { open } = s;
  if (!isNight(s)) return STEP;
  if (open.nightFree) return 3;
  if (open.corruption + 1 >= corruptionLimit(s)) return -9;
  return stepsLeft(outlook) === 1 ? 9 : risk - stepDanger(outlook, 1) * 1.4 - TUNING.travelByNight[2];
}

function companyWorth(outlook: Outlook, company: Company): number {
  const { s, risk } = outlook;
  if (company === STRIDER) return 1;
  if (company === MERIADOC) return s.open.part === 1 ? -1 : 2 + risk - stepDanger(outlook, 1);
  // Frodo's own: a step for good at the end, and out of the worst danger.
  if (s.open.part === 1) return -1;
  return stepsLeft(outlook) === 1 ? 9 : risk - stepDanger(outlook, 1) - 1.2;
}

/** What ending the turn looks like: a card that promises less is kept. */
const KEEPING = 0.1;

function cardWorth(outlook: Outlook, card: AllyCard, effect: EffectOf): number {
  const { s, harm } = outlook;
  const frame = s.frames[s.frames.length - 1];
  if (at.react.is(frame)) return harm - TUNING.card * 0.8 - s.box.allies[card].spends * TUNING.token;
  if (at.encounterReact.is(frame)) return 1;
  const worth = allyWorth(outlook, card, effect) - 0.25 + (s.open.allyHand >= HAND_LIMIT ? 0.2 : 0);
  // By day the step of part II is made in any case: a card for before it is weighed against doing without, not against the step.
  const beforeStep = s.open.part === 2 && !isNight(s) && !s.open.stepped;
  return beforeStep && worth > KEEPING ? STEP + worth : worth;
}

function deedWorth({ s }: Outlook, deed: Deed): number {
  const { deeds, deedsSeen } = bearer(s);
  const held = at.gandalfStart.is(s.frames[s.frames.length - 1]) ? deedsSeen.filter((each) => each !== deed) : deeds;
  return -errandsLeft(s, s.box.deeds[deed], held) / 10;
}

function allyMoveWorth({ s, risk }: Outlook, from: Space, to: Space): number {
  if (to === lastArea(s)) return risk;
  return from === lastArea(s) ? -1 : -0.2;
}

/** The dice in the order in which they are taken away: the one the hunters need most is last. */
const DEAREST_LAST: readonly DieName[] = [SORCERY, RING, SWORD, SHADOW];
/** Of the temptations the first is a point of corruption; the second names the region. */
const NAME_REGION = 1;

/** How good a move looks to a Ring-bearer who knows what the hunters can know. */
const worth = worthOf<Outlook>(
  () => 0,
  [
    [moveFrodo, (outlook, move) => entryWorth(outlook, moveFrodo.read.area(move), 0)],
    [moveToDot, (outlook) => entryWorth(outlook, bearer(outlook.s).lastArea, bearer(outlook.s).dots + 1)],
    [escapeTo, (outlook, move) => escapeWorth(outlook, escapeTo.read.area(move), 0)],
    [stayPut, (outlook) => escapeWorth(outlook, bearer(outlook.s).lastArea, bearer(outlook.s).dots)],
    [travelByNight, nightWorth],
    [rest, () => 0.05],
    [advance, stepWorth],
    [useCompany, (outlook, move) => companyWorth(outlook, useCompany.read.company(move))],
    [playAlly, (outlook, move) => cardWorth(outlook, playAlly.read.ally(move), playAlly.read.effect(move))],
    [spendToken, ({ s: { open } }) => (open.allyHand >= HAND_LIMIT ? -1 : open.fellowship >= 2 ? 0.3 : -0.3)],
    [discardForToken, ({ s: { open } }) => (open.fellowship === 0 && open.allyHand > 3 ? 0.3 : -0.5)],
    [endTurn, () => KEEPING],
    [cancelToken, ({ s }, move) => cancelWorth(s, cancelToken.read.corruption(move), cancelToken.read.company(move))],
    [keepJourney, (outlook, move) => journeyScore(outlook, keepJourney.read.journey(move))],
    [changeRoute, (outlook) => (stepsLeft(outlook) <= 2 ? -1 : cardBelief(outlook) - TUNING.reroute)],
    [doDeed, () => 4],
    [announceRivendell, ({ s }) => (errandScore(s, bearer(s).gandalf) <= 1.05 ? 3.5 : -1)],
    [revealGandalf, ({ risk }) => (risk > 2 ? risk - 2 : -0.5)],
    [moveGandalf, ({ s }, move) => 2 + errandScore(s, moveGandalf.read.area(move))],
    [relocateGandalf, ({ s }, move) => errandScore(s, relocateGandalf.read.area(move))],
    [chooseDeed, (outlook, move) => deedWorth(outlook, chooseDeed.read.deed(move))],
    [fleeTo, ({ s }, move) => errandScore(s, fleeTo.read.area(move))],
    [pushNazgul, ({ s }, move) => away(s, pushNazgul.read.space(move)) - away(s, s.open.nazgul[pushNazgul.read.nazgul(move)])],
    [holdNazgul, ({ s }, move) => -away(s, s.open.nazgul[holdNazgul.read.nazgul(move)])],
    [placeAlly, (outlook, move) => tokenWorth(outlook, placeAlly.read.area(move))],
    [moveAlly, (outlook, move) => allyMoveWorth(outlook, moveAlly.read.from(move), moveAlly.read.to(move))],
    [ward, ({ s }, move) => (liesIn(s, lastArea(s), ward.read.place(move)) ? 1 : 0)],
    [discardDie, (_outlook, move) => DEAREST_LAST.indexOf(discardDie.read.die(move))],
    [choose, ({ s, beliefs }, move) => (choose.read.option(move) === NAME_REGION ? 0.9 - 1.2 * beliefs.last[lastArea(s)] : 0.4)],
    [keepAlly, ({ s }, move) => cardLiking(s, keepAlly.read.ally(move))],
    [discardAlly, ({ s }, move) => -cardLiking(s, discardAlly.read.ally(move))],
  ],
);

const WHIM = 0.1;

/** How good each move looks to him, as he sees the game. */
export function bearersWorth(s: Hunt, habits: TokenHabits = TOKEN_HABITS): (move: Move) => number {
  const outlook = outlookOf(s, habits);
  return (move) => worth(outlook, move);
}

/** A Ring-bearer who thinks that hunters read his Ally tokens by these habits. */
export const ringBearerWith =
  (habits: TokenHabits): Bot<Hunt> =>
  (observation, random) =>
    bestOf(observation.moves, random, WHIM, bearersWorth(observation.determinize(random), habits));

export const ringBearer = ringBearerWith(TOKEN_HABITS);
