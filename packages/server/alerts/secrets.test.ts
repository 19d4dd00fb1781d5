import { gameIds, openGame } from '#games';
import { CommittedRandom, Match, seatList, SeededRandom, type State } from '#kernel';
import { describe, expect, it } from 'vitest';
import { turnStartedAt } from '../table/state/turn-started-at.ts';
import { openShipped } from '../table/state/game-library.ts';
import { type PendingAlert, pendingAlertsOf } from './pending-alerts.ts';
import { renderMessage } from './render-message.ts';
import { titleOf } from './translate.ts';
import { NAMES, waitingFor, watched } from '../testing/watched.ts';

const MOVES = 120;

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
    let kept = { waiting: match.waitingList(), asked: turnStartedAt(null, match.waitingList(), 0) };
    let seen = { waiting: waitingFor(match), asked: turnStartedAt(null, waitingFor(match), 0) };
    let told = 0;
    for (let move = 1; move <= MOVES && match.state.outcome === null; move++) {
      const asked = seatList(match.waiting());
      const seat = asked[lots.below(asked.length)] ?? 0;
      const options = match.options(seat);
      const action = options[lots.below(options.length)];
      if (action === undefined || !match.apply(seat, action).ok) throw new Error('Whoever is asked can do something');
      kept = { waiting: match.waitingList(), asked: turnStartedAt(kept, match.waitingList(), move) };
      seen = { waiting: waitingFor(match), asked: turnStartedAt(seen, waitingFor(match), move) };
      const calls = pendingAlertsOf(watched(id, seats, kept));
      if (match.state.outcome === null) expect(calls).toEqual(pendingAlertsOf(watched(id, seats, seen)));
      for (const call of calls) {
        expect(textOf(call, id, seats)).toBe(sentence(call, `${titleOf('en', id)} with ${others(call.person)}`));
        told++;
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});

const textOf = ({ kind, mark, who, person }: PendingAlert, game: string, seats: number): string =>
  renderMessage({ language: 'en', zone: 'UTC' }, person, [{ kind, mark, who, head: watched(game, seats, { waiting: [] }) }], 'stop')
    .lines[0]?.text ?? '';

const sentence = ({ who }: PendingAlert, table: string): string =>
  who.length === 0 ? `${table}: it is your turn.` : `${table}: it is your turn. Last move: ${who.join(' and ')}.`;
