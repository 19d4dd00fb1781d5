import { describe, expect, it } from 'vitest';
import { readInvitation, routeOf } from './router.ts';

const at = (path: string) => {
  const url = new URL(path, 'http://book.test');
  return routeOf(url);
};

describe('routes', () => {
  it('finds every page', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new/journey-to-mordor')).toEqual({ page: 'new', game: 'journey-to-mordor', offline: false });
    expect(at('/new/journey-to-mordor?offline')).toMatchObject({ page: 'new', offline: true });
    expect(at('/table/abc123')).toEqual({ page: 'table', table: 'abc123' });
    expect(at('/learn/journey-to-mordor')).toEqual({ page: 'learn', game: 'journey-to-mordor', lesson: null });
    expect(at('/learn/journey-to-mordor#journey')).toEqual({ page: 'learn', game: 'journey-to-mordor', lesson: 'journey' });
    expect(at('/card/journey-to-mordor')).toEqual({ page: 'card', game: 'journey-to-mordor' });
    expect(at('/campaign/abc123')).toEqual({ page: 'campaign', table: 'abc123' });
    expect(at('/lobby/')).toEqual({ page: 'lobby' });
    expect(at('/tables')).toEqual({ page: 'tables' });
    expect(at('/replays')).toEqual({ page: 'tables' });
    expect(at('/person')).toEqual({ page: 'person', person: 'me' });
    expect(at('/person/abc')).toEqual({ page: 'person', person: 'abc' });
    expect(at('/ladder')).toEqual({ page: 'ladder', game: null });
    expect(at('/ladder/journey-to-mordor')).toEqual({ page: 'ladder', game: 'journey-to-mordor' });
    expect(at('/about')).toEqual({ page: 'about' });
    expect(at('/account')).toEqual({ page: 'account' });
    expect(at('/alerts')).toEqual({ page: 'alerts' });
    expect(at('/alerts/stop#a.b')).toEqual({ page: 'ticket', errand: 'stop', ticket: 'a.b' });
    expect(at('/alerts/other')).toEqual({ page: 'lost' });
    expect(at('/verify?table=t1')).toEqual({ page: 'verify', table: 't1' });
    expect(at('/verify')).toEqual({ page: 'verify', table: null });
  });

  it('keeps the code of an invitation in the fragment', () => {
    expect(at('/join/t1#s3cret')).toEqual({ page: 'join', table: 't1', code: 's3cret' });
  });

  it('reads through whose eyes a replay is', () => {
    expect(at('/replay/t1?eyes=2#7')).toEqual({ page: 'replay', table: 't1', step: 7, eyes: 2 });
    expect(at('/replay/t1?eyes=all#7')).toEqual({ page: 'replay', table: 't1', step: 7, eyes: null });
  });

  it('reads the step of a replay and the rule of a reference', () => {
    expect(at('/replay/t1#42')).toEqual({ page: 'replay', table: 't1', step: 42, eyes: null });
    expect(at('/replay/t1#nonsense')).toEqual({ page: 'replay', table: 't1', step: null, eyes: null });
    expect(at('/replay')).toEqual({ page: 'replay', table: null, step: null, eyes: null });
    expect(at('/rules/journey-to-mordor#JM-DICE-04')).toEqual({ page: 'rules', game: 'journey-to-mordor', rule: 'JM-DICE-04' });
    expect(at('/rules')).toEqual({ page: 'rules', game: null, rule: null });
  });

  it('loses its way without an error', () => {
    expect(at('/nowhere')).toEqual({ page: 'lost' });
    expect(at('/table/a/b')).toEqual({ page: 'lost' });
    expect(at('/table/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' });
  });
});

describe('an invitation that was pasted', () => {
  it('is a link or a code', () => {
    expect(readInvitation(' https://book.test/join/tab1e#c0de ')).toEqual({ table: 'tab1e', code: 'c0de' });
    expect(readInvitation('tab1e#c0de')).toEqual({ table: 'tab1e', code: 'c0de' });
    expect(readInvitation('https://book.test/table/tab1e')).toEqual({ table: 'tab1e', code: '' });
    expect(readInvitation('???')).toBeNull();
    expect(readInvitation('')).toBeNull();
  });
});
