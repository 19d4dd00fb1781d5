import { asId } from '#kernel/id.ts';
import type { Die } from '../content/box.ts';
import type { Seat, VisibleState } from '#kernel';
import { forecast } from '../rules/forecast.ts';
import { victim } from '../rules/nazgul.ts';
import { symbolOn } from '../rules/roll.ts';
import { crossedParts, isSplit, uncrossed } from '../rules/squares.ts';
import { inMordor, type Journey, placeAt, sheetOf } from '../rules/state.ts';
import type { DieView, JourneyView, PlayerView, TurnView } from './view.ts';

const STAGES: { readonly [step: string]: JourneyView['stage'] } = {
  chooseHobbit: 'hobbits',
  roll: 'roll',
  setAside: 'setAside',
  gandalf: 'gandalf',
};

/** All sheets are open (JM-RULING-29): everybody sees the same. */
export function project({ box, frames, outcome, open }: VisibleState<Journey>): JourneyView {
  // Nothing in this game is secret, so the open part is a whole state.
  const s: Journey = { box, frames: [...frames], outcome, open, own: [], hidden: null };
  const stage = outcome !== null ? 'over' : STAGES[frames[frames.length - 1].step];
  const playing = stage !== 'hobbits';
  return {
    side: open.options.side,
    lastSurvivor: open.options.lastSurvivor,
    stage,
    round: open.round,
    first: open.first,
    active: playing ? open.active : null,
    trail: sheetOf(s).fields,
    players: open.hobbit.map((_, seat) => playerView(s, asId(seat))),
    turn: playing ? turnView(s) : null,
  };
}

function playerView(s: Journey, seat: Seat): PlayerView {
  const { hobbit, fields, out } = s.open;
  return {
    seat,
    hobbit: hobbit[seat] < 0 ? null : s.box.hobbitIds[hobbit[seat]],
    fields: fields[seat],
    place: placeAt(s, fields[seat]),
    squares: Array.from({ length: sheetOf(s).squares }, (_, square) => ({
      split: isSplit(s, seat, square),
      crossed: crossedParts(s, seat, square),
    })),
    spaces: uncrossed(s, seat),
    inMordor: inMordor(s, seat),
    out: out[seat],
  };
}

function turnView(s: Journey): TurnView {
  const { effect, began, rolls, repeated, gandalfs } = s.open;
  return {
    effect,
    place: placeAt(s, began),
    roll: rolls,
    repeated,
    dice: s.box.dice.map((_, die) => dieView(s, asId(die))),
    gandalfs,
    forecast: forecast(s),
  };
}

function dieView(s: Journey, die: Die): DieView {
  const { id, hobbit } = s.box.dice[die];
  const { shows, asideAt, rolls } = s.open;
  const hit = victim(s, die);
  return {
    id,
    hobbit: hobbit < 0 ? null : s.box.hobbitIds[hobbit],
    hits: hit < 0 ? null : hit,
    symbol: shows[die] < 0 ? null : symbolOn(s, die),
    status: shows[die] < 0 ? 'unrolled' : asideAt[die] === 0 ? 'loose' : asideAt[die] === rolls ? 'chosen' : 'aside',
  };
}
