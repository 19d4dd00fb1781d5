import { expect, test } from 'vitest';
import { readContent } from '../../content/read.ts';
import { standard } from '../../content/standard.ts';
import { at } from '../../testing/otherBoxes.ts';

/** Samwise brings two tokens, Meriadoc costs two, Peregrin looks at three cards. */
function generous(): ReturnType<typeof readContent> {
  const pack = structuredClone(standard);
  const [, samwise, peregrin, meriadoc] = pack.company.cards;
  Object.assign(samwise.ongoing, { ops: [{ op: 'fellowship.gain', n: 2 }] });
  Object.assign(peregrin.ongoing, { ops: [{ op: 'ally.lookKeep', look: 3, keep: 1 }] });
  Object.assign(meriadoc.ongoing, { cost: [{ op: 'fellowship.spend', n: 2 }] });
  return readContent(pack);
}

const company = { frodo: 'up', samwise: 'up', peregrin: 'up', meriadoc: 'up', strider: 'aside' } as const;
const begun = { company, meriadocJoined: true, ringBearer: { log: [1, 'dot', 'dot', 10] } };

test('HR-DAY-07: Samwise brings what his card says', () => {
  const t = at(generous(), { ...begun, turn: 'night', fellowship: 0 });
  t.act('rest');
  expect(t.open.fellowship).toBe(2);
});

test('HR-DAY-07, HR-RUL-81: Meriadoc comes for what his card costs, and not for less', () => {
  const t = at(generous(), { ...begun, fellowship: 2 });
  t.act('useCompany', { company: 'meriadoc' });
  expect(t.open.fellowship).toBe(0);
  expect(at(generous(), { ...begun, fellowship: 1 }).refused('useCompany', { company: 'meriadoc' })).toContain('HR-RUL-81');
});
