import { asId } from '#kernel/id.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GameEvent, type AddressedEvent, unchecked } from '#kernel';
import { PAGE } from '#wire';
import type { LogEntry } from '../store/store.ts';
import { heardWith } from '#wire/present.ts';
import { Chronicle } from './chronicle.ts';
import type { LogReader } from './log-reader.ts';
import { readPages } from './pages.ts';

const entry = (sequence: number, told: readonly AddressedEvent[]): LogEntry => ({
  sequence,
  kind: 'action',
  seat: 0,
  action: null,
  draws: [],
  told,
  person: null,
  clientId: null,
  at: 0,
});

const logOf = (entries: readonly LogEntry[], readings: number[] = []): LogReader => ({
  async entries(_, after, upTo) {
    const found = entries.filter(({ sequence }) => sequence > after && sequence <= upTo);
    readings.push(found.length);
    return found;
  },
  hasEntry: async () => false,
  pack: async () => null,
});

/** Entries of a few events, some of many; every third event is for one seat only. */
const log = fc
  .array(fc.oneof({ weight: 20, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.integer({ min: 90, max: 320 }) }), {
    minLength: 1,
    maxLength: 120,
  })
  .map((sizes) => {
    let number = 0;
    return sizes.map((size, sequence) =>
      entry(
        sequence,
        Array.from({ length: size }, (): AddressedEvent => {
          const event = { type: 'zażółć', number: ++number };
          return number % 3 === 0 ? { event, to: asId(1 << (number % 2)) } : { event };
        }),
      ),
    );
  });

it('has every event of its audienceSeats once and in order, wherever reading was interrupted', async () => {
  await fc.assert(
    fc.asyncProperty(log, fc.array(fc.nat(119), { maxLength: 6 }), fc.constantFrom(0, 1, 2), async (entries, stops, audienceSeats) => {
      const chronicle = new Chronicle();
      const newest = entries.length - 1;
      for (const upTo of [...stops.filter((stop) => stop < newest).sort((a, b) => a - b), newest]) {
        const heard = heardWith(
          entries.slice(0, upTo + 1).flatMap(({ told }) => told),
          asId(audienceSeats),
        );
        if (heard.length === 0) continue;
        await chronicle.readOn(heard.length, (from) =>
          readPages(logOf(entries), { table: 't', audienceSeats: asId(audienceSeats), from, upTo }),
        );
        const events: GameEvent[] = [];
        while (events.length < heard.length) {
          const page = chronicle.page(events.length + 1);
          expect(page?.first).toBe(events.length + 1);
          events.push(...unchecked<GameEvent[]>(JSON.parse(page?.events ?? '[]')));
        }
        expect(events).toEqual(heard);
        expect(chronicle.page(heard.length + 1)).toBe(null);
      }
    }),
  );
});

it('reads the beginning of a long log once, and afterwards only what is new', async () => {
  const entries = Array.from({ length: 3 * PAGE }, (_, sequence) => entry(sequence, [{ event: { type: 'step', sequence } }]));
  const readings: number[] = [];
  const reader = logOf(entries, readings);
  const chronicle = new Chronicle();
  const read = (event: number, upTo: number) =>
    chronicle.readOn(event, (from) => readPages(reader, { table: 't', audienceSeats: asId(0), from, upTo }));
  // Two who ask at the same time wait for the same reading.
  await Promise.all([read(1, 2 * PAGE), read(7, 2 * PAGE)]);
  await read(2 * PAGE + 2, 2 * PAGE + 5);
  expect(readings).toEqual([2 * PAGE + 1, 6]);
});
