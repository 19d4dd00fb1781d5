import { asId } from './id.ts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { named } from './domain.ts';
import { count, type EventOf, flag, many, maybe, nameEvent, one, plainEvent, type RawEventOf, wordsOfEvent, who } from './event.ts';
import { frame, type FrameOf } from './frame.ts';
import type { Id } from './id.ts';
import type { Seat } from './seat.ts';
import { bytes, mutable, list, optional, int, bool } from './shape.ts';
import { type ActionOf, verb, verbList } from './verb.ts';

type Region = Id<'region'>;
type Place = Id<'place' | 'region'>;
type Card = Id<'card'>;
interface Box {
  readonly regions: readonly string[];
  readonly cards: readonly string[];
}
const box: Box = { regions: ['bree', 'shire'], cards: ['axe', 'bow'] };
const region = named<Box, Region>('region', ({ regions }) => regions);
const card = named<Box, Card>('card', ({ cards }) => cards);

describe('ids', () => {
  test('are numbers that cannot be swapped', () => {
    expectTypeOf<Region>().not.toExtend<Card>();
    expectTypeOf<Region>().not.toExtend<Seat>();
    expectTypeOf<Region>().toExtend<Place>();
    expectTypeOf<Place>().not.toExtend<Region>();
    expectTypeOf<number>().not.toExtend<Region>();
    expectTypeOf<number>().not.toExtend<Seat>();
    expectTypeOf<Card>().not.toExtend<Seat>();
    // @ts-expect-error: a plain number is no id
    const five: Region = 5;
    const six: Region = asId(five + 1);
    expect(six).toBe(6);
    expect(region.index('shire', box) + 1).toBe(2);
  });
});

describe('verbs', () => {
  const march = verb('march', 'X-01', ['from', region], ['to', region]);
  const play = verb('play', 'X-02', ['card', card]);
  const verbs = verbList(march, play, verb('pass', 'X-03'));

  test('make a union of actions', () => {
    expectTypeOf<ActionOf<typeof verbs>>().toEqualTypeOf<
      | ({ readonly type: 'march' } & { readonly from: string; readonly to: string })
      | ({ readonly type: 'play' } & { readonly card: string })
      | ({ readonly type: 'pass' } & { readonly [argument in never]: string })
    >();
    expect(verbs.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  test('give and take what their arguments are', () => {
    expectTypeOf(play.read.card(asId(0))).toEqualTypeOf<Card>();
    expectTypeOf<Parameters<(typeof march)['move']>>().toEqualTypeOf<[Region, Region]>();
    expect(play.read.card(play.move(asId(1)))).toBe(1);
  });
});

describe('frames', () => {
  const hunt = frame('hunt', {
    at: int<Region>(0, 1),
    left: mutable(int(0, 9)),
    once: optional(bool),
    going: bytes(2),
    seen: list(bool),
  });
  const state = { box, frames: [], outcome: null, open: null, own: [], hidden: null };

  test('are entered with just what they remember, and read without a cast', () => {
    expectTypeOf<FrameOf<typeof hunt>['at']>().toEqualTypeOf<Region>();
    hunt.enter(state, { at: asId(1), left: 3, going: new Uint8Array(2), seen: [] });
    hunt.of(state).left--;
    expect(hunt.of(state)).toEqual({ step: 'hunt', at: 1, left: 2, going: new Uint8Array(2), seen: [] });
    expect(() => frame('rest').of(state)).toThrow('The step under way is "hunt", not "rest"');
    expect([hunt.within(state)?.left, frame('rest').within(state)]).toEqual([2, null]);
  });

  test('from outside are told what is wrong, and where', () => {
    const good = { step: 'hunt', at: 1, left: 2, going: new Uint8Array(2), seen: [true] };
    const faultWith = (more: object) => hunt.fault({ ...good, ...more });
    expect(hunt.fault(good)).toBeNull();
    expect(faultWith({ at: 2 })).toEqual({ message: 'expected a whole number from 0 to 1', path: ['at'] });
    expect(faultWith({ seen: [true, 1] })?.path).toEqual(['seen', 1]);
    expect(faultWith({ going: new Uint8Array(3) })?.path).toEqual(['going', 'bytes']);
    expect(faultWith({ more: 1 })?.path).toEqual(['more']);
    expect(hunt.fault({ step: 'hunt' })).toEqual({ message: 'is missing', path: ['at'] });
  });
});

describe('events', () => {
  const events = { marched: { seat: who, to: one(region), count, cards: many(one(card)), far: maybe(flag) } } as const;

  test('are told in numbers and read in names', () => {
    expectTypeOf<RawEventOf<typeof events>['to']>().toEqualTypeOf<Region>();
    expectTypeOf<EventOf<typeof events>['cards']>().toEqualTypeOf<readonly string[]>();
    const raw: RawEventOf<typeof events> = { type: 'marched', seat: 1, to: asId(0), count: 3, cards: [asId(1), asId(0)] };
    const event = nameEvent(events, raw, box);
    expect(event).toEqual({ type: 'marched', seat: 1, to: 'bree', count: 3, cards: ['bow', 'axe'] });
    expect(wordsOfEvent(events, event)).toEqual({ seat: '@seat.1', to: '@region.bree', count: 3, cards: ['@card.bow', '@card.axe'] });
  });

  test('of an earlier edition, with words in them, become plain', () => {
    const old = { type: 'marched', seat: '@seat.1', to: '@region.bree', count: 3, cards: ['@card.bow'] };
    expect(plainEvent(old)).toEqual({ type: 'marched', seat: 1, to: 'bree', count: 3, cards: ['bow'] });
    const today = { type: 'marched', seat: 1, to: 'bree' };
    expect(plainEvent(today)).toBe(today);
  });
});
