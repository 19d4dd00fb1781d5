import { testMarks } from '#look/testing/marks.ts';
import words from '../locale/table.en.json' with { type: 'json' };
import { marks } from './highlights.ts';

testMarks(new URL('../golden/', import.meta.url), marks, words);
