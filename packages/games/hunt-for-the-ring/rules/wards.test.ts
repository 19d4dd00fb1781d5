import { expect, test } from 'vitest';
import { box } from '../testing/letter.ts';
import { two } from '../testing/partTwo.ts';
import { riders, table } from '../testing/table.ts';

const lasting = {
  wards: [
    { area: 7, place: null, bars: ['search'], until: 'turn' },
    { area: 8, place: null, bars: ['search'], until: 'day' },
  ],
  closed: [
    { space: 9, until: 'turn' },
    { space: 10, until: 'day' },
  ],
};
const bound = { blue: { at: 28, bound: 'turn' }, green: { at: 28, bound: 'day' } };
const left = ({ open, s }: ReturnType<typeof two>) => [
  open.wards.map(({ area }) => s.box.spaces[area]),
  open.closed.map(({ space }) => s.box.spaces[space]),
  open.bound,
];

test('HR-COMPLOG-01: what lasts for the turn ends when the marker moves on, what lasts for the day after the night', () => {
  const dayTurn = two({ ...lasting, nazgul: bound, active: 'violet', step: 2 }).act('endActivation');
  expect(left(dayTurn)).toEqual([['8'], ['10'], [0, 2, 0, 0]]);
  const night = two({ ...lasting, nazgul: bound, active: 'violet', step: 2, turn: 'night', company: { peregrin: 'over' } }).act(
    'endActivation',
  );
  expect(left(night)).toEqual([[], [], [0, 0, 0, 0]]);
});

test('HR-RUL-39: a ward of a region or a section covers its areas; a perception is barred only from the very place', () => {
  const t = (place: string) =>
    two({
      active: 'blue',
      step: 2,
      nazgul: riders(7, 28, 33, 33),
      wards: [{ area: null, place, bars: ['search', 'perception'], until: 'day' }],
    });
  const here = two().s.box;
  const region = here.regions[here.maps[2].region[here.spaces.indexOf('7')]];
  const section = here.sections[here.maps[2].section[here.spaces.indexOf('7')]];
  const look = (place: string) => [
    t(place).allows('search'),
    t(place).allows('perceive', { die: 'ring', scope: 'region' }),
    t(place).allows('perceive', { die: 'ring', scope: 'section' }),
  ];
  expect(look(region)).toEqual([false, false, true]);
  expect(look(section)).toEqual([false, true, false]);
  expect(look('VI-C')).toEqual([true, true, true]);
});

test('HR-RUL-39: a ward bars what it says and nothing else; one on an area bars no perception', () => {
  const perceives = (ward: { area: number | null; place: string | null; bars: ('search' | 'perception')[] }) =>
    table({ active: 'blue', nazgul: riders(4, 36, 44, 49), wards: [{ ...ward, until: 'day' }] }).allows('perceive', {
      die: 'ring',
      scope: 'region',
    });
  const region = box.regions[box.maps[1].region[box.spaces.indexOf('4')]];
  expect(perceives({ area: null, place: region, bars: ['perception'] })).toBe(false);
  expect(perceives({ area: null, place: region, bars: ['search'] })).toBe(true);
  expect(perceives({ area: 4, place: null, bars: ['perception'] })).toBe(true);
});
