import { type Action, nameMove, type Random } from '#kernel';
import type { Bot } from '#bots/bot.ts';
import { COMPANY } from '../../content/box.ts';
import { corruptionLimit, eyesBesideTrack, lastArea, visited } from '../../rules/derived.ts';
import { bearer, type Hunt, mapOf } from '../../rules/state.ts';
import { HUNT, type Inquiry, PERCEPTION } from '../../rules/wraiths/inquiry.ts';
import { liesIn } from '../../rules/wraiths/places.ts';
import { beliefsOf } from '../beliefs.ts';
import { huntGain, perceptionGain, searchGain } from '../gains.ts';
import { tokensExpected } from '../hunter/chase.ts';
import { waysOf } from '../ways.ts';
import { allyWorth } from './cards.ts';
import { danger, ridersNear } from './danger.ts';
import { errandScore, errandsLeft } from './gandalf.ts';
import { afterEntry, afterEscape, entryCost } from './journal.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { TUNING } from './tuning.ts';

const space = (s: Hunt, name: string | number): number => s.box.spaces.indexOf(String(name));
const companyOf = (name: string | number): number => (COMPANY as readonly string[]).indexOf(String(name));

/** What the answer to the inquiry under the window would cost. */
function harm({ s, beliefs, mean }: Outlook): number {
  const frame = s.frames[s.frames.length - 2];
  if (frame === undefined) return 0;
  if (frame.step !== 'inquiry') return 0.45;
  const { kind, target, nazgul } = frame as Inquiry;
  const here = lastArea(s);
  if (kind === PERCEPTION) return 1.5 * perceptionGain(s.box, mapOf(s), beliefs, target, false) * (liesIn(s, here, target) ? 1.3 : 0.4);
  if (kind === HUNT && here === target) return s.open.foundAt !== 0 ? 0.1 : mean * tokensExpected(s, target, nazgul, s.open.nazgul[nazgul]);
  const gain = kind === HUNT ? huntGain(beliefs, target) : searchGain(beliefs, target);
  return visited(s, target) ? 1.8 * gain : 0;
}

/** Part II: what is to be expected of the coming Wraith turns if Frodo goes one step on, and if he stays. */
function stepDanger({ s, mean }: Outlook, steps: number): number {
  const { lastArea: rows, length } = s.box.journeys[bearer(s).journey];
  const step = s.open.step + steps;
  if (step >= length) return -5;
  // A step on a Journey card tells nothing new: the same cards, a row further.
  const beliefs = beliefsOf(s, s.open.clues, step);
  return danger(s, rows[step], beliefs.last[rows[step]], 1, mean);
}

function tokenCost(s: Hunt, token: number): number {
  const { eye, value } = s.box.corruption[token];
  return eye ? 1 + eyesBesideTrack(s) : value;
}

/** Cancelling the worst token is worth a companion; more so when the Ring would be lost. */
function cancelWorth(s: Hunt, token: number, company: number): number {
  const cost = tokenCost(s, token);
  const all = s.open.drawn.reduce((sum, each) => sum + tokenCost(s, each), 0);
  const left = corruptionLimit(s) - s.open.corruption;
  const saves = all >= left && all - cost < left ? 10 : 0;
  // Meriadoc's help by night is dear, Peregrin's the least.
  const keep = [0.5, 0.35, 0.1, 0.3, 0][company];
  return cost + saves - TUNING.cancelFrom - keep * 0.5;
}

function journeyScore({ s, mean }: Outlook, name: string | number): number {
  const { box, open } = s;
  const journey = box.journeys[box.journeyIds.indexOf(String(name))];
  let score = journey.long ? TUNING.long : 0;
  for (let ahead = 0; ahead < 5; ahead++) {
    const step = Math.min(open.step + ahead, journey.length);
    score -= (open.step === 0 ? 0.1 : 0.2) * mean * ridersNear(s, journey.lastArea[step], 1 + ahead).taking * 0.8 ** ahead;
  }
  return score;
}

/** How good an action looks to a Ring-bearer who knows what the hunters can know. */
function score(outlook: Outlook, action: Action): number {
  const { s, mean, risk, beliefs } = outlook;
  const { open, box } = s;
  const own = bearer(s);
  const frame = s.frames[s.frames.length - 1];
  const map = mapOf(s);
  switch (action.type) {
    case 'giveInformation':
      return 0;
    case 'moveFrodo':
      return 5 - entryCost(s, afterEntry(s, open.rangeBonus, open.jump), space(s, action.area), 0, mean);
    case 'moveToDot':
      return 5 - entryCost(s, afterEntry(s, open.rangeBonus, open.jump), own.lastArea, own.dots + 1, mean);
    case 'escapeTo':
      return -entryCost(s, afterEscape(s), space(s, action.area), 0, mean);
    case 'stayPut':
      return -entryCost(s, afterEscape(s), own.lastArea, own.dots, mean);
    case 'travelByNight': {
      const last = map.connected[own.lastArea].some(
        (to) => map.exits.includes(to) && map.dotsBetween[own.lastArea * map.size + to] <= own.dots,
      );
      return open.corruption >= 10 ? -9 : last ? risk - 0.6 : -1;
    }
    case 'rest':
      return 0.05;
    case 'advance': {
      if (open.turn !== 2) return 5;
      if (open.nightFree) return 3;
      const left = box.journeys[own.journey].length - open.step;
      if (open.corruption + 1 >= corruptionLimit(s)) return -9;
      return left === 1 ? 9 : risk - stepDanger(outlook, 1) * 1.4 - TUNING.travelByNight;
    }
    case 'useCompany': {
      const company = companyOf(action.company);
      if (company === 4) return 1;
      if (company === 3) return open.part === 1 ? -1 : 2 + risk - stepDanger(outlook, 1);
      // Frodo's own: a step for good at the end, and out of the worst danger.
      if (open.part === 1) return -1;
      return box.journeys[own.journey].length - open.step === 1 ? 9 : risk - stepDanger(outlook, 1) - 1.2;
    }
    case 'playAlly': {
      const card = box.allyIds.indexOf(String(action.ally));
      if (frame.step === 'react') return harm(outlook) - TUNING.card * 0.8 - box.allies[card].spends * TUNING.token;
      if (frame.step === 'encounterReact') return 1;
      return allyWorth(outlook, card, action.effect === 'a' ? 0 : 1) - 0.25 + (open.allyHand >= 5 ? 0.2 : 0);
    }
    case 'pass':
      return 0;
    case 'spendToken':
      return open.allyHand >= 5 ? -1 : open.fellowship >= 2 ? 0.3 : -0.3;
    case 'discardForToken':
      return open.fellowship === 0 && open.allyHand > 3 ? 0.3 : -0.5;
    case 'endTurn':
      return 0.1;
    case 'cancelToken':
      return cancelWorth(s, box.corruptionIds.indexOf(String(action.corruption)), companyOf(action.company));
    case 'acceptTokens':
      return 0;
    case 'keepJourney':
      return journeyScore(outlook, action.journey);
    case 'changeRoute':
      return box.journeys[own.journey].length - open.step <= 2 ? -1 : cardBelief(outlook) - TUNING.reroute;
    case 'keepRoute':
      return 0;
    case 'doDeed':
      return 4;
    case 'announceRivendell':
      return errandScore(s, own.gandalf) <= 1.05 ? 3.5 : -1;
    case 'revealGandalf':
      return risk > 2 ? risk - 2 : -0.5;
    case 'moveGandalf':
      return 2 + errandScore(s, space(s, action.area));
    case 'relocateGandalf':
      return errandScore(s, space(s, action.area));
    case 'chooseDeed': {
      const deed = box.deedIds.indexOf(String(action.deed));
      const held = frame.step === 'gandalfStart' ? own.deedsSeen.filter((each) => each !== deed) : own.deeds;
      return -errandsLeft(s, box.deeds[deed], held) / 10;
    }
    case 'fleeTo':
      return errandScore(s, space(s, action.area));
    case 'pushNazgul':
      return away(s, space(s, action.space)) - away(s, open.nazgul[['blue', 'green', 'red', 'violet'].indexOf(String(action.nazgul))]);
    case 'holdNazgul':
      return -away(s, open.nazgul[['blue', 'green', 'red', 'violet'].indexOf(String(action.nazgul))]);
    case 'placeAlly': {
      const area = space(s, action.area);
      return area === lastArea(s) ? 0.2 + risk : 0.1 * beliefs.last[area] + soon(s, area);
    }
    case 'moveAlly':
      return space(s, action.to) === lastArea(s) ? risk : space(s, action.from) === lastArea(s) ? -1 : -0.2;
    case 'ward':
      return liesIn(s, lastArea(s), box.places.indexOf(String(action.place))) ? 1 : 0;
    case 'discardDie':
      return ['sorcery', 'ring', 'sword', 'shadow'].indexOf(String(action.die));
    case 'choose':
      // 1: a point of corruption; 2: the region is named.
      return Number(action.option) === 2 ? 0.9 - 1.2 * beliefs.last[lastArea(s)] : 0.4;
    case 'keepAlly':
      return cardLiking(s, box.allyIds.indexOf(String(action.ally)));
    case 'discardAlly':
      return -cardLiking(s, box.allyIds.indexOf(String(action.ally)));
    case 'done':
      return 0;
    default:
      return 0;
  }
}

/** How sure the hunters can be of the present Journey card: of where it leads. */
function cardBelief({ s, beliefs }: Outlook): number {
  const rows = s.box.journeys[bearer(s).journey].lastArea;
  return (beliefs.last[rows[s.open.step]] + beliefs.ahead[1][rows[s.open.step + 1]]) / 2;
}

const away = (s: Hunt, from: number): number => Math.min(4, waysOf(mapOf(s)).near[from * mapOf(s).size + lastArea(s)]) / 4;

/** Part II: areas that Frodo comes to next. */
function soon(s: Hunt, area: number): number {
  if (s.open.part === 1) return 0;
  const { lastArea: rows, length } = s.box.journeys[bearer(s).journey];
  for (let ahead = 1; ahead < 4; ahead++) if (rows[Math.min(s.open.step + ahead, length)] === area) return 0.3 - 0.05 * ahead;
  return 0;
}

/** Cards that answer the hunters out of turn are kept longest. */
function cardLiking(s: Hunt, card: number): number {
  const { effects } = s.box.allies[card];
  const answers = effects.some(({ outOfTurn, trigger }) => outOfTurn && (trigger?.hunt === true || trigger?.encounter === true));
  const moves = effects.some(({ script }) => s.box.scripts[script].some(({ op }) => op === 'frodo.move' || op === 'frodo.heal'));
  return (answers ? 0.5 : 0) + (moves ? 0.6 : 0) + (effects.some(({ outOfTurn }) => outOfTurn) ? 0.2 : 0);
}

const FINE = 1 << 20;
const share = (random: Random): number => random.draw(FINE) / FINE;

export const ringBearer: Bot<Hunt> = (seen, random) => {
  const s = seen.imagine(random);
  const outlook = outlookOf(s);
  let [best] = seen.moves;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of seen.moves) {
    const worth = score(outlook, nameMove(seen.game.verbs, move, s.box)) + 0.1 * share(random);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
};
