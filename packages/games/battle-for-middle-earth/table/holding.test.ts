import { expect, test } from 'vitest';
import { sit, view } from '../testing/table.ts';
import { askedOf } from './holding.ts';

test('a card that is held is asked about with what it can do', () => {
  const [me] = view(sit({ players: [{ hand: ['halbarad', 'sam'], teams: [['tom-bombadil']] }, {}] }), 0).players;
  const idOf = (kind: string): string =>
    [...(me?.cards ?? []), ...(me?.teams[0]?.cards ?? [])].find((card) => card.kind === kind)?.id ?? '';
  const ofHand = askedOf({ kind: 'play', card: idOf('sam') }, me);
  expect(ofHand.id).toBe('heldSkilled');
  expect(ofHand.params.card).toBe('@card.sam');
  expect(String(ofHand.params.ability)).toMatch(/^@ability\./);
  expect(askedOf({ kind: 'play', card: idOf('halbarad') }, me)).toEqual({ id: 'heldPlay', params: { card: '@card.halbarad' } });
  expect(askedOf({ kind: 'move', card: idOf('tom-bombadil') }, me).id).toBe('heldMove');
});
