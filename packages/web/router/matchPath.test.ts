import { expect, it } from 'vitest';
import { matchPath } from './matchPath.ts';

it('reads parameters, optional ones too', () => {
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('/new/:game', '/new/a%20b/')).toEqual({ game: 'a b' });
  expect(matchPath('/replay/:table?', '/replay')).toEqual({ table: '' });
  expect(matchPath('/replay/:table?', '/replay/t1')).toEqual({ table: 't1' });
  expect(matchPath('/table/:table', '/table/%E0%A4%A')).toEqual({ table: '%E0%A4%A' });
});

it('refuses paths that are longer, shorter or different', () => {
  expect(matchPath('/new/:game', '/new')).toBeNull();
  expect(matchPath('/new/:game', '/new/a/b')).toBeNull();
  expect(matchPath('/lobby', '/lab')).toBeNull();
  expect(matchPath('/', '/lab')).toBeNull();
});
