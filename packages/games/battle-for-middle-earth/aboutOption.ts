import type { Action, Param } from '#kernel';
import type { BattleView, CompanionView, EnemyView, TeamView } from './view.ts';

type Params = { readonly [name: string]: Param };

const symbols = (of: readonly string[]): Param => of.map((symbol) => `@symbol.${symbol}`);
const companions = (of: readonly CompanionView[]): Param => of.map(({ kind }) => `@card.${kind}`);
const enemies = (of: readonly EnemyView[]): Param => of.map(({ kind }) => `@enemy.${kind}`);

/** What else the wording of a choice names: the symbols of a card, who is in a team, whose card it is, what an enemy is worth. */
export function aboutOption(view: BattleView, action: Action): Params {
  const { type } = action;
  const player = view.players[view.losing?.seat ?? view.active];
  const card = cardOf(view, action.card);
  const about = { ...named(view, 'card', action), ...(card === undefined ? {} : { symbols: symbols(card.symbols) }) };
  switch (type) {
    case 'play':
      // A team that is not there yet has no members: the locale words it as 'play_new'.
      return action.team === 'new' ? { ...about, context: 'new' } : { ...about, ...members(player.teams, action.team) };
    case 'exchange':
    case 'move':
      return { ...about, ...named(view, 'wizard', action), ...ownerOf(view, action.card), ...members(player.teams, action.team) };
    case 'attack':
      return members(player.teams, action.team);
    case 'borrow':
      return { ...about, ...named(view, 'hobbit', action), ...ownerOf(view, action.card) };
    case 'double':
      return { ...about, ...named(view, 'by', action), symbol: `@symbol.${action.symbol}` };
    case 'loseTeamCard':
      return { ...about, team: player.teams.find(({ cards }) => cards.some(({ id }) => id === action.card))?.number ?? '' };
    case 'loseHandCard':
      return about;
    case 'target':
      return aboutEnemies(view.row.flatMap((enemy) => (enemy?.id === action.enemy ? [enemy] : [])));
    case 'loseEnemy':
      return aboutEnemies(player.won.filter(({ id }) => id === action.enemy));
    case 'strike':
      return aboutEnemies(view.row.flatMap((enemy) => (enemy !== null && view.attack?.targets.includes(enemy.id) ? [enemy] : [])));
    default:
      return {};
  }
}

const cardOf = (view: BattleView, id: unknown): CompanionView | undefined =>
  view.players.flatMap(({ cards, teams }) => [...(cards ?? []), ...teams.flatMap((team) => team.cards)]).find((card) => card.id === id);

/** A companion among the arguments as a word: copies of a card share it. */
function named(view: BattleView, argument: string, action: Action): Params {
  const card = cardOf(view, action[argument]);
  return card === undefined ? {} : { [argument]: `@card.${card.kind}` };
}

function ownerOf(view: BattleView, card: unknown): Params {
  const owner = view.players.find(({ teams }) => teams.some(({ cards }) => cards.some(({ id }) => id === card)));
  return owner === undefined ? {} : { owner: `@seat.${owner.seat}` };
}

const members = (teams: readonly TeamView[], number: unknown): Params => ({
  members: companions(teams.find((team) => team.number === number)?.cards ?? []),
});

const aboutEnemies = (of: readonly EnemyView[]): Params => ({
  enemy: enemies(of),
  symbols: symbols(of.flatMap((enemy) => enemy.symbols)),
  points: of.reduce((sum, { points }) => sum + points, 0),
});
