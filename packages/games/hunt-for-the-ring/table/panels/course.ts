import { asId } from '#kernel/id.ts';
import { type GameRecord, replay, viewOf } from '#kernel';
import { huntForTheRing } from '../../index.ts';
import type { Hunt } from '../../rules/state.ts';
import type { HuntView } from '../../view/view.ts';

/** When something happened. */
export interface Moment {
  readonly part: 1 | 2;
  readonly day: number;
  readonly turn: HuntView['turn'];
}

/** A finished hunt told with everything known: played once more from its record. */
export interface FinishedHunt {
  /** Corruption at the end of every turn. */
  readonly corruption: readonly (Moment & { readonly value: number })[];
  /** The true journal, entry by entry. */
  readonly journal: readonly (Moment & { readonly step: number; readonly entry: string })[];
  /** The letter in which part I is stored, as a player is handed it; null when nothing goes on. */
  readonly letter: string | null;
  /** Turns that ended with a Nazgûl on Frodo's last area or beside it, and yet he was not found. */
  readonly misses: readonly (Moment & {
    readonly nazgul: string;
    readonly witchKing: boolean;
    readonly area: string;
    readonly far: 0 | 1;
  })[];
}

export function courseOf(record: GameRecord): FinishedHunt {
  const corruption: (Moment & { value: number })[] = [];
  const journal: (Moment & { step: number; entry: string })[] = [];
  const misses: (Moment & { nazgul: string; witchKing: boolean; area: string; far: 0 | 1 })[] = [];
  const box = huntForTheRing.content.read(record.content.pack ?? huntForTheRing.content.standard);
  const beside = (part: 1 | 2, one: string, other: string): boolean =>
    box.maps[part].neighbours[box.spaces.indexOf(one)].includes(asId(box.spaces.indexOf(other)));
  /** The newest view of a turn under way; what lies between two turns belongs to the one before. */
  let present: HuntView | null = null;
  let found = false;
  let value = 0;
  let letter: string | null = null;
  const when = ({ part, day, turn }: HuntView): Moment => ({ part, day, turn });
  const turnOver = (view: HuntView): void => {
    corruption.push({ ...when(view), value });
    const area = lastAreaOf(view);
    if (area !== null && !found)
      for (const { id, at, witchKing } of view.nazgul)
        if (at === area || (at !== null && beside(view.part, at, area)))
          misses.push({ ...when(view), nazgul: id, witchKing, area, far: at === area ? 0 : 1 });
    found = false;
  };
  const note = (view: HuntView): void => {
    const log = logOf(view);
    const written = journal.filter(({ part }) => part === view.part).length;
    for (let step = written; step < log.length; step++)
      journal.push({ ...when(present !== null && present.part === view.part ? present : view), step, entry: log[step] ?? '' });
  };
  replay<Hunt>(huntForTheRing, record, ({ match }) => {
    const view = viewOf(huntForTheRing, match.state, 0);
    const playing = IN_TURN.has(view.stage);
    if (playing && present !== null && (present.part !== view.part || present.day !== view.day || present.turn !== view.turn)) {
      turnOver(present);
      present = view;
    }
    note(view);
    found ||= view.foundAt !== null;
    value = view.corruption;
    ({ letter } = view);
    if (playing) present = view;
  });
  // The game ended in the middle of a turn.
  if (present !== null) turnOver(present);
  return { corruption, journal, letter, misses };
}

const IN_TURN: ReadonlySet<HuntView['stage']> = new Set(['ringBearer', 'wraiths', 'encounter']);

const lastAreaOf = ({ mine }: HuntView): string | null => (mine?.role === 'ring-bearer' ? mine.lastArea : null);

/** In part II the rows of the Journey card of that moment; after a change of route the rows already told stay told. */
function logOf({ mine, part, step }: HuntView): readonly string[] {
  if (mine?.role !== 'ring-bearer') return [];
  return part === 1 ? mine.log : (mine.journey?.rows.slice(0, step + 1) ?? []);
}
