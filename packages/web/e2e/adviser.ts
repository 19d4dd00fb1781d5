import type { Action } from '#kernel';
import { TestClient } from '#server/testing/client.ts';
import type { House } from './browser.ts';
import type { Overheard } from './overheard.ts';

/** Somebody made of script who asks what the book would do, over a line of his own: a game of lots takes thousands of decisions, one of sense some hundreds. */
export interface Adviser {
  /** Null when the book has no answer to this question. */
  advice<A extends Action>(options: readonly A[]): Promise<A | null>;
  close(): Promise<void>;
}

export async function adviserOf(house: House, player: Overheard, table: string, seat: number): Promise<Adviser> {
  const cookies = await player.context.cookies();
  const line = await TestClient.back(house.url, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  line.throwsIn = false;
  await line.connect();
  return {
    async advice(options) {
      const answer = await line.ask({ t: 'hint', table, seat, seen: player.now()?.seen ?? 0 });
      if (answer.t !== 'hint') return null;
      const said = JSON.stringify(answer.action);
      return options.find((option) => JSON.stringify(option) === said) ?? null;
    },
    close: () => line.disconnect(),
  };
}
