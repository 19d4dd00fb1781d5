import { afterEach, expect, test, vi } from 'vitest';
import { paced, setPace } from './pace.ts';

afterEach(() => {
  setPace(1);
  vi.unstubAllGlobals();
});

test('slower takes longer, for what is under way too; what plays backwards is left alone', () => {
  const moving = { playbackRate: 1, updatePlaybackRate: vi.fn() };
  const turning = { playbackRate: -1, updatePlaybackRate: vi.fn() };
  vi.stubGlobal('document', { getAnimations: () => [moving, turning] });
  setPace(0.5);
  expect(paced(100)).toBe(200);
  expect(moving.updatePlaybackRate).toHaveBeenCalledWith(0.5);
  expect(turning.updatePlaybackRate).not.toHaveBeenCalled();
});
