import type { Space } from '../../content/ids.ts';
import { asId } from '#kernel/id.ts';
import { type Action, readMove } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { CLUE_SEARCH, CLUE_SIZE } from '../../rules/clues.ts';
import { lastArea } from '../../rules/derived.ts';
import type { Hunt } from '../../rules/state.ts';
import { box } from '../../testing/letter.ts';
import { two } from '../../testing/partTwo.ts';
import { riders } from '../../testing/table.ts';
import { SILENT_TOKENS, TOKEN_HABITS } from '../allyTokens.ts';
import { outlookOf } from './outlook.ts';
import { bearersWorth } from './ranger.ts';
import { tokenHere, tokenWorth } from './tokens.ts';

const STEP = 6;
const journey = box.journeys[box.journeyIds.indexOf('JL-01')];
const here = journey.lastArea[STEP];
/** Areas that Frodo has come by, as they are named. */
const past = [...new Set(journey.lastArea.slice(1, STEP))].filter((area) => area !== here).map((area) => box.spaces[area]);
const [, , map] = box.maps;
const beside = box.spaces[map.neighbours[here][0]];
const connected = map.connected[here].filter((area) => !map.exits.includes(area)).map((area) => box.spaces[area]);

/** Riders stand beside Frodo, and the hunters know his way. */
const hunted = (more: object, hand: string[], stepped = true): Hunt =>
  two(
    {
      step: STEP,
      nazgul: riders(beside, beside, beside, beside),
      trail: Object.fromEntries([...past, box.spaces[here]].map((area) => [area, 'eye'])),
      turnSoFar: { begun: stepped, stepped },
      ...more,
    },
    { hand, gandalfMoved: stepped },
  ).s;

function worthOf(s: Hunt, action: Action): number {
  const move = readMove(game.verbs, action, s.box);
  if (typeof move === 'string') throw new Error(move);
  return bearersWorth(s)(move);
}

const ELROHIR = { type: 'playAlly', ally: 'A2-03', effect: 'a' };
const WANDER = { type: 'playAlly', ally: 'A2-17', effect: 'a' };

test('tokens are moved by a card when one can come to where Frodo is in danger, and not for nothing', () => {
  const near = hunted({ allies: [connected[0]] }, ['A2-03']);
  expect(worthOf(near, ELROHIR)).toBeGreaterThan(worthOf(near, { type: 'endTurn' }));
  const none = hunted({}, ['A2-03']);
  expect(worthOf(none, ELROHIR)).toBeLessThan(worthOf(none, { type: 'endTurn' }));
});

test('a card for before the step is played before it when hunters know the way, and kept when they do not', () => {
  const known = hunted({}, ['A2-17'], false);
  expect(worthOf(known, WANDER)).toBeGreaterThan(worthOf(known, { type: 'advance' }));
  const unknown = hunted({}, ['A2-17'], false);
  const { clues } = unknown.open;
  unknown.open.clues = clues.filter((_, place) => clues[place - (place % CLUE_SIZE)] !== CLUE_SEARCH);
  expect(worthOf(unknown, WANDER)).toBeLessThan(worthOf(unknown, { type: 'advance' }));
});

test('a token on his own area is worth less to a Ring-bearer who knows that tokens talk, and one elsewhere more', () => {
  const s = hunted({}, []);
  const [knows, thinksNot] = [outlookOf(s, TOKEN_HABITS), outlookOf(s, SILENT_TOKENS)];
  expect(lastArea(s)).toBe(here);
  expect(knows.beliefs.last[here]).toBeCloseTo(thinksNot.beliefs.last[here], 9);
  expect(tokenHere(knows)).toBeLessThan(tokenHere(thinksNot));
  const astray: Space = asId([...knows.beliefs.last].findIndex((chance, area) => area !== here && chance > 0.05));
  expect(tokenWorth(knows, astray)).toBeGreaterThan(tokenWorth(thinksNot, astray));
});
