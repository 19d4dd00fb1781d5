import { flag, list, type Members, nullable, number, object, optional, text } from '#kernel/check.ts';
import type {
  Balance,
  KnownPerson,
  Ladder,
  LadderPlace,
  PeopleAt,
  PlayedGame,
  PlayerName,
  Profile,
  RatingInfo,
  RatingStep,
} from './people.ts';

/** The form of what the server answers about people. */

export const PLAYER_NAME: Members<PlayerName> = { person: nullable(text), name: nullable(text), level: optional(text) };
const RATING = { rating: number, doubt: number, games: number, won: number };
const BALANCE: Members<Balance> = { games: number, won: number, lost: number };

const isPlayedGame = object<PlayedGame>({
  table: text,
  game: text,
  at: number,
  rated: flag,
  won: nullable(flag),
  counted: nullable(
    object<NonNullable<PlayedGame['counted']>>({
      rating: number,
      doubt: number,
      change: number,
    }),
  ),
  seats: list(object<PlayedGame['seats'][number]>({ ...PLAYER_NAME, won: flag, own: flag })),
});

export const isProfile = object<Profile>({
  person: text,
  name: text,
  you: flag,
  hidden: flag,
  ratings: list(
    object<RatingInfo & { readonly course: readonly RatingStep[] }>({
      game: text,
      side: text,
      ...RATING,
      course: list(object<RatingStep>({ at: number, rating: number, doubt: number })),
    }),
  ),
  games: list(isPlayedGame),
  opponents: list(object<PlayerName & Balance>({ ...PLAYER_NAME, ...BALANCE })),
  between: nullable(object<Balance>(BALANCE)),
});

export const isKnownPeople = object<{ readonly people: readonly KnownPerson[] }>({
  people: list(object<KnownPerson>({ ...PLAYER_NAME, table: text, seat: number, games: number })),
});

export const isPeopleAt = object<PeopleAt>({ people: list(nullable(text)) });

export const isLadder = object<Ladder>({
  game: text,
  sides: list(
    object<Ladder['sides'][number]>({
      side: text,
      places: list(object<LadderPlace>({ ...PLAYER_NAME, ...RATING, you: flag })),
    }),
  ),
});
