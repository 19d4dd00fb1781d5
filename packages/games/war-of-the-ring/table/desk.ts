import type { Asking } from '#look/Choices.tsx';
import { createLoneAnswers } from '#look/loneAnswer.ts';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { WarAction } from '../rules/verbs.ts';
import type { SideView } from '../view/view.ts';
import { type Acts, createActs } from './acts.ts';
import { aloneAnswer } from './loneAnswer.ts';
import { marchOf } from './plans/armyPlans.ts';
import { createPlanner, type Planner } from './plans/createPlanner.ts';
import { type Scene, type SeenHomes, sceneOf } from './answerHomes.ts';
import { type Offers, offersOf } from './offers.ts';
import type { WarProps } from './props.ts';
import { sayOption } from './sayOption.ts';
import { sideAt } from './sideAt.ts';

/** What the parts of the table share: what is offered, what is held between two touches, and how to answer. */
export interface Desk extends Acts {
  readonly table: WarProps;
  readonly offers: Accessor<Offers>;
  /** The side whose hand and dice are "mine". */
  readonly mine: Accessor<SideView>;
  /** The scene in which what is asked is answered. */
  readonly scene: Accessor<Scene | null>;
  readonly seen: Accessor<SeenHomes>;
  /** The region from which an army is to march or attack. */
  take(region: string | null): void;
  readonly planner: Planner;
  /** Regions that may be touched now, for an option or for a plan. */
  readonly regions: Accessor<ReadonlySet<string>>;
  /** A die that was touched: its uses are shown. */
  readonly die: Accessor<string | null>;
  pickDie(die: string | null): void;
  /** The hand lies open. */
  readonly hand: Accessor<boolean>;
  showHand(open: boolean): void;
  /** The card of the hand that is being read. */
  readonly reading: Accessor<string | null>;
  read(card: string | null): void;
  readonly asking: Accessor<Asking<WarAction> | null>;
  ask(asking: Asking<WarAction> | null): void;
  /** One meaning is done at once, several are asked for. */
  choose(title: string, actions: readonly WarAction[], anchor: Element): void;
  say(action: WarAction): string;
  /** Lays down whatever is held between two touches. */
  letGo(): void;
  /** A region of the map was touched: true when the touch meant something. */
  touch(region: string, anchor: Element): boolean;
}

export function createDesk(table: WarProps, neighbours: (region: string) => readonly string[]): Desk {
  const [taken, take] = createSignal<string | null>(null);
  const [picked, pickDie] = createSignal<string | null>(null);
  const [hand, showHand] = createSignal(false);
  const [reading, read] = createSignal<string | null>(null);
  const [asking, ask] = createSignal<Asking<WarAction> | null>(null);
  const offers = createMemo(() => offersOf(table.turn, table.mode, taken()));
  const mine = (): SideView => sideAt(table.view, table.mine);
  const scene = (): Scene | null => (offers().asked ? sceneOf(table.turn?.prompt?.id ?? null, table.view) : null);
  const seen = createMemo((): SeenHomes => ({ mine: mine(), isForming: table.view.forming !== null, scene: scene() }));
  /** A die that is gone, or a moment at which no die is spent, lets it fall. */
  const die = (): string | null =>
    offers()
      .on('die')
      .some(({ site }) => site.die === picked())
      ? picked()
      : null;
  const planner = createPlanner(table, offers, mine, die, neighbours);
  const regions = createMemo((): ReadonlySet<string> => new Set([...offers().regions, ...planner.plans().keys()]));
  const say = (action: WarAction): string => sayOption(table.words, action, table.view);
  // What was asked about is history when the table moves on.
  createEffect(
    on(
      () => table.view,
      () => ask(null),
      { defer: true },
    ),
  );

  createLoneAnswers(table, aloneAnswer);

  // What a die can do and the hand lie in the same place: the one makes room for the other.
  const pick = (face: string | null): void => {
    if (face !== null) showHand(false);
    pickDie(face);
  };
  const lay = (open: boolean): void => {
    if (open) pickDie(null);
    showHand(open);
  };
  const letGo = (then: string | null = null): void => {
    ask(null);
    take(then);
    planner.prepare(null);
    pickDie(null);
  };
  const { act, actAll, follow, isUnderWay } = createActs(table, say, letGo);
  const choose = (title: string, actions: readonly WarAction[], anchor: Element): void => {
    const [only] = actions;
    if (actions.length === 1 && only !== undefined) act(only);
    else ask({ title, actions, anchor });
  };
  const touch = (region: string, anchor: Element): boolean => {
    const actions = offers().at(region);
    const [only] = actions;
    if (actions.length === 1 && only?.type === 'march') {
      follow(marchOf(only, planner.isDivided()));
      return true;
    }
    if (actions.length > 0) {
      choose(table.words(`region.${region}`), actions, anchor);
      return true;
    }
    const plan = planner.plans().get(region);
    if (plan !== undefined) {
      follow(plan);
      return true;
    }
    planner.prepare(planner.ready() === region ? null : region);
    if (!offers().begins(region)) return false;
    take(offers().from === region ? null : region);
    return true;
  };
  return {
    table,
    offers,
    mine,
    scene,
    seen,
    take,
    planner,
    regions,
    die,
    pickDie: pick,
    hand,
    showHand: lay,
    reading,
    read,
    asking,
    ask,
    act,
    actAll,
    follow,
    isUnderWay,
    choose,
    say,
    letGo,
    touch,
  };
}
