import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import {
  eliteOf,
  type Figure,
  isLeader,
  isUnit,
  leaderOf,
  type Nation,
  NAZGUL,
  type Region,
  regularOf,
  REINFORCEMENTS,
  type Side,
} from '../../content/box.ts';
import { checkGarrisons } from '../army/excess.ts';
import { mayRecruitByEvent, place } from '../army/recruit.ts';
import { countAt, unitsAt } from '../figures.ts';
import { chooseEventRecruitFrame, type MusterKind, type Order, type RecruitEventFrame, recruitEventFrame } from '../frames/army.ts';
import { beneath } from '../frames/stack.ts';
import { placeIn } from '../places.ts';
import { sayNation } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, controls, seatOf } from '../team/seats.ts';
import { asking, automatic, choice, citing, guard } from '../tools.ts';
import { recruit } from '../verbs.ts';

const kindsFor = (nation: Nation, mustered: MusterKind): readonly Figure[] => {
  if (mustered === 'unit') return [regularOf(nation), eliteOf(nation)];
  if (mustered === 'regular') return [regularOf(nation)];
  if (mustered === 'elite') return [eliteOf(nation)];
  return [mustered === 'leader' ? leaderOf(nation) : NAZGUL];
};

/** The entry of an order that placing this figure uses up, or -1: one that nothing else could fill comes first. */
function entryFor(order: Order, figure: Figure): number {
  const exact = order.left.findIndex((mustered) => mustered !== 'unit' && kindsFor(order.nation, mustered)[0] === figure);
  return exact >= 0 ? exact : order.left.findIndex((mustered) => kindsFor(order.nation, mustered).includes(figure));
}

const regionsFor = (s: War, frame: RecruitEventFrame, order: Order): readonly Region[] =>
  order.region >= 0
    ? [order.region]
    : order.regions.filter((region) => mayRecruitByEvent(s, region, frame.side) && !frame.orders.some((other) => other.region === region));

/** Orders that have a region to go to. */
function liveOrders(s: War, frame: RecruitEventFrame): Order[] {
  return frame.orders.filter(
    (order) => order.left.length > 0 && regionsFor(s, frame, order).some((region) => mayRecruitByEvent(s, region, frame.side)),
  );
}

const has = (s: War, figure: Figure): number => countAt(s, REINFORCEMENTS, figure);

/** How many units of a nation can still come in all, whoever gets them. */
function mostUnits(s: War, orders: readonly Order[], nation: Nation, less: Figure, filled: MusterKind | null): number {
  const wanted = (kind: MusterKind): number =>
    orders.reduce((sum, order) => sum + (order.nation === nation ? order.left.filter((each) => each === kind).length : 0), 0) -
    (filled === kind ? 1 : 0);
  const regulars = has(s, regularOf(nation)) - (less === regularOf(nation) ? 1 : 0);
  const elites = has(s, eliteOf(nation)) - (less === eliteOf(nation) ? 1 : 0);
  const [byRegulars, byElites] = [Math.min(wanted('regular'), regulars), Math.min(wanted('elite'), elites)];
  return byRegulars + byElites + Math.min(wanted('unit'), regulars - byRegulars + elites - byElites);
}

/** Whether it leaves as much possible as before: nobody gives a figure to one who could do without it (WR-EVENT-13). */
function wastesNothing(s: War, frame: RecruitEventFrame, order: Order, figure: Figure): boolean {
  if (!isUnit(figure)) return true;
  const live = liveOrders(s, frame);
  const before = mostUnits(s, live, order.nation, asId(-1), null);
  return mostUnits(s, live, order.nation, figure, order.left[entryFor(order, figure)]) === before - 1;
}

function mayPlace(s: War, frame: RecruitEventFrame, order: Order, figure: Figure, region: Region): boolean {
  if (entryFor(order, figure) < 0 || has(s, figure) === 0) return false;
  if (!regionsFor(s, frame, order).includes(region) || !mayRecruitByEvent(s, region, frame.side)) return false;
  // A leader is never alone: a unit comes first, or he does not come (WR-ARMY-02).
  if (isLeader(figure) && unitsAt(s, placeIn(s, region, frame.side), frame.side) === 0) return false;
  return wastesNothing(s, frame, order, figure);
}

interface Placement {
  readonly order: Order;
  readonly figure: Figure;
  readonly region: Region;
}

/** A figure that several orders want, and of which there are not enough for all. */
function isShort(s: War, frame: RecruitEventFrame, figure: Figure): boolean {
  let wanted = 0;
  let orders = 0;
  for (const order of liveOrders(s, frame)) {
    const entries = order.left.filter((mustered) => kindsFor(order.nation, mustered).includes(figure)).length;
    wanted += entries;
    if (entries > 0) orders++;
  }
  return orders > 1 && wanted > has(s, figure);
}

function placements(s: War, frame: RecruitEventFrame): Placement[] {
  const found: Placement[] = [];
  for (const order of liveOrders(s, frame)) {
    const figures = new Set(order.left.flatMap((mustered) => kindsFor(order.nation, mustered)));
    for (const region of regionsFor(s, frame, order))
      for (const figure of figures)
        if (mayPlace(s, frame, order, figure, region) && !found.some((other) => other.figure === figure && other.region === region))
          found.push({ order, figure, region });
  }
  // One region after the other, unless there is a shortage to be shared.
  const begun = found.filter(({ order }) => order.regions.length > 1 && order.region >= 0);
  return begun.length > 0 && !begun.some(({ figure }) => isShort(s, frame, figure)) ? begun : found;
}

function placeOne(s: War, effects: WarEffects, frame: RecruitEventFrame, { order, figure, region }: Placement): void {
  order.left.splice(entryFor(order, figure), 1);
  order.region = region;
  place(s, effects, figure, region, frame.side);
}

/** A placement about which there is no choice: one region only, nothing else that could come in its stead, and enough for all. */
function settled(s: War, frame: RecruitEventFrame, open: readonly Placement[]): Placement | undefined {
  return open.find(({ order, figure, region }) => {
    const instead = kindsFor(order.nation, order.left[entryFor(order, figure)]);
    const same = open.filter((other) => other.order === order && instead.includes(other.figure));
    return same.length === 1 && same[0].region === region && (open.length === 1 || !isShort(s, frame, figure));
  });
}

/** Places what there is no choice about, and asks about the rest. What is too many behind walls goes at once (WR-RULING-30). */
export const recruitingByEvent = automatic(recruitEventFrame, (s, effects) => {
  const frame = recruitEventFrame.of(s);
  const open = placements(s, frame);
  const certain = settled(s, frame, open);
  if (certain !== undefined) placeOne(s, effects, frame, certain);
  else if (open.length > 0) chooseEventRecruitFrame.enter(s);
  else {
    leave(s);
    checkGarrisons(s);
  }
});

const offered = (s: War, figure: Figure, region: Region): Placement | undefined =>
  placements(s, beneath(s, recruitEventFrame)).find((each) => each.figure === figure && each.region === region);

export const choosingEventRecruit = asking(chooseEventRecruitFrame, {
  rule: 'WR-EVENT-12',
  asks: (s) => asks(s, beneath(s, recruitEventFrame).side),
  prompt(s) {
    const live = liveOrders(s, beneath(s, recruitEventFrame));
    return {
      id: 'recruitByEvent',
      params: { nation: sayNation(live[0].nation), count: live.reduce((sum, { left }) => sum + left.length, 0) },
    };
  },
  choices: [
    choice(recruit, {
      guards: [
        citing(
          guard(
            ['WR-EVENT-12', 'WR-RECRUIT-13', 'WR-RECRUIT-09'],
            (s, figure: Figure, region: Region) => offered(s, figure, region) !== undefined,
          ),
          (s, figure, region) => {
            if (has(s, figure) === 0) return 'WR-RECRUIT-09';
            return mayRecruitByEvent(s, region, beneath(s, recruitEventFrame).side) ? 'WR-EVENT-12' : 'WR-RECRUIT-13';
          },
        ),
      ],
      candidates(s, propose) {
        for (const { figure, region } of placements(s, beneath(s, recruitEventFrame))) propose(figure, region);
      },
      perform(s, effects, figure, region) {
        const placement = offered(s, figure, region);
        leave(s);
        if (placement !== undefined) placeOne(s, effects, recruitEventFrame.of(s), placement);
      },
    }),
  ],
});

export interface RecruitOrder {
  readonly nation: Nation;
  readonly figures: readonly MusterKind[];
  readonly regions: readonly Region[];
}

/** Of several nations only those of the player of the card (WR-MULTI-12, WR-RULING-103). */
const begun = (s: War, side: Side, orders: readonly RecruitOrder[]): Order[] =>
  orders
    .filter(({ nation }) => controls(s, seatOf(s, side), nation))
    .map(({ nation, figures, regions }) => ({ nation, left: [...figures], regions: [...regions], region: asId(-1) }));

export const enterRecruit = (s: War, side: Side, orders: readonly RecruitOrder[]): void =>
  recruitEventFrame.enter(s, { side, orders: begun(s, side, orders) });

/** Where somebody could be placed by these orders now. */
export const recruitRegions = (s: War, side: Side, orders: readonly RecruitOrder[]): Region[] =>
  placements(s, recruitEventFrame.make({ side, orders: begun(s, side, orders) })).map(({ region }) => region);
