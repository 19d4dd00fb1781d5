import { asId } from '#kernel/id.ts';
import type { Seat, VisibleState } from '#kernel';
import {
  ARAGORN,
  type Card,
  CASUALTIES,
  type Character,
  CHARACTER_DECK,
  CHARACTERS,
  deckOf,
  ELIMINATED,
  FACE_COUNT,
  FACES,
  FIGURES,
  FREE,
  GANDALF_GREY,
  GANDALF_WHITE,
  IN_FELLOWSHIP,
  isCompanion,
  KINDS,
  type Nation,
  nationOf,
  NATIONS,
  NAZGUL,
  NO_NATION,
  NO_SIDE,
  NOT_YET_IN_PLAY,
  type Place,
  type Region,
  REINFORCEMENTS,
  SAURON,
  SETTLEMENTS,
  SHADOW,
  type Side,
  sideOfCard,
  sideOfToken,
  SIDES,
  STRATEGY_DECK,
  STRIDER,
  TOKENS,
  type Figure,
} from '../content/box.ts';
import { eventsView } from './eventsView.ts';
import { formingView } from './forming.ts';
import { battleView } from './battleView.ts';
import { forceAt } from './forces.ts';
import { ROW } from '../rules/figures.ts';
import { mixArmiesFrame, removeExcessFrame } from '../rules/frames/army.ts';
import { casualtiesFrame } from '../rules/frames/battle.ts';
import { eventFrame } from '../rules/frames/events.ts';
import {
  chooseActionFrame,
  chooseTokenFrame,
  discardToLimitFrame,
  endActionFrame,
  fellowshipPhaseFrame,
  huntAllocationFrame,
  sharedCardsFrame,
} from '../rules/frames/turn.ts';
import { ACTIONS } from '../rules/nouns.ts';
import { originalSide } from '../rules/places.ts';
import { DRAWN, IN_POOL, REMOVED, type TilePlace, WAITING, type War } from '../rules/state.ts';
import { backIndex, leadingSeat, seatsOf } from '../rules/team/seats.ts';
import { teamView } from './teamView.ts';
import { victoryPoints } from '../rules/victory/military.ts';
import type { NationView, RegionView, SideView, WarView } from './view.ts';

/** What a viewer may know: everything on the table, and of the cards only his own; after the end, all. */
export function project(visible: VisibleState<War>): WarView {
  const { box, frames, outcome, open } = visible;
  // The open part is all that the helpers below look at.
  const s: War = { box, frames: [...frames], outcome, open, own: [], hidden: { decks: [] } };
  const team = teamView(s, visible);
  return {
    turn: open.turn,
    stage: outcome !== null ? 'over' : stageOf(s),
    toAct: SIDES[actorOf(s)],
    doing: doingView(s),
    forming: formingView(s, visible.viewer),
    at: placeAsked(s),
    sides: [sideView(s, visible, FREE), sideView(s, visible, SHADOW)],
    fellowship: {
      at: box.regionIds[open.fellowship.at],
      progress: open.fellowship.progress,
      hidden: open.fellowship.hidden,
      corruption: open.fellowship.corruption,
      guide: CHARACTERS[open.fellowship.guide],
      companions: CHARACTERS.filter((_, c) => isCompanion(asId(c)) && open.characters[c] === IN_FELLOWSHIP),
      mordor: open.fellowship.mordor < 0 ? null : open.fellowship.mordor,
    },
    nations: NATIONS.map((_, nation) => nationView(s, asId(nation))),
    regions: box.regions.map((_, region) => regionView(s, asId(region))),
    tiles: {
      pool: tilesAt(s, IN_POOL),
      drawn: tilesAt(s, DRAWN),
      waiting: tilesAt(s, WAITING),
      removed: tilesAt(s, REMOVED),
    },
    eliminated: CHARACTERS.filter((_, c) => open.characters[c] === ELIMINATED && !hasChanged(s, asId(c))),
    battle: battleView(s, visible),
    combat: Object.fromEntries(seenCards(visible).map((card) => [box.cardIds[card], box.cards[card].combat])),
    initiative: Object.fromEntries(seenCards(visible).map((card) => [box.cardIds[card], box.cards[card].initiative])),
    events: eventsView(s, visible),
    ...(team === undefined ? {} : { team }),
  };
}

/** Cards whose face the viewer sees: on the table, in the battle, in his own hand; after the end in every hand. */
function seenCards({ open, own, truth }: VisibleState<War>): Card[] {
  const fighting = [...(open.battle?.cards ?? []), own?.combatCard ?? asId(-1)].filter((card) => card >= 0);
  return [...open.table, ...fighting, ...(own?.hand ?? []), ...(truth?.own.flatMap(({ hand }) => hand) ?? [])];
}

/** Whoever is choosing an action: not the side whose turn it would be when that has no dice left (WR-DICE-19). */
function actorOf(s: War): Side {
  const [frame] = s.frames;
  return chooseActionFrame.is(frame) ? frame.side : s.open.toAct;
}

/** The action under way, which everybody has heard of. */
function doingView(s: War): WarView['doing'] {
  const frame = endActionFrame.within(s);
  if (frame === null) return null;
  const { side, face, action, token } = frame;
  const event = eventFrame.within(s);
  return {
    side: SIDES[side],
    die: face < 0 ? null : FACES[face],
    action: action < 0 ? null : ACTIONS[action],
    token: token < 0 ? null : TOKENS[token],
    card: event === null ? null : s.box.cardIds[event.card],
  };
}

/** Losses, units that are too many and armies that meet lie open on the map. */
function placeAsked(s: War): string | null {
  const frame = s.frames.at(-1);
  if (casualtiesFrame.is(frame)) return s.box.placeIds[frame.place];
  return removeExcessFrame.is(frame) || mixArmiesFrame.is(frame) ? s.box.placeIds[frame.at] : null;
}

/** Where the game stands, as roughly as everybody may know it: what exactly is being weighed is between a player and his prompt. */
function stageOf(s: War): WarView['stage'] {
  if (s.open.battle !== null) return 'battle';
  // Cards are drawn, and discarded to the limit, before the Fellowship phase begins.
  const [first] = s.frames;
  if (fellowshipPhaseFrame.is(first))
    return (discardToLimitFrame.within(s) ?? sharedCardsFrame.within(s)) === null ? 'fellowship' : 'cards';
  if (huntAllocationFrame.is(first)) return 'allocation';
  return chooseTokenFrame.is(first) ? 'setup' : 'action';
}

/** Strider who is Aragorn now, and Gandalf once he wears white, have not fallen: they go by another name (WR-CHAR-04). */
function hasChanged(s: War, character: Character): boolean {
  const now = character === STRIDER ? ARAGORN : character === GANDALF_GREY ? GANDALF_WHITE : -1;
  return now >= 0 && s.open.characters[now] !== NOT_YET_IN_PLAY;
}

const tilesAt = (s: War, where: TilePlace): string[] => s.box.tileIds.filter((_, tile) => s.open.tiles[tile] === where);

function regionView(s: War, region: Region): RegionView {
  const { id, nation, settlement, inside } = s.box.regions[region];
  const holder = s.open.holder[region];
  return {
    id,
    nation: nation === NO_NATION ? null : NATIONS[nation],
    settlement: SETTLEMENTS[settlement],
    holder: holder === NO_SIDE ? null : SIDES[holder],
    captured: holder !== NO_SIDE && holder !== originalSide(s, region),
    besieged: s.open.besieged[region] === 1,
    field: forceAt(s, region),
    inside: forceAt(s, inside),
  };
}

/** Nazgûl wait with the figures of Sauron. */
function kindsOf(s: War, nation: Nation, place: Place): { [figure: string]: number } {
  const found: { [figure: string]: number } = {};
  for (let kind: Figure = asId(0); kind < KINDS; kind++) {
    const of = kind === NAZGUL ? SAURON : nationOf(kind);
    if (of === nation && s.open.figures[place * ROW + kind] > 0) found[FIGURES[kind]] = s.open.figures[place * ROW + kind];
  }
  return found;
}

const nationView = (s: War, nation: Nation): NationView => ({
  id: NATIONS[nation],
  steps: s.open.steps[nation],
  active: s.open.active[nation] === 1,
  atWar: s.open.steps[nation] === 0,
  reinforcements: kindsOf(s, nation, REINFORCEMENTS),
  casualties: kindsOf(s, nation, CASUALTIES),
});

/** Whose cards stand for a side: the viewer's own on his, those of whoever leads on the other. */
const shownSeat = (s: War, { viewer }: VisibleState<War>, side: Side): Seat =>
  viewer !== 'spectator' && seatsOf(s, side).includes(viewer) ? viewer : leadingSeat(s, side);

function sideView(s: War, visible: VisibleState<War>, side: Side): SideView {
  const { open, box } = s;
  const seat = shownSeat(s, visible, side);
  const hand = visible.truth?.own[seat].hand ?? (visible.viewer === seat ? visible.own?.hand : undefined);
  const dice: string[] = [];
  for (let face = 0; face < FACE_COUNT; face++) for (let n = 0; n < open.dice[side * FACE_COUNT + face]; n++) dice.push(FACES[face]);
  return {
    id: SIDES[side],
    seat,
    points: victoryPoints(s, side),
    pool: open.pool[side],
    dice,
    huntBox: open.huntBox[side],
    rings: open.rings[side],
    ringUsed: open.ringUsed[side] === 1,
    tokens: TOKENS.filter((_, token) => sideOfToken(asId(token)) === side && open.tokens[token] === 1),
    hand: { character: open.backs[backIndex(seat, CHARACTER_DECK)], strategy: open.backs[backIndex(seat, STRATEGY_DECK)] },
    decks: { character: open.deckLeft[deckOf(side, CHARACTER_DECK)], strategy: open.deckLeft[deckOf(side, STRATEGY_DECK)] },
    cards: hand === undefined ? null : hand.map((card) => box.cardIds[card]),
    table: open.table.filter((card) => sideOfCard(card) === side).map((card) => box.cardIds[card]),
    discard: open.discard.filter((card) => sideOfCard(card) === side).map((card) => box.cardIds[card]),
    faceDown: open.faceDown[deckOf(side, CHARACTER_DECK)] + open.faceDown[deckOf(side, STRATEGY_DECK)],
  };
}
