import { expect, it } from 'vitest';
import { playedOffline } from '../testing/offline-game.ts';
import { readLengthsFirst } from './parse-body.ts';
import { RECORD } from './record-schema.ts';

it('a record with too many actions is refused by their number: none of them is looked at', async () => {
  const fail = (): never => {
    throw new Error('This action was looked at');
  };
  const untouchable = new Proxy({}, { get: fail, ownKeys: fail });
  const record = await playedOffline('77'.repeat(32));
  const given = (length: number) => ({ ...record, actions: Array.from({ length }, () => untouchable) });
  expect(() => readLengthsFirst(RECORD, given(20_001))).toThrow(expect.objectContaining({ code: 'bad-request', path: 'actions' }));
  expect(() => readLengthsFirst(RECORD, given(1))).toThrow('looked at');
});
