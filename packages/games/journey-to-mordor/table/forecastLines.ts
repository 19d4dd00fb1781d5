import type { Param, Seat } from '#kernel';
import type { JourneyView } from '../view/view.ts';
import type { Key } from './keys.ts';

/** One line of "So far": what would happen if rolling ended now. */
interface ForecastLine {
  readonly icon: string;
  readonly key: Key;
  readonly params: { readonly [name: string]: Param };
  readonly bad: boolean;
}

const line = (icon: string, key: Key, params: ForecastLine['params'] = {}, bad = false): ForecastLine => ({
  icon,
  key,
  params,
  bad,
});

const MOST = 3;

/** At most three lines; what is dropped first is what is least bad. */
export function forecastLines(view: JourneyView, mine: Seat): readonly ForecastLine[] {
  const { turn, active } = view;
  if (turn === null || active === null || turn.roll === 0) return [];
  // In the Gandalf step the Rings have been used up already.
  const lines = [...(view.stage === 'gandalf' ? [] : ringLines(view)), ...gandalfLine(view), ...hitLines(view, mine)];
  while (lines.length > MOST) {
    const mild = lines.findLastIndex(({ bad }) => !bad);
    lines.splice(mild < 0 ? MOST : mild, 1);
  }
  return lines;
}

function ringLines(view: JourneyView): ForecastLine[] {
  const { turn, active } = view;
  if (turn === null || active === null) return [];
  const { rings, orcs, force, threat, moves } = turn.forecast;
  const lines: ForecastLine[] = [];
  const short = threat - force;
  if (short > 0) {
    lines.push(
      rings > 0
        ? line('orc-head', 'table.sofar.ringsBlocked', { count: rings }, true)
        : line('orc-head', 'table.sofar.orcsWait', { count: orcs }, true),
    );
    const each = turn.effect === 'weapons-double' ? 2 : 1;
    lines.push(line('crossed-swords', 'table.sofar.weaponsNeeded', { count: Math.ceil(short / each) }));
  } else if (moves > 0) {
    const target = view.players[active].fields + moves;
    lines.push(line('the-ring', 'table.sofar.moves', { count: moves, place: `@place.${view.trail[target - 1].place}` }));
    if (orcs > 0) lines.push(line('crossed-swords', 'table.sofar.orcsBeaten'));
  } else if (rings > 0 && turn.effect === 'two-rings-needed') lines.push(line('spider-alt', 'table.sofar.shelob', {}, true));
  else if (rings > 0) lines.push(line('the-ring', 'table.sofar.ringsLost', { count: rings }));
  else lines.push(line('the-ring', 'table.sofar.noRing'));
  return lines;
}

function gandalfLine(view: JourneyView): ForecastLine[] {
  const { turn } = view;
  if (turn === null || turn.forecast.gandalfs === 0) return [];
  if (turn.effect === 'no-gandalf') return [line('wizard-face', 'table.sofar.gandalfIdle')];
  return [line('wizard-face', 'table.sofar.gandalf', { count: view.stage === 'gandalf' ? turn.gandalfs : turn.forecast.gandalfs })];
}

function hitLines(view: JourneyView, mine: Seat): ForecastLine[] {
  const { turn, players } = view;
  if (turn === null) return [];
  return turn.forecast.hits.flatMap((count, seat) => {
    if (count === 0) return [];
    const caught = count >= players[seat].spaces;
    if (seat === mine) return [line('hood', caught ? 'table.sofar.youCaught' : 'table.sofar.youHit', { count }, caught)];
    return [line('hood', caught ? 'table.sofar.otherCaught' : 'table.sofar.otherHit', { count, seat: `@seat.${seat}` }, caught)];
  });
}
