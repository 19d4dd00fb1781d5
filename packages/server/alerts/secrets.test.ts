import { gameIds, openGame } from '#games';
import { CommittedRandom, Match, type Seat, seatList, SeededRandom, type State, trusted } from '#kernel';
import { describe, expect, it } from 'vitest';
import type { TableHead } from '../store/store.ts';
import { askedFrom } from '../table/asked-from.ts';
import { openShipped } from '../table/games.ts';
import { newTable } from '../table/plan.ts';
import { PresentMoment } from '../table/projector.ts';
import { type Call, callsOf } from './calls.ts';
import { composed } from './compose.ts';
import { titleOf } from './words.ts';
import type { Now } from '#wire';
import { frameOf, seatOf } from '../testing/frame.ts';

const NAMES = ['Frodo', 'Sam', 'Merry', 'Pippin', 'Gandalf'];
const MOVES = 120;

/** What a watcher is told of whom the table waits for. */
const waitingFor = (match: Match<State>): readonly Seat[] => {
  const { now } = new PresentMoment(match, match.state.outcome === null ? 'playing' : 'finished', {}).for({
    key: '0/0',
    knows: 0,
    plays: 0,
    host: false,
    stranger: true,
  });
  return trusted<Now>(JSON.parse(now)).waiting;
};

/** A table as it would be kept, made of nothing but what a watcher was told. */
function watched(game: string, seats: number, waiting: readonly Seat[], asked: TableHead['moment']['asked']): TableHead {
  const table = newTable(frameOf(NAMES.slice(0, seats).map(seatOf), { game }));
  return { ...table, phase: 'playing', moment: { ...table.moment, waiting, ...(asked === undefined ? {} : { asked }) } };
}

describe.each(gameIds())('what is told outside of %s', (id) => {
  it('follows from what a watcher sees, and says nothing but table, game and who moved', async () => {
    const game = await openGame(id);
    const seats = game.seats.min;
    const { box } = openShipped(game, game.version);
    const match = Match.begin<State, unknown, unknown>(game, {
      box,
      options: game.readOptions({}, seats),
      seats,
      random: new CommittedRandom({ version: 2, secret: '7'.repeat(64), contributions: NAMES.slice(0, seats) }),
    });
    const lots = new SeededRandom(4, 3);
    const others = (person: string): string =>
      NAMES.slice(0, seats)
        .filter((name) => name.toLowerCase() !== person)
        .join(' and ');
    let kept = { waiting: match.waitingList(), asked: askedFrom(null, match.waitingList(), 0) };
    let seen = { waiting: waitingFor(match), asked: askedFrom(null, waitingFor(match), 0) };
    let told = 0;
    for (let move = 1; move <= MOVES && match.state.outcome === null; move++) {
      const asked = seatList(match.waiting());
      const seat = asked[lots.below(asked.length)] ?? 0;
      const options = match.options(seat);
      const action = options[lots.below(options.length)];
      if (action === undefined || !match.apply(seat, action).ok) throw new Error('Whoever is asked can do something');
      kept = { waiting: match.waitingList(), asked: askedFrom(kept, match.waitingList(), move) };
      seen = { waiting: waitingFor(match), asked: askedFrom(seen, waitingFor(match), move) };
      const calls = callsOf(watched(id, seats, kept.waiting, kept.asked));
      if (match.state.outcome === null) expect(calls).toEqual(callsOf(watched(id, seats, seen.waiting, seen.asked)));
      for (const call of calls) {
        expect(textOf(call, id, seats)).toBe(sentence(call, `${titleOf('en', id)} with ${others(call.person)}`));
        told++;
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

const textOf = ({ kind, mark, who, person }: Call, game: string, seats: number): string =>
  composed({ language: 'en', zone: 'UTC' }, person, [{ kind, mark, who, head: watched(game, seats, [], []) }], 'stop').lines[0]?.text ?? '';

const sentence = ({ who }: Call, table: string): string =>
  who.length === 0 ? `${table}: it is your turn.` : `${table}: it is your turn. Last move: ${who.join(' and ')}.`;
