import { type AskingStep, enter, type Frame, goTo, guard, leave, type Table, top } from '#kernel';
import { type Figure, FREE, KINDS, LIMITS, REGION_COUNT, type Region, type Side } from '../../content/box.ts';
import { unitsAt } from '../figures.ts';
import { enemyArmyIn } from '../places.ts';
import { sayRegion, saySide } from '../say.ts';
import { endsSiege } from '../siege/bookkeeping.ts';
import { asks, type War } from '../state.ts';
import { chooseRegion, decline, depart, endPath, traceStep } from '../verbs.ts';
import { armyEntered } from './enter.ts';
import { leavesNoLeaderAlone, leavingBehind } from './forming.ts';
import { isBarred, mayEnter } from './march.ts';
import { type Moved, movedParty, unmovedAt } from './moved.ts';
import { add, gather, hasNeeded, leadersLeft, type Party, partyParams, transferParty, unitsIn } from './party.ts';
import { afterChange } from './upkeep.ts';
import { arriveWithArmy } from '../characters/arrive.ts';

/** A card moves armies several regions; the army is fixed before it sets out (WR-MOVE-15) and obeys every other limit (WR-MOVE-14). */
export interface FarMarchFrame extends Frame {
  readonly step: 'farMarch';
  readonly side: Side;
  readonly need: number;
  readonly most: number;
  /** It must end where another army of its side stands. */
  readonly mustJoin: boolean;
  /** The card says that armies may move; otherwise the first one has to (WR-EVENT-13). */
  readonly optional: boolean;
  left: number;
  moved: Moved[];
}

interface FarPartyFrame extends Frame, Party {
  readonly step: 'farParty' | 'farPath';
  readonly side: Side;
  readonly need: number;
  readonly mustJoin: boolean;
  /** Regions still to go, and whether it has set out. */
  steps: number;
  readonly from: Region;
  /** Where it set out: whoever comes back there has not moved. */
  readonly origin: Region;
}

const seen = new Int8Array(REGION_COUNT);
const queue = new Uint8Array(REGION_COUNT);

/** Whether some path of at most `steps` regions leads a party of these figures to a place where it may end. */
function canEnd(
  s: War,
  side: Side,
  /** Where the path begins, and where the party stands now. */
  from: Region,
  partyAt: Region,
  origin: Region,
  steps: number,
  mustJoin: boolean,
  units: number,
  enters: (region: Region) => boolean,
): boolean {
  seen.fill(-1);
  seen[from] = 0;
  queue[0] = from;
  let end = 1;
  for (let at = 0; at < end; at++) {
    const region = queue[at];
    if (region !== from && region !== origin && mayEndAt(s, side, region, mustJoin, units, region === partyAt)) return true;
    if (seen[region] === steps) continue;
    for (const next of s.box.regions[region].adjacent) {
      if (seen[next] >= 0 || enemyArmyIn(s, next, side) || isBarred(s, next, side) || !enters(next)) continue;
      seen[next] = seen[region] + 1;
      queue[end++] = next;
    }
  }
  return false;
}

/** Room for ten at the end (WR-MOVE-17), and company if the card asks for it. `here`: the party already stands there. */
function mayEndAt(s: War, side: Side, region: Region, mustJoin: boolean, units: number, here: boolean): boolean {
  const others = unitsAt(s, region, side) - (here ? units : 0);
  return others + units <= LIMITS.army && (!mustJoin || others > 0);
}

const everyoneEnters =
  (s: War, party: Party) =>
  (region: Region): boolean => {
    for (let kind = 0; kind < KINDS; kind++) if (party.going[kind] > 0 && !mayEnter(s, kind, region)) return false;
    return true;
  };

/** One unit of this kind alone, with whom the card needs, could make the journey. */
const oneCanGo = (s: War, frame: { side: Side; mustJoin: boolean }, from: Region, steps: number, kind: Figure): boolean =>
  canEnd(s, frame.side, from, from, from, steps, frame.mustJoin, 1, (region) => mayEnter(s, kind, region));

/** Somebody in the party could make the journey if all others were left. */
function someoneCanGo(s: War, frame: { side: Side; mustJoin: boolean }, party: Party, from: Region, steps: number): boolean {
  for (let kind = 0; kind < 16; kind++) if (party.going[kind] > 0 && oneCanGo(s, frame, from, steps, kind)) return true;
  return false;
}

const frameOf = (s: War): FarMarchFrame => top<FarMarchFrame>(s);

function travellers(s: War, frame: FarMarchFrame, from: Region): Party {
  return gather(s, from, frame.side, (figure) =>
    figure >= KINDS && s.box.characters[figure - KINDS].level === 0 ? 0 : unmovedAt(s, frame.moved, from, figure),
  );
}

/** Leaders must not be stranded: with a single unit they come along or nobody goes. */
function leadersAllow(s: War, frame: FarMarchFrame, from: Region): boolean {
  if (frame.side !== FREE || unitsAt(s, from, FREE) > 1) return true;
  const party = travellers(s, frame, from);
  return leadersLeft(s, party) === 0 && canEnd(s, FREE, from, from, from, frame.most, frame.mustJoin, 1, everyoneEnters(s, party));
}

export function canFarMarch(s: War, frame: FarMarchFrame, from: Region): boolean {
  if (unitsAt(s, from, frame.side) === 0) return false;
  const party = travellers(s, frame, from);
  return hasNeeded(s, party, frame.need) && someoneCanGo(s, frame, party, from, frame.most) && leadersAllow(s, frame, from);
}

/** Some army can make the journey the card allows. */
export function anyFarMarch(s: War, frame: FarMarchFrame): boolean {
  for (let region = 0; region < REGION_COUNT; region++) if (canFarMarch(s, frame, region)) return true;
  return false;
}

export const choosingFarMarch: AskingStep<War> = {
  rule: 'WR-MOVE-14',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({ id: 'farMarch', params: { most: frameOf(s).most, count: frameOf(s).left } }),
  choices: [
    {
      verb: chooseRegion,
      guards: [guard(['WR-MOVE-14', 'WR-MOVE-12', 'WR-MOVE-11'], (s, from) => canFarMarch(s, frameOf(s), from))],
      candidates(s, _seat, propose) {
        for (let region = 0; region < REGION_COUNT; region++) if (unitsAt(s, region, frameOf(s).side) > 0) propose(region);
      },
      perform(s, _table, from) {
        const frame = frameOf(s);
        const { side, need, mustJoin, most } = frame;
        enter(s, { step: 'farParty', side, need, mustJoin, steps: most, origin: from, ...travellers(s, frame, from) } as FarPartyFrame);
      },
    },
    {
      verb: decline,
      guards: [guard('WR-EVENT-13', (s) => frameOf(s).optional)],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => leave(s),
    },
  ],
};

const partyOf = (s: War): FarPartyFrame => top<FarPartyFrame>(s);

const canDepart = (s: War, frame: FarPartyFrame): boolean =>
  canEnd(
    s,
    frame.side,
    frame.from,
    frame.from,
    frame.origin,
    frame.steps,
    frame.mustJoin,
    unitsIn(frame, frame.side),
    everyoneEnters(s, frame),
  );

function staysFeasible(s: War, frame: FarPartyFrame, figure: Figure): boolean {
  add(frame, figure, -1);
  const fine = someoneCanGo(s, frame, frame, frame.from, frame.steps);
  add(frame, figure, 1);
  return fine;
}

export const formingFarMarch: AskingStep<War> = {
  rule: 'WR-MOVE-15',
  asks: (s) => asks(s, partyOf(s).side),
  prompt: (s) => ({ id: 'farParty', params: { from: sayRegion(s, partyOf(s).from), ...partyParams(partyOf(s), partyOf(s).side) } }),
  choices: [
    leavingBehind(partyOf, { party: 'WR-MOVE-15', least: 'WR-RULING-33', needed: 'WR-MOVE-06' }, () => 1, [
      guard('WR-MOVE-14', (s, figure) => staysFeasible(s, partyOf(s), figure)),
    ]),
    {
      verb: depart,
      guards: [leavesNoLeaderAlone(partyOf), guard(['WR-MOVE-14', 'WR-MOVE-12', 'WR-MOVE-17'], (s) => canDepart(s, partyOf(s)))],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s) => goTo(s, { ...partyOf(s), step: 'farPath' }),
    },
  ],
};

/** The next step ends well, or others after it do, none of them through a region that is shut by then. */
function leadsOn(s: War, frame: FarPartyFrame, to: Region, shut: Region): boolean {
  const { side, from, origin, mustJoin } = frame;
  const units = unitsIn(frame, side);
  const enters = everyoneEnters(s, frame);
  return (
    (to !== origin && mayEndAt(s, side, to, mustJoin, units, false)) ||
    canEnd(s, side, to, from, origin, frame.steps - 1, mustJoin, units, (region) => region !== shut && enters(region))
  );
}

const hasSetOut = (s: War): boolean => partyOf(s).steps < (s.frames[s.frames.length - 2] as FarMarchFrame).most;

/** Region by region; what it passes through is captured on the way (WR-MOVE-16). */
export const marchingFar: AskingStep<War> = {
  rule: 'WR-MOVE-14',
  asks: (s) => asks(s, partyOf(s).side),
  prompt: (s) => ({ id: 'farPath', params: { region: sayRegion(s, partyOf(s).from), count: partyOf(s).steps } }),
  choices: [
    {
      verb: traceStep,
      guards: [
        guard(['WR-MOVE-02', 'WR-DEF-03'], (s, to) => s.box.regions[partyOf(s).from].adjacent.includes(to)),
        guard(['WR-MOVE-09', 'WR-MOVE-10'], (s, to) => !enemyArmyIn(s, to, partyOf(s).side)),
        guard('WR-EVENT-09', (s, to) => !isBarred(s, to, partyOf(s).side)),
        guard('WR-MOVE-12', (s, to) => everyoneEnters(s, partyOf(s))(to)),
        guard('WR-MOVE-17', (s, to) => leadsOn(s, partyOf(s), to, -1)),
        // Those it besieges come out behind its back when nobody else keeps them in: it cannot turn round.
        guard(['WR-SIEGE-06', 'WR-MOVE-10'], (s, to) => {
          const frame = partyOf(s);
          return !endsSiege(s, frame.from, frame.side, unitsIn(frame, frame.side)) || leadsOn(s, frame, to, frame.from);
        }),
      ],
      candidates(s, _seat, propose) {
        if (partyOf(s).steps > 0) for (const next of s.box.regions[partyOf(s).from].adjacent) propose(next);
      },
      perform(s, table, to) {
        const frame = partyOf(s);
        const next = { ...frame, from: to, steps: frame.steps - 1 } as FarPartyFrame;
        goTo(s, next);
        stepTo(s, table, frame, to);
        if (next.steps === 0) arrive(s, table);
      },
    },
    {
      verb: endPath,
      guards: [
        guard(['WR-MOVE-14', 'WR-EVENT-13'], (s) => hasSetOut(s) && partyOf(s).from !== partyOf(s).origin),
        guard('WR-MOVE-17', (s) =>
          mayEndAt(s, partyOf(s).side, partyOf(s).from, partyOf(s).mustJoin, unitsIn(partyOf(s), partyOf(s).side), true),
        ),
      ],
      candidates: (_s, _seat, propose) => propose(),
      perform: (s, table) => arrive(s, table),
    },
  ],
};

function stepTo(s: War, table: Table, frame: FarPartyFrame, to: Region): void {
  if (table.listening)
    table.tell({
      type: 'marched',
      side: saySide(frame.side),
      from: sayRegion(s, frame.from),
      to: sayRegion(s, to),
      count: unitsIn(frame, frame.side),
    });
  transferParty(s, frame, to);
  armyEntered(s, table, to, frame.side);
  afterChange(s, table, frame.from);
}

function arrive(s: War, table: Table): void {
  const party = partyOf(s);
  leave(s);
  arriveWithArmy(s, table, party.characters, party.from);
  const frame = frameOf(s);
  frame.moved.push(movedParty(party, party.from));
  frame.left--;
  if (frame.left === 0 || !anyFarMarch(s, frame)) leave(s);
}
