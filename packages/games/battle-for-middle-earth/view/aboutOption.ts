import type { Param } from '#kernel';
import type { BattleAction } from '../rules/verbs.ts';
import type { BattleView, CompanionView, EnemyView, PlayerView, TeamView } from './view.ts';

type Params = { readonly [name: string]: Param };

const symbols = (of: readonly string[]): Param => of.map((symbol) => `@symbol.${symbol}`);
const companions = (of: readonly CompanionView[]): Param => of.map(({ kind }) => `@card.${kind}`);
const enemies = (of: readonly EnemyView[]): Param => of.map(({ kind }) => `@enemy.${kind}`);

/** What else the wording of a choice names: the symbols of a card, who is in a team, whose card it is, what an enemy is worth. */
export function aboutOption(view: BattleView, action: BattleAction): Params {
  const player = view.players[view.losing?.seat ?? view.active];
  const named = (argument: string, id: string): Params => namedCard(view, argument, id);
  const inRow = (of: (id: string) => boolean): EnemyView[] => view.row.flatMap((enemy) => (enemy !== null && of(enemy.id) ? [enemy] : []));
  switch (action.type) {
    case 'play':
      // A team that is not there yet has no members: the locale words it as 'play_new'.
      return { ...withSymbols(view, action.card), ...(action.team === 'new' ? { context: 'new' } : members(player.teams, action.team)) };
    case 'exchange':
      return { ...wandering(view, player, action), ...named('wizard', action.wizard) };
    case 'move':
      return wandering(view, player, action);
    case 'attack':
      return members(player.teams, action.team);
    case 'borrow':
      return { ...withSymbols(view, action.card), ...named('hobbit', action.hobbit), ...ownerOf(view, action.card) };
    case 'double':
      return { ...withSymbols(view, action.card), ...named('by', action.by), symbol: `@symbol.${action.symbol}` };
    case 'loseTeamCard':
      return {
        ...withSymbols(view, action.card),
        team: player.teams.find(({ cards }) => cards.some(({ id }) => id === action.card))?.number ?? '',
      };
    case 'loseHandCard':
      return withSymbols(view, action.card);
    case 'target':
      return aboutEnemies(inRow((id) => id === action.enemy));
    case 'loseEnemy':
      return aboutEnemies(player.won.filter(({ id }) => id === action.enemy));
    case 'strike':
      return aboutEnemies(inRow((id) => view.attack?.targets.includes(id) === true));
    default:
      return {};
  }
}

const cardOf = (view: BattleView, id: string): CompanionView | undefined =>
  view.players.flatMap(({ cards, teams }) => [...(cards ?? []), ...teams.flatMap((team) => team.cards)]).find((card) => card.id === id);

/** A companion among the arguments as a word: copies of a card share it. */
function namedCard(view: BattleView, argument: string, id: string): Params {
  const card = cardOf(view, id);
  return card === undefined ? {} : { [argument]: `@card.${card.kind}` };
}

function withSymbols(view: BattleView, id: string): Params {
  const card = cardOf(view, id);
  return card === undefined ? {} : { card: `@card.${card.kind}`, symbols: symbols(card.symbols) };
}

/** A card that comes into one of the player's teams from another one. */
const wandering = (view: BattleView, player: PlayerView, { card, team }: { readonly card: string; readonly team: number }): Params => ({
  ...withSymbols(view, card),
  ...ownerOf(view, card),
  ...members(player.teams, team),
});

function ownerOf(view: BattleView, card: string): Params {
  const owner = view.players.find(({ teams }) => teams.some(({ cards }) => cards.some(({ id }) => id === card)));
  return owner === undefined ? {} : { owner: `@seat.${owner.seat}` };
}

const members = (teams: readonly TeamView[], number: number): Params => ({
  members: companions(teams.find((team) => team.number === number)?.cards ?? []),
});

const aboutEnemies = (of: readonly EnemyView[]): Params => ({
  enemy: enemies(of),
  symbols: symbols(of.flatMap((enemy) => enemy.symbols)),
  points: of.reduce((sum, { points }) => sum + points, 0),
});
