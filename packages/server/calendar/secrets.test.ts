import { asId } from '#kernel/id.ts';
import { gameIds, openGame } from '#games';
import { CommittedRandom, Match, seatList, SeededRandom, type State } from '#kernel';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../alerts/translate.ts';
import { openShipped } from '../table/state/game-library.ts';
import { NAMES, waitingFor, watched } from '../testing/watched.ts';
import { turnEvents } from './feed.ts';

const MOVES = 80;
const DAY = 86_400_000;

describe.each(gameIds())('the calendar of whoever plays %s', (id) => {
  it('follows from what a watcher sees and from the clock, and says nothing but game, people and time', async () => {
    const game = await openGame(id);
    const seats = game.seats.min;
    const { box } = openShipped(game, game.version);
    const match = Match.begin<State, unknown, unknown>(game, {
      box,
      options: game.readOptions({}, seats),
      seats,
      random: new CommittedRandom({ version: 2, secret: '7'.repeat(64), contributions: NAMES.slice(0, seats) }),
    });
    const lots = new SeededRandom(5, 3);
    const people = NAMES.slice(0, seats).map((name) => name.toLowerCase());
    let told = 0;
    for (let move = 1; move <= MOVES && match.state.outcome === null; move++) {
      const asked = seatList(match.waiting());
      const seat = asked[lots.below(asked.length)] ?? 0;
      const options = match.options(seat);
      const action = options[lots.below(options.length)];
      if (action === undefined || !match.apply(seat, action).ok) throw new Error('Whoever is asked can do something');
      if (match.state.outcome !== null) break;
      const clocks = { left: people.map((_, place) => DAY * (place + 1)), at: move };
      for (const [place, person] of people.entries()) {
        const reader = { person, language: 'en', baseUrl: 'https://redbook.example' } as const;
        const events = turnEvents([watched(id, seats, { waiting: match.waitingList(), clocks })], reader);
        expect(events).toEqual(turnEvents([watched(id, seats, { waiting: waitingFor(match), clocks })], reader));
        expect(events).toHaveLength(match.waitingList().includes(asId(place)) ? 1 : 0);
        for (const { summary, description, from } of events) {
          const others = NAMES.slice(0, seats).filter((_, other) => other !== place);
          expect(summary).toBe(`Your turn: ${titleOf('en', id)} with ${others.join(' and ')}`);
          expect(description).toBe('Your time runs out then.\nThe table: https://redbook.example/table/a-table-of-a-test');
          expect(from).toBe(move + DAY * (place + 1));
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});
