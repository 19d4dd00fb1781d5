import type { Seat } from '#kernel/seat.ts';
import { asId } from '#kernel/id.ts';
import { InvalidInput, issueOf, type Sequel, type SequelDefinition } from '#kernel';
import { givenUp } from '../end.ts';
import { FACE_UP, type Hunt, RING_BEARER } from '../state.ts';

/** What a finished hunt brings into War of the Ring, as a plain value (HR-WOTR-01); the tokens by their names there (HR-WOTR-13, HR-WOTR-14). */
const WAR_TOKENS = {
  shadow: ['move-minions', 'shadow-diplomacy'],
  freePeoples: ['draw-event', 'free-diplomacy'],
} as const;

type WarSide = keyof typeof WAR_TOKENS;

/** How many action tokens each side receives. */
export interface WarGrant {
  readonly shadow: number;
  readonly freePeoples: number;
}

const LATE_STEP = 8;

/**
 * Null while the hunt is not over, when part I alone was played and Frodo came through it, and when a side gave up: tokens are the price of a
 * lost Frodo (HR-WOTR-02, HR-WOTR-03) or of one who reached Rivendell (HR-WOTR-04 to HR-WOTR-06), and he is neither.
 */
export function warGrant({ outcome, open }: Pick<Hunt, 'outcome' | 'open'>): WarGrant | null {
  if (outcome === null || givenUp(outcome)) return null;
  if (!outcome.winners.includes(RING_BEARER))
    // HR-WOTR-02, HR-WOTR-03: lost early or late.
    return { shadow: open.part === 1 || open.step < LATE_STEP ? 2 : 1, freePeoples: 0 };
  if (open.part === 1) return null;
  // HR-WOTR-04 to HR-WOTR-06: only Company cards still face up count (HR-RUL-75).
  const company = open.company.filter((card) => card === FACE_UP).length;
  if (company === 0) return { shadow: 1, freePeoples: 1 };
  return { shadow: 0, freePeoples: company <= 2 ? 1 : 2 };
}

/** Endings by the name they have among the options of War of the Ring. */
const LINKS: readonly (readonly [string, number, number])[] = [
  ['shadow-both', 2, 0],
  ['shadow-one', 1, 0],
  ['each-one', 1, 1],
  ['free-one', 0, 1],
  ['free-both', 0, 2],
];

/** The grant with its name, for the view of a finished hunt. */
export function warTokensOf(s: Pick<Hunt, 'outcome' | 'open'>): (WarGrant & { readonly link: string }) | null {
  const grant = warGrant(s);
  const link = LINKS.find(([, shadow, freePeoples]) => grant?.shadow === shadow && grant.freePeoples === freePeoples);
  return grant === null || link === undefined ? null : { ...grant, link: link[0] };
}

/**
 * Seats of the game that follows: Frodo's player leads the Free Peoples, one of those who hunted him the Shadow, or two where two hunted. Four sit
 * there as Gondor, the Witch-king, Rohan and Saruman: the last who hunted has to help Frodo then.
 */
function seatsThere({ open }: Pick<Hunt, 'open'>): Pick<Sequel, 'seats' | 'larger'> {
  const hunters = open.sorceryHand.flatMap((_, seat) => (seat === RING_BEARER ? [] : [asId<Seat>(seat)]));
  const frodo: Seat[] = [RING_BEARER];
  return {
    seats: [frodo, hunters],
    larger: [
      [frodo, hunters, hunters],
      [frodo, hunters, hunters.toReversed(), hunters],
    ].slice(0, hunters.length - 1),
  };
}

/** How the hunt goes on in War of the Ring. */
export const warAfter: SequelDefinition<Hunt> = {
  game: 'war-of-the-ring',
  of(s) {
    const tokens = warTokensOf(s);
    return tokens === null ? null : { link: tokens.link, options: { link: tokens.link }, ...seatsThere(s) };
  },
};

/** The tokens themselves: with two a side takes both, with one it chooses which (HR-WOTR-07). */
export function takeWarTokens(
  grant: WarGrant,
  choice: { readonly [side in WarSide]?: string },
): { readonly [side in WarSide]: readonly string[] } {
  const take = (side: WarSide): readonly string[] => {
    const tokens: readonly string[] = WAR_TOKENS[side];
    if (grant[side] !== 1) return tokens.slice(0, grant[side]);
    const chosen = choice[side];
    if (chosen === undefined || !tokens.includes(chosen))
      throw new InvalidInput(
        `The ${side} side chooses one token: ${tokens.join(' or ')}`,
        ['HR-WOTR-07'],
        side,
        issueOf('choice', side, { values: tokens.join(', ') }),
      );
    return [chosen];
  };
  return { shadow: take('shadow'), freePeoples: take('freePeoples') };
}
