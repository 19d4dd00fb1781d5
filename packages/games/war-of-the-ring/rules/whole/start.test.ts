import { asId } from '#kernel/id.ts';
import { describe, expect, test } from 'vitest';
import { readOptions } from './setup.ts';
import { fresh, type WarTable } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

/** `3r 1e 1l` of one nation, `n` for Nazgûl, as the rulebook's list has it. */
function army(table: WarTable, place: string): string {
  const counts = Object.entries(table.at(place)).map(([figure, count]) => {
    const [kind] = figure.split('-').slice(-1);
    return `${count}${kind === 'nazgul' ? 'n' : kind[0]}`;
  });
  return counts.join(' ');
}

describe('the printed set-up, army by army', () => {
  const table = fresh();
  const expectArmies = (armies: { [place: string]: string }): void => {
    expect(Object.fromEntries(Object.keys(armies).map((place) => [place, army(table, place)]))).toEqual(armies);
  };

  test('WR-SETUP-14: the Dwarves', () => expectArmies({ erebor: '1r 2e 1l', 'ered-luin': '1r', 'iron-hills': '1r' }));
  test('WR-SETUP-15: the Elves', () =>
    expectArmies({ 'grey-havens': '1r 1e 1l', 'woodland-realm': '1r 1e 1l', rivendell: '2e 1l', lorien: '1r 2e 1l' }));
  test('WR-SETUP-16: Gondor', () => expectArmies({ 'minas-tirith': '3r 1e 1l', 'dol-amroth': '3r', osgiliath: '2r', pelargir: '1r' }));
  test('WR-SETUP-17: the North', () => expectArmies({ bree: '1r', carrock: '1r', 'the-shire': '1r', dale: '1r 1l', 'north-downs': '1e' }));
  test('WR-SETUP-18: Rohan', () => expectArmies({ edoras: '1r 1e', 'fords-of-isen': '2r 1l', 'helms-deep': '1r' }));
  test('WR-SETUP-19: Isengard', () => expectArmies({ orthanc: '4r 1e', 'north-dunland': '1r', 'south-dunland': '1r' }));
  test('WR-SETUP-20: Sauron', () =>
    expectArmies({
      'barad-dur': '4r 1e 1n',
      'dol-guldur': '5r 1e 1n',
      gorgoroth: '3r',
      'minas-morgul': '5r 1n',
      morannon: '5r 1n',
      moria: '2r',
      'mount-gundabad': '2r',
      nurn: '2r',
    }));
  test('WR-SETUP-21: Southrons and Easterlings', () =>
    expectArmies({ 'far-harad': '3r 1e', 'near-harad': '3r 1e', 'south-rhun': '3r 1e', 'north-rhun': '2r', umbar: '3r' }));

  test('WR-SETUP-22: nobody stands anywhere else, and nothing has been lost yet', () => {
    const occupied = table.view().regions.filter(({ field }) => Object.keys(field.figures).length > 0);
    expect(occupied).toHaveLength(3 + 4 + 4 + 5 + 3 + 3 + 8 + 5);
    for (const { casualties } of table.view().nations) expect(casualties).toEqual({});
  });

  test('WR-DEF-16, WR-DEF-11: every settlement is held by the side that built it; other regions by nobody', () => {
    for (const { settlement, nation, holder, captured } of table.view().regions) {
      expect(captured).toBe(false);
      if (['none', 'fortification'].includes(settlement)) expect(holder).toBeNull();
      else expect(holder).toBe(['isengard', 'sauron', 'southrons'].includes(nation ?? '') ? 'shadow' : 'free-peoples');
    }
  });

  test('WR-SETUP-01: the first seat commands the Free Peoples, the second the Shadow', () => {
    expect(table.view().sides.map(({ id, seat }) => [id, seat])).toEqual([
      ['free-peoples', 0],
      ['shadow', 1],
    ]);
    expect(table.active).toBe(0);
  });

  test('WR-DEF-17, WR-FSP-04, WR-SETUP-03: progress and corruption begin at 0', () => {
    expect(table.fellowship).toMatchObject({ progress: 0, corruption: 0, hidden: true, mordor: null });
  });

  test('WR-SETUP-10: sixteen standard tiles in the pool, the special ones aside', () => {
    const { pool, drawn, waiting, removed } = table.view().tiles;
    expect(pool).toHaveLength(16);
    expect(pool.every((id) => id.startsWith('hunt-std'))).toBe(true);
    expect([drawn, waiting, removed]).toEqual([[], [], []]);
  });

  test('WR-SETUP-09, WR-EVENT-01: a deck is drawn in its shuffled order, and its owner alone sees the card', () => {
    const dictated = fresh({}, [
      [cardId('athelas')],
      [cardId('a-power-too-great')],
      [cardId('give-it-to-uss')],
      [cardId('rage-of-the-dunlendings')],
    ]);
    expect(dictated.view(asId(0)).sides[0].cards).toEqual([cardId('athelas'), cardId('a-power-too-great')]);
    expect(dictated.view(asId(1)).sides[1].cards).toEqual([cardId('give-it-to-uss'), cardId('rage-of-the-dunlendings')]);
    expect(dictated.view(asId(1)).sides[0].cards).toBeNull();
    expect(dictated.view('spectator').sides[1].cards).toBeNull();
  });
});

describe('tokens of a linked game', () => {
  /** Who must choose, in turn, and what is on the table before. */
  const dealt = (link: string): { free: readonly string[]; shadow: readonly string[]; asked: string[] } => {
    const table = fresh({ link });
    const [free, shadow] = table.view().sides.map(({ tokens }) => tokens);
    const asked: string[] = [];
    while (table.options('chooseToken').length > 0) {
      asked.push(table.choices('chooseToken', 'token').join(' or '));
      table.do(table.options('chooseToken')[0]);
    }
    return { free, shadow, asked };
  };
  const freeOne = 'draw-event or free-diplomacy';
  const shadowOne = 'move-minions or shadow-diplomacy';

  test('WR-TOKEN-02: Frodo fell early: both to the Shadow', () =>
    expect(dealt('shadow-both')).toEqual({ free: [], shadow: ['move-minions', 'shadow-diplomacy'], asked: [] }));
  test('WR-TOKEN-03, WR-TOKEN-06: Frodo fell late: one to the Shadow, of its choice', () =>
    expect(dealt('shadow-one')).toEqual({ free: [], shadow: [], asked: [shadowOne] }));
  test('WR-TOKEN-04: Rivendell without company: one each', () =>
    expect(dealt('each-one')).toEqual({ free: [], shadow: [], asked: [freeOne, shadowOne] }));
  test('WR-TOKEN-05: with company one to the Free Peoples, with much company both', () => {
    expect(dealt('free-one')).toEqual({ free: [], shadow: [], asked: [freeOne] });
    expect(dealt('free-both')).toEqual({ free: ['draw-event', 'free-diplomacy'], shadow: [], asked: [] });
  });
  test('WR-TOKEN-07: without the expansion there is nothing to add, and no option for it', () => {
    expect(() => readOptions({ link: 'shadow-both', lords: true }, 2)).toThrow(/lords is not known here/);
    expect(() => readOptions({ tokens: [0, 3] }, 2)).toThrow(/tokens/);
  });
});
