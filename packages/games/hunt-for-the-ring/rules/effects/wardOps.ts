import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import type { Until } from '../../content/ops.ts';
import { at } from '../frames.ts';
import { markOfPlace } from '../marks.ts';
import { type Hunt, type HuntEffects, RING_BEARER, THIS_DAY, THIS_TURN, type Ward } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { ward } from '../verbs.ts';
import { spotOf } from '../words.ts';
import { next, opBelow, type OpTable } from './script.ts';

const lasting = (until: Until): number => (until === 'turn' ? THIS_TURN : THIS_DAY);

/** Each lasting effect is marked with a company log token (HR-COMPLOG-01). */
function lay(s: Hunt, effects: HuntEffects, made: Ward): void {
  s.open.wards.push(made);
  effects.emit?.({ type: 'warded', place: spotOf(s, made.area !== 0 ? made.area : markOfPlace(s.box, made.place)) });
}

export const wardOps: OpTable<'ward' | 'space.close'> = {
  ward(s, script, op, effects) {
    if (op.choose.length > 1 && script.count < 0) {
      script.count = 0;
      return at.chooseWard.enter(s);
    }
    if (op.choose.length === 1) {
      const [only] = op.choose;
      lay(s, effects, {
        area: asId(op.scope === 'area' ? only : 0),
        place: asId(op.scope === 'area' ? -1 : only),
        bars: op.bars,
        until: lasting(op.until),
      });
    }
    return next(script);
  },
  'space.close'(s, script, op, effects) {
    for (const space of op.spaces) {
      s.open.closed.push({ space, until: lasting(op.until) });
      effects.emit?.({ type: 'spaceClosed', space: spotOf(s, space) });
    }
    next(script);
  },
};

export const choosingWard = asking(at.chooseWard, {
  rule: 'HR-COMPLOG-01',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'ward', params: {} }),
  choices: [
    choice(ward, {
      guards: [guard('HR-ALLY-09', (s, place) => opBelow(s, 'ward').choose.includes(place))],
      perform(s, effects, place) {
        const { bars, until } = opBelow(s, 'ward');
        leave(s);
        lay(s, effects, { area: asId(0), place, bars, until: lasting(until) });
      },
    }),
  ],
});
