import type { Scene, Touch } from '../../lesson.ts';
import type { WarPosition } from '../position/index.ts';
import type { WarAction } from '../rules/verbs.ts';

/** What is touched on this table: a region, a die and what it may do, an answer. */
export const region = (id: string, leadsTo?: string): Touch => ({
  at: `[data-space="${id}"]`,
  ...(leadsTo === undefined ? {} : { until: `[data-space="${leadsTo}"].open` }),
});
/** What stands in a region: smaller than it, and what the slip speaks of. */
export const army = (region: string): Touch => ({ at: `[data-stack="${region}"]` });
export const die = (face: string): Touch => ({ at: `.wr-tray [data-die="${face}"]`, until: '.wr-uses' });
export const use = (action: string): Touch => ({ at: `[data-use="${action}"]` });
/** A button is marked by what it does, or by its verb alone. */
export const answer = (action: WarAction): Touch => ({
  at: `:is([data-act="${action.type}"], [data-act="${Object.values(action).join(':')}"])`,
});
/** Before an army sets out: who goes is asked. */
export const DIVIDE: Touch = { at: '.wr-divide' };
export const DICE: Touch = { at: '.wr-tray' };
const FELLOWSHIP_TAB = '.wr-tabs button:nth-child(2)';
/** The track of the Fellowship; on a phone the one on the leaf of a hunt, or the tab behind which it lies. */
export const TRACK: Touch = { at: `:is(.wr-track, ${FELLOWSHIP_TAB})` };
/** The dice of a hunt as long as its leaf lies there; afterwards the track, and where the leaf waits for a tale to be read, the tab of the Fellowship. */
export const HUNTED: Touch = {
  at: [
    '.wr-hunt-dice',
    `.wr:not(:has(.wr-hunt-dice)) :is(.wr-track, ${FELLOWSHIP_TAB})`,
    `.wr:has(> .wr-hunt.told ~ .wr-tale) ${FELLOWSHIP_TAB}`,
  ].join(', '),
};
/** What the leaf of the Fellowship offers: who may be its guide. */
export const OFFERED: Touch = { at: '.wr-hunt-choices' };
/** What a side has conquered. */
export const POINTS: Touch = { at: '.wr-side.shadow .wr-points' };

export const AT_WAR = { steps: 0, active: true };

/** Whoever plays War at random neither carries the Ring on nor takes a city: a game with him lasts four times as long, and shows nothing. */
export const LEVEL = 'casual';

/** The last days: the Ring-bearers are on the slopes of Mount Doom's road, and the hosts stand before Minas Tirith. */
const LAST_DAYS: WarPosition = {
  game: 'war-of-the-ring',
  turn: 8,
  phase: 'begin',
  regions: {
    'minas-tirith': { figures: { 'gondor-regular': 3, 'gondor-elite': 2, 'gondor-leader': 1 } },
    osgiliath: { figures: { 'sauron-regular': 5, 'sauron-elite': 1, nazgul: 2 } },
    pelargir: { figures: { 'southrons-regular': 4, 'southrons-elite': 1 } },
    edoras: { figures: { 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1 } },
    'helms-deep': { holder: 'shadow', figures: { 'isengard-regular': 3, 'isengard-elite': 2 } },
    'barad-dur': { figures: { 'sauron-regular': 4, nazgul: 2 } },
    morannon: { figures: { 'sauron-regular': 3, nazgul: 1 } },
  },
  nations: { gondor: AT_WAR, rohan: AT_WAR, sauron: AT_WAR, isengard: AT_WAR, southrons: AT_WAR },
  fellowship: { at: 'morannon', mordor: 2, corruption: 5, guide: 'strider' },
};

/** The game at the end of each lesson: it cannot last long any more. */
export const lastDays = (seats: Scene['seats']): Scene => ({ seats, from: { position: LAST_DAYS } });
