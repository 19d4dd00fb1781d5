import { type AskingStep, type Frame, goTo, guard, type Table, top } from '#kernel';
import { FREE, type Region } from '../../content/box.ts';
import { adjacent, isFreeHaven } from '../places.ts';
import { sayRegion } from '../say.ts';
import { asks, type War } from '../state.ts';
import { endPath, traceStep } from '../verbs.ts';

/** The Ring-bearers figure moves along a connected path not longer than the progress (WR-FSP-19, WR-RULING-71). */
export interface PathFrame extends Frame {
  readonly step: 'tracePath';
  /** Regions so far, the starting one first. */
  path: Region[];
  left: number;
  /** Revealed by the Shadow: the path may not end in a haven (WR-FSP-22). Otherwise declared. */
  readonly revealed: boolean;
}

const frameOf = (s: War): PathFrame => top<PathFrame>(s);
const last = (frame: PathFrame): Region => frame.path[frame.path.length - 1];

/** A revealed Fellowship may not end in a Free Peoples city or stronghold its side holds; with progress 0 it had no choice (WR-RULING-70). */
const mayEndAt = (s: War, region: Region): boolean => !frameOf(s).revealed || !isFreeHaven(s, region);

export const tracingPath: AskingStep<War> = {
  rule: 'WR-FSP-15',
  asks: (s) => asks(s, FREE),
  prompt: (s) => ({
    id: frameOf(s).revealed ? 'revealPath' : 'declarePath',
    params: { region: sayRegion(s, last(frameOf(s))), count: frameOf(s).left },
  }),
  choices: [
    {
      verb: traceStep,
      guards: [
        guard(['WR-FSP-16', 'WR-DEF-03'], (s, region) => adjacent(s, last(frameOf(s)), region)),
        guard('WR-FSP-22', (s, region) => {
          if (mayEndAt(s, region)) return true;
          if (frameOf(s).left < 2) return false;
          for (const next of s.box.regions[region].adjacent) if (mayEndAt(s, next)) return true;
          return false;
        }),
      ],
      candidates(s, _seat, propose) {
        for (const next of s.box.regions[last(frameOf(s))].adjacent) propose(next);
      },
      perform(s, table, region) {
        const frame = frameOf(s);
        frame.path.push(region);
        frame.left--;
        if (table.listening) table.tell({ type: 'pathStep', region: sayRegion(s, region) }, asks(s, FREE));
        if (frame.left === 0) finishPath(s, table, frame);
      },
    },
    {
      verb: endPath,
      guards: [guard(['WR-FSP-22', 'WR-RULING-70'], (s) => mayEndAt(s, last(frameOf(s))))],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s, table) => finishPath(s, table, frameOf(s)),
    },
  ],
};

/** The figure moves and progress returns to 0 (WR-FSP-15); what the path touched is settled next. */
export function finishPath(s: War, table: Table, frame: PathFrame): void {
  const { fellowship } = s.open;
  fellowship.at = last(frame);
  fellowship.progress = 0;
  if (table.listening)
    table.tell({
      type: frame.revealed ? 'revealedAt' : 'declaredAt',
      region: sayRegion(s, fellowship.at),
      path: frame.path.map((each) => sayRegion(s, each)),
    });
  goTo(s, { step: 'afterPath', path: frame.path, revealed: frame.revealed, stage: 0, cardUsed: false, next: 0 } as AfterPathFrame);
}

/** The Fellowship has been declared or revealed: cards answer, then strongholds of the Shadow (WR-HUNT-16). */
export interface AfterPathFrame extends Frame {
  readonly step: 'afterPath';
  readonly path: Region[];
  readonly revealed: boolean;
  stage: number;
  /** A Shadow card draws a tile for the path. */
  cardUsed: boolean;
  next: number;
}
