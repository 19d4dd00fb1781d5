import { cloneState, LegalMoves, nameMove, perform, seatList, SeededRandom, SilentEffects, unchecked, waiting } from '#kernel';
import { CHARACTERS, FIGURES, KINDS, NATIONS, REARGUARD, REINFORCEMENTS, SIDES } from '../content/box.ts';
import { warOfTheRing as game } from '../index.ts';
import { ROW } from '../rules/figures.ts';
import type { War } from '../rules/state.ts';
import { type Army, type Map, words } from './oracle.ts';
import { box } from './table.ts';

/** Between the rules and the oracle: positions in its words, and all that can be done from them. */

const legalMoves = new LegalMoves(game);

/** Figures at a place of a state, by name. */
export function armyAt(s: War, place: number): Army {
  const army: { [figure: string]: number } = {};
  for (let kind = 0; kind < KINDS; kind++)
    if (s.open.figures[place * ROW + kind] > 0) army[FIGURES[kind]] = s.open.figures[place * ROW + kind];
  for (const [c, id] of CHARACTERS.entries()) if (s.open.characters[c] === place) army[id] = 1;
  return army;
}

/** The same map in the words of the oracle; those in a rearguard count where they come from. */
export function mapOf(s: War): Map {
  const rear = s.open.battle === null ? {} : armyAt(s, REARGUARD);
  const from = s.open.battle?.from ?? -1;
  const with_ = (place: number): Army => {
    const army: { [figure: string]: number } = { ...armyAt(s, place) };
    if (place === from) for (const [figure, number] of Object.entries(rear)) army[figure] = (army[figure] ?? 0) + number;
    return army;
  };
  return {
    field: Object.fromEntries(box.regionIds.map((id, region) => [id, with_(region)])),
    inside: Object.fromEntries(box.regions.map(({ id, inside }) => [id, inside < 0 ? {} : with_(inside)])),
    holder: Object.fromEntries(box.regionIds.map((id, region) => [id, s.open.holder[region] === 2 ? null : SIDES[s.open.holder[region]]])),
    atWar: NATIONS.filter((_, nation) => s.open.steps[nation] === 0),
    reserve: armyAt(s, REINFORCEMENTS),
  };
}

interface Branch {
  readonly type: string;
  readonly args: { readonly [name: string]: string | number };
  readonly state: War;
}

/** Everything the one seat asked may do, with the state it leads to. */
export function branches(s: War): Branch[] {
  const [seat] = seatList(waiting(game, s));
  return legalMoves
    .options(s, seat)
    .toArray()
    .map((move) => {
      const { type, ...args } = nameMove(game.verbs, move, box);
      const state = cloneState(s);
      perform(game, state, seat, move, new SilentEffects(new SeededRandom(1)));
      return { type, args, state };
    });
}

/** Who is in the party being formed. */
export function partyOf(s: War): Army {
  const { going, characters } = unchecked<{ going: Uint8Array; characters: number }>(s.frames[s.frames.length - 1]);
  const party: { [figure: string]: number } = {};
  for (let kind = 0; kind < KINDS; kind++) party[FIGURES[kind]] = going[kind];
  for (const [c, id] of CHARACTERS.entries()) party[id] = (characters >> c) & 1;
  return party;
}

/** Leaves figures behind in every possible way; tells with what parties `verb` is offered. */
export function partiesOf(s: War, drop: string, verb: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const go = (state: War): void => {
    const party = partyOf(state);
    if (seen.has(words(party))) return;
    seen.add(words(party));
    const [seat] = seatList(waiting(game, state));
    for (const move of legalMoves.options(state, seat).toArray()) {
      const { type } = nameMove(game.verbs, move, box);
      if (type === verb) found.add(words(party));
      if (type !== drop) continue;
      const next = cloneState(state);
      perform(game, next, seat, move, new SilentEffects(new SeededRandom(1)));
      go(next);
    }
  };
  go(s);
  return found;
}

/** Forms a party for a march of several regions in every possible way and leads it everywhere: `party -> region`. */
export function endings(s: War): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const go = (state: War, before: string): void => {
    const { step } = state.frames[state.frames.length - 1];
    if (step !== 'farParty' && step !== 'farPath') {
      found.add(before);
      return;
    }
    const { from, steps } = unchecked<{ from: number; steps: number }>(state.frames[state.frames.length - 1]);
    const here = `${words(partyOf(state))} -> ${box.regionIds[from]}`;
    if (seen.has(`${step} ${here} ${steps}`)) return;
    seen.add(`${step} ${here} ${steps}`);
    const next = branches(state);
    if (next.length === 0) throw new Error(`${here}: nowhere to go`);
    for (const { type, args, state: after } of next) go(after, type === 'traceStep' ? `${words(partyOf(state))} -> ${args.region}` : here);
  };
  go(s, '');
  return [...found].sort();
}
