import { testRefused } from '../../testing/refused.ts';
import { table, type TestTable } from '../../testing/table.ts';

/** Setting up: who rides which Nazgûl, and in what order. Every guard refuses what it is there for. */

const unplaced = (player: number) => ({ at: null, player, place: 0 });
const sharing = (seat: number): TestTable =>
  table({
    seats: 4,
    nazgul: { blue: unplaced(1), green: unplaced(1), red: unplaced(0), violet: unplaced(0) },
    frames: [{ step: 'claimNazgul', seat, content: 0 }],
  });
const ordering = (): TestTable =>
  table({
    nazgul: { blue: unplaced(1), green: unplaced(1), red: unplaced(1), violet: unplaced(1) },
    frames: [{ step: 'orderNazgul' }],
  });

testRefused('setting up', [
  ['a third Nazgûl while two have none', 'HR-SETUP-01', () => sharing(1), 'claimNazgul', { nazgul: 'red' }],
  ['no more before the first', 'HR-SETUP-01', () => sharing(2), 'claimNoMore'],
  [
    'another player’s Nazgûl in the own order',
    'HR-SETUP-10',
    () =>
      table({
        seats: 3,
        nazgul: { blue: unplaced(1), green: unplaced(1), red: unplaced(2), violet: unplaced(2) },
        frames: [{ step: 'orderNazgul' }],
      }),
    'activateNext',
    { nazgul: 'red' },
  ],
  [
    'a place in the order given twice',
    'HR-SETUP-10',
    () => ordering().act('activateNext', { nazgul: 'blue' }),
    'activateNext',
    { nazgul: 'blue' },
  ],
  ['a Nazgûl somebody has claimed', 'HR-SETUP-01', () => sharing(3), 'claimNazgul', { nazgul: 'blue' }],
]);
