import type { BattleAction } from '../rules/verbs.ts';

const HAND = '.bm-hand';
const TEAMS = '.bm-teams';
const OTHERS = '.bm-others';

const card = (within: string, id: string): string => `${within} [data-key="c:${id}"]`;
const enemy = (within: string, id: string): string => `${within} [data-key="e:${id}"]`;
/** A team by its number, or the place for a new one. */
const team = (number: number | string): string => (number === 'new' ? '.bm-ghost-team' : `[data-team="${number}"]`);

/** What is touched on this table to do something: cards, the team they go to, an enemy, or a button. */
export function where(action: BattleAction): readonly string[] {
  switch (action.type) {
    case 'play':
      return [card(HAND, action.card), team(action.team)];
    case 'move':
      return [card(TEAMS, action.card), team(action.team)];
    case 'exchange':
      return [card(TEAMS, action.wizard), card(OTHERS, action.card), team(action.team)];
    case 'target':
      return [enemy('.bm-row', action.enemy)];
    case 'double':
      return [card(TEAMS, action.by), card(TEAMS, action.card)];
    case 'borrow':
      return [card(OTHERS, action.card)];
    case 'loseTeamCard':
      return [card(TEAMS, action.card)];
    case 'loseHandCard':
      return [card(HAND, action.card)];
    case 'loseEnemy':
      return [enemy('.bm-trophies', action.enemy)];
    case 'attack':
      return [`[data-act="attack"][data-of="${action.team}"]`, team(action.team)];
    case 'draw':
    case 'declineDraw':
    case 'strike':
    case 'endTurn':
      return [`[data-act="${action.type}"]`];
    default:
      return action satisfies never;
  }
}
