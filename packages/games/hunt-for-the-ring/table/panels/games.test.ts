import { asId } from '#kernel/id.ts';
import {
  everyone,
  type GameRecord,
  includes,
  makeRecord,
  Match,
  type Action,
  type PlayedAction,
  replay,
  SeededRandom,
  viewOf,
} from '#kernel';
import { expect, test } from 'vitest';
import mapOne from '../../content/map-part-1.json' with { type: 'json' };
import mapTwo from '../../content/map-part-2.json' with { type: 'json' };
import type { HuntEvent } from '../../rules/events.ts';
import { huntForTheRing as game } from '../../index.ts';
import { tokensFor as byTheRules } from '../../rules/derived.ts';
import type { Hunt, HuntAction } from '../../rules/state.ts';
import { box, letterFor } from '../../testing/letter.ts';
import { riders, table } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import type { HuntView } from '../../view/view.ts';
import { readSheet } from '../map/sheet.ts';
import { offersOf } from '../offers.ts';
import { actsOf, type Home } from './cards.ts';
import { courseOf } from './course.ts';
import type { Deck } from './deck.ts';
import { actsWith } from './dice.ts';
import { landOf, takingPart, tokensFor } from './near.ts';
import { hearAll, isLive, NOTHING, type Scene, truthOf } from './scene.ts';

/** Whole games of random choices: what the panels make of every moment of them. */

const SAID: { readonly [type: string]: string | undefined } = {
  searchYes: 'yes',
  searchNo: 'no',
  huntYes: 'yes',
  huntNo: 'no',
  huntHere: 'here',
  perceptionYes: 'yes',
  perceptionNo: 'no',
  perceptionFrodo: 'yes',
  perceptionGandalf: 'yes',
  perceptionBoth: 'yes',
};

const LANDS = { 1: landOf(readSheet(mapOne)), 2: landOf(readSheet(mapTwo)) };

const SETUPS = [
  { seats: 3, options: { mode: 'campaign' } },
  { seats: 2, options: { mode: 'part1', information: 'two' } },
  { seats: 3, options: { mode: 'part2', havens: true, letter: letterFor(3) } },
  { seats: 2, options: { mode: 'part2', letter: letterFor(2, { information: ['I1', 'I2', 'I4', 'I6', 'I9'] }) } },
];

interface Moment {
  readonly seat: number;
  readonly view: HuntView;
  readonly options: readonly HuntAction[];
  readonly action: HuntAction;
  /** What the seat heard of its action. */
  readonly heard: readonly HuntEvent[];
}

function play(setup: (typeof SETUPS)[number], seed: number, look: (moment: Moment) => void = () => undefined): GameRecord {
  const match = Match.begin(game, { box, options: setup.options, seats: setup.seats, random: new SeededRandom(seed) });
  const chooser = new SeededRandom(seed, 9);
  const played: PlayedAction[] = [];
  while (match.state.outcome === null) {
    const [seat] = match.waitingList();
    const options = match.options(seat);
    const view = viewOf(game, match.state, seat);
    // Random players would swap and lay log tokens for ever.
    const busy = options.filter(({ type }) => type !== 'swapSorcery');
    const action = (busy.length > 0 ? busy : options)[chooser.below((busy.length > 0 ? busy : options).length)];
    const answer = match.apply(seat, action);
    if (!answer.ok) throw new Error(answer.refusal.message);
    played.push({ seat, action, draws: answer.draws });
    const heard = answer.events.filter(({ to }) => includes(to ?? everyone(setup.seats), seat)).map(({ event }) => event);
    look({ seat, view, options, action, heard });
  }
  const names = Array.from({ length: setup.seats }, (_, seat) => ({ name: String(seat), kind: 'human' }));
  return makeRecord(game, { options: setup.options, seats: names, chance: { kind: 'unknown' } }, match.beginning.draws, played);
}

const cardsIn = (view: HuntView): readonly (readonly [Deck, string, Home])[] => {
  const { mine } = view;
  if (mine === null) return [];
  const own = mine.role === 'ring-bearer' ? 'ally' : 'sorcery';
  return [
    ...mine.hand.map((id) => [own, id, 'hand'] as const),
    ...(mine.role === 'ring-bearer' ? mine.looked.map((id) => ['ally', id, 'looked'] as const) : []),
    ...view.company.map(({ id }) => ['company', id, 'company'] as const),
    ...view.allyCards.discard.map((id) => ['ally', id, 'discard'] as const),
    ...mine.known.flat().map((id) => ['sorcery', id, 'peeked'] as const),
  ];
};

test('whatever is offered on cards and dice can be reached by touching a card or a die that is shown', () => {
  const reached = new Set<string>();
  for (const [number, setup] of SETUPS.entries())
    play(setup, 20 + number, ({ seat, view, options }) => {
      const offers = offersOf({ seat, prompt: null, options, canUndo: false }, 'play', view);
      const byCard = new Set(cardsIn(view).flatMap(([deck, id, home]) => actsOf(offers, { deck, id }, home)));
      const byDie = new Set(view.dice.flatMap((die) => actsWith(offers, die)));
      for (const action of offers.on('cards')) {
        expect(byCard, JSON.stringify(action)).toContain(action);
        reached.add(action.type);
      }
      for (const action of offers.on('dice')) {
        expect(byDie, JSON.stringify(action)).toContain(action);
        reached.add(action.type);
      }
    });
  expect(reached.size).toBeGreaterThan(14);
});

test('what the Ring-bearer is told he will have to answer is what the rules then answer', () => {
  const seen = { yes: 0, no: 0, here: 0 };
  for (const [number, setup] of SETUPS.entries())
    play(setup, 50 + number, ({ view, action, heard }) => {
      if (view.inquiry === null || action.type !== 'pass' || view.mine?.role !== 'ring-bearer') return;
      const answer = heard.map(({ type }) => SAID[type]).find((said) => said !== undefined);
      if (answer === undefined) return;
      const foretold = truthOf(view, LANDS[view.part], 'havens' in setup.options);
      expect(foretold, JSON.stringify(view.inquiry)).toBe(answer);
      if (foretold !== null) seen[foretold]++;
    });
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(0);
});

/** What the Ring-bearer is told, and what the rules then say, of one question of the blue Nazgûl. */
function asked(position: Parameters<typeof table>[0], type: string, rest: Omit<Action, 'type'> = {}): [string | null, string | undefined] {
  const t = table({ active: 'blue', ...position }).act(type, rest);
  const view = t.look(0);
  const foretold = truthOf(view, LANDS[view.part], position.options?.havens === true);
  t.act('pass');
  return [foretold, t.told.map((event) => SAID[event.type]).find((said) => said !== undefined)];
}

test('a hunt on his last area finds Frodo, one where he was before does not, a haven hides him from a search', () => {
  const partOne = { ringBearer: { log: way(23) }, nazgul: riders(23, 36, 44, 49) };
  expect(asked(partOne, 'huntWith', { die: 'sword' })).toEqual(['here', 'here']);
  expect(asked({ ...partOne, ringBearer: { log: [...way(23), 21] } }, 'huntWith', { die: 'sword' })).toEqual(['yes', 'yes']);
  expect(asked({ ...partOne, ringBearer: { log: [...way(23), 'dot'] } }, 'search')).toEqual(['yes', 'yes']);
  const journey = box.journeys.findIndex(({ havens, long }) => long && havens.length > 0);
  const { id, havens, rows } = box.journeys[journey];
  const haven = box.spaces[havens[0]];
  const partTwo = {
    part: 2 as const,
    step: Array.from(rows).indexOf(havens[0]),
    options: { havens: true },
    ringBearer: { journey: id, gandalf: 30 },
    nazgul: riders(haven, 28, 33, 33),
  };
  expect(asked(partTwo, 'search')).toEqual(['no', 'no']);
  expect(asked({ ...partTwo, options: {} }, 'search')).toEqual(['yes', 'yes']);
});

test('those who are seen to take part in an encounter are those for whom tokens are drawn', () => {
  const match = Match.begin(game, { box, options: SETUPS[3].options, seats: 2, random: new SeededRandom(5) });
  const chooser = new SeededRandom(6);
  for (const part of [1, 2] as const) {
    const s = match.state;
    s.open.part = part;
    const spaces = box.spaces.flatMap((_, space) => (box.maps[part].neighbours[space]?.length > 0 ? [space] : []));
    for (let round = 0; round < 300; round++) {
      for (let nazgul = 0; nazgul < 4; nazgul++) s.open.nazgul[nazgul] = asId(spaces[chooser.below(spaces.length)]);
      s.open.witchKing = asId(chooser.below(5) - 1);
      const area = box.maps[part].neighbours[s.open.nazgul[0]][0];
      expect(tokensFor(takingPart(viewOf(game, s, 'spectator'), LANDS[part], box.spaces[area]))).toBe(byTheRules(s, area));
    }
  }
});

test('a scene begins with a question, keeps its answer, and is over when the next Nazgûl rides', () => {
  let scene: Scene = NOTHING;
  let answered = 0;
  play(SETUPS[0], 31, ({ heard, view }) => {
    for (const event of heard) {
      scene = hearAll(scene, [event]);
      if (event.type === 'searchDeclared') expect([scene.asked?.kind, scene.answer]).toEqual(['search', null]);
      if (event.type === 'searchYes' || event.type === 'searchNo') {
        answered++;
        expect([scene.asked?.kind, scene.answer]).toEqual(['search', event.type === 'searchYes' ? 'yes' : 'no']);
        expect(isLive({ ...view, inquiry: null, foundAt: null, inPlay: [], drawn: [] }, scene)).toBe(true);
      }
      if (event.type === 'activated') expect(scene).toEqual(NOTHING);
    }
  });
  expect(answered).toBeGreaterThan(5);
});

test('the course of a finished hunt: the whole true journal, corruption at the end of every turn, near misses that were none too far', () => {
  for (const [setup, seed] of [
    [SETUPS[0], 3],
    [SETUPS[1], 7],
    [SETUPS[2], 4],
  ] as const) {
    const truth: { corruption: number; log: readonly string[]; letter: string | null } = { corruption: 0, log: [], letter: null };
    const record = play(setup, seed);
    replay<Hunt>(game, record, ({ match }) => {
      const view = viewOf(game, match.state, 0);
      truth.corruption = view.corruption;
      truth.letter = view.letter;
      if (view.mine?.role === 'ring-bearer' && view.part === 1) truth.log = view.mine.log;
    });
    const course = courseOf(record);
    const turns = course.corruption.map(({ part, day, turn }) => `${part} ${day} ${turn}`);
    expect(new Set(turns).size).toBe(turns.length);
    expect(course.corruption.at(-1)?.value).toBe(truth.corruption);
    expect(course.journal.filter(({ part }) => part === 1).map(({ entry }) => entry)).toEqual(truth.log);
    const steps = course.journal.filter(({ part }) => part === 2).map(({ step }) => step);
    expect(steps).toEqual(steps.map((_, index) => index));
    expect(course.letter).toBe(truth.letter);
    expect(course.letter !== null).toBe(setup.options.mode === 'part1');
    for (const { far, part, day, turn, witchKing } of course.misses) {
      expect(far).toBeLessThanOrEqual(1);
      // The Witch-king rides in part II only, whoever he stands in for then.
      expect(witchKing && part === 1).toBe(false);
      expect(turns).toContain(`${part} ${day} ${turn}`);
    }
  }
});
