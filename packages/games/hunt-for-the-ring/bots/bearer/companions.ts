import type { Company, CorruptionId } from '../../content/ids.ts';
import { corruptionLimit, eyesBesideTrack } from '../../rules/derived.ts';
import type { Hunt } from '../../rules/state.ts';
import { TUNING } from './tuning.ts';

function tokenCost(s: Hunt, token: CorruptionId): number {
  const { eye, value } = s.box.corruption[token];
  return eye ? 1 + eyesBesideTrack(s) : value;
}

/** Cancelling the worst token is worth a companion; more so when the Ring would be lost. */
export function cancelWorth(s: Hunt, token: CorruptionId, company: Company): number {
  const cost = tokenCost(s, token);
  const all = s.open.drawn.reduce((sum, each) => sum + tokenCost(s, each), 0);
  const left = corruptionLimit(s) - s.open.corruption;
  const saves = all >= left && all - cost < left ? 10 : 0;
  // Meriadoc's help by night is dear, Peregrin's the least.
  const keep = [0.5, 0.35, 0.1, 0.3, 0][company];
  return cost + saves - TUNING.cancelFrom - keep * 0.5;
}
