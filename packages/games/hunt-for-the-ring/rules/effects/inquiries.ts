import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import type { Place, Space } from '../../content/ids.ts';
import { BAR_HUNT, BAR_SEARCH, type Op } from '../../content/ops.ts';
import { at } from '../frames.ts';
import { hereOf, ownPlace } from '../inquiries/here.ts';
import {
  canBeHunted,
  canBeNamed,
  canBeSearched,
  declare,
  HUNT,
  isArea,
  PERCEPTION,
  SEARCH,
  startsFrodo,
  unshielded,
} from '../inquiries/inquiry.ts';
import { isOnBoard } from '../inquiries/places.ts';
import { type Hunt, mapOf, NO_TRAIL } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { done, huntAt, perceiveAt, searchAt } from '../verbs.ts';
import { endChoice, next, opBelow, type OpTable, scriptBelow } from './script.ts';
import { fits } from './where.ts';

/** Searches, hunts and perceptions made by Sorcery cards. Each has its own window besides the card's (HR-RUL-82). */

type SearchOp = Extract<Op, { op: 'search' }>;
type HuntOp = Extract<Op, { op: 'hunt' }>;
type PerceptionOp = Extract<Op, { op: 'perception' }>;

/** A card cannot search or hunt where an Ally token stands (HR-ALLYTOK-03). */
const noAlly = guard('HR-ALLYTOK-03', (s, area) => s.open.allies[area] === 0);

const isMeant = (s: Hunt, op: SearchOp | HuntOp, area: Space): boolean =>
  op.at === 'here'
    ? area === hereOf(s)
    : op.at === 'adjacent'
      ? mapOf(s).neighbours[hereOf(s)].includes(area)
      : op.op === 'search' && op.where !== null && fits(s, op.where, area);

const canSearch = (s: Hunt, op: SearchOp, area: Space): boolean =>
  isMeant(s, op, area) && canBeSearched(s, area) && s.open.allies[area] === 0;
const canHunt = (s: Hunt, op: HuntOp, area: Space): boolean => isMeant(s, op, area) && canBeHunted(s, area) && s.open.allies[area] === 0;

/** Region or section of this map that the card lets one name. */
function canName(s: Hunt, op: PerceptionOp, place: Place): boolean {
  const { regions, sectionOfRegion } = s.box;
  const isRegion = place < regions.length;
  if (isRegion !== (op.scope === 'region')) return false;
  if (op.where === 'own') return place === ownPlace(s, asId(isRegion ? 0 : 1));
  const section = isRegion ? sectionOfRegion[place] : place - regions.length;
  if (op.where === 'own-section') return section === mapOf(s).section[hereOf(s)];
  return isOnBoard(s, place);
}

function somePlace(s: Hunt, op: PerceptionOp): boolean {
  for (let place: Place = asId(0); place < s.box.places.length; place++) if (canName(s, op, place) && canBeNamed(s, place)) return true;
  return false;
}

export const inquiryOps: OpTable<'search' | 'hunt' | 'perception'> = {
  search(s, script, op, effects) {
    if (script.count < 0) script.count = op.n;
    if (script.count === 0 || !mapOf(s).areas.some((area) => canSearch(s, op, area))) return next(script);
    script.count--;
    if (op.at === 'here' && !op.optional) return declare(s, effects, SEARCH, hereOf(s), s.open.active);
    return at.searchAt.enter(s);
  },
  hunt(s, script, op, effects) {
    if (script.count < 0) script.count = 1;
    if (script.count === 0 || !mapOf(s).areas.some((area) => canHunt(s, op, area))) return next(script);
    script.count--;
    if (op.at === 'here' && !op.optional) return declare(s, effects, HUNT, hereOf(s), s.open.active);
    return at.huntAt.enter(s);
  },
  perception(s, script, op, effects) {
    if (script.count < 0) script.count = 1;
    if (script.count === 0 || !somePlace(s, op)) return next(script);
    script.count--;
    if (op.where === 'own')
      return declare(s, effects, PERCEPTION, ownPlace(s, asId(op.scope === 'region' ? 0 : 1)), s.open.active, op.nameWho);
    return at.perceiveAt.enter(s);
  },
};

export const searchingAt = asking(at.searchAt, {
  rule: 'HR-SEARCH-02',
  asks: (s) => only(scriptBelow(s).seat),
  prompt: () => ({ id: 'searchAt', params: {} }),
  choices: [
    choice(searchAt, {
      guards: [
        guard('HR-SORC-06', (s, area) => isArea(s, area) && isMeant(s, opBelow(s, 'search'), area)),
        guard('HR-SEARCH-06', (s, area) => !startsFrodo(s, area)),
        guard('HR-SEARCH-07', (s, area) => s.open.trail[area] === NO_TRAIL),
        noAlly,
        ...unshielded(BAR_SEARCH),
      ],
      candidates: (s, propose) => mapOf(s).areas.forEach((area) => propose(area)),
      perform(s, effects, area) {
        leave(s);
        declare(s, effects, SEARCH, area, s.open.active);
      },
    }),
    choice(done, { guards: [moment('HR-RUL-81', (s) => opBelow(s, 'search').optional)], perform: endChoice }),
  ],
});

export const huntingAt = asking(at.huntAt, {
  rule: 'HR-HUNT-02',
  asks: (s) => only(scriptBelow(s).seat),
  prompt: () => ({ id: 'huntAt', params: {} }),
  choices: [
    choice(huntAt, {
      guards: [guard('HR-SORC-06', (s, area) => isArea(s, area) && isMeant(s, opBelow(s, 'hunt'), area)), noAlly, ...unshielded(BAR_HUNT)],
      candidates: (s, propose) => mapOf(s).areas.forEach((area) => propose(area)),
      perform(s, effects, area) {
        leave(s);
        declare(s, effects, HUNT, area, s.open.active);
      },
    }),
    choice(done, { guards: [moment('HR-RUL-81', (s) => opBelow(s, 'hunt').optional)], perform: endChoice }),
  ],
});

export const perceivingAt = asking(at.perceiveAt, {
  rule: 'HR-PERC-05',
  asks: (s) => only(scriptBelow(s).seat),
  prompt: () => ({ id: 'perceiveAt', params: {} }),
  choices: [
    choice(perceiveAt, {
      guards: [guard('HR-SORC-06', (s, place) => canName(s, opBelow(s, 'perception'), place)), guard('HR-RUL-39', canBeNamed)],
      perform(s, effects, place) {
        const { nameWho } = opBelow(s, 'perception');
        leave(s);
        declare(s, effects, PERCEPTION, place, s.open.active, nameWho);
      },
    }),
  ],
});
