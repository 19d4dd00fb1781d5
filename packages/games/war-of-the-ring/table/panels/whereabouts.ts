import type { WarView } from '../../view/view.ts';

export type Whereabouts =
  | { readonly kind: 'fellowship' | 'notYet' | 'fallen' }
  | { readonly kind: 'map'; readonly region: string; readonly besieged: boolean };

/** Where a character is, as everybody may know it. */
export function whereIs({ fellowship, eliminated, regions }: WarView, id: string): Whereabouts {
  if (id === 'ring-bearers' || fellowship.companions.includes(id) || fellowship.guide === id) return { kind: 'fellowship' };
  if (eliminated.includes(id)) return { kind: 'fallen' };
  const region = regions.find(({ field, inside }) => field.characters.includes(id) || inside.characters.includes(id));
  return region === undefined ? { kind: 'notYet' } : { kind: 'map', region: region.id, besieged: region.inside.characters.includes(id) };
}

const LATER: { readonly [id: string]: string | undefined } = { strider: 'aragorn', 'gandalf-grey': 'gandalf-white' };

/** Strider who is Aragorn now, and Gandalf once he wears white, are told under their new name. */
export function isKnown(view: WarView, id: string): boolean {
  const later = LATER[id];
  return later === undefined || whereIs(view, later).kind === 'notYet' || whereIs(view, id).kind !== 'notYet';
}
