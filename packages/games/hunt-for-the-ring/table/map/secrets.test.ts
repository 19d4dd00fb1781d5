import type { Viewer } from '#kernel/seat.ts';
import { type Action, Match, SeededRandom, viewOf } from '#kernel';
import { expect, test } from 'vitest';
import mapOne from '../../content/map-part-1.json' with { type: 'json' };
import mapTwo from '../../content/map-part-2.json' with { type: 'json' };
import { huntForTheRing as game } from '../../index.ts';
import { lastArea } from '../../rules/derived.ts';
import { bearer, type Hunt } from '../../rules/state.ts';
import { box, letterFor } from '../../testing/letter.ts';
import { likeliest, publicly, shadesOf } from './beliefs.ts';
import { believe, type Publicly } from './believer.ts';
import { figuresOf, tokensOf } from './pieces.ts';
import { readSheet } from './sheet.ts';
import { entriesOf, threadOf } from './thread.ts';
import { drawWays } from './ways.ts';

/** HR-MOVE-01, HR-GANDALF-02: what only the Ring-bearer knows is drawn for him alone. */

const sheets = [readSheet(mapOne), readSheet(mapTwo)];
const known = (s: Hunt, viewer: Viewer): Publicly | null => publicly(viewOf(game, s, viewer), s.open.options.havens);

function eachMoment(options: unknown, seats: number, every: number, look: (s: Hunt) => void): void {
  for (let round = 0; round < 4; round++) {
    const match = Match.begin(game, { box, options, seats, random: new SeededRandom(90 + round) });
    const chooser = new SeededRandom(3, round);
    for (let decision = 0; match.state.outcome === null && decision < 2500; decision++) {
      if (decision % every === 0) look(match.state);
      const [seat] = match.waitingList();
      const offered: Action[] = match.options(seat);
      match.apply(seat, offered[chooser.below(offered.length)]);
    }
  }
}

const SETUPS = [
  { options: { mode: 'part1' }, seats: 3 },
  { options: { mode: 'part2', letter: letterFor(3) }, seats: 3 },
];

test.each(SETUPS)(
  'Riders and watchers are shown neither Frodo nor Gandalf nor the thread before they are found: $options.mode',
  ({ options, seats }) => {
    let moments = 0;
    eachMoment(options, seats, 7, (s) => {
      for (const viewer of [1, 2, 'spectator'] as const) {
        const view = viewOf(game, s, viewer);
        const sheet = sheets[view.part - 1];
        const figures = figuresOf(view, sheet);
        expect(figures.some(({ kind }) => kind === 'frodo')).toBe(view.foundAt !== null);
        expect(figures.some(({ kind }) => kind === 'gandalf')).toBe(view.gandalfAt !== null || view.rivendell !== null);
        expect(entriesOf(view)).toBeNull();
        expect(tokensOf(view, sheet, () => null).filter((token) => token.kind === 'information' && token.state !== 'found')).toEqual([]);
        moments++;
      }
    });
    expect(moments).toBeGreaterThan(100);
  },
);

test.each(SETUPS)(
  'the Ring-bearer sees the same belief as everybody, and it never excludes the truth: $options.mode',
  ({ options, seats }) => {
    let moments = 0;
    eachMoment(options, seats, 29, (s) => {
      const own = known(s, 0);
      for (const viewer of [1, 2, 'spectator'] as const) expect(known(s, viewer)).toEqual(own);
      if (own === null || own.clues.length === 0 || s.open.partOneLog !== null) return;
      // Between two Journey cards nobody knows the one to come.
      if (s.open.part === 2 && (bearer(s).journey < 0 || bearer(s).journeysSeen.length > 0)) return;
      const last = new Map(believe(own));
      expect([...last.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(last.has(box.spaces[lastArea(s)])).toBe(true);
      const shades = shadesOf({ last });
      expect(shades.get(likeliest({ last }, 1)[0])?.certainty).toBe('likely');
      moments++;
    });
    expect(moments).toBeGreaterThan(20);
  },
);

test('a table without belief gets no clues', () => {
  const match = Match.begin(game, { box, options: { mode: 'part1', belief: false }, seats: 2, random: new SeededRandom(1) });
  expect(known(match.state, 0)).toBeNull();
  expect(known(match.state, 'spectator')).toBeNull();
});

test('the thread has a bead for every step: areas where they are, dots on the way, the wild around the last area', () => {
  const [sheet] = sheets;
  const ways = drawWays(sheet);
  const thread = threadOf(sheet, ways, ['1', 'dot', 'dot', '10', 'dot'], 4);
  expect(thread.beads.map(({ steps, kind }) => [steps.join(), kind])).toEqual([
    ['0', 'area'],
    ['1', 'dot'],
    ['2', 'dot'],
    ['3', 'area'],
  ]);
  expect([thread.wild?.count, thread.walked.length, thread.ahead.length]).toEqual([1, 1, 0]);
  const ahead = threadOf(sheets[1], drawWays(sheets[1]), ['2', 'dot', '10', 'dot', 'dot', '23'], 2);
  expect([ahead.walked.length, ahead.ahead.length]).toEqual([1, 1]);
  expect(ahead.beads.filter(({ kind }) => kind === 'ahead').flatMap(({ steps }) => steps)).toEqual([3, 4, 5]);
});
