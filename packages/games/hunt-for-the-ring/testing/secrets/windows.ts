import { both, type Done, one, OTHERS, type WorldPosition, riderAt, ringBearer, type Secret, shared, two, wraith } from './table.ts';

/** Reaction windows open, ask and close the same way whether or not a card could be played in them. */
const declared = (what: string, ally: string, plain: string, position: (hand: string[]) => WorldPosition, done: Done): Secret => ({
  rules: 'HR-RUL-38 HR-OOT-01 HR-OOT-03',
  what: `a reaction held and not used, against ${what}`,
  worlds: [position([ally]), position([plain])],
  then: [both(done), both(ringBearer('pass'))],
  from: OTHERS,
});
const first = (area: number) => (hand: string[]) =>
  one([1, 'dot', 'dot', 10], { ...riderAt(area), wraiths: [{ hand: ['S-08', 'S-09'] }, { hand: [] }] }, { hand });
const second = (hand: string[]): WorldPosition =>
  two({ hand }, { active: 'blue', ...shared(22, 28, 33, 33), wraiths: [{ hand: ['S-08', 'S-13'] }, { hand: [] }] });
/** The last Nazgûl has been activated and Frodo was found: an encounter follows. */
const encounter = (hand: string[]): WorldPosition =>
  two({ hand, journey: 'JS-01' }, { active: 'violet', activated: 3, foundAt: 10, ...shared(10, 28, 33, 33) });

export const windows: readonly Secret[] = [
  declared('a search', 'A1-15', 'A1-16', first(9), wraith('search')),
  declared('a hunt', 'A1-11', 'A1-16', first(9), wraith('huntWith', { die: 'sword' })),
  declared('a perception', 'A1-19', 'A1-16', first(9), wraith('perceive', { die: 'ring', scope: 'region' })),
  declared('a search of part II', 'A2-08', 'A2-06', second, wraith('search')),
  declared('a Sorcery card', 'A2-12', 'A2-06', second, wraith('playSorcery', { die: 'sorcery', sorcery: 'S-08', effect: 'a' })),
  {
    rules: 'HR-RUL-83',
    what: 'a reaction held and not used, at the beginning of an encounter',
    worlds: [encounter(['A2-15']), encounter(['A2-06'])],
    then: [both(wraith('endActivation')), both(ringBearer('pass'))],
    from: OTHERS,
  },
  {
    rules: 'HR-RUL-55',
    what: 'a card that could have been played before the step of part II',
    worlds: [
      two({ hand: ['A2-17'] }, { turnSoFar: {}, trail: { 1: 'eye', 7: 'eye' } }),
      two({ hand: ['A2-06'] }, { turnSoFar: {}, trail: { 1: 'eye', 7: 'eye' } }),
    ],
    then: [both(ringBearer('advance'))],
    from: OTHERS,
  },
];
