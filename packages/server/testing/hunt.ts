import { SeededRandom } from '#kernel';
import { TestClient } from './client.ts';

/**
 * A whole Hunt for the Ring, both parts, the first of the people as the Ring-bearer; each draws lots among what can be done. However it ends, it earns
 * something in the war. Answers the table.
 */
export async function playHunt(people: readonly TestClient[]): Promise<string> {
  const [bearer, ...hunters] = people;
  const { table, codes } = await bearer.setTable({
    game: 'hunt-for-the-ring',
    seats: [{ kind: 'me' }, ...hunters.map(() => ({ kind: 'invited' }) as const)],
  });
  for (const [index, hunter] of hunters.entries()) await hunter.post(`/api/tables/${table}/join`, { code: codes[index].code });
  await TestClient.together(table, people);
  await Promise.all(
    people.map((each, seat) => {
      const lots = new SeededRandom(seat + 1);
      return each.playToEnd(table, (options) => options[lots.below(options.length)]);
    }),
  );
  return table;
}
