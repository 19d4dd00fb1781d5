import { asId } from '#kernel/id.ts';
import { describe, expect, it } from 'vitest';
import { eventsFor, type AddressedEvent, type Seats } from '#kernel';
import { heardWith } from '#wire/present.ts';

const told: AddressedEvent[] = [
  { event: { type: 'open' } },
  { event: { type: 'zero' }, to: asId(1) },
  { event: { type: 'one' }, to: asId(2) },
  { event: { type: 'both' }, to: asId(3) },
];
const types = (seats: Seats) => heardWith(told, seats).map(({ type }) => type);

describe('what is heard', () => {
  it('is what each seat hears, and for watchers only what is open', () => {
    expect(types(asId(0))).toEqual(['open']);
    expect(types(asId(1))).toEqual(['open', 'zero', 'both']);
    expect(heardWith(told, asId(2))).toEqual(eventsFor(told, 1));
  });
  it('with several seats is what any of them hears, once and in order', () => {
    expect(types(asId(3))).toEqual(['open', 'zero', 'one', 'both']);
  });
});
