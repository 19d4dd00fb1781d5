import { asId } from '#kernel/id.ts';
import { InvalidInput } from '#kernel';
import {
  type Card,
  CASUALTIES,
  CHARACTER_COUNT,
  type CharacterName,
  CHARACTERS,
  ELIMINATED,
  FACE_COUNT,
  type FaceName,
  FACES,
  FIGURES,
  IN_FELLOWSHIP,
  isCompanion,
  KINDS,
  NATIONS,
  type Place,
  REARGUARD,
  SIDES,
  TOKENS,
} from '../content/box.ts';
import { DECKS } from '../content/cards.ts';
import { ROW } from '../rules/figures.ts';
import { hasSettlement, isUnconquered } from '../rules/places.ts';
import { DRAWN, IN_HAND, IN_POOL, REMOVED, type TilePlace, WAITING, type War } from '../rules/state.ts';
import { handName } from '../rules/team/seats.ts';
import { writeFlow } from './flow.ts';
import type { WarPosition } from './notation.ts';
import { writeTeam } from './team.ts';

/** The position of a running game, in the words of the notation. */
export function write(s: War): WarPosition {
  if (s.outcome !== null) throw new InvalidInput('The game is over: its record tells more than a position');
  const { open } = s;
  return {
    game: 'war-of-the-ring',
    turn: open.turn,
    toAct: SIDES[open.toAct],
    tokensDealt: [open.options.tokens[0], open.options.tokens[1]],
    regions: regions(s),
    casualties: forceAt(s, CASUALTIES).figures,
    nations: Object.fromEntries(NATIONS.map((id, nation) => [id, { steps: open.steps[nation], active: open.active[nation] === 1 }])),
    fellowship: fellowship(s),
    eliminated: CHARACTERS.filter((_, c) => open.characters[c] === ELIMINATED),
    ...dice(s),
    tiles: tiles(s),
    ...cards(s),
    freeDiceWereInBox: open.freeDiceWereInBox,
    messengerUsed: open.messengerUsed,
    ...(open.battle === null ? {} : { rearguard: forceAt(s, REARGUARD) }),
    ...writeFlow(s),
    ...writeTeam(s),
  };
}

function forceAt(s: War, place: Place): { figures: { [figure: string]: number }; characters: CharacterName[] } {
  const figures: { [figure: string]: number } = {};
  for (let kind = 0; kind < KINDS; kind++) {
    const count = s.open.figures[place * ROW + kind];
    if (count > 0) figures[FIGURES[kind]] = count;
  }
  return { figures, characters: CHARACTERS.filter((_, c) => c < CHARACTER_COUNT && s.open.characters[c] === place) };
}

/** Regions with somebody in them, under siege or in other hands than at the start. */
function regions(s: War): NonNullable<WarPosition['regions']> {
  const found: NonNullable<WarPosition['regions']> = {};
  for (const [region, { id, inside }] of s.box.regions.entries()) {
    const { figures, characters } = forceAt(s, asId(region));
    const about = {
      ...(Object.keys(figures).length === 0 ? {} : { figures }),
      ...(characters.length === 0 ? {} : { characters }),
      ...(s.open.besieged[region] === 1 ? { inside: forceAt(s, inside) } : {}),
      ...(!hasSettlement(s, asId(region)) || isUnconquered(s, asId(region)) ? {} : { holder: SIDES[s.open.holder[region]] }),
    };
    if (Object.keys(about).length > 0) found[id] = about;
  }
  return found;
}

function fellowship({ open, box }: War): WarPosition['fellowship'] {
  const { at, progress, hidden, corruption, guide, mordor, attempted } = open.fellowship;
  return {
    at: box.regionIds[at],
    progress,
    hidden,
    corruption,
    guide: CHARACTERS[guide],
    companions: CHARACTERS.filter((_, c) => isCompanion(asId(c)) && open.characters[c] === IN_FELLOWSHIP),
    ...(mordor < 0 ? {} : { mordor }),
    attempted,
  };
}

const pair = (values: Uint8Array): [number, number] => [values[0], values[1]];

const dice = ({ open }: War): Partial<WarPosition> => ({
  dice: Object.fromEntries(
    SIDES.map((id, side) => [id, FACES.flatMap((face, at) => new Array<FaceName>(open.dice[side * FACE_COUNT + at]).fill(face))]),
  ),
  pool: pair(open.pool),
  huntBox: pair(open.huntBox),
  rings: pair(open.rings),
  ringUsed: pair(open.ringUsed),
  tokens: TOKENS.filter((_, token) => open.tokens[token] === 1),
  tokenUsed: pair(open.tokenUsed),
});

/** Standard tiles that are not named are in the pool, special ones wait outside the game. */
function tiles({ open, box }: War): WarPosition['tiles'] {
  const at = (where: TilePlace): string[] => box.tileIds.filter((_, tile) => open.tiles[tile] === where);
  return {
    drawn: at(DRAWN),
    waiting: at(WAITING),
    removed: at(REMOVED),
    inHand: at(IN_HAND),
    inPool: box.tileIds.filter((_, tile) => box.tiles[tile].special && open.tiles[tile] === IN_POOL),
  };
}

function cards(s: War): Partial<WarPosition> {
  const { open, hidden, box } = s;
  const names = (list: readonly Card[]): string[] => list.map((card) => box.cardIds[card]);
  return {
    hands: Object.fromEntries(
      s.own.map(({ hand, discarded, combatCard, rerolls, offered = -1 }, seat) => {
        return [
          handName(s, asId(seat)),
          {
            hand: names(hand),
            discarded: names(discarded),
            ...(combatCard < 0 ? {} : { combatCard: box.cardIds[combatCard] }),
            ...(rerolls < 0 ? {} : { rerolls }),
            ...(offered < 0 ? {} : { offered: box.cardIds[offered] }),
          },
        ];
      }),
    ),
    decks: Object.fromEntries(DECKS.map((id, deck) => [id, names([...hidden.decks[deck]].reverse())])),
    table: names(open.table),
    discard: names(open.discard),
  };
}
