import { leave } from '#kernel';
import { FREE } from '../../content/box.ts';
import { onMordorTrack } from '../company.ts';
import { declareFellowshipFrame, type PathFrame, tracePathFrame } from '../frames/fellowship.ts';
import { begin } from '../frames/stack.ts';
import { sayRegion } from '../say.ts';
import type { War } from '../state.ts';
import { asksLeading } from '../team/seats.ts';
import { asking, choice, moment } from '../tools.ts';
import { declareFellowship, decline } from '../verbs.ts';
import { finishPath } from './path.ts';

/** Only a hidden Fellowship on the map, once a phase (WR-FSP-18, WR-RULING-69). */
export const mayDeclare = (s: War): boolean => s.open.fellowship.hidden && !onMordorTrack(s);

export const declaring = asking(declareFellowshipFrame, {
  rule: 'WR-PHASE-04',
  asks: (s) => asksLeading(s, FREE),
  nothing: decline,
  prompt: (s) => ({ id: 'declareFellowship', params: { region: sayRegion(s, s.open.fellowship.at), count: s.open.fellowship.progress } }),
  choices: [
    choice(declareFellowship, {
      guards: [moment('WR-FSP-18', mayDeclare)],
      perform(s, effects) {
        leave(s);
        const { at, progress } = s.open.fellowship;
        const frame: PathFrame = tracePathFrame.make({ path: [at], left: progress, revealed: false });
        begin(s, frame);
        // With progress 0 it stays where it is (WR-FSP-17).
        if (progress === 0) finishPath(s, effects, frame);
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});
