import { asId } from '#kernel/id.ts';
import { huntForTheRing } from '#games/hunt-for-the-ring/index.ts';
import type { HuntView } from '#games/hunt-for-the-ring/view/view.ts';
import type { Action } from '#kernel';

/**
 * What people made of script choose in Hunt for the Ring. They play for the story, not to win: the Riders go straight to Frodo until they have
 * met him once, then keep away and do what he has a card against until he has played one, and then let him go. Frodo keeps such cards, plays what
 * he can out of turn, and walks to Rivendell by the shortest way.
 */

const box = huntForTheRing.content.read(huntForTheRing.content.standard);
const spaceOf = (name: unknown): number => box.spaces.indexOf(String(name));

export interface Story {
  /** Where Frodo is; whoever leads the play knows it, the pages must not. */
  readonly frodo: string | null;
  readonly met: boolean;
  /** Frodo has played a card out of turn. */
  readonly answered: boolean;
  /** What his cards can answer, wherever it is done. */
  readonly answerable: ReadonlySet<Inquiry>;
}

type Inquiry = 'search' | 'hunt' | 'perception';
const INQUIRIES: readonly Inquiry[] = ['search', 'hunt', 'perception'];

/** What a card answers out of turn, wherever it is done. */
const answeredBy = (card: string): Inquiry[] =>
  INQUIRIES.filter((inquiry) =>
    box.allies[box.allyIds.indexOf(card)]?.effects.some(
      ({ outOfTurn, trigger }) => outOfTurn && trigger?.[inquiry] === true && trigger.regions === 0 && trigger.sections === 0,
    ),
  );

export const answerableBy = ({ mine }: HuntView): ReadonlySet<Inquiry> =>
  new Set(mine?.role === 'ring-bearer' ? mine.hand.flatMap(answeredBy) : []);

const FAR = 255;
const KEEP_AWAY = 2;

const ofType = (options: readonly Action[], ...types: string[]): Action | undefined => {
  for (const type of types) {
    const found = options.find((option) => option.type === type);
    if (found !== undefined) return found;
  }
  return undefined;
};

const best = (options: readonly Action[], worth: (option: Action) => number): Action | undefined =>
  options.toSorted((a, b) => worth(b) - worth(a))[0];

function frodoMoves(view: HuntView, options: readonly Action[]): Action | undefined {
  const map = box.maps[view.part];
  const entries = (space: number): number => (map.exits.some((exit) => exit === space) ? 0 : map.entriesToExit[space]);
  const here = view.mine?.role === 'ring-bearer' ? spaceOf(view.mine.lastArea) : 0;
  const areas = options.filter(({ type }) => type === 'moveFrodo');
  const onward = best(
    areas.filter(({ area }) => entries(spaceOf(area)) < entries(here)),
    ({ area }) => -entries(spaceOf(area)),
  );
  return onward ?? ofType(options, 'moveToDot', 'advance') ?? areas[0];
}

/** The Riders are acting, and the Ring-bearer is asked whether he answers with a card. */
export const isOutOfTurn = ({ stage }: HuntView): boolean => stage === 'wraiths';

export function ringBearerChoice(view: HuntView, options: readonly Action[]): Action {
  const reaction = isOutOfTurn(view) ? ofType(options, 'playAlly') : undefined;
  const worth = ({ ally }: Action): number => answeredBy(String(ally)).length;
  const kept = best(
    options.filter(({ type }) => type === 'keepAlly'),
    worth,
  );
  const discarded = best(
    options.filter(({ type }) => type === 'discardAlly'),
    (option) => -worth(option),
  );
  return (
    reaction ??
    kept ??
    discarded ??
    frodoMoves(view, options) ??
    ofType(options, 'travelByNight', 'acceptTokens', 'stayPut', 'endTurn', 'pass', 'done') ??
    options[0]
  );
}

export function wraithChoice(view: HuntView, options: readonly Action[], { frodo, met, answered, answerable }: Story): Action {
  const goal = spaceOf(frodo);
  const map = box.maps[view.part];
  const far = (space: unknown): number => map.distance[spaceOf(space) * map.size + goal];
  const active = view.nazgul.find(({ id }) => id === view.active);
  if (!met && frodo !== null && active !== undefined) {
    if (active.at === frodo) {
      const strike = ofType(options, 'hunt', 'huntWith');
      if (strike !== undefined) return strike;
    }
    const nearer = best(
      options.filter(({ type, space }) => type === 'ride' && far(space) < far(active.at)),
      ({ space }) => -far(space),
    );
    if (nearer !== undefined) return nearer;
  }
  if (met && answered) {
    const letGo = ofType(options, 'endActivation');
    if (letGo !== undefined) return letGo;
  }
  if (met && frodo !== null) {
    // Searching where Frodo is not lets him answer out of turn without hurting him.
    const harmless = best(
      options.filter(({ type, space }) => type === 'ride' && far(space) >= KEEP_AWAY),
      ({ space }) => (map.areas.includes(asId(spaceOf(space))) ? FAR : 0) - far(space),
    );
    const away = best(
      options.filter(({ type }) => type === 'ride'),
      ({ space }) => far(space),
    );
    if (active !== undefined && active.at !== frodo) {
      const asking = [
        ...(answerable.has('search') ? ['search'] : []),
        ...(answerable.has('perception') ? ['perceive'] : []),
        ...(answerable.has('hunt') ? ['hunt', 'huntWith'] : []),
      ];
      const question = ofType(options, ...asking);
      if (question !== undefined) return question;
    }
    const ride = harmless ?? away;
    if (ride !== undefined) return ride;
    if (active !== undefined && active.at === frodo) return ofType(options, 'endActivation', 'pass', 'done') ?? options[0];
  }
  const place = best(
    options.filter(({ type }) => type === 'placeNazgul'),
    ({ area }) => -far(area),
  );
  return place ?? ofType(options, 'search', 'endActivation', 'endSwapping', 'pass', 'done', 'claimNoMore') ?? options[0];
}
