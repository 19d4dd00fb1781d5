import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare.ts';

const texts = (tree: { readonly [key: string]: string }): ReadonlyMap<string, string> => new Map(Object.entries(tree));

const ENGLISH = texts({ title: 'Title', tables_one: '{{count}} table', tables_other: '{{count}} tables', seat_other: 'Another seat' });

describe('a translation beside its source', () => {
  it('lacks what is not there, each plural form of its own language included', () => {
    const { missing, extra } = compareTexts(
      ENGLISH,
      texts({ title: 'Tytuł', tables_one: '{{count}} stół', title_gen: 'tytułu', old: 'stary' }),
      'pl',
      {},
    );
    expect(missing).toEqual(['tables_few', 'tables_many', 'tables_other', 'seat_other']);
    expect(extra).toEqual(['old']);
  });

  it('lags behind from the moment the source changes until the translation does, or is accepted', () => {
    const translation = texts({ title: 'Titel' });
    const first = compareTexts(ENGLISH, translation, 'de', {});
    expect(first.changed).toEqual([]);
    const reworded = new Map([...ENGLISH, ['title', 'Heading']]);
    const second = compareTexts(reworded, translation, 'de', first.record);
    expect(second.changed).toEqual(['title']);
    expect(compareTexts(reworded, translation, 'de', second.record).changed).toEqual(['title']);
    expect(compareTexts(reworded, texts({ title: 'Überschrift' }), 'de', second.record).changed).toEqual([]);
    const accepted = compareTexts(reworded, translation, 'de', second.record, true);
    expect(compareTexts(reworded, translation, 'de', accepted.record).changed).toEqual([]);
  });
});
