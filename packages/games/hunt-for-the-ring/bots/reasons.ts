import type { ReasonText } from '#bots/explanation.ts';
import type { Move, Seat } from '#kernel';
import type { Place, Space } from '../content/ids.ts';
import { hereOf, ownPlace } from '../rules/inquiries/here.ts';
import { lastArea } from '../rules/derived.ts';
import { spaceWordOf } from '../rules/spots.ts';
import { type Hunt, mapOf, RING_BEARER } from '../rules/state.ts';
import {
  acceptTokens,
  activateNext,
  advance,
  cancelToken,
  changeRoute,
  chooseDeed,
  claimNazgul,
  discardAlly,
  discardDie,
  discardForToken,
  discardSorcery,
  doDeed,
  drawSorcery,
  endActivation,
  endTurn,
  escapeTo,
  fleeTo,
  giveInformation,
  holdNazgul,
  hunt,
  huntAt,
  huntWith,
  huntWithTwo,
  keepAlly,
  keepJourney,
  keepRoute,
  moveAlly,
  moveFrodo,
  moveGandalf,
  moveToDot,
  pass,
  perceive,
  perceiveAt,
  perceiveWithTwo,
  placeAlly,
  placeNazgul,
  playAlly,
  playSorcery,
  pushNazgul,
  relocateGandalf,
  rest,
  revealGandalf,
  ride,
  search,
  searchAt,
  spendToken,
  stayPut,
  travelByNight,
  useCompany,
  ward,
} from '../rules/verbs.ts';
import { ridersNear } from './bearer/danger.ts';
import { beliefsOf } from './beliefs.ts';

/** What a move is for; in the locale under `why.<topic>`. */
export const TOPICS = [
  'safer',
  'onward',
  'hide',
  'rest',
  'hurry',
  'ally',
  'draw',
  'keep',
  'spare',
  'bear',
  'away',
  'stay',
  'cover',
  'trace',
  'likely',
  'narrow',
  'sorcery',
  'save',
  'guessed',
  'alike',
  'journey',
  'route',
  'errand',
  'deed',
  'reveal',
  'hinder',
  'shield',
  'least',
  'best',
  'company',
  'start',
] as const;
type Topic = (typeof TOPICS)[number];

interface Kind {
  readonly verbs: readonly { is(move: Move): boolean }[];
  readonly topic: Topic;
}

const BEARER: readonly Kind[] = [
  { verbs: [moveToDot], topic: 'hide' },
  { verbs: [rest], topic: 'rest' },
  { verbs: [travelByNight], topic: 'hurry' },
  { verbs: [playAlly], topic: 'ally' },
  { verbs: [spendToken], topic: 'draw' },
  { verbs: [pass, endTurn], topic: 'keep' },
  { verbs: [cancelToken], topic: 'spare' },
  { verbs: [acceptTokens], topic: 'bear' },
  { verbs: [stayPut], topic: 'stay' },
  { verbs: [giveInformation], topic: 'alike' },
  { verbs: [advance], topic: 'journey' },
  { verbs: [keepJourney, changeRoute, keepRoute], topic: 'route' },
  { verbs: [moveGandalf, relocateGandalf, chooseDeed], topic: 'errand' },
  { verbs: [doDeed], topic: 'deed' },
  { verbs: [revealGandalf], topic: 'reveal' },
  { verbs: [pushNazgul, holdNazgul, ward, discardDie], topic: 'hinder' },
  { verbs: [placeAlly, moveAlly], topic: 'shield' },
  { verbs: [discardAlly, discardForToken], topic: 'least' },
  { verbs: [keepAlly], topic: 'best' },
  { verbs: [useCompany], topic: 'company' },
];

const HUNTER: readonly Kind[] = [
  { verbs: [drawSorcery, playSorcery], topic: 'sorcery' },
  { verbs: [endActivation], topic: 'save' },
  { verbs: [claimNazgul, activateNext], topic: 'alike' },
  { verbs: [discardSorcery], topic: 'least' },
];

const kindOf = (kinds: readonly Kind[], move: Move): readonly ReasonText<Topic>[] => {
  const found = kinds.find(({ verbs }) => verbs.some((verb) => verb.is(move)));
  return found === undefined ? [] : [{ topic: found.topic }];
};

const percent = (chance: number): number => Math.round(chance * 100);

/** So many Nazgûl fewer in reach are worth a word. */
const FEWER = 0.25;

const reached = (s: Hunt, area: Space): number => ridersNear(s, area, 1).reaching;

/** Where Frodo goes: whether fewer can follow, and how likely the hunters hold it that he is there already. */
function going(s: Hunt, area: Space, plain: Topic): readonly ReasonText<Topic>[] {
  const safer = reached(s, area) < reached(s, lastArea(s)) - FEWER;
  return [{ topic: safer ? 'safer' : plain }, { topic: 'guessed', params: { chance: percent(beliefsOf(s).last[area]) } }];
}

function ofBearer(s: Hunt, move: Move): readonly ReasonText<Topic>[] {
  if (moveFrodo.is(move)) return going(s, moveFrodo.read.area(move), 'onward');
  if (escapeTo.is(move)) return going(s, escapeTo.read.area(move), 'away');
  if (fleeTo.is(move)) return going(s, fleeTo.read.area(move), 'away');
  return kindOf(BEARER, move);
}

/** How likely Frodo's last area lies within so many spaces. */
function near(s: Hunt, space: Space, spaces: number): number {
  const { size, distance } = mapOf(s);
  return beliefsOf(s).last.reduce((sum, chance, area) => sum + (distance[space * size + area] <= spaces ? chance : 0), 0);
}

function inside(s: Hunt, place: Place): number {
  const { region, section } = mapOf(s);
  const within = (area: number): boolean =>
    place < s.box.regions.length ? region[area] === place : section[area] === place - s.box.regions.length;
  return beliefsOf(s).last.reduce((sum, chance, area) => sum + (within(area) ? chance : 0), 0);
}

const likely = (topic: Topic, chance: number, where: ReasonText['params'] = {}): readonly ReasonText<Topic>[] => [
  { topic, params: { chance: percent(chance), ...where } },
];

/** Where a hunt looks, and how likely it finds him there. */
const huntingIn = (s: Hunt, area: Space): readonly ReasonText<Topic>[] =>
  likely('likely', beliefsOf(s).last[area], { area: spaceWordOf(s.open.part, s.box.spaces[area]) });

const watching = (s: Hunt, place: Place): readonly ReasonText<Topic>[] =>
  likely('narrow', inside(s, place), { place: `@place.${s.box.places[place]}` });

/** What the hunters ask and where they ride: how likely it is, by what everybody knows, that it is worth it. */
function ofHunter(s: Hunt, move: Move): readonly ReasonText<Topic>[] {
  const { visited } = beliefsOf(s);
  if (ride.is(move)) return likely('cover', near(s, ride.read.space(move), 1));
  if (search.is(move)) return likely('trace', visited[hereOf(s)]);
  if (searchAt.is(move)) return likely('trace', visited[searchAt.read.area(move)]);
  if (hunt.is(move) || huntWith.is(move) || huntWithTwo.is(move)) return huntingIn(s, hereOf(s));
  if (huntAt.is(move)) return huntingIn(s, huntAt.read.area(move));
  if (perceive.is(move)) return watching(s, ownPlace(s, perceive.read.scope(move)));
  if (perceiveWithTwo.is(move)) return watching(s, ownPlace(s, perceiveWithTwo.read.scope(move)));
  if (perceiveAt.is(move)) return watching(s, perceiveAt.read.place(move));
  // Only part I has a way that can be foreseen before anybody has moved.
  if (placeNazgul.is(move)) return [{ topic: s.open.part === 1 ? 'start' : 'alike' }];
  return kindOf(HUNTER, move);
}

/** Why the move is made: by its kind, and by what everybody at the table can believe about where Frodo is. */
export const topicsOf = (s: Hunt, seat: Seat, move: Move): readonly ReasonText<Topic>[] =>
  seat === RING_BEARER ? ofBearer(s, move) : ofHunter(s, move);
