import { asId } from '#kernel/id.ts';
import { FREE, type Region } from '../../content/box.ts';
import { afterPathFrame, type PathFrame, tracePathFrame } from '../frames/fellowship.ts';
import { adjacent, isFreeHaven } from '../places.ts';
import { sayRegion } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { asksLeading } from '../team/seats.ts';
import { asking, choice, citing, guard, moment } from '../tools.ts';
import { endPath, traceStep } from '../verbs.ts';

const last = (frame: PathFrame): Region => frame.path[frame.path.length - 1];

/** A revealed Fellowship may not end in a Free Peoples city or stronghold its side holds; with progress 0 it had no choice (WR-RULING-70). */
const mayEndAt = (s: War, region: Region): boolean => !tracePathFrame.of(s).revealed || !isFreeHaven(s, region);

export const tracingPath = asking(tracePathFrame, {
  rule: 'WR-FSP-15',
  asks: (s) => asksLeading(s, FREE),
  prompt: (s) => ({
    id: tracePathFrame.of(s).revealed ? 'revealPath' : 'declarePath',
    params: { region: sayRegion(s, last(tracePathFrame.of(s))), count: tracePathFrame.of(s).left },
  }),
  choices: [
    choice(traceStep, {
      guards: [
        citing(
          guard(['WR-FSP-16', 'WR-DEF-03'], (s, region: Region) => adjacent(s, last(tracePathFrame.of(s)), region)),
          (s, region) => (s.box.regions[last(tracePathFrame.of(s))].impassable.includes(region) ? 'WR-FSP-16' : 'WR-DEF-03'),
        ),
        guard('WR-FSP-22', (s, region) => {
          if (mayEndAt(s, region)) return true;
          if (tracePathFrame.of(s).left < 2) return false;
          for (const next of s.box.regions[region].adjacent) if (mayEndAt(s, asId(next))) return true;
          return false;
        }),
      ],
      candidates(s, propose) {
        for (const next of s.box.regions[last(tracePathFrame.of(s))].adjacent) propose(asId(next));
      },
      perform(s, effects, region) {
        const frame = tracePathFrame.of(s);
        frame.path.push(region);
        frame.left--;
        effects.emit?.({ type: 'pathStep', region }, asksLeading(s, FREE));
        if (frame.left === 0) finishPath(s, effects, frame);
      },
    }),
    choice(endPath, {
      guards: [moment('WR-FSP-22', (s) => mayEndAt(s, last(tracePathFrame.of(s))))],
      perform: (s, effects) => finishPath(s, effects, tracePathFrame.of(s)),
    }),
  ],
});

/** The figure moves and progress returns to 0 (WR-FSP-15); what the path touched is settled next. */
export function finishPath(s: War, effects: WarEffects, frame: PathFrame): void {
  const { fellowship } = s.open;
  fellowship.at = last(frame);
  fellowship.progress = 0;
  effects.emit?.({
    type: frame.revealed ? 'revealedAt' : 'declaredAt',
    region: fellowship.at,
    path: frame.path,
  });
  afterPathFrame.goTo(s, { path: frame.path, revealed: frame.revealed, stage: 0, cardUsed: false, next: 0 });
}
