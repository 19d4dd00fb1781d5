import { asId } from '#kernel/id.ts';
import { checkSeatCount, GivenOptions, InvalidInput, issueOf } from '#kernel';
import {
  CARDS_OF_DECKS,
  CHARACTER_COUNT,
  DECK_TYPES,
  eliteOf,
  FACE_COUNT,
  FREE,
  IN_FELLOWSHIP,
  KINDS,
  MOST_SEATS,
  NATION_COUNT,
  NO_SIDE,
  NOT_YET_IN_PLAY,
  PLACE_COUNT,
  REGION_COUNT,
  regularOf,
  REINFORCEMENTS,
  RING_BEARERS,
  sideOfNation,
  SIDES,
  TOKENS,
  type Region,
  type Nation,
  type Card,
} from '../../content/box.ts';
import { ROW, transfer } from '../figures.ts';
import { beginTurnFrame } from '../frames/turn.ts';
import { hasSettlement, originalSide } from '../places.ts';
import { IN_POOL, SET_ASIDE, type WarEffects, type War, type WarOptions } from '../state.ts';
import { newTeam, settleArmies } from '../team/armies.ts';
import { firstStep, takeBoth } from '../turn/chooseToken.ts';

export const SEATS = { min: 2, max: MOST_SEATS };

/** Tokens as the form names them: how many go to the Free Peoples and to the Shadow. */
export const LINKS: { readonly [name: string]: readonly [number, number] } = {
  none: [0, 0],
  'shadow-both': [0, 2],
  'shadow-one': [0, 1],
  'each-one': [1, 1],
  'free-one': [1, 0],
  'free-both': [2, 0],
};

/** `link` says how a game of Hunt for the Ring ended, if there was one (WR-TOKEN-02 to WR-TOKEN-05). */
export function readOptions(options: unknown, seats: number): WarOptions {
  checkSeatCount(seats, SEATS, ['WR-COMP-01']);
  const given = new GivenOptions(options, ['link', 'tokens']);
  if (given.value('tokens') !== undefined) return { tokens: readTokens(given.value('tokens')) };
  return { tokens: LINKS[given.choice('link', Object.keys(LINKS), ['WR-TOKEN-01'])] };
}

/** Options read once may be read again: a record keeps them as they were completed. */
function readTokens(tokens: unknown): WarOptions['tokens'] {
  const found = Object.values(LINKS).find(
    (each) => Array.isArray(tokens) && tokens.length === 2 && tokens[0] === each[0] && tokens[1] === each[1],
  );
  if (found === undefined)
    throw new InvalidInput('tokens says how many each side gets, e.g. [1, 0]', ['WR-TOKEN-01'], 'tokens', issueOf('form', 'tokens'));
  return found;
}

/** Under which name the options bring tokens along; null when they bring none. */
export function linkOf({ tokens }: WarOptions): string | null {
  const [free, shadow] = tokens;
  const name = Object.keys(LINKS).find((each) => LINKS[each][0] === free && LINKS[each][1] === shadow);
  return name === undefined || name === 'none' ? null : name;
}

/** An empty table: all figures in reserve, nobody anywhere. Set-up and positions both start from it. */
export function emptyTable(box: War['box'], options: WarOptions, seats: number): War {
  const s: War = {
    box,
    frames: [beginTurnFrame.make()],
    outcome: null,
    open: {
      options,
      turn: 0,
      toAct: FREE,
      figures: new Uint8Array(PLACE_COUNT * ROW),
      characters: new Uint8Array(CHARACTER_COUNT).fill(NOT_YET_IN_PLAY),
      holder: new Uint8Array(REGION_COUNT).fill(NO_SIDE),
      besieged: new Uint8Array(REGION_COUNT),
      steps: Uint8Array.from(box.start.stepsToWar),
      active: Uint8Array.from(box.start.active.map(Number)),
      dice: new Uint8Array(SIDES.length * FACE_COUNT),
      pool: Uint8Array.from(box.start.dice),
      huntBox: new Uint8Array(SIDES.length),
      tiles: Uint8Array.from(box.tiles.map(({ special }) => (special ? SET_ASIDE : IN_POOL))),
      rings: Uint8Array.from([box.start.rings, 0]),
      ringUsed: new Uint8Array(SIDES.length),
      tokens: new Uint8Array(TOKENS.length),
      tokenUsed: new Uint8Array(SIDES.length),
      deckLeft: Uint8Array.from(CARDS_OF_DECKS, (cards) => cards.length),
      backs: new Uint8Array(seats * DECK_TYPES.length),
      faceDown: new Uint8Array(CARDS_OF_DECKS.length),
      table: [],
      discard: [],
      fellowship: {
        at: box.start.ringBearers,
        progress: 0,
        hidden: true,
        corruption: 0,
        guide: box.start.guide,
        mordor: -1,
        attempted: false,
      },
      freeDiceWereInBox: false,
      messengerUsed: false,
      battle: null,
      ...(seats > 2 ? { team: newTeam() } : {}),
    },
    own: Array.from({ length: seats }, () => ({
      hand: [],
      discarded: [],
      combatCard: asId<Card>(-1),
      rerolls: -1,
      ...(seats > 2 ? { offered: asId<Card>(-1) } : {}),
    })),
    hidden: { decks: CARDS_OF_DECKS.map((cards) => [...cards]) },
  };
  for (let region: Region = asId(0); region < REGION_COUNT; region++)
    if (hasSettlement(s, region)) s.open.holder[region] = originalSide(s, region);
  // Every figure of the box starts among the reinforcements.
  const { figures } = s.open;
  for (let kind = 0; kind < KINDS; kind++) figures[REINFORCEMENTS * ROW + kind] = box.figures[kind];
  for (let nation: Nation = asId(0); nation < NATION_COUNT; nation++)
    figures[REINFORCEMENTS * ROW + KINDS + sideOfNation(nation)] += box.figures[regularOf(nation)] + box.figures[eliteOf(nation)];
  return s;
}

/** The board as the rulebook sets it up (WR-SETUP-01 to WR-SETUP-22). */
export function setup(box: War['box'], options: WarOptions, seats: number, effects: WarEffects): War {
  const s = emptyTable(box, options, seats);
  for (const [region, kind, count] of box.start.armies) transfer(s, REINFORCEMENTS, region, kind, count);
  for (const companion of box.start.companions) s.open.characters[companion] = IN_FELLOWSHIP;
  s.open.characters[RING_BEARERS] = IN_FELLOWSHIP;
  for (const deck of s.hidden.decks) {
    effects.random.shuffle(deck, box.cardIds);
    // Dictated orders are given from the top, and the top of a deck is its end.
    deck.reverse();
  }
  takeBoth(s, effects);
  settleArmies(s);
  s.frames = [firstStep(s)];
  return s;
}
