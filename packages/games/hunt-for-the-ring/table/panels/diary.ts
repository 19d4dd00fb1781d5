import type { HuntEvent } from '../../rules/events.ts';
import type { PartOfGame } from '../../rules/spots.ts';
import type { HuntView } from '../../view/view.ts';
import { askedAt } from '../map/named.ts';

/** The hunt by days, from what was told aloud: when Frodo went on or rested, and what the Nazgûl asked meanwhile. */
export interface DiaryDay {
  readonly part: PartOfGame;
  readonly day: number;
  readonly turns: readonly DiaryTurn[];
}

export interface DiaryTurn {
  readonly turn: HuntView['turn'];
  readonly steps: readonly DiaryStep[];
  readonly rested: boolean;
  readonly asked: readonly DiaryQuestion[];
}

export interface DiaryStep {
  readonly step: number;
  /** Walked on a Journey card that has been changed since: the present one does not say where that was. */
  readonly old: boolean;
}

/** A question that was answered. */
export interface DiaryQuestion {
  readonly kind: 'search' | 'hunt' | 'perception' | 'card';
  readonly yes: boolean;
  /** Where, as short as it stands on the map. */
  readonly target: string;
  /** What was said, to be told in full. */
  readonly event: HuntEvent;
}

const TURNS: { readonly [type in HuntEvent['type']]?: HuntView['turn'] } = {
  firstDaylight: 'firstDaylight',
  secondDaylight: 'secondDaylight',
  nightTurn: 'night',
};

const ANSWERS: { readonly [type in HuntEvent['type']]?: { readonly kind: DiaryQuestion['kind']; readonly yes: boolean } } = {
  searchYes: { kind: 'search', yes: true },
  searchNo: { kind: 'search', yes: false },
  huntYes: { kind: 'hunt', yes: true },
  huntNo: { kind: 'hunt', yes: false },
  huntHere: { kind: 'hunt', yes: true },
  perceptionYes: { kind: 'perception', yes: true },
  perceptionNo: { kind: 'perception', yes: false },
  perceptionFrodo: { kind: 'perception', yes: true },
  perceptionGandalf: { kind: 'perception', yes: true },
  perceptionBoth: { kind: 'perception', yes: true },
  frodoIsIn: { kind: 'card', yes: true },
  frodoIsNotIn: { kind: 'card', yes: false },
  trailRead: { kind: 'card', yes: true },
};

/** As it stands on the map: 23, II•B. */
const short = (place: string): string => place.replace('-', '•');

interface OpenTurn extends DiaryTurn {
  readonly steps: { readonly step: number; old: boolean }[];
  rested: boolean;
  readonly asked: DiaryQuestion[];
}

/** `part` is the part that is being played: a part II that began with a letter has no part I before it. */
export function diaryOf(events: readonly HuntEvent[], part: PartOfGame): readonly DiaryDay[] {
  const days: { part: PartOfGame; day: number; turns: OpenTurn[] }[] = [];
  let now: PartOfGame = events.some(({ type }) => type === 'partTwoBegins') ? 1 : part;
  for (const event of events) {
    if (event.type === 'partTwoBegins') now = 2;
    const turn = TURNS[event.type];
    if (turn !== undefined && 'day' in event) {
      const last = days.at(-1);
      const opened: OpenTurn = { turn, steps: [], rested: false, asked: [] };
      if (last !== undefined && last.part === now && last.day === event.day) last.turns.push(opened);
      else days.push({ part: now, day: event.day, turns: [opened] });
    }
    const present = days.at(-1)?.turns.at(-1);
    if (present === undefined) continue;
    if (event.type === 'frodoMoved' || event.type === 'frodoEscaped') present.steps.push({ step: event.step, old: false });
    if (event.type === 'frodoRests') present.rested = true;
    if (event.type === 'newJourney')
      for (const each of days.filter((day) => day.part === 2).flatMap(({ turns }) => turns.flatMap(({ steps }) => steps))) each.old = true;
    const answer = ANSWERS[event.type];
    if (answer !== undefined) present.asked.push({ ...answer, target: short(askedAt(event) ?? ''), event });
  }
  return days;
}

/** The day on which each step of a part was last reached; steps of a route given up have none. */
export const dayOfStep = (days: readonly DiaryDay[], part: PartOfGame): ReadonlyMap<number, number> =>
  new Map(
    days
      .filter((day) => day.part === part)
      .flatMap(({ day, turns }) => turns.flatMap(({ steps }) => steps.filter(({ old }) => !old).map(({ step }) => [step, day] as const))),
  );
