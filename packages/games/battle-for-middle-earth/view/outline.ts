import type { Outline, OutlineLine, Param } from '#kernel';
import type { Names } from '../content/box.ts';
import type { AttackView, BattleView, CompanionView, EnemyView, How, PlayerView, TeamView } from './view.ts';

export { aboutOption } from './aboutOption.ts';

/** What a corrected pack calls differently: said so on every table, in the chronicle and in the replay. */
export const names = (view: BattleView): Names => view.names;

const say = (id: string, params: OutlineLine['params'] = {}): OutlineLine => ({ id, params });
const symbols = (of: readonly string[]): Param => of.map((symbol) => `@symbol.${symbol}`);
const companions = (of: readonly CompanionView[]): Param => of.map(({ kind }) => `@card.${kind}`);
const enemies = (of: readonly EnemyView[]): Param => of.map(({ kind }) => `@enemy.${kind}`);

/** The table read aloud: the row, the piles, an attack under way, then every player. */
export function outline(view: BattleView): Outline {
  return [
    {
      id: 'row',
      params: { round: view.round },
      lines: [
        ...view.row.map((enemy, index) =>
          enemy === null
            ? say('emptyPosition', { position: index + 1 })
            : say(enemy.captain ? 'captain' : 'enemy', {
                position: index + 1,
                enemy: `@enemy.${enemy.kind}`,
                symbols: symbols(enemy.symbols),
                points: enemy.points,
              }),
        ),
        ...view.mordor.flatMap((card, index) =>
          card === null
            ? []
            : [say('mordorCard', { position: index + 1, card: `@mordor.${card.id}`, command: `@command.${card.command}` })],
        ),
        say('piles', { enemies: view.enemyPile, ring: view.ringPile }),
        ...(view.enemyDiscard.length === 0 ? [] : [say('enemyDiscard', { enemies: enemies(view.enemyDiscard) })]),
        ...(view.ringDiscard.companions.length === 0 ? [] : [say('ringDiscard', { cards: companions(view.ringDiscard.companions) })]),
        ...view.ringDiscard.mordor.map(({ id, count }) => say('mordorDiscard', { card: `@mordor.${id}`, number: count })),
      ],
    },
    ...(view.losing === null
      ? []
      : [
          {
            id: 'counterattack',
            params: { card: `@mordor.${view.losing.card}` },
            lines: [say('losing', { seat: `@seat.${view.losing.seat}`, command: `@command.${view.losing.command}` })],
          },
        ]),
    ...(view.attack === null ? [] : [attackSection(view, view.attack)]),
    ...view.players.map((player) => playerSection(player, view)),
  ];
}

/** Enemy ids of the row as words. */
const inRow = (view: BattleView, ids: readonly string[]): Param =>
  view.row.flatMap((enemy) => (enemy !== null && ids.includes(enemy.id) ? [`@enemy.${enemy.kind}`] : []));

/** A companion of some team as a word. */
const inTeams = (view: BattleView, card: string): Param =>
  companions(view.players.flatMap(({ teams }) => teams.flatMap(({ cards }) => cards.filter(({ id }) => id === card))));

function attackSection(view: BattleView, attack: AttackView): Outline[number] {
  const missing = attack.needs.filter(({ paid }) => paid === null).map(({ symbol }) => symbol);
  return {
    id: 'attack',
    params: { seat: `@seat.${view.active}`, team: attack.team },
    lines: [
      ...attack.doublings.map(({ by, card, symbol }) =>
        say('doubled', { by: inTeams(view, by), card: inTeams(view, card), symbol: `@symbol.${symbol}` }),
      ),
      ...attack.borrowings.map(({ hobbit, card, owner }) =>
        say('borrowed', { hobbit: inTeams(view, hobbit), card: inTeams(view, card), owner: `@seat.${owner}` }),
      ),
      ...(attack.targets.length === 0 ? [] : [say('targets', { enemies: inRow(view, attack.targets), points: attack.points })]),
      ...(missing.length === 0 ? [] : [say('missing', { symbols: symbols(missing) })]),
      ...(attack.ready && attack.left.length > 0 ? [say('leftOver', { symbols: symbols(attack.left) })] : []),
    ],
  };
}

function playerSection(player: PlayerView, view: BattleView): Outline[number] {
  return {
    id: player.seat === view.active ? 'activePlayer' : 'player',
    params: { seat: `@seat.${player.seat}`, points: player.points },
    lines: [
      ...(player.out ? [say('out')] : []),
      ...(player.cards === null || player.cards.length === 0
        ? [say('handSize', { count: player.hand })]
        : player.cards.map((card) =>
            card.ability === null
              ? say('handCard', { card: `@card.${card.kind}`, symbols: symbols(card.symbols) })
              : say('handCardAbility', {
                  card: `@card.${card.kind}`,
                  symbols: symbols(card.symbols),
                  ability: `@ability.${card.ability}`,
                }),
          )),
      ...(player.cards === null && player.shown.length > 0 ? [say('shown', { cards: companions(player.shown) })] : []),
      ...player.teams.flatMap((team) => teamLines(team, view)),
      ...(player.won.length === 0 ? [] : [say('won', { enemies: enemies(player.won) })]),
      ...(player.given.length === 0 ? [] : [say('given', { cards: companions(player.given) })]),
    ],
  };
}

const BEATS: { readonly [how in How]: string } = { printed: 'beats', doubling: 'beatsDoubling', borrowing: 'beatsBorrowing' };

function teamLines(team: TeamView, view: BattleView): OutlineLine[] {
  const printed = team.cards.flatMap((card) => card.symbols);
  return [
    say('team', { team: team.number, cards: companions(team.cards), symbols: symbols(printed) }),
    ...(team.best === null
      ? []
      : [say(BEATS[team.best.how], { team: team.number, enemies: inRow(view, team.best.enemies), points: team.best.points })]),
  ];
}
