import type { Move, Seat } from '#kernel';
import type { Space } from '../content/ids.ts';
import { lastArea } from '../rules/derived.ts';
import { type Hunt, RING_BEARER } from '../rules/state.ts';
import {
  acceptTokens,
  cancelToken,
  drawSorcery,
  endActivation,
  endTurn,
  escapeTo,
  hunt,
  huntAt,
  huntWith,
  huntWithTwo,
  moveFrodo,
  moveToDot,
  pass,
  perceive,
  perceiveAt,
  perceiveWithTwo,
  playAlly,
  playSorcery,
  rest,
  ride,
  search,
  searchAt,
  spendToken,
  stayPut,
  travelByNight,
} from '../rules/verbs.ts';
import { ridersNear } from './bearer/danger.ts';

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
] as const;
export type Topic = (typeof TOPICS)[number];

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
  { verbs: [escapeTo], topic: 'away' },
  { verbs: [stayPut], topic: 'stay' },
];

const HUNTER: readonly Kind[] = [
  { verbs: [ride], topic: 'cover' },
  { verbs: [search, searchAt], topic: 'trace' },
  { verbs: [hunt, huntAt, huntWith, huntWithTwo], topic: 'likely' },
  { verbs: [perceive, perceiveAt, perceiveWithTwo], topic: 'narrow' },
  { verbs: [drawSorcery, playSorcery], topic: 'sorcery' },
  { verbs: [endActivation], topic: 'save' },
];

/** So many Nazgûl fewer in reach are worth a word. */
const FEWER = 0.25;

const reached = (s: Hunt, area: Space): number => ridersNear(s, area, 1).reaching;

/** Why the move is made: by its kind, and for Frodo's steps by how many Nazgûl could follow. */
export function topicsOf(s: Hunt, seat: Seat, move: Move): readonly Topic[] {
  if (seat === RING_BEARER && moveFrodo.is(move))
    return [reached(s, moveFrodo.read.area(move)) < reached(s, lastArea(s)) - FEWER ? 'safer' : 'onward'];
  const kinds = seat === RING_BEARER ? BEARER : HUNTER;
  const found = kinds.find(({ verbs }) => verbs.some((verb) => verb.is(move)));
  return found === undefined ? [] : [found.topic];
}
