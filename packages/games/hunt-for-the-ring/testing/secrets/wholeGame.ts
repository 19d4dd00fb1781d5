import { asIds } from '#kernel/id.ts';
import { type Action, cloneState, SeededRandom, type AddressedEvent, type Viewer, type Seat } from '#kernel';
import { beginFor, type Setup } from '#kernel/battery/walk.ts';
import { anyActions } from '#kernel/battery/sample.ts';
import { huntForTheRing as game } from '../../index.ts';
import type { Hunt } from '../../rules/state.ts';
import { difference, hears, sight, type World, worldOf } from '../worlds.ts';

/** What a whole game gave: how many sights were compared, in how many the worlds really differed, and where somebody could tell them apart. */
interface Compared {
  readonly sights: number;
  readonly different: number;
  readonly decisions: number;
  readonly leaks: readonly string[];
}

/** Choices of the Ring-bearer that nobody else can tell from each other: in another world another one of them is made. */
const ALIKE: readonly (readonly string[])[] = [
  ['moveFrodo', 'moveToDot'],
  ['escapeTo', 'stayPut'],
  ['moveGandalf'],
  ['keepJourney'],
  ['chooseDeed'],
  ['fleeTo'],
  ['keepAlly'],
  ['hideInformation', 'done'],
  ['relocateGandalf', 'done'],
];

const isExit = (action: Action): boolean => action.type === 'moveFrodo' && typeof action.area === 'string';

/** What is done in the other world: the same, or what looks the same from outside; null when that world has no such thing. */
function twin(action: Action, options: readonly Action[], random: SeededRandom): Action | null {
  if (isExit(action)) return null;
  const alike = ALIKE.find((types) => types.includes(action.type) && types[0] !== 'hideInformation' && types[0] !== 'relocateGandalf');
  if (alike === undefined) return options.find((option) => JSON.stringify(option) === JSON.stringify(action)) ?? null;
  const like = options.filter((option) => alike.includes(option.type) && !isExit(option));
  return like.length === 0 ? null : like[random.below(like.length)];
}

/** A viewer who draws a card himself, or is shown one, has learned something: then the worlds part for him. */
const learned = (before: Hunt, after: Hunt, viewer: Viewer): boolean =>
  viewer !== 'spectator' && JSON.stringify(before.own[viewer]) !== JSON.stringify(after.own[viewer]);

/** Plays a random game, and beside it, at every so many decisions and for every viewer, the same in a world he cannot tell from it. */
export function compareWorlds(setup: Setup, seed: number, every: number, deals = 1): Compared {
  const match = beginFor(game, setup, seed);
  const dice = new SeededRandom(seed, 5);
  const viewers: Viewer[] = [...asIds<Seat>(match.state.own.keys()), 'spectator'];
  const leaks: string[] = [];
  let [sights, different, decisions] = [0, 0, 0];
  for (; match.state.outcome === null; decisions++) {
    const waiting = match.waitingList();
    const seat = waiting[dice.below(waiting.length)];
    const options = match.options(seat);
    const action = options[dice.below(options.length)];
    const look = decisions % every === 0;
    const before = look ? cloneState(match.state) : match.state;
    const answer = match.apply(seat, action);
    if (!answer.ok) throw new Error(answer.refusal.message);
    if (!look) continue;
    const tried = anyActions(game, before.box, dice, 12);
    const where = `${JSON.stringify(setup)}, seed ${seed}, decision ${decisions} (${JSON.stringify(action)})`;
    for (const viewer of viewers)
      for (let deal = 0; deal < deals; deal++) {
        const world = game.redeal(before, viewer, dice);
        sights++;
        if (JSON.stringify(world.own) !== JSON.stringify(before.own)) different++;
        const real = worldOf(before);
        const other = worldOf(world);
        const apart = difference(sight(real, viewer, tried), sight(other, viewer, tried));
        if (apart !== '') leaks.push(`${where}, viewer ${viewer} sees\n${apart}`);
        else if (seat !== viewer || seat === 0)
          leaks.push(...afterwards(real, other, seat, action, viewer, dice).map((leak) => `${where}, ${leak}`));
      }
  }
  return { sights, different, decisions, leaks };
}

/** The same is done in both worlds. Where the answers given to all are the same, nothing else may differ. */
function afterwards(real: World, other: World, seat: Seat, action: Action, viewer: Viewer, dice: SeededRandom): string[] {
  const like = viewer === seat ? action : twin(action, other.options(seat), dice);
  if (like === null) return [];
  const [before, events] = [cloneState(real.state), [] as (readonly AddressedEvent[])[]];
  for (const [world, act] of [
    [real, action],
    [other, like],
  ] as const) {
    const answer = world.apply(seat, act);
    if (!answer.ok) return [`seat ${seat} may do ${JSON.stringify(act)} in one world only`];
    events.push(answer.events);
  }
  // An answer, or the end of a part, is what the game is about.
  if (JSON.stringify(real.state.open.clues) !== JSON.stringify(other.state.open.clues)) return [];
  if (real.state.outcome !== null || other.state.outcome !== null) return [];
  if (real.state.open.partOneLog !== null && before.open.partOneLog === null) return [];
  if (learned(before, real.state, viewer)) return [];
  const heard = difference(hears(events[0], viewer), hears(events[1], viewer));
  const seen = difference(sight(real, viewer), sight(other, viewer));
  return [
    ...(heard === '' ? [] : [`viewer ${viewer} hears\n${heard}`]),
    ...(seen === '' ? [] : [`viewer ${viewer} sees afterwards\n${seen}`]),
  ];
}
