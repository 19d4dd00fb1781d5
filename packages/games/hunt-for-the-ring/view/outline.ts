import type { Action, Language, Outline, OutlineLine, OutlineSection } from '#kernel';
import { perLanguage } from '#kernel/languages.ts';
import type { MapPack } from '../content/schema.ts';
import { dotNames } from './dots/names.ts';
import { isPlace, markWord, spaceWordOf } from '../rules/spots.ts';
import type { HuntView, InformationView, JourneyView, RingBearerView, WraithView } from './view.ts';

/** By language, what the words of the locale are called in this content. */
interface PackNames {
  readonly [language: string]: { readonly [word: string]: string };
}

const say = (id: string, params: OutlineLine['params'] = {}): OutlineLine => ({ id, params });

/** The table read aloud: where we are, what is on the board, what each side has, and what the listener alone knows. */
export function outline(view: HuntView): Outline {
  return [
    {
      id: 'game',
      params: { part: `@part.${view.part}` },
      lines: [
        say('time', { day: view.day, turn: `@turn.${view.turn}`, marker: `@marker.${view.marker}` }),
        say('step', { step: view.step }),
        say(view.limits.length === 1 ? 'corruption' : 'corruptionUnknown', {
          corruption: view.corruption,
          limit: view.limits[0],
          longLimit: view.limits[view.limits.length - 1],
        }),
        say('eyes', { count: view.eyes, pool: view.pool.length }),
        ...(view.foundAt === null ? [] : [say('foundAt', { area: areaWord(view, view.foundAt) })]),
        ...(view.seal === null ? [] : [say('seal', view.seal)]),
        ...view.left.map((seat) => say('hasLeft', { seat: `@seat.${seat}` })),
      ],
    },
    board(view),
    riders(view),
    company(view),
    ...(view.part === 2 ? [gandalf(view)] : []),
    ...partOne(view),
    ...(view.mine === null ? [] : [view.mine.role === 'ring-bearer' ? ringBearer(view, view.mine) : wraith(view.mine)]),
    ...truth(view),
    ...carriedOn(view),
  ];
}

const areaWord = (view: HuntView, space: string): string => spaceWordOf(view.part, space);

/** A line of the log, or a row of a Journey card. */
const entryWord = (part: 1 | 2, entry: string): string =>
  entry === 'dot' || entry === 'slash' ? `@entry.${entry}` : `@area.${part}-${entry}`;

const SPACES = ['area', 'space', 'from', 'to'] as const;

/** Spaces are called the same on both maps, but are not the same: an option names those of this part; and players by their names. */
export const aboutOption = (view: HuntView, action: Action): { readonly [name: string]: string } => ({
  ...Object.fromEntries(SPACES.flatMap((name) => (action[name] === undefined ? [] : [[name, areaWord(view, String(action[name]))]]))),
  ...(action.seat === undefined ? {} : { seat: `@seat.${action.seat}` }),
  ...(action.option === undefined ? {} : { option: `@choice.${action.option}` }),
});

const named = new WeakMap<object, PackNames>();

/** A content pack may join its dots differently than the box does: then they are called by what lies around them there. */
export function names({ sheet }: HuntView): PackNames {
  if (sheet === null) return {};
  const known = named.get(sheet) ?? perLanguage((language) => wordsOf(sheet, language));
  named.set(sheet, known);
  return known;
}

const wordsOf = (sheet: MapPack, language: Language): PackNames[string] =>
  Object.fromEntries(Object.entries(dotNames(sheet, language)).map(([word, name]) => [`dot.${word}`, name]));

function board(view: HuntView): OutlineSection {
  return {
    id: 'board',
    params: {},
    lines: [
      ...view.nazgul.map(({ id, at, player, witchKing, held }) =>
        say(at === null ? 'nazgulWaits' : held ? 'nazgulHeldAt' : 'nazgulAt', {
          nazgul: witchKing ? '@nazgul.witch-king' : `@nazgul.${id}`,
          at: at === null ? '' : areaWord(view, at),
          seat: player === 0 ? '' : `@seat.${player}`,
        }),
      ),
      ...view.trail.map(({ area, side }) => say(side === 'eye' ? 'trailEye' : 'trailSword', { area: areaWord(view, area) })),
      ...view.allies.map((area) => say('allyAt', { area: areaWord(view, area) })),
      ...view.wards.map(({ place, bars, until }) =>
        say(until === 'turn' ? 'wardTurn' : 'wardDay', {
          place: isPlace(place) ? `@place.${place}` : areaWord(view, place),
          bars: bars.map((bar) => `@bar.${bar}`),
        }),
      ),
      ...view.logTokens.flatMap((mark, token) =>
        mark === 'off' ? [] : [say('logToken', { token: token + 1, mark: markWord(view.part, mark) })],
      ),
    ],
  };
}

function riders(view: HuntView): OutlineSection {
  const unspent = view.dice.filter(({ spent }) => !spent);
  return {
    id: 'riders',
    params: { seat: `@seat.${view.first}` },
    lines: [
      unspent.length === 0 ? say('noDice') : say('dice', { faces: unspent.map(({ face }) => `@face.${face}`) }),
      view.information.length === 0
        ? say('noPowers')
        : say('powers', { count: view.information.length, areas: view.information.map((area) => `@area.1-${area}`) }),
      ...view.sorcery.hands.flatMap((cards, seat) => (seat === 0 ? [] : [say('sorceryHand', { seat: `@seat.${seat}`, count: cards })])),
      say('sorceryDeck', { count: view.sorcery.deck }),
      ...(view.sorcery.discard.length === 0
        ? []
        : [say('sorceryDiscard', { cards: view.sorcery.discard.map((card) => `@sorcery.${card}`) })]),
    ],
  };
}

function company(view: HuntView): OutlineSection {
  const up = view.company.filter(({ state }) => state === 'up');
  return {
    id: 'company',
    params: { seat: '@seat.0' },
    lines: [
      say('fellowship', { held: view.fellowship.held, pool: view.fellowship.pool }),
      up.length === 0 ? say('nobodyFaceUp') : say('faceUp', { company: up.map(({ id }) => `@company.${id}`) }),
      say('allyHand', { count: view.allyCards.hand, deck: view.allyCards.deck }),
      ...(view.allyCards.discard.length === 0
        ? []
        : [say('allyDiscard', { cards: view.allyCards.discard.map((card) => `@ally.${card}`) })]),
      ...(view.allyCards.shown.length === 0 ? [] : [say('allyShown', { cards: view.allyCards.shown.map((card) => `@ally.${card}`) })]),
    ],
  };
}

function gandalf(view: HuntView): OutlineSection {
  return {
    id: 'gandalf',
    params: {},
    lines: [
      say(view.deeds.done.length === 0 ? 'noDeeds' : 'deeds', {
        areas: view.deeds.done.map((area) => areaWord(view, area)),
        supply: view.deeds.supply,
      }),
      ...(view.rivendell === null ? [] : [say('inRivendell', { exit: areaWord(view, view.rivendell) })]),
      ...(view.gandalfAt === null ? [] : [say('gandalfFigure', { area: areaWord(view, view.gandalfAt) })]),
    ],
  };
}

/** What everybody may look at once part I is over (HR-RUL-51). */
function partOne({ partOneLog, partOneInformation }: HuntView): OutlineSection[] {
  if (partOneLog === null) return [];
  return [
    {
      id: 'partOneLog',
      params: {},
      lines: [say('entries', { entries: partOneLog.map((entry) => entryWord(1, entry)) }), ...informationLines(partOneInformation ?? [])],
    },
  ];
}

const informationLines = (tokens: readonly InformationView[]): OutlineLine[] =>
  tokens.map(({ area, state }) =>
    say(state === 'held' ? 'informationHeld' : state === 'concealed' ? 'informationConcealed' : 'informationGone', {
      area: `@area.1-${area}`,
    }),
  );

/** The end: what was behind the screen, for whoever did not sit there, and every Sorcery hand. */
function truth(view: HuntView): OutlineSection[] {
  if (view.truth === null) return [];
  const { ringBearer: own, sorcery, deedSupply } = view.truth;
  const hands = (sorcery ?? []).flatMap((cards, seat) =>
    cards.length === 0 ? [] : [say('knownCards', { seat: `@seat.${seat}`, cards: cards.map((card) => `@sorcery.${card}`) })],
  );
  const left = deedSupply.length === 0 ? [] : [say('deedSupply', { areas: deedSupply.map(({ area }) => areaWord(view, area)) })];
  return [
    ...(view.mine?.role === 'ring-bearer' ? [] : [ringBearer(view, own)]),
    ...(hands.length + left.length === 0 ? [] : [{ id: 'laidOpen', params: {}, lines: [...hands, ...left] }]),
  ];
}

const journeyWord = ({ id }: JourneyView): string => `@journey.${id}`;

function ringBearer(view: HuntView, mine: RingBearerView): OutlineSection {
  const own = view.mine?.role === 'ring-bearer';
  return {
    id: 'behindScreen',
    params: {},
    lines: [
      ...(view.part === 1 ? [say('entries', { entries: mine.log.map((entry) => entryWord(1, entry)) })] : []),
      ...(mine.lastArea === null ? [] : [say('lastArea', { area: areaWord(view, mine.lastArea), dots: mine.dots })]),
      ...informationLines(mine.information),
      ...(mine.hand.length === 0 ? [] : [say(own ? 'hand' : 'handWas', { cards: mine.hand.map((card) => `@ally.${card}`) })]),
      ...(mine.bottom.length === 0 ? [] : [say('bottom', { cards: mine.bottom.map((card) => `@ally.${card}`) })]),
      ...mine.known.flatMap((ids, seat) =>
        ids.length === 0 ? [] : [say('knownCards', { seat: `@seat.${seat}`, cards: ids.map((card) => `@sorcery.${card}`) })],
      ),
      ...(mine.journey === null
        ? []
        : [
            say(mine.journey.long ? 'longJourney' : 'shortJourney', {
              rows: mine.journey.rows.map((row) => entryWord(2, row)),
              limit: mine.limit ?? 0,
            }),
          ]),
      ...(mine.journeysSeen.length === 0 ? [] : [say('journeysSeen', { journeys: mine.journeysSeen.map(journeyWord) })]),
      ...(mine.journeysGone.length === 0 ? [] : [say('journeysGone', { journeys: mine.journeysGone.map(journeyWord) })]),
      ...(mine.gandalf === null ? [] : [say('gandalfIsAt', { area: areaWord(view, mine.gandalf) })]),
      ...(mine.gandalfLog.length === 0 ? [] : [say('gandalfLog', { areas: mine.gandalfLog.map((area) => areaWord(view, area)) })]),
      ...mine.deeds.map(({ area }) => say('deedHeld', { area: areaWord(view, area) })),
      ...mine.deedsSeen.map(({ area }) => say('deedSeen', { area: areaWord(view, area) })),
    ],
  };
}

function wraith(mine: WraithView): OutlineSection {
  const cards = (ids: readonly string[]): string[] => ids.map((card) => `@sorcery.${card}`);
  return {
    id: 'myCards',
    params: {},
    lines: [
      mine.hand.length === 0 ? say('noCards') : say('sorceryCards', { cards: cards(mine.hand) }),
      ...mine.known.flatMap((ids, seat) => (ids.length === 0 ? [] : [say('knownCards', { seat: `@seat.${seat}`, cards: cards(ids) })])),
      ...mine.offers.map(({ from, card, to, wanted }) =>
        say('offer', { seat: `@seat.${from}`, card: `@sorcery.${card}`, other: `@seat.${to}`, for: `@sorcery.${wanted}` }),
      ),
    ],
  };
}

/** What the end hands on: to part II, and to War of the Ring. */
function carriedOn({ letter, warTokens, givenUp }: HuntView): OutlineSection[] {
  const lines = [
    ...(letter === null ? [] : [say('letter', { letter })]),
    ...(warTokens === null ? [] : [say('warTokens', { shadow: warTokens.shadow, freePeoples: warTokens.freePeoples })]),
    ...(givenUp ? [say('nothingCarried')] : []),
  ];
  return lines.length === 0 ? [] : [{ id: 'carriedOn', params: {}, lines }];
}
