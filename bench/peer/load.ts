import type { State } from 'boardgame.io';
import { SeededRandom } from '../../packages/kernel/random/seededRandom.ts';
import { answerPlan, type LoadPlan, type Meter, type Pair } from '../load/clients/meter.ts';
import { call } from '../load/clients/post.ts';
import { fail } from '../load/clients/report.ts';
import { ThinSocket } from '../load/clients/thin-socket.ts';
import { enumerate, type JourneyG } from './journey.ts';

/**
 * The same two people, at boardgame.io's server. They speak its socket.io protocol by hand, which costs the generator
 * less than the client library would, and leaves the server the same work.
 */

const NAME = 'journey-to-mordor';
type Update = State<JourneyG>;

class Person {
  private readonly url: string;
  private readonly seat: string;
  private readonly meter: Meter;
  private readonly random: SeededRandom;
  private readonly ended: () => void;
  private socket: ThinSocket | null = null;
  private match = '';
  private credentials = '';
  private awaits = -1;
  private over = false;

  constructor(url: string, seat: string, seed: number, meter: Meter, ended: () => void) {
    this.url = url;
    this.seat = seat;
    this.meter = meter;
    this.random = new SeededRandom(seed, 7);
    this.ended = ended;
  }

  async arrive(): Promise<void> {
    let arrived = (): void => {};
    const ready = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const hear = (text: string): void => {
      if (text.startsWith('0')) this.socket?.send(`40/${NAME},`);
      else if (text.startsWith('2')) this.socket?.send('3');
      else if (text.startsWith(`40/${NAME},`)) arrived();
      else if (text.startsWith('42/')) this.hear(JSON.parse(text.slice(text.indexOf('['))) as unknown[]);
    };
    this.socket = await ThinSocket.open(`${this.url}/socket.io/?EIO=4&transport=websocket`, {}, hear, fail);
    await ready;
  }

  sit(match: string, credentials: string): void {
    this.match = match;
    this.credentials = credentials;
    this.awaits = -1;
    this.over = false;
    this.emit('sync', match, this.seat, credentials, 2);
  }

  leave(): void {
    this.socket?.leave();
  }

  private hear([event, match, payload]: unknown[]): void {
    if (match !== this.match) return;
    if (event === 'sync') this.now((payload as { state: Update }).state);
    else if (event === 'update') this.now(payload as Update);
  }

  private now(state: Update): void {
    const { _stateID: number } = state;
    if (this.awaits >= 0) {
      if (number < this.awaits) return;
      this.meter.moved(this);
      this.awaits = -1;
    }
    if (state.ctx.gameover !== undefined) {
      if (!this.over) this.ended();
      this.over = true;
      return;
    }
    if (state.ctx.currentPlayer !== this.seat) return;
    const choices = enumerate(state.G, state.ctx);
    const { move, args } = choices[this.random.below(choices.length)];
    this.awaits = number + 1;
    this.meter.sent(this);
    const payload = { type: move, args: args ?? [], playerID: this.seat, credentials: this.credentials };
    this.emit('update', { type: 'MAKE_MOVE', payload }, number, this.match, this.seat);
  }

  private emit(...message: unknown[]): void {
    this.socket?.send(`42/${NAME},${JSON.stringify(message)}`);
  }
}

function makePair(plan: LoadPlan, number: number, meter: Meter): Pair {
  let atEnd = 0;
  let stopped = false;
  const ended = (): void => {
    if (++atEnd < 2 || stopped) return;
    atEnd = 0;
    meter.gameEnded();
    begin().catch(fail);
  };
  const people = ['0', '1'].map((seat, index) => new Person(plan.url, seat, number * 2 + index + 1, meter, ended));

  async function begin(): Promise<void> {
    const games = `${plan.url}/games/${NAME}`;
    const { body } = await call<{ matchID: string }>('POST', `${games}/create`, {
      numPlayers: 2,
      setupData: { advanced: true },
      unlisted: true,
    });
    const credentials: string[] = [];
    // One after the other: of two who join in the same instant, its store of files forgets one, who may then never move.
    for (const playerID of ['0', '1']) {
      const joined = await call<{ playerCredentials: string }>('POST', `${games}/${body.matchID}/join`, {
        playerID,
        playerName: `player ${playerID}`,
      });
      credentials.push(joined.body.playerCredentials);
    }
    if (stopped) return;
    people.forEach((person, seat) => person.sit(body.matchID, credentials[seat]));
  }

  return {
    async start() {
      await Promise.all(people.map((person) => person.arrive()));
      await begin();
    },
    stop() {
      stopped = true;
      for (const person of people) person.leave();
    },
  };
}

answerPlan(makePair);
