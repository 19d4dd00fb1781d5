import { describe, expect, it } from 'vitest';
import { numbered } from './plotScale.ts';

describe('numbers beside the bars of a plot', () => {
  it('stand beside the greatest, and none runs into another on its side', () => {
    const values = [0.1, 0.5, 0.2, -0.3, 0, 0.4];
    expect([...numbered(values, 40, 30)].sort()).toEqual([0, 1, 2, 3, 5]);
    // One either way is too near: 0.1 and 0.2 stand beside 0.5; below the line there is room.
    expect([...numbered(values, 20, 30)].sort()).toEqual([1, 3, 5]);
    expect([...numbered(values, 5, 30)].sort()).toEqual([1, 3]);
    expect(numbered([0, 0], 40, 30).size).toBe(0);
  });
});
