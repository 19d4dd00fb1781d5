import { describe, expect, test } from 'vitest';
import { clash } from '../../testing/battle.ts';
import type { WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

const changes = (table: WarTable): unknown[] => [...table.heard('hitsAdded'), ...table.heard('hitsCancelled')];

/** What a card does to the hits that were rolled is told, so that the losses asked for come as no surprise (WR-BATTLE-32). */
describe('hits that cards add or take away are told with the number they come to', () => {
  test('No Quarter, Nameless Wood: added to those of the roll', () => {
    const given = { attackers: 'sauron 5r', defenders: 'rohan 2r', from: 'western-emyn-muil', against: 'eastemnet' };
    const table = clash({ ...given, free: cardId('the-ents-awake-entmoot') }, 1, 1, 1, 1, 1, 6, 1);
    expect(changes(table)).toEqual([
      { type: 'hitsAdded', side: 'free-peoples', card: cardId('the-ents-awake-entmoot'), count: 2, total: 3 },
    ]);
    expect(table.toPay).toBe(3);
    expect(changes(clash({ ...given, free: cardId('the-ents-awake-entmoot') }, 1, 1, 1, 1, 1, 4, 1))).toEqual([]);
  });

  test('Shield-wall, Heroic Death: cancelled, never more than there were', () => {
    const shield = clash({ attackers: 'sauron 3r', defenders: 'gondor 3r', free: cardId('faramirs-rangers') }, 6, 6, 1, 1, 1, 1);
    expect(changes(shield)).toEqual([{ type: 'hitsCancelled', side: 'shadow', card: cardId('faramirs-rangers'), count: 1, total: 1 }]);
    expect(shield.toPay).toBe(1);
    const heroic = clash(
      { attackers: 'sauron 1r', defenders: 'gondor 3r, gandalf-grey', free: cardId('there-is-another-way') },
      6,
      1,
      1,
      1,
    );
    heroic.do('reroll', { dice: 0 }).do('chooseFigure', { figure: 'gandalf-grey' });
    expect(changes(heroic)).toEqual([{ type: 'hitsCancelled', side: 'shadow', card: cardId('there-is-another-way'), count: 1, total: 0 }]);
    expect(heroic.step).toBe('ceaseOrContinue');
  });

  test('Confusion, Mighty Attack: dice that missed, of either side', () => {
    const confused = clash({ attackers: 'sauron 3r', defenders: 'gondor 1r', free: cardId('wisdom-of-elrond') }, 1, 1, 2, 1);
    expect(changes(confused)).toEqual([{ type: 'hitsAdded', side: 'free-peoples', card: cardId('wisdom-of-elrond'), count: 2, total: 2 }]);
    const mighty = clash({ attackers: 'sauron 1r', defenders: 'gondor 1r, boromir', free: cardId('axe-and-bow') }, 1, 1, 1);
    expect(changes(mighty)).toEqual([{ type: 'hitsAdded', side: 'free-peoples', card: cardId('axe-and-bow'), count: 1, total: 1 }]);
  });

  test('Mûmakil: the hit more for the side ahead', () => {
    const table = clash({ attackers: 'southrons 2r 1e', defenders: 'gondor 3r 1e', shadow: cardId('shadows-gather') }, 4, 1, 1, 1, 1, 1, 1);
    expect(changes(table)).toEqual([{ type: 'hitsAdded', side: 'shadow', card: cardId('shadows-gather'), count: 1, total: 2 }]);
  });

  test('Blade of Westernesse: a hit of the re-roll is used up', () => {
    const given = { attackers: 'sauron 2r, witch-king', defenders: 'gondor 2r, meriadoc', free: cardId('mithril-coat-and-sting') };
    const table = clash(given, 1, 1, 1, 1);
    table.next(6).free('reroll', { dice: 1 });
    while (table.can('reroll')) table.do('reroll', { dice: 0 });
    expect(changes(table)).toEqual([
      { type: 'hitsCancelled', side: 'free-peoples', card: cardId('mithril-coat-and-sting'), count: 1, total: 0 },
    ]);
    expect(table.where('witch-king')).toBe('eliminated');
  });
});
