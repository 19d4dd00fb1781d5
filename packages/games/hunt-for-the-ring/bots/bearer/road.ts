import { asId } from '#kernel/id.ts';
import type { JourneyCard, Space } from '../../content/ids.ts';
import { bearer, type Hunt } from '../../rules/state.ts';
import { beliefsOf } from '../beliefs.ts';
import { danger, ridersNear } from './danger.ts';
import type { Outlook } from './outlook.ts';
import { TUNING } from './tuning.ts';

/** Part II: what is to be expected of the coming Wraith turns if Frodo goes one step on, and if he stays. */
export function stepDanger({ s, habits, mean }: Outlook, steps: number): number {
  const { lastArea: rows, length } = s.box.journeys[bearer(s).journey];
  const step = s.open.step + steps;
  if (step >= length) return -5;
  // A step on a Journey card tells nothing new: the same cards, a row further.
  const beliefs = beliefsOf(s, s.open.clues, step, habits);
  return danger(s, asId(rows[step]), beliefs.last[rows[step]], 1, mean);
}

/** Part II: a card that leads away from the riders. */
export function journeyScore({ s, mean }: Outlook, card: JourneyCard): number {
  const { box, open } = s;
  const journey = box.journeys[card];
  let score = journey.long ? TUNING.long : 0;
  for (let ahead = 0; ahead < 5; ahead++) {
    const step = Math.min(open.step + ahead, journey.length);
    score -= (open.step === 0 ? 0.1 : 0.2) * mean * ridersNear(s, asId(journey.lastArea[step]), 1 + ahead).taking * 0.8 ** ahead;
  }
  return score;
}

/** How sure the hunters can be of the present Journey card: of where it leads. */
export function cardBelief({ s, beliefs }: Outlook): number {
  const rows = s.box.journeys[bearer(s).journey].lastArea;
  return (beliefs.last[rows[s.open.step]] + beliefs.ahead[1][rows[s.open.step + 1]]) / 2;
}

/** Part II: areas that Frodo comes to next. */
export function soon(s: Hunt, area: Space): number {
  if (s.open.part === 1) return 0;
  const { lastArea: rows, length } = s.box.journeys[bearer(s).journey];
  for (let ahead = 1; ahead < 4; ahead++) if (rows[Math.min(s.open.step + ahead, length)] === area) return 0.3 - 0.05 * ahead;
  return 0;
}
