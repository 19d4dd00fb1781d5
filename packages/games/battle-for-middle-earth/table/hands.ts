import type { CardState } from '#look/card/PlayingCard.tsx';
import type { BattleAction } from '../rules/verbs.ts';
import type { CompanionView, EnemyView } from '../view/view.ts';
import { type Held, layOn, type Offers } from './offers.ts';
import type { BattleProps } from './props.ts';

/** What a touch is judged by: how the table stands, what is offered, and what is held between two touches. */
export interface HandTouch {
  readonly table: Pick<BattleProps, 'view' | 'mine' | 'busy' | 'words' | 'act' | 'askWhy' | 'showRules'>;
  readonly offers: Offers;
  readonly held: Held | null;
  hold(held: Held | null): void;
  /** The team whose prospects are shown in the panel. */
  readonly looked: number | null;
  look(team: number): void;
}

/** What the parts of the board share. */
export interface Desk extends HandTouch {
  readonly table: BattleProps;
}

const free = ({ table }: HandTouch): boolean => !table.busy;

/** Does it, unless a move is already on its way. */
export function act(desk: HandTouch, action: BattleAction): void {
  if (!free(desk)) return;
  desk.hold(null);
  desk.table.act(action);
}

/** How a card of one's own hand lies. */
export function handState(desk: HandTouch, card: CompanionView): CardState {
  const { offers, held } = desk;
  if (held?.kind === 'play' && held.card === card.id) return 'chosen';
  if (offers.find('play', { card: card.id }) !== undefined || offers.find('loseHandCard', { card: card.id }) !== undefined)
    return 'offered';
  return offers.asked ? 'barred' : 'idle';
}

export function touchHand(desk: HandTouch, card: CompanionView, anchor: Element | null): void {
  const { offers, table } = desk;
  const lost = offers.find('loseHandCard', { card: card.id });
  if (lost !== undefined) return act(desk, lost);
  if (offers.find('play', { card: card.id }) !== undefined)
    return desk.hold(desk.held?.kind === 'play' && desk.held.card === card.id ? null : { kind: 'play', card: card.id });
  if (!offers.asked) return;
  const wish: BattleAction =
    table.view.stage === 'losing' ? { type: 'loseHandCard', card: card.id } : { type: 'play', card: card.id, team: 'new' };
  table.askWhy(table.words('table.why.card', { card: `@card.${card.kind}` }), wish, anchor);
}

/** How a card in one's own team lies. */
export function teamCardState(desk: HandTouch, card: CompanionView): CardState {
  const { offers, held } = desk;
  if ((held?.kind === 'move' && held.card === card.id) || (held?.kind === 'exchange' && held.wizard === card.id)) return 'chosen';
  if (held !== null) return 'idle';
  if (offers.find('loseTeamCard', { card: card.id }) !== undefined) return 'offered';
  if (desk.table.view.stage === 'losing' && desk.offers.of('loseTeamCard').length > 0) return 'barred';
  return offers.find('move', { card: card.id }) !== undefined || offers.find('exchange', { wizard: card.id }) !== undefined
    ? 'offered'
    : 'idle';
}

export function touchTeamCard(desk: HandTouch, card: CompanionView, team: number, anchor: Element | null): void {
  const { offers, held, table } = desk;
  const laid = layOn(offers, held, team);
  if (laid !== undefined) return act(desk, laid);
  const lost = offers.find('loseTeamCard', { card: card.id });
  if (lost !== undefined) return act(desk, lost);
  if (offers.of('loseTeamCard').length > 0)
    return table.askWhy(table.words('table.why.card', { card: `@card.${card.kind}` }), { type: 'loseTeamCard', card: card.id }, anchor);
  if (teamCardState(desk, card) === 'chosen') return desk.hold(null);
  if (offers.find('move', { card: card.id }) !== undefined) return desk.hold({ kind: 'move', card: card.id });
  if (offers.find('exchange', { wizard: card.id }) !== undefined) return desk.hold({ kind: 'exchange', wizard: card.id, take: null });
  desk.look(team);
}

/** How a card in somebody else's team lies: Gandalf may take it, a hobbit may ask it for help. */
export function otherCardState(desk: HandTouch, card: CompanionView): CardState {
  const { offers, held } = desk;
  if (held?.kind === 'exchange') {
    if (held.take === card.id) return 'chosen';
    return offers.find('exchange', { wizard: held.wizard, card: card.id }) === undefined ? 'barred' : 'offered';
  }
  return offers.find('borrow', { card: card.id }) === undefined ? 'idle' : 'offered';
}

export function touchOtherCard(desk: HandTouch, card: CompanionView, anchor: Element | null): void {
  const { offers, held, table } = desk;
  if (held?.kind === 'exchange') {
    const wishes = offers.of('exchange').filter((action) => action.wizard === held.wizard && action.card === card.id);
    if (wishes.length === 1) return act(desk, wishes[0]);
    if (wishes.length > 1) return desk.hold({ ...held, take: card.id });
    return table.askWhy(
      table.words('table.why.take', { card: `@card.${card.kind}` }),
      { type: 'exchange', wizard: held.wizard, card: card.id, team: 1 },
      anchor,
    );
  }
  const helping = offers.find('borrow', { card: card.id });
  if (helping !== undefined) act(desk, helping);
}

/** How an enemy of the row lies. */
export function enemyState(desk: HandTouch, enemy: EnemyView): CardState {
  const { offers, table } = desk;
  if (table.view.attack?.targets.includes(enemy.id)) return 'chosen';
  if (offers.find('target', { enemy: enemy.id }) !== undefined) return 'offered';
  return offers.asked && table.view.stage === 'attack' ? 'barred' : 'idle';
}

export function touchEnemy(desk: HandTouch, enemy: EnemyView, anchor: Element | null): void {
  const { offers, table } = desk;
  const aimed = offers.find('target', { enemy: enemy.id });
  if (aimed !== undefined) return act(desk, aimed);
  if (enemyState(desk, enemy) === 'barred') table.askWhy(whyNot(desk, enemy), { type: 'target', enemy: enemy.id }, anchor);
  else table.showRules(reachOf(desk, enemy), ['BM-ATTACK-03'], anchor);
}

/** How far one's own teams are from beating an enemy: the symbols that the nearest of them lacks. */
function reachOf({ table }: HandTouch, { id, kind, symbols }: EnemyView): string {
  const { view, words, mine } = table;
  const enemy = `@enemy.${kind}`;
  const teams = (view.players[mine]?.teams ?? []).flatMap(({ number, against }) => {
    const found = against.find((each) => each.enemy === id);
    return found === undefined ? [] : [{ number, how: found.how, missing: found.needs.filter(({ paid }) => paid === null) }];
  });
  const able = teams.filter(({ how }) => how !== null);
  if (able.length > 0) return words('table.why.reach', { enemy, teams: able.map(({ number }) => number) });
  const [nearest] = teams.toSorted((a, b) => a.missing.length - b.missing.length);
  const named = (list: readonly string[]): string[] => list.map((symbol) => `@symbol.${symbol}`);
  if (nearest === undefined) return words('table.why.asks', { enemy, symbols: named(symbols) });
  return words('table.why.lacks', { enemy, team: nearest.number, symbols: named(nearest.missing.map(({ symbol }) => symbol)) });
}

/** The question about an enemy out of reach, with the symbols that the attacking team lacks for this one alone. */
function whyNot({ table }: HandTouch, { id, kind }: EnemyView): string {
  const { view, words } = table;
  const team = view.players[view.active].teams.find(({ number }) => number === view.attack?.team);
  const needs = team?.against.find((each) => each.enemy === id)?.needs ?? [];
  const symbols = needs.flatMap(({ symbol, paid }) => (paid === null ? [`@symbol.${symbol}`] : []));
  const enemy = `@enemy.${kind}`;
  return symbols.length === 0 ? words('table.why.enemy', { enemy }) : words('table.why.missing', { enemy, symbols });
}
