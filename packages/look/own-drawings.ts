/** What the icon set lacks and we drew ourselves: the Ring must be plain, and the White Tree leafless and flowering. Field 512 by 512. */

export interface Shape {
  readonly d: string;
  /** Left out, the shape is filled with the current colour. */
  readonly stroke?: number;
  readonly evenOdd?: boolean;
}

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const FLOWERS: readonly (readonly [number, number, number])[] = [
  [98, 196, 15],
  [206, 150, 15],
  [262, 120, 15],
  [318, 138, 15],
  [408, 206, 15],
  [140, 276, 13],
  [384, 290, 13],
  [256, 66, 17],
];

export const OWN_DRAWINGS = {
  'white-tree': [
    {
      d: 'M244 500c6-60 4-110-2-150-40-4-78-26-98-66 34 30 66 38 96 34-4-22-12-40-26-56-46 6-92-14-112-58 36 26 70 34 98 26-12-34-12-66 6-98 0 36 10 64 30 88 10-34 6-66-14-104 30 22 46 58 44 104 22-30 30-62 22-98 22 36 22 72 4 106 32 6 66-4 98-34-16 46-60 72-108 66-8 16-14 34-16 54 34 4 66-8 96-40-14 44-52 70-96 74-4 44-4 92 4 152z',
    },
    { d: 'M170 500c50-16 120-16 172 0-50 6-120 6-172 0z' },
    { d: FLOWERS.map(([x, y, r]) => dot(x, y, r)).join('') },
  ],
  'the-ring': [
    {
      d: 'M256 84c116 0 196 66 196 158v36c0 92-80 158-196 158S60 370 60 278v-36C60 150 140 84 256 84zm0 52c-84 0-146 44-146 104 0 58 62 98 146 98s146-40 146-98c0-60-62-104-146-104z',
      evenOdd: true,
    },
    { d: 'M120 300c30 52 92 78 160 74', stroke: 16 },
  ],
} as const satisfies { readonly [name: string]: readonly Shape[] };
