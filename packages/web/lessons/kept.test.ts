import { expect, it } from 'vitest';
import { readProgress } from './kept.ts';

it('keeps the step of each lesson, and that one is done; whatever does not fit is not there', () => {
  expect(readProgress('{"a/b":3,"a/c":"done"}')).toEqual({ 'a/b': 3, 'a/c': 'done' });
  expect(readProgress('{"a/b":-1,"a/c":"soon","a/d":1.5,"a/e":null}')).toEqual({});
  expect(readProgress('no data')).toEqual({});
  expect(readProgress('[]')).toEqual({});
  expect(readProgress(null)).toEqual({});
});
