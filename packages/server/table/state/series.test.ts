import { asIds } from '#kernel/id.ts';
import { describe, expect, it } from 'vitest';
import type { TableSettings, TableHead } from '../../store/store.ts';
import { frameOf, seatOf } from '../../testing/frame.ts';
import { newTable } from './create-table.ts';
import { withoutPerson, withTransferredSeats } from './seating.ts';
import { seriesAfter, seriesInfo } from './series.ts';
import { viewerAt } from './viewer.ts';

const TWO = [seatOf('Frodo'), seatOf('Sam')];
const played = (series: TableSettings['series'], winners: readonly number[], phase: TableHead['phase'] = 'finished'): TableHead => {
  const table = newTable(frameOf(TWO, series === undefined ? {} : { series }));
  return { ...table, phase, status: { ...table.status, winners: asIds(winners) } };
};
const BEST_OF_3 = { best: 3, wins: {}, tables: [] };

describe('a series', () => {
  it('goes on until somebody has won more than half of it', () => {
    const first = played(BEST_OF_3, [0]);
    const { series: second } = seriesAfter(first);
    expect(second).toEqual({ best: 3, wins: { frodo: 1 }, tables: [first.id] });
    expect(seriesAfter(played(second, [0]))).toEqual({});
    const { series: third } = seriesAfter(played(second, [1]));
    expect(third).toMatchObject({ wins: { frodo: 1, sam: 1 } });
    expect(seriesAfter(played(third, []))).toEqual({});
  });

  it('does not count a game that ended without a result, and is none where none was agreed upon', () => {
    expect(seriesAfter(played(BEST_OF_3, [0], 'abandoned')).series).toEqual(BEST_OF_3);
    expect(seriesAfter(played(undefined, [0]))).toEqual({});
  });

  it('says how it stands with the game that is over, and its tables to those who play', () => {
    const head = played({ best: 3, wins: { sam: 1 }, tables: ['first'] }, [0]);
    expect(seriesInfo(head, viewerAt(head.settings, 'frodo')).series).toEqual({
      best: 3,
      number: 2,
      wins: [1, 1],
      decided: false,
      tables: ['first'],
    });
    expect(seriesInfo(head, viewerAt(head.settings, 'lobelia')).series?.tables).toEqual([]);
    expect(seriesInfo({ ...head, phase: 'playing' }, viewerAt(head.settings, 'frodo')).series?.wins).toEqual([0, 1]);
  });

  it('follows a guest into his account, and forgets whoever is gone', () => {
    const { settings } = played({ best: 3, wins: { frodo: 1 }, tables: ['first'] }, [0]);
    expect(withTransferredSeats(settings, 'frodo', 'baggins')?.series?.wins).toEqual({ baggins: 1 });
    expect(withoutPerson(settings, { person: 'frodo', gone: 'x' }, 'finished', null, () => '').series?.wins).toEqual({});
  });
});
