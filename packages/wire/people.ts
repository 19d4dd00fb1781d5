/** Public profiles of accounts that do not hide them: `/api/people`. */

/** The rating of a player on one side of a game: points, and the half-width of its interval. */
export interface RatingInfo {
  readonly game: string;
  /** `any` where each player plays alone. */
  readonly side: string;
  readonly rating: number;
  readonly doubt: number;
  readonly games: number;
  readonly won: number;
}

/** One game of a course: when it ended, and what was known then. A whole course begins with what is known of newcomers. */
export interface RatingStep {
  readonly at: number;
  readonly rating: number;
  readonly doubt: number;
}

/** A player; without an id where there is no profile: guests, hidden and deleted accounts. */
export interface PlayerName {
  readonly person: string | null;
  /** Null for bots and deleted accounts. */
  readonly name: string | null;
  readonly level?: string;
}

/** A finished game. */
export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly rated: boolean;
  /** Whether the person of the profile won; null in a draw. */
  readonly won: boolean | null;
  /** What it did to the person's rating, and what that was then; null where it did nothing, or has not been reckoned with. */
  readonly counted: (Omit<RatingStep, 'at'> & { readonly change: number }) | null;
  readonly seats: readonly (PlayerName & { readonly won: boolean; readonly own: boolean })[];
}

/** Games of two people at the same table, on different sides or each for himself. */
export interface Balance {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
}

/**
 * `GET /api/people/:id`, or `me`; 404 for guests and for those who hide. Nothing of a game that goes on; of finished ones those that were rated or
 * stood among the open tables, and those at which the one who asks has played. `POST /api/people/me { hidden }` hides the own profile, or shows it again.
 */
export interface Profile {
  readonly person: string;
  readonly name: string;
  readonly you: boolean;
  readonly hidden: boolean;
  readonly ratings: readonly (RatingInfo & { readonly course: readonly RatingStep[] })[];
  readonly games: readonly PlayedGame[];
  /** Those with whom most was played. */
  readonly opponents: readonly (PlayerName & Balance)[];
  /** The one who asks against the person; null when they have not met, or are the same. */
  readonly between: Balance | null;
}

/** `GET /api/people/known` answers `{ people }`: those with whom one has played, most often first, and where one of those games was. */
export interface KnownPerson extends PlayerName {
  readonly table: string;
  readonly seat: number;
  readonly games: number;
}

/** `GET /api/tables/:id/people`: who has a profile, seat by seat; null for bots, guests, those who hide, and empty seats. */
export interface PeopleAt {
  readonly people: readonly (string | null)[];
}

/**
 * `POST /api/tables/:id/invite`: whoever sat on this seat of a table at which the caller played is asked to come, and told by alert. Only the host, only while
 * the table gathers. Whoever is asked finds the table among his own and sits down without a code, or says no: `POST /api/tables/:id/decline {}`. Answers `{}`.
 */
export interface InviteRequest {
  readonly table: string;
  readonly seat: number;
}

export interface LadderPlace extends PlayerName, Omit<RatingInfo, 'game' | 'side'> {
  readonly you: boolean;
}

/** `GET /api/ladder/:game`: by the lower end of the interval of the rating. */
export interface Ladder {
  readonly game: string;
  readonly sides: readonly { readonly side: string; readonly places: readonly LadderPlace[] }[];
}
