import type { Spot } from '#look/map/geometry.ts';
import { type Accessor, createMemo } from 'solid-js';
import type { HuntAction } from '../../rules/state.ts';
import type { HuntView } from '../../view/view.ts';
import { layers } from '../layers.ts';
import { type Belief, type Shade, shadesOf } from './beliefs.ts';
import type { LoadedSheet } from './loaded.ts';
import { type Figure, figuresOf, type PlacedPiece, type Token, tokensOf } from './pieces.ts';
import { exposure } from './reach.ts';
import { entriesOf, type Thread, threadOf } from './thread.ts';

/** What lies and stands on the map, as the viewer may see it. */
export interface OnMap {
  readonly shades: Accessor<ReadonlyMap<string, Shade>>;
  readonly figures: Accessor<readonly PlacedPiece<Figure>[]>;
  readonly tokens: Accessor<readonly PlacedPiece<Token>[]>;
  /** The viewer is the Ring-bearer. */
  readonly own: () => boolean;
  /** Which Nazgûl could ride to each space; null for whoever is not warned. */
  readonly threats: Accessor<ReadonlyMap<string, readonly string[]> | null>;
  readonly thread: Accessor<Thread | null>;
}

export function createOnMap(
  { sheet, ways }: LoadedSheet,
  what: {
    readonly view: Accessor<HuntView>;
    readonly belief: Accessor<Belief | null>;
    readonly pointed: Accessor<HuntAction | null>;
    spotOf(place: string): Spot | null;
  },
): OnMap {
  const { view } = what;
  const own = (): boolean => view().mine?.role === 'ring-bearer';
  const entries = createMemo((): readonly string[] | null => {
    const pointed = what.pointed();
    const { mine } = view();
    if (pointed?.type === 'keepJourney' && mine?.role === 'ring-bearer')
      return mine.journeysSeen.find(({ id }) => id === pointed.journey)?.rows ?? entriesOf(view());
    return entriesOf(view());
  });
  return {
    shades: createMemo((): ReadonlyMap<string, Shade> => {
      const belief = what.belief();
      return belief === null || !layers().belief ? new Map() : shadesOf(belief);
    }),
    figures: createMemo(() => figuresOf(view(), sheet)),
    tokens: createMemo(() => tokensOf(view(), sheet, (place) => what.spotOf(place))),
    own,
    // Only the Ring-bearer is warned, from what lies open on the board.
    threats: createMemo(() => (own() ? exposure(sheet, view().nazgul, view().turn === 'night') : null)),
    thread: createMemo(() => {
      const known = entries();
      return known === null || !layers().thread ? null : threadOf(sheet, ways, known, view().step);
    }),
  };
}
