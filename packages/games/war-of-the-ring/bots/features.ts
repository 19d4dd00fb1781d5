import { asId } from '#kernel/id.ts';
import {
  ARAGORN,
  CASUALTIES,
  CHARACTER_COUNT,
  EYE_TILE,
  FREE,
  FREE_NATIONS,
  GANDALF_GREY,
  GANDALF_WHITE,
  GOLLUM,
  IN_FELLOWSHIP,
  isCompanion,
  KINDS,
  MOUTH,
  NATION_COUNT,
  NATIONS,
  NAZGUL,
  REINFORCEMENTS,
  SARUMAN,
  SHADOW,
  SHADOW_NATIONS,
  type Side,
  sideOfCard,
  STRIDER,
  WITCH_KING,
  type Place,
  type Character,
} from '../content/box.ts';
import { companionsInFellowship } from '../rules/company.ts';
import { newPool } from '../rules/dice/pool.ts';
import { elitesAt, inPlay, isEliminated, leadersAt, ROW } from '../rules/figures.ts';
import { isFreeHaven } from '../rules/places.ts';
import { IN_POOL, type War } from '../rules/state.ts';
import { victoryPoints } from '../rules/victory/military.ts';
import { stepsToDoom } from './map.ts';
import { greatest, pressureOn, unitsBesieged } from './pressure.ts';
import { cardsOf } from './value.ts';

/** What a player would call the matter that a feature is about; a bot's reasons are told in these words. */
export const TOPICS = [
  'road',
  'corruption',
  'company',
  'hunt',
  'conquest',
  'siege',
  'freeConquest',
  'armies',
  'politics',
  'dice',
  'cards',
] as const;
type Topic = (typeof TOPICS)[number];

type Feature = readonly [name: string, topic: Topic, of: (look: Look) => number];

/** One look at a position; what several features need is worked out once. */
interface Look {
  readonly s: War;
  readonly left: number;
  readonly inMordor: number;
  readonly corruption: number;
  readonly points: readonly [number, number];
  readonly onFree: ReturnType<typeof pressureOn>;
  readonly onShadow: ReturnType<typeof pressureOn>;
  readonly tiles: { readonly mean: number; readonly eyes: number; readonly reveals: number };
}

/** What the next hunt tile does on average; an Eye counts like two, which is about what is found on the way. */
function tilesOf(s: War): Look['tiles'] {
  let count = 0;
  let sum = 0;
  let eyes = 0;
  let reveals = 0;
  for (let tile = 0; tile < s.open.tiles.length; tile++) {
    if (s.open.tiles[tile] !== IN_POOL) continue;
    const { value, reveal } = s.box.tiles[tile];
    count++;
    if (value === EYE_TILE) eyes++;
    else if (value < EYE_TILE) sum += value;
    if (reveal) reveals++;
  }
  return count === 0 ? { mean: 0, eyes: 0, reveals: 0 } : { mean: (sum + eyes * 2) / count, eyes: eyes / count, reveals: reveals / count };
}

const onMap = (s: War, side: Side): { regulars: number; elites: number } => {
  let units = 0;
  let elites = 0;
  for (let place: Place = asId(0); place < REINFORCEMENTS; place++) {
    const here = s.open.figures[place * ROW + KINDS + side];
    if (here === 0) continue;
    units += here;
    elites += elitesAt(s, place, side);
  }
  return { regulars: units - elites, elites };
};

function leaders(s: War): number {
  let sum = 0;
  for (let place: Place = asId(0); place < REINFORCEMENTS; place++)
    if (s.open.figures[place * ROW + KINDS + FREE] > 0) sum += leadersAt(s, place);
  return sum;
}

function nazgul(s: War): number {
  let sum = 0;
  for (let place = 0; place < REINFORCEMENTS; place++) sum += s.open.figures[place * ROW + NAZGUL];
  return sum;
}

function levels(s: War, where: (place: number) => boolean): number {
  let sum = 0;
  for (let c: Character = asId(0); c < CHARACTER_COUNT; c++)
    if (isCompanion(c) && where(s.open.characters[c])) sum += s.box.characters[c].level;
  return sum;
}

const yes = (holds: boolean): number => (holds ? 1 : 0);
const onTable = (s: War, side: Side): number => s.open.table.filter((card) => sideOfCard(card) === side).length;
const steps = (s: War, nations: readonly number[]): number => nations.reduce((sum, nation) => sum + s.open.steps[nation], 0);
const atWar = (s: War, nations: readonly number[]): number => nations.reduce((sum, nation) => sum + yes(s.open.steps[nation] === 0), 0);

/** What a value is made of: everything that both sides may see, told from the Free Peoples' side of the table. */
const FEATURES: readonly Feature[] = [
  ['stepsLeft', 'road', ({ left }) => left],
  ['stepsLeftSquared', 'road', ({ left }) => left * left * 0.1],
  ['inMordor', 'road', ({ inMordor }) => inMordor],
  ['stepsLeftInMordor', 'road', ({ inMordor, left }) => inMordor * left],
  ['hidden', 'road', ({ s }) => yes(s.open.fellowship.hidden)],
  ['hiddenInMordor', 'road', ({ s, inMordor }) => inMordor * yes(s.open.fellowship.hidden)],
  ['atHaven', 'road', ({ s, inMordor }) => (1 - inMordor) * yes(s.open.fellowship.progress === 0 && isFreeHaven(s, s.open.fellowship.at))],
  ['corruption', 'corruption', ({ corruption }) => corruption],
  ['corruptionSquared', 'corruption', ({ corruption }) => corruption * corruption * 0.1],
  ['corruptionByWay', 'corruption', ({ corruption, left }) => corruption * left * 0.1],
  ['corruptionInMordor', 'corruption', ({ corruption, inMordor }) => corruption * inMordor],
  ['levels', 'company', ({ s }) => levels(s, (place) => place === IN_FELLOWSHIP)],
  ['companions', 'company', ({ s }) => companionsInFellowship(s)],
  ['levelsInMordor', 'company', ({ s, inMordor }) => inMordor * levels(s, (place) => place === IN_FELLOWSHIP)],
  ['levelsOnMap', 'company', ({ s }) => levels(s, (place) => place < REINFORCEMENTS)],
  ['gollumGuides', 'company', ({ s }) => yes(s.open.fellowship.guide === GOLLUM)],
  ['striderGuides', 'company', ({ s }) => yes(s.open.fellowship.guide === STRIDER)],
  ['striderLost', 'company', ({ s }) => yes(isEliminated(s, STRIDER) && !inPlay(s, ARAGORN))],
  ['gandalfLost', 'company', ({ s }) => yes(isEliminated(s, GANDALF_GREY) && !inPlay(s, GANDALF_WHITE))],
  ['aragorn', 'dice', ({ s }) => yes(inPlay(s, ARAGORN))],
  ['gandalfWhite', 'dice', ({ s }) => yes(inPlay(s, GANDALF_WHITE))],
  ['tileMean', 'hunt', ({ tiles }) => tiles.mean],
  ['tileMeanByWay', 'hunt', ({ tiles, left }) => tiles.mean * left * 0.1],
  ['tileEyes', 'hunt', ({ tiles }) => tiles.eyes],
  ['tileReveals', 'hunt', ({ tiles }) => tiles.reveals],
  ['shadowPoints', 'conquest', ({ points }) => points[SHADOW]],
  ['shadowPointsSquared', 'conquest', ({ points }) => points[SHADOW] * points[SHADOW] * 0.1],
  ['shadowPointsByWay', 'conquest', ({ points, left }) => points[SHADOW] * left * 0.1],
  ['pointsBesieged', 'siege', ({ onFree }) => onFree.besieged],
  ['threatNear', 'siege', ({ onFree }) => onFree.near],
  ['threatFar', 'siege', ({ onFree }) => onFree.far],
  ['threatMost', 'siege', ({ onFree }) => onFree.most],
  ['threatByPoints', 'siege', ({ onFree, points }) => onFree.near * points[SHADOW] * 0.1],
  ['freePoints', 'freeConquest', ({ points }) => points[FREE]],
  ['freePointsSquared', 'freeConquest', ({ points }) => points[FREE] * points[FREE]],
  ['freeBesieging', 'freeConquest', ({ onShadow }) => onShadow.besieged],
  ['freeThreatNear', 'freeConquest', ({ onShadow }) => onShadow.near],
  ['freeThreatFar', 'freeConquest', ({ onShadow }) => onShadow.far],
  ['freeThreatMost', 'freeConquest', ({ onShadow }) => onShadow.most],
  ['freeThreatByPoints', 'freeConquest', ({ onShadow, points }) => onShadow.near * points[FREE]],
  ['freeRegulars', 'armies', ({ s }) => onMap(s, FREE).regulars],
  ['freeElites', 'armies', ({ s }) => onMap(s, FREE).elites],
  ['freeLeaders', 'armies', ({ s }) => leaders(s)],
  ['freeBesieged', 'armies', ({ s }) => unitsBesieged(s, FREE)],
  ['freeGreatest', 'armies', ({ s }) => greatest(s, FREE)],
  ['freeCasualties', 'armies', ({ s }) => s.open.figures[CASUALTIES * ROW + KINDS + FREE]],
  ['shadowRegulars', 'armies', ({ s }) => onMap(s, SHADOW).regulars],
  ['shadowElites', 'armies', ({ s }) => onMap(s, SHADOW).elites],
  ['shadowGreatest', 'armies', ({ s }) => greatest(s, SHADOW)],
  ['nazgul', 'armies', ({ s }) => nazgul(s)],
  ['freeSteps', 'politics', ({ s }) => steps(s, FREE_NATIONS)],
  ['freeAtWar', 'politics', ({ s }) => atWar(s, FREE_NATIONS)],
  ['shadowSteps', 'politics', ({ s }) => steps(s, SHADOW_NATIONS)],
  ...Array.from(
    { length: NATION_COUNT },
    (_, nation): Feature => [`atWar:${NATIONS[nation]}`, 'politics', ({ s }) => yes(s.open.steps[nation] === 0)],
  ),
  ...FREE_NATIONS.map((nation): Feature => [`active:${NATIONS[nation]}`, 'politics', ({ s }) => s.open.active[nation]]),
  ['freeDice', 'dice', ({ s }) => newPool(s, FREE)],
  ['shadowDice', 'dice', ({ s }) => newPool(s, SHADOW)],
  ['shadowDiceByWay', 'dice', ({ s, left }) => newPool(s, SHADOW) * left * 0.1],
  ['saruman', 'dice', ({ s }) => yes(inPlay(s, SARUMAN))],
  ['witchKing', 'dice', ({ s }) => yes(inPlay(s, WITCH_KING))],
  ['mouth', 'dice', ({ s }) => yes(inPlay(s, MOUTH))],
  ['witchKingLost', 'dice', ({ s }) => yes(isEliminated(s, WITCH_KING))],
  ['freeRings', 'dice', ({ s }) => s.open.rings[FREE]],
  ['shadowRings', 'dice', ({ s }) => s.open.rings[SHADOW]],
  ['freeCards', 'cards', ({ s }) => cardsOf(s, FREE)],
  ['shadowCards', 'cards', ({ s }) => cardsOf(s, SHADOW)],
  ['freeOnTable', 'cards', ({ s }) => onTable(s, FREE)],
  ['shadowOnTable', 'cards', ({ s }) => onTable(s, SHADOW)],
  ['turn', 'road', ({ s }) => s.open.turn],
];

export const FEATURE_NAMES: readonly string[] = FEATURES.map(([name]) => name);
/** Place in `TOPICS` of each feature. */
export const FEATURE_TOPICS: readonly number[] = FEATURES.map(([, topic]) => TOPICS.indexOf(topic));

export function featuresOf(s: War): Float64Array {
  const look: Look = {
    s,
    left: stepsToDoom(s),
    inMordor: yes(s.open.fellowship.mordor >= 0),
    corruption: s.open.fellowship.corruption,
    points: [victoryPoints(s, FREE), victoryPoints(s, SHADOW)],
    onFree: pressureOn(s, FREE),
    onShadow: pressureOn(s, SHADOW),
    tiles: tilesOf(s),
  };
  const values = new Float64Array(FEATURES.length);
  for (let i = 0; i < FEATURES.length; i++) values[i] = FEATURES[i][2](look);
  return values;
}
