import { expect, it } from 'vitest';
import { parseProgress } from './progressStorage.ts';

it('keeps the step of each lesson, and that one is done; whatever does not fit is not there', () => {
  expect(parseProgress('{"a/b":3,"a/c":"done"}')).toEqual({ 'a/b': 3, 'a/c': 'done' });
  expect(parseProgress('{"a/b":-1,"a/c":"soon","a/d":1.5,"a/e":null}')).toEqual({});
  expect(parseProgress('no data')).toEqual({});
  expect(parseProgress('[]')).toEqual({});
  expect(parseProgress(null)).toEqual({});
});
