import { expect, test } from 'vitest';
import { box } from '../../testing/letter.ts';
import { hunt, two } from '../../testing/partTwo.ts';
import { riders } from '../../testing/table.ts';
import { CLUE_SLIPPED } from '../clues.ts';
import { bearer } from '../state.ts';

test('HR-RUL-66: with no deed token left he slips to a connected area', () => {
  const t = hunt(18, { step: 2, deedSupply: [] }, { gandalf: 18 }).act('huntWith', { die: 'sword' }).act('pass');
  expect(t.prompt()).toBe('flightArea');
  expect(t.refused('fleeTo', { area: 41 })).toContain('HR-RUL-66');
  expect(t.offered('fleeTo', 'area')).toContain(20);
  t.act('fleeTo', { area: 20 });
  expect([t.prompt(), box.spaces[bearer(t.s).gandalf], t.open.clues.slice(-4)]).toEqual(['activationRide', '20', [CLUE_SLIPPED, 0, 0, 0]]);
});

test('HR-EX-D112, HR-GANDALF-12, HR-GANDALF-13, HR-GANDALF-14, HR-RUL-65: he hides by one of two tokens, the other returns', () => {
  const t = two(
    { active: 'violet', activated: 3, gandalfAt: 18, step: 2, deedSupply: ['D1', 'D5', 'D6', 'D7', 'D8', 'D9'] },
    { gandalf: 18 },
  ).act('endActivation');
  expect([t.prompt(), t.open.gandalfAt, bearer(t.s).deedsSeen.length]).toEqual(['hidingPlace', 0, 2]);
  const [chosen, other] = bearer(t.s).deedsSeen;
  const [unseen] = t.s.hidden.deedSupply;
  expect(t.refused('chooseDeed', { deed: box.deedIds[unseen] })).toEqual(['HR-GANDALF-13']);
  t.act('chooseDeed', { deed: box.deedIds[chosen] });
  expect([t.open.deedSupply, bearer(t.s).gandalf, bearer(t.s).deedsSeen]).toEqual([5, box.deeds[chosen], []]);
  expect([t.s.hidden.deedSupply.includes(chosen), t.s.hidden.deedSupply.includes(other)]).toEqual([false, true]);
});

test('HR-EX-D166, HR-RUL-68: first he hides, then the encounter', () => {
  const t = two({ active: 'violet', activated: 3, gandalfAt: 18, foundAt: 7, step: 2, nazgul: riders(7, 28, 33, 33) }, { gandalf: 18 }).act(
    'endActivation',
  );
  expect(t.prompt()).toBe('hidingPlace');
  t.act('chooseDeed', { deed: box.deedIds[bearer(t.s).deedsSeen[0]] });
  expect(t.prompt()).toBe('encounterReact');
});

test('HR-RUL-66, HR-DEF-03: one token left: he hides by it; none: on a connected area, his own among them', () => {
  const hides = (deedSupply: string[]) =>
    two({ active: 'violet', activated: 3, gandalfAt: 18, step: 2, deedSupply }, { gandalf: 18 }).act('endActivation');
  const one = hides(['D6']);
  expect([one.offered('chooseDeed', 'deed'), bearer(one.s).deedsSeen.length]).toEqual([['D6'], 1]);
  one.act('chooseDeed', { deed: 'D6' });
  expect([one.open.deedSupply, one.s.hidden.deedSupply, box.spaces[bearer(one.s).gandalf]]).toEqual([0, [], '27']);
  const none = hides([]);
  expect([none.prompt(), none.open.gandalfAt]).toEqual(['flightArea', 0]);
  expect(none.offered('fleeTo', 'area')).toContain(18);
  none.act('fleeTo', { area: 18 });
  expect([box.spaces[bearer(none.s).gandalf], none.prompt()]).toEqual(['18', 'turnBeforeStep']);
});
