import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** A thought that ends when it is told to. */
function thoughts(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const think = (name: string, urgent: () => boolean): Promise<void> =>
    turns.take(urgent, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  /** Ends the thought under way and waits until the next one is. */
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return { begun, think, end };
}

const no = () => false;
const yes = () => true;

it('thinks first where people wait, then in order', async () => {
  const turns = new Turns(1);
  const { begun, think, end } = thoughts(turns);
  let came = false;
  void think('first', no);
  for (const name of ['a', 'b']) void think(name, no);
  void think('looked at later', () => came);
  void think('watched', yes);
  expect([begun, turns.waiting]).toEqual([['first'], 4]);
  await end('first');
  came = true;
  await end('watched');
  await end('looked at later');
  await end('a');
  await end('b');
  expect(begun).toEqual(['first', 'watched', 'looked at later', 'a', 'b']);
  expect(turns.waiting).toBe(0);
});

it('lets those for whom nobody waits get on as well', async () => {
  const { begun, think, end } = thoughts(new Turns(1));
  void think('0', yes);
  void think('patient', no);
  for (let i = 1; i <= 20; i++) void think(String(i), yes);
  for (let i = 0; i < 10; i++) await end(begun[begun.length - 1] ?? '');
  expect(begun.indexOf('patient')).toBe(8);
});

it('thinks as many thoughts at a time as there are threads, also after one has failed', async () => {
  const turns = new Turns(2);
  const { begun, think, end } = thoughts(turns);
  await expect(turns.take(no, () => Promise.reject(new Error('no idea')))).rejects.toThrow('no idea');
  for (const name of ['a', 'b', 'c']) void think(name, no);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});
