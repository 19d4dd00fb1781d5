import { type AskingStep, enter, guard, leave, only, type Table } from '#kernel';
import type { Until } from '../../content/ops.ts';
import { at, type Hunt, RING_BEARER, THIS_DAY, THIS_TURN, type Ward } from '../state.ts';
import { ward } from '../verbs.ts';
import { placeWord, spaceWord } from '../words.ts';
import type { OpTable } from './ops.ts';
import { next, opBelow } from './script.ts';

const lasting = (until: Until): number => (until === 'turn' ? THIS_TURN : THIS_DAY);

/** Each lasting effect is marked with a company log token (HR-COMPLOG-01). */
function lay(s: Hunt, table: Table, made: Ward): void {
  s.open.wards.push(made);
  if (table.listening) table.tell({ type: 'warded', place: made.area !== 0 ? spaceWord(s, made.area) : placeWord(s, made.place) });
}

export const wardOps: OpTable<'ward' | 'space.close'> = {
  ward(s, script, op, table) {
    if (op.choose.length > 1 && script.count < 0) {
      script.count = 0;
      return enter(s, at('chooseWard'));
    }
    if (op.choose.length === 1) {
      const [only] = op.choose;
      lay(s, table, {
        area: op.scope === 'area' ? only : 0,
        place: op.scope === 'area' ? -1 : only,
        bars: op.bars,
        until: lasting(op.until),
      });
    }
    return next(script);
  },
  'space.close'(s, script, op, table) {
    for (const space of op.spaces) {
      s.open.closed.push({ space, until: lasting(op.until) });
      if (table.listening) table.tell({ type: 'spaceClosed', space: spaceWord(s, space) });
    }
    next(script);
  },
};

export const choosingWard: AskingStep<Hunt> = {
  rule: 'HR-COMPLOG-01',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'ward', params: {} }),
  choices: [
    {
      verb: ward,
      guards: [guard('HR-ALLY-09', (s, place) => opBelow<'ward'>(s).choose.includes(place))],
      perform(s, table, place) {
        const { bars, until } = opBelow<'ward'>(s);
        leave(s);
        lay(s, table, { area: 0, place, bars, until: lasting(until) });
      },
    },
  ],
};
