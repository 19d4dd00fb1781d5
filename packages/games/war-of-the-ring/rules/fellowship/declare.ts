import { type AskingStep, enter, guard, leave } from '#kernel';
import { FREE } from '../../content/box.ts';
import { sayRegion } from '../say.ts';
import { asks, type War } from '../state.ts';
import { declareFellowship, decline } from '../verbs.ts';
import { onMordorTrack } from './members.ts';
import { finishPath, type PathFrame } from './path.ts';

/** Only a hidden Fellowship on the map, once a phase (WR-FSP-18, WR-RULING-69). */
export const mayDeclare = (s: War): boolean => s.open.fellowship.hidden && !onMordorTrack(s);

export const declaring: AskingStep<War> = {
  rule: 'WR-PHASE-04',
  asks: (s) => asks(s, FREE),
  prompt: (s) => ({ id: 'declareFellowship', params: { region: sayRegion(s, s.open.fellowship.at), count: s.open.fellowship.progress } }),
  choices: [
    {
      verb: declareFellowship,
      guards: [guard('WR-FSP-18', mayDeclare)],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        leave(s);
        const { at, progress } = s.open.fellowship;
        const frame: PathFrame = { step: 'tracePath', path: [at], left: progress, revealed: false };
        enter(s, frame);
        // With progress 0 it stays where it is (WR-FSP-17).
        if (progress === 0) finishPath(s, table, frame);
      },
    },
    {
      verb: decline,
      guards: [],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => leave(s),
    },
  ],
};
