import { describe, expect, it } from 'vitest';
import { readInvitation } from './invitationCode.ts';

describe('an invitation that was pasted', () => {
  it('is a link or a code', () => {
    expect(readInvitation(' https://book.test/join/tab1e#c0de ')).toEqual({ table: 'tab1e', code: 'c0de' });
    expect(readInvitation('tab1e#c0de')).toEqual({ table: 'tab1e', code: 'c0de' });
    expect(readInvitation('https://book.test/table/tab1e')).toEqual({ table: 'tab1e', code: '' });
    expect(readInvitation('???')).toBeNull();
    expect(readInvitation('')).toBeNull();
  });
});
