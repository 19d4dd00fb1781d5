import type { NewTable } from '#wire';
import { TestClient } from './client.ts';

export const PASSWORD = 'speak friend and enter';

/** A rated table of Journey to Mordor for whoever sets it and one more. */
export const RATED: Partial<NewTable> = {
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: { kind: 'live', bankSeconds: 3600, incrementSeconds: 0 },
  onTimeout: 'loses',
  rated: true,
};

/** Somebody with an account, at this house. */
export async function owner(url: string, account: string): Promise<TestClient> {
  const guest = await TestClient.arrive(url);
  const answer = await guest.post('/api/account/register', { account, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`No account: ${JSON.stringify(answer.body)}`);
  return guest.at(url);
}

/** A game for two, begun. */
export async function begun(host: TestClient, other: TestClient, plan: Partial<NewTable> = RATED): Promise<string> {
  const { table } = await host.setTable(plan);
  const answer = await other.post(`/api/tables/${table}/join`);
  if (answer.status !== 200) throw new Error(`No seat: ${JSON.stringify(answer.body)}`);
  await TestClient.together(table, [host, other]);
  return table;
}

/** A game for two, begun and given up by the second. */
export async function wonBy(winner: TestClient, loser: TestClient, plan: Partial<NewTable> = RATED): Promise<string> {
  const table = await begun(winner, loser, plan);
  const answer = await loser.ask({ t: 'resign', table, seat: 1 });
  if (answer.t !== 'done') throw new Error(`Not given up: ${JSON.stringify(answer)}`);
  return table;
}
