import { describe, expect, it } from 'vitest';
import { journeyToMordor } from '#games/journey-to-mordor/index.ts';
import { SeededRandom, unchecked } from '#kernel';
import { Session } from './session.ts';

type Reply = { ok: boolean; outcome: unknown; waiting: number[]; options: object[]; error: { code: string } } & Record<
  'state' | 'position' | 'record',
  unknown
>;

const JUNK = [null, -1, 0, 1, 2, 7, 99, 1e9, 1.5, 'x', '', true, [], {}, [0], [1, 2, 3], { a: 1 }];

/** Breaks one place of a document. */
function broken(document: unknown, random: SeededRandom): unknown {
  const copy: unknown = structuredClone(document);
  const places: [object, string][] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      places.push([value, key]);
      walk(part);
    }
  };
  walk(copy);
  const [parent, key] = places[random.below(places.length)];
  if (random.below(6) === 0) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, JUNK[random.below(JUNK.length)]);
  return copy;
}

type Ask = (verb: string, parts?: object) => Reply;

/** An engine somewhere in the middle of a game of random moves, begun or loaded from its own state. */
function inTheMiddle(random: SeededRandom): Ask {
  const session = new Session(journeyToMordor);
  const ask: Ask = (verb, parts = {}) => unchecked<Reply>(session.answer(JSON.stringify({ id: 1, do: verb, ...parts })));
  let now = ask('new', { seats: ['a', 'b', 'c'].slice(0, 2 + random.below(2)), seed: random.below(1000), options: { side: 'advanced' } });
  for (let left = random.below(50); left > 0 && now.outcome === null; left--) now = anyMove(ask, now, random);
  if (random.below(2) === 0) ask('load', { state: ask('state').state });
  return ask;
}

function anyMove(ask: Ask, { waiting: [seat] }: Reply, random: SeededRandom): Reply {
  const { options } = ask('options', { seat });
  return ask('apply', { seat, action: options[random.below(options.length)] });
}

describe('documents with one thing broken in them', () => {
  it.each(['state', 'position', 'record'] as const)('a %s is refused and changes nothing, or can be played on', (kind) => {
    const random = new SeededRandom(17, kind.length);
    let refused = 0;
    for (let round = 0; round < 60; round++) {
      const ask = inTheMiddle(random);
      const document = ask(kind)[kind];
      const before = ask('state');
      if (document === undefined) continue;
      for (let times = 0; times < 5; times++) {
        let now = ask('load', { [kind]: broken(document, random) });
        if (!now.ok) {
          refused++;
          expect(['bad-state', 'bad-record', 'bad-request', 'unacceptable']).toContain(now.error.code);
          expect(ask('state')).toEqual(before);
          continue;
        }
        for (let moves = 0; moves < 20 && now.outcome === null; moves++) {
          now = anyMove(ask, now, random);
          expect(now).toMatchObject({ ok: true });
        }
        expect(ask('view', { seat: 'spectator' }).ok).toBe(true);
        expect(ask('record').ok).toBe(true);
        ask('load', { state: before.state });
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});
