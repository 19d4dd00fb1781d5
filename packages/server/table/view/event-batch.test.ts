import { describe, expect, it } from 'vitest';
import { eventsFor, type AddressedEvent } from '#kernel';
import { heardWith } from '#wire/present.ts';

const told: AddressedEvent[] = [
  { event: { type: 'open' } },
  { event: { type: 'zero' }, to: 1 },
  { event: { type: 'one' }, to: 2 },
  { event: { type: 'both' }, to: 3 },
];
const types = (seats: number) => heardWith(told, seats).map(({ type }) => type);

describe('what is heard', () => {
  it('is what each seat hears, and for watchers only what is open', () => {
    expect(types(0)).toEqual(['open']);
    expect(types(1)).toEqual(['open', 'zero', 'both']);
    expect(heardWith(told, 2)).toEqual(eventsFor(told, 1));
  });
  it('with several seats is what any of them hears, once and in order', () => {
    expect(types(3)).toEqual(['open', 'zero', 'one', 'both']);
  });
});
