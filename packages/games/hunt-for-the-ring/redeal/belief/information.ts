import { asId } from '#kernel/id.ts';
import type { HuntBox } from '../../content/box.ts';
import { CLUE_ENTRY, CLUE_ESCAPE, CLUE_HIDDEN, CLUE_HUNT, CLUE_SEARCH, CLUE_SIZE } from '../../rules/clues.ts';
import { CONCEALED, FOUND, HELD } from '../../rules/state.ts';

/** How the hidden Information tokens can lie, given a log and what everybody has seen. */

interface Asked {
  readonly token: number;
  readonly entry: number;
  readonly order: number;
}

/** Every way to have drawn the tokens and to have turned one over by a card, that agrees with all answers. */
export function informationWays(
  box: HuntBox,
  clues: readonly number[],
  log: readonly number[],
  known: readonly number[],
  drawn: number,
): Uint8Array[] {
  const empty: Asked[] = [];
  const foundAt = new Map<number, number>();
  const hidings: { readonly entry: number; readonly order: number }[] = [];
  let entry = 0;
  for (let i = 0; i < clues.length; i += CLUE_SIZE) {
    const kind = clues[i];
    if (kind === CLUE_ENTRY || kind === CLUE_ESCAPE) entry++;
    else if (kind === CLUE_HIDDEN) hidings.push({ entry, order: i });
    else if (kind === CLUE_SEARCH || kind === CLUE_HUNT) {
      const token = box.information.indexOf(asId(clues[i + 1]));
      if (token < 0) continue;
      if (clues[i + 3] > 0) foundAt.set(token, i);
      else empty.push({ token, entry, order: i });
    }
  }
  const visitedBy = (token: number, by: number): boolean => {
    const at = log.indexOf(box.information[token]);
    return at >= 0 && at <= by;
  };
  const candidates = box.information.map((_, token) => token).filter((token) => !known.includes(token));
  const ways: Uint8Array[] = [];
  const consider = (held: readonly number[], hidden: readonly number[], left: readonly { entry: number; order: number }[]): void => {
    if (left.length > 0) {
      const [{ entry: at, order }, ...later] = left;
      // Tokens found later lay behind the screen then, too.
      const open = [...held, ...known.filter((token) => (foundAt.get(token) ?? -1) > order)].filter(
        (token) => !hidden.includes(token) && !visitedBy(token, at),
      );
      if (open.length === 0) return consider(held, [...hidden, -1], later);
      for (const token of open) if (held.includes(token)) consider(held, [...hidden, token], later);
      return;
    }
    for (const { token, entry: at, order } of empty) {
      if (!held.includes(token) || visitedBy(token, at)) continue;
      const turned = hidden.indexOf(token);
      if (turned < 0 || hidings[turned].order > order) return;
    }
    const way = new Uint8Array(box.information.length);
    for (const token of known) way[token] = FOUND;
    for (const token of held) way[token] = hidden.includes(token) || visitedBy(token, log.length) ? CONCEALED : HELD;
    ways.push(way);
  };
  for (const held of subsets(candidates, drawn - known.length)) consider(held, [], hidings);
  return ways;
}

function subsets(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  if (items.length < count) return [];
  const [first, ...rest] = items;
  return [...subsets(rest, count - 1).map((each) => [first, ...each]), ...subsets(rest, count)];
}
