import type { WarAction } from '../../rules/verbs.ts';
import type { WarView } from '../../view/view.ts';
import { MOST_DICE } from '../../odds/army.ts';
import { forceIn, placeOf, ranksOf } from './ranks.ts';

/** What becomes of a figure when the losses are sealed. */
type Fate = 'falls' | 'reduced';

/** What the player has said of one figure: its number among those of its kind, and its fate; null lets it stay. */
export interface Pin {
  readonly figure: string;
  readonly number: number;
  readonly fate: Fate | null;
}

/** All hits of a volley paid together: the fate of each figure, and the actions that say so to the rules, one after the other. */
export interface Volley {
  readonly hits: number;
  fateOf(figure: string, number: number): Fate | null;
  readonly actions: readonly WarAction[];
}

type Loss = Extract<WarAction, { readonly type: 'loseRegular' | 'reduceElite' | 'loseElite' }>;
const isLoss = (action: WarAction): action is Loss =>
  action.type === 'loseRegular' || action.type === 'reduceElite' || action.type === 'loseElite';

/** One figure that may pay. */
interface Payer {
  readonly figure: string;
  readonly number: number;
  readonly nation: Loss['nation'];
  readonly isElite: boolean;
}

const countOf = (counts: { readonly [figure: string]: number } | undefined, figure: string): number => counts?.[figure] ?? 0;

/** Regular figures that may take the place of elites, by nation: casualties of the Free Peoples serve, too (WR-BATTLE-35). */
function replacementsOf(view: WarView, nation: string): number {
  const found = view.nations.find(({ id }) => id === nation);
  const regular = `${nation}-regular`;
  return countOf(found?.reinforcements, regular) + (view.battle?.struck?.side === 'free-peoples' ? countOf(found?.casualties, regular) : 0);
}

/** The payment as it is put together. Nothing is paid twice, and never more than the hits. */
class Payment {
  readonly fates = new Map<string, Fate>();
  readonly actions: WarAction[] = [];
  left: number;
  private readonly replacements = new Map<string, number>();
  private readonly view: WarView;

  constructor(view: WarView, hits: number) {
    this.view = view;
    this.left = hits;
  }

  private replaceable(nation: string): number {
    return this.replacements.get(nation) ?? replacementsOf(this.view, nation);
  }

  /** An elite that can be replaced costs two hits when it falls at once (WR-BATTLE-34, WR-BATTLE-36). */
  private costOf({ nation, isElite }: Payer, fate: Fate): number {
    return isElite && fate === 'falls' && this.replaceable(nation) > 0 ? 2 : 1;
  }

  /** True when the figure pays in this way now; false when it cannot. */
  pay(payer: Payer, fate: Fate): boolean {
    const { nation, isElite } = payer;
    const key = `${payer.figure}#${payer.number}`;
    if (this.fates.has(key) || this.costOf(payer, fate) > this.left) return false;
    if (fate === 'reduced' && (!isElite || this.replaceable(nation) === 0)) return false;
    this.left -= this.costOf(payer, fate);
    if (fate === 'reduced') this.replacements.set(nation, this.replaceable(nation) - 1);
    this.fates.set(key, fate);
    this.actions.push({ type: !isElite ? 'loseRegular' : fate === 'reduced' ? 'reduceElite' : 'loseElite', nation });
    return true;
  }

  /** An elite that was to be reduced falls instead, for one hit more. */
  payWhole({ figure, number, nation }: Payer): void {
    const key = `${figure}#${number}`;
    if (this.left === 0 || this.fates.get(key) !== 'reduced') return;
    this.left--;
    this.fates.set(key, 'falls');
    const at = this.actions.findIndex((action) => action.type === 'reduceElite' && action.nation === nation);
    this.actions.splice(at, 1);
    this.actions.unshift({ type: 'loseElite', nation });
  }
}

/**
 * The losses that are asked for, where a battle asks for them: what the player pinned, the latest first, and for the rest the least cost. Null where something else is asked.
 */
export function volleyOf(view: WarView, options: readonly WarAction[], pins: readonly Pin[]): Volley | null {
  const { battle } = view;
  const losses = options.filter(isLoss);
  if (battle?.struck == null || losses.length === 0 || losses.length < options.length) return null;
  const { side, hits } = battle.struck;
  const units = ranksOf(forceIn(view, placeOf(battle, side)), side).flatMap(({ nation, figures }) => (nation === null ? [] : figures));
  const payers = units.flatMap((figure, at): Payer[] => {
    const nation = losses.find((loss) => figure === `${loss.nation}-elite` || figure === `${loss.nation}-regular`)?.nation;
    const number = units.slice(0, at).filter((each) => each === figure).length;
    return nation === undefined ? [] : [{ figure, nation, isElite: figure.endsWith('-elite'), number }];
  });
  if (payers.length === 0) return null;
  const payment = new Payment(view, hits);
  const pinOf = ({ figure, number }: Payer): Pin | undefined => pins.findLast((pin) => pin.figure === figure && pin.number === number);
  for (const { figure, number, fate } of pins.toReversed()) {
    const payer = payers.find((each) => each.figure === figure && each.number === number);
    if (payer !== undefined && fate !== null && pinOf(payer)?.fate === fate) payment.pay(payer, fate);
  }
  const strength = battle.fighters[side === 'shadow' ? 1 : 0].strength;
  // First those of whom nothing was said, then those who were to stay.
  for (const willing of [payers.filter((payer) => pinOf(payer) === undefined), payers]) payAtLeastCost(payment, willing, strength);
  for (const payer of payers) payment.payWhole(payer);
  const { fates } = payment;
  return { hits, fateOf: (figure, number) => fates.get(`${figure}#${number}`) ?? null, actions: payment.actions };
}

/** Regulars beyond the five dice fall first; then elites are reduced, which costs no die; then regulars fall, and elites that nothing can replace. */
function payAtLeastCost(payment: Payment, payers: readonly Payer[], strength: number): void {
  const fallen = (): number => [...payment.fates.values()].filter((fate) => fate === 'falls').length;
  const regulars = payers.filter(({ isElite }) => !isElite).toReversed();
  const elites = payers.filter(({ isElite }) => isElite).toReversed();
  for (const payer of regulars) if (strength - fallen() > MOST_DICE) payment.pay(payer, 'falls');
  for (const payer of elites) payment.pay(payer, 'reduced');
  for (const payer of [...regulars, ...elites]) payment.pay(payer, 'falls');
}

/** What touching a figure means next: the fates it may have in turn, and to stay. */
export function nextFate(options: readonly WarAction[], figure: string, now: Fate | null): Fate | null {
  const nation = figure.replace(/-(elite|regular)$/, '');
  const of = (type: Loss['type']): boolean => options.some((action) => isLoss(action) && action.type === type && action.nation === nation);
  const isElite = figure.endsWith('-elite');
  const fates: readonly (Fate | null)[] = isElite
    ? [null, ...(of('reduceElite') ? ['reduced' as const] : []), ...(of('loseElite') ? ['falls' as const] : [])]
    : [null, 'falls'];
  return fates[(fates.indexOf(now) + 1) % fates.length] ?? null;
}
