/** What is asked in a hunt, or about the Fellowship, by the name of its prompt; and the step of the hunt at which it is asked. */
type Step = 'roll' | 'tile' | 'card' | 'guide' | 'companion' | 'ring';

export const STEPS: readonly Step[] = ['roll', 'tile', 'card', 'guide', 'companion', 'ring'];

interface Moment {
  /** A hunt, the way of the Ring-bearers, or who walks with them. */
  readonly about: 'hunt' | 'road' | 'company';
  readonly step: Step | null;
}

const hunt = (step: Step | null): Moment => ({ about: 'hunt', step });
const road: Moment = { about: 'road', step: null };
const company: Moment = { about: 'company', step: null };

export const MOMENTS = {
  huntBonus: hunt('roll'),
  huntReroll: hunt('roll'),
  preventTile: hunt('tile'),
  tileCard: hunt('card'),
  guideHobbit: hunt('guide'),
  guideGollum: hunt('guide'),
  huntCasualty: hunt('companion'),
  punishCasualty: hunt('companion'),
  lure: hunt('companion'),
  orderEffects: hunt(null),
  declareFellowship: road,
  declarePath: road,
  revealPath: road,
  cardForPath: road,
  anotherWay: road,
  cruelWeather: road,
  enterMordor: road,
  chooseGuide: company,
  breaking: company,
  separateWho: company,
  separateWhere: company,
} as const;

const KNOWN: { readonly [prompt: string]: Moment | undefined } = MOMENTS;

export const momentOf = (prompt: string | null | undefined): Moment | null => (prompt == null ? null : (KNOWN[prompt] ?? null));
