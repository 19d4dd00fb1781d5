import type { Outline, OutlineLine, OutlineSection } from '#kernel';
import type { BattleView, FellowshipView, ForceView, NationView, RegionView, SideView, WarView } from './view.ts';

const say = (id: string, params: OutlineLine['params'] = {}): OutlineLine => ({ id, params });

/** The table read aloud: the turn, the Fellowship, both sides, politics, the battle, then armies grouped by the lands they stand in. */
export function outline(view: WarView): Outline {
  return [
    { id: 'game', params: { turn: view.turn }, lines: [say('points', { free: view.sides[0].points, shadow: view.sides[1].points })] },
    fellowshipSection(view.fellowship, view),
    ...(view.battle === null ? [] : [battleSection(view.battle)]),
    ...view.sides.map(sideSection),
    { id: 'politics', params: {}, lines: view.nations.map(nationLine) },
    ...view.nations.map((nation) =>
      landSection(
        nation.id,
        view.regions.filter((region) => region.nation === nation.id),
      ),
    ),
    landSection(
      'none',
      view.regions.filter((region) => region.nation === null),
    ),
    { id: 'reserves', params: {}, lines: view.nations.flatMap(reserveLines) },
  ];
}

function fellowshipSection(fellowship: FellowshipView, view: WarView): OutlineSection {
  const { at, progress, hidden, corruption, guide, companions, mordor } = fellowship;
  return {
    id: 'fellowship',
    params: {},
    lines: [
      mordor === null ? say('fellowshipAt', { region: `@region.${at}`, count: progress }) : say('fellowshipInMordor', { count: mordor }),
      say(hidden ? 'fellowshipHidden' : 'fellowshipRevealed'),
      say('corruption', { count: corruption }),
      say('guide', { figure: `@figure.${guide}` }),
      ...(companions.length === 0 ? [] : [say('companions', { figures: companions.map((each) => `@figure.${each}`) })]),
      say('huntBox', { shadow: view.sides[1].huntBox, free: view.sides[0].huntBox }),
      say('huntPool', { count: view.tiles.pool.length, drawn: view.tiles.drawn.length }),
      ...(view.tiles.waiting.length === 0 ? [] : [say('tilesWaiting', { tiles: view.tiles.waiting.map((each) => `@tile.${each}`) })]),
    ],
  };
}

function sideSection(side: SideView): OutlineSection {
  const { id, dice, rings, tokens, hand, decks, cards, table } = side;
  return {
    id: 'side',
    params: { side: `@side.${id}` },
    lines: [
      dice.length === 0 ? say('noDice') : say('dice', { dice: dice.map((die) => `@die.${die}`) }),
      ...(rings === 0 ? [] : [say('rings', { count: rings })]),
      ...tokens.map((token) => say('token', { token: `@token.${token}` })),
      say('hand', { character: hand.character, strategy: hand.strategy }),
      say('decks', { character: decks.character, strategy: decks.strategy }),
      ...(cards ?? []).map((card) => say('cardInHand', { card: `@card.${card}` })),
      ...table.map((card) => say('cardOnTable', { card: `@card.${card}` })),
    ],
  };
}

const nationLine = ({ id, steps, active, atWar }: NationView): OutlineLine =>
  atWar
    ? say('nationAtWar', { nation: `@nation.${id}` })
    : say(active ? 'nationActive' : 'nationPassive', { nation: `@nation.${id}`, count: steps });

const isEmpty = ({ figures, characters }: ForceView): boolean => Object.keys(figures).length === 0 && characters.length === 0;

function forceLines(region: RegionView): OutlineLine[] {
  const params = { region: `@region.${region.id}` };
  return [
    ...(isEmpty(region.field)
      ? []
      : partLines(region.field).map((line) => say(region.besieged ? 'besiegers' : 'army', { ...params, ...line }))),
    ...(isEmpty(region.inside) ? [] : partLines(region.inside).map((line) => say('garrison', { ...params, ...line }))),
    ...(region.captured && region.holder !== null ? [say('capturedBy', { ...params, side: `@side.${region.holder}` })] : []),
  ];
}

/** One line a kind of figure, so that every language can decline it. */
function partLines({ figures, characters }: ForceView): { figure: string; count: number }[] {
  return [
    ...Object.entries(figures).map(([figure, count]) => ({ figure: `@figure.${figure}`, count })),
    ...characters.map((character) => ({ figure: `@figure.${character}`, count: 1 })),
  ];
}

const landSection = (nation: string, regions: readonly RegionView[]): OutlineSection => ({
  id: 'land',
  params: { nation: `@nation.${nation}` },
  lines: regions.flatMap(forceLines),
});

function battleSection(battle: BattleView): OutlineSection {
  return {
    id: 'battle',
    params: { from: `@place.${battle.from}`, to: `@place.${battle.to}` },
    lines: [
      say('battleRound', { side: `@side.${battle.attacker}`, kind: `@battle.${battle.kind}`, round: battle.round }),
      ...battle.cards.flatMap((card, side) =>
        card === null ? [] : [say('battleCard', { side: `@side.${['free-peoples', 'shadow'][side]}`, card: `@card.${card}` })],
      ),
      say('battleHits', { free: battle.hits[0], shadow: battle.hits[1] }),
      ...partLines(battle.rearguard).map((line) => say('rearguard', line)),
    ],
  };
}

const reserveLines = ({ id, reinforcements, casualties }: NationView): OutlineLine[] => [
  ...Object.entries(reinforcements).map(([figure, count]) =>
    say('reinforcements', { nation: `@nation.${id}`, figure: `@figure.${figure}`, count }),
  ),
  ...Object.entries(casualties).map(([figure, count]) =>
    say('casualties', { nation: `@nation.${id}`, figure: `@figure.${figure}`, count }),
  ),
];
