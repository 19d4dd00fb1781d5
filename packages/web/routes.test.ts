import { describe, expect, it } from 'vitest';
import { jsonFile } from '#kernel/testing/json.ts';
import { findRoute, ROUTES } from './routes.ts';

const at = (path: string): readonly [path: string, props: unknown] => {
  const { entry, address } = findRoute(new URL(path, 'http://book.test'));
  const key = entry.keyOf(address);
  return [entry.path, key === '' ? {} : JSON.parse(key)];
};

describe('routes', () => {
  it('finds every page', () => {
    expect(at('/')).toEqual(['/', {}]);
    expect(at('/new/journey-to-mordor')).toEqual(['/new/:game', { game: 'journey-to-mordor', offline: false }]);
    expect(at('/new/journey-to-mordor?offline')[1]).toMatchObject({ offline: true });
    expect(at('/table/abc123')).toEqual(['/table/:table', { table: 'abc123' }]);
    expect(at('/learn/journey-to-mordor')).toEqual(['/learn/:game', { game: 'journey-to-mordor', lesson: null }]);
    expect(at('/learn/journey-to-mordor#journey')[1]).toEqual({ game: 'journey-to-mordor', lesson: 'journey' });
    expect(at('/card/journey-to-mordor')).toEqual(['/card/:game', { game: 'journey-to-mordor' }]);
    expect(at('/campaign/abc123')).toEqual(['/campaign/:table', { table: 'abc123' }]);
    expect(at('/after')).toEqual(['/after/:table?', { table: null }]);
    expect(at('/after/abc123')[1]).toEqual({ table: 'abc123' });
    expect(at('/lobby/')).toEqual(['/lobby', {}]);
    expect(at('/lab')).toEqual(['/lab', {}]);
    expect(at('/tables')).toEqual(['/tables', {}]);
    expect(at('/replays')).toEqual(['/replays', {}]);
    expect(at('/person')).toEqual(['/person/:person?', { person: 'me' }]);
    expect(at('/person/abc')[1]).toEqual({ person: 'abc' });
    expect(at('/ladder')).toEqual(['/ladder/:game?', { game: null }]);
    expect(at('/ladder/journey-to-mordor')[1]).toEqual({ game: 'journey-to-mordor' });
    expect(at('/tournament/new')).toEqual(['/tournament/:tournament', { tournament: 'new' }]);
    expect(at('/recover#t0ken')).toEqual(['/recover', { token: 't0ken' }]);
    expect(at('/about')).toEqual(['/about', {}]);
    expect(at('/account')).toEqual(['/account', {}]);
    expect(at('/alerts')).toEqual(['/alerts', {}]);
    expect(at('/alerts/stop#a.b')).toEqual(['/alerts/:action', { action: 'stop', token: 'a.b' }]);
    expect(at('/alerts/confirm#a.b')[1]).toEqual({ action: 'confirm', token: 'a.b' });
    expect(at('/alerts/other')).toEqual(['*', {}]);
    expect(at('/verify?table=t1')).toEqual(['/verify', { table: 't1' }]);
    expect(at('/verify')[1]).toEqual({ table: null });
  });

  it('opens a table of this browser on a page of its own', () => {
    const [online, offline] = ['abc123', `offline-${'0'.repeat(32)}`].map(
      (id) => findRoute(new URL(`/table/${id}`, 'http://book.test')).entry,
    );
    expect(offline).not.toBe(online);
  });

  it('keeps the code of an invitation in the fragment', () => {
    expect(at('/join/t1#s3cret')).toEqual(['/join/:table', { table: 't1', code: 's3cret' }]);
  });

  it('reads the viewpoint and the step of a replay and the rule of a reference', () => {
    expect(at('/replay/t1?eyes=2#7')).toEqual(['/replay/:table?', { table: 't1', step: 7, eyes: 2 }]);
    expect(at('/replay/t1?eyes=all#7')[1]).toEqual({ table: 't1', step: 7, eyes: null });
    expect(at('/replay/t1#42')[1]).toEqual({ table: 't1', step: 42, eyes: null });
    expect(at('/replay/t1#nonsense')[1]).toEqual({ table: 't1', step: null, eyes: null });
    expect(at('/replay')[1]).toEqual({ table: null, step: null, eyes: null });
    expect(at('/rules/journey-to-mordor#JM-DICE-04')).toEqual(['/rules/:game?', { game: 'journey-to-mordor', rule: 'JM-DICE-04' }]);
    expect(at('/rules')[1]).toEqual({ game: null, rule: null });
  });

  it('shows the not-found page for anything else, without an error', () => {
    expect(at('/nowhere')).toEqual(['*', {}]);
    expect(at('/table')).toEqual(['*', {}]);
    expect(at('/table/a/b')).toEqual(['*', {}]);
    expect(at('/table/%E0%A4%A')[1]).toEqual({ table: '%E0%A4%A' });
  });

  it('has every title in the locale', () => {
    const texts = jsonFile<{ readonly [head: string]: { readonly [key: string]: unknown } }>(
      new URL('./i18n/locale/en.json', import.meta.url),
    );
    const titles = ROUTES.flatMap(({ title = '' }) => (title === '' ? [] : [title]));
    expect(titles.length).toBeGreaterThan(5);
    for (const title of titles) {
      const [head, key] = title.split('.');
      expect(texts[head][key], title).toBeTypeOf('string');
    }
  });
});
