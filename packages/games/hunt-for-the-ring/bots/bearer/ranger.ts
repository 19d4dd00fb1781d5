import { type Action, nameMove, type Random } from '#kernel';
import type { Bot } from '#bots/bot.ts';
import { COMPANY, MERIADOC, NAZGUL, STRIDER } from '../../content/box.ts';
import { corruptionLimit, lastArea } from '../../rules/derived.ts';
import { bearer, type Hunt, mapOf } from '../../rules/state.ts';
import { liesIn } from '../../rules/inquiries/places.ts';
import { waysOf } from '../ways.ts';
import { allyWorth, cardLiking } from './cards.ts';
import { cancelWorth } from './companions.ts';
import { errandScore, errandsLeft } from './gandalf.ts';
import { afterEntry, afterEscape, entryCost } from './journal.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { cardBelief, journeyScore, soon, stepDanger } from './road.ts';
import { TUNING } from './tuning.ts';

const space = (s: Hunt, name: string | number): number => s.box.spaces.indexOf(String(name));
const nazgulOf = (name: string | number): number => (NAZGUL as readonly string[]).indexOf(String(name));
const companyOf = (name: string | number): number => (COMPANY as readonly string[]).indexOf(String(name));

/** How far away from Frodo a rider on a space is. */
const away = (s: Hunt, from: number): number => Math.min(4, waysOf(mapOf(s)).near[from * mapOf(s).size + lastArea(s)]) / 4;

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
      if (company === STRIDER) return 1;
      if (company === MERIADOC) return open.part === 1 ? -1 : 2 + risk - stepDanger(outlook, 1);
      // Frodo's own: a step for good at the end, and out of the worst danger.
      if (open.part === 1) return -1;
      return box.journeys[own.journey].length - open.step === 1 ? 9 : risk - stepDanger(outlook, 1) - 1.2;
    }
    case 'playAlly': {
      const card = box.allyIds.indexOf(String(action.ally));
      if (frame.step === 'react') return outlook.harm - TUNING.card * 0.8 - box.allies[card].spends * TUNING.token;
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
      return away(s, space(s, action.space)) - away(s, open.nazgul[nazgulOf(action.nazgul)]);
    case 'holdNazgul':
      return -away(s, open.nazgul[nazgulOf(action.nazgul)]);
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
