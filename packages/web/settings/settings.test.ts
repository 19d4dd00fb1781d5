import { describe, expect, it } from 'vitest';
import { MOTIONS, readSettings } from './settings.ts';

describe('settings', () => {
  it('know every pace of motion', () => {
    for (const motion of MOTIONS) expect(readSettings(JSON.stringify({ motion }), 'en').motion).toBe(motion);
  });

  it('follow the browser when nothing was kept', () => {
    expect(readSettings(null, 'pl-PL').language).toBe('pl');
    expect(readSettings(null, 'de').language).toBe('en');
    expect(readSettings(null, 'en')).toEqual({ language: 'en', theme: 'auto', motion: 'auto', volume: 0.5, text: false });
  });

  it('keep what fits and replace what does not', () => {
    const kept = JSON.stringify({ language: 'pl', theme: 'noon', motion: 'reduced', volume: 7, text: true });
    expect(readSettings(kept, 'en')).toEqual({ language: 'pl', theme: 'auto', motion: 'reduced', volume: 0.5, text: true });
    expect(readSettings('{broken', 'en').language).toBe('en');
    expect(readSettings('null', 'en').theme).toBe('auto');
  });
});
