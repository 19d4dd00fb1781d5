import type { Point } from '#look/pen.ts';

/** Rivers and wild land: they carry no rule, and where they lie is ours. */

interface River {
  readonly id: string;
  readonly line: readonly Point[];
  readonly width: number;
  /** Where its name is written, and how far turned. */
  readonly name: { readonly x: number; readonly y: number; readonly turn: number } | null;
}

interface Wild {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export const RIVERS: { readonly [part in 1 | 2]: readonly River[] } = {
  1: [
    {
      id: 'brandywine',
      line: [
        [540, -520],
        [566, -230],
        [580, -140],
        [592, -60],
        [600, 40],
        [592, 120],
        [604, 200],
        [612, 285],
        [622, 350],
        [614, 430],
        [624, 510],
        [604, 590],
        [610, 660],
        [590, 800],
        [600, 940],
        [570, 1220],
      ],
      width: 14,
      name: { x: 602, y: 60, turn: 88 },
    },
    {
      id: 'water',
      line: [
        [-340, 250],
        [-120, 262],
        [20, 250],
        [120, 245],
        [200, 268],
        [300, 282],
        [400, 268],
        [500, 258],
        [560, 262],
        [612, 285],
      ],
      width: 5,
      name: { x: -40, y: 262, turn: 0 },
    },
    {
      id: 'withywindle',
      line: [
        [800, 400],
        [790, 450],
        [772, 500],
        [712, 545],
        [660, 575],
        [606, 588],
      ],
      width: 4.5,
      name: null,
    },
  ],
  2: [
    {
      id: 'hoarwell',
      line: [
        [530, -520],
        [560, -230],
        [574, -60],
        [600, 40],
        [598, 130],
        [616, 210],
        [612, 300],
        [602, 372],
        [632, 450],
        [622, 540],
        [596, 640],
        [600, 760],
        [560, 940],
        [540, 1220],
      ],
      width: 12,
      name: { x: 624, y: 230, turn: 86 },
    },
    {
      id: 'loudwater',
      line: [
        [1420, -420],
        [1120, -60],
        [1040, 60],
        [928, 210],
        [924, 300],
        [914, 384],
        [902, 460],
        [868, 540],
        [852, 640],
        [830, 780],
        [760, 940],
        [720, 1220],
      ],
      width: 12,
      name: { x: 858, y: 612, turn: 100 },
    },
  ],
};

/** Names of wild land: no area bears them. */
export const WILDS: { readonly [part in 1 | 2]: readonly Wild[] } = {
  1: [{ id: 'oldForest', x: 700, y: 464, turn: -78 }],
  2: [{ id: 'mistyMountains', x: 1070, y: 430, turn: 84 }],
};
