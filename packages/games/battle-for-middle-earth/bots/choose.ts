import { asId } from '#kernel/id.ts';
import type { Move, Random, Seat } from '#kernel';
import { type Enemies, JOKER, type Companions } from '../content/box.ts';
import { card, has } from '../rules/cards.ts';
import { canBeat, doublingOf, unpaid } from '../rules/means.ts';
import { points } from '../rules/end.ts';
import { type Battle, ownerOf } from '../rules/state.ts';
import { borrow, double, strike, target } from '../rules/verbs.ts';

/** Moves of one kind. */
export const movesOf = (moves: readonly Move[], verb: { is(move: Move): boolean }): Move[] => moves.filter((move) => verb.is(move));

export const any = (moves: readonly Move[], random: Random): Move => moves[random.draw(moves.length)];

/** The move worth most; the first of equals. */
export function best(moves: readonly Move[], worthOfMove: (move: Move) => number): Move {
  let chosen = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOfMove(move);
    if (worth > most) {
      most = worth;
      chosen = move;
    }
  }
  return chosen;
}

/** The next step of an attack on the enemies that were decided upon: targets first, then the least of abilities, then the strike. */
export function pressAttack(s: Battle, seat: Seat, moves: readonly Move[], enemies: Enemies): Move {
  const { attack } = s.open;
  if (attack === null) return moves[0];
  const wanted = movesOf(moves, target).find((move) => has(enemies, target.read.enemy(move)));
  if (wanted !== undefined) return wanted;
  const [ready] = movesOf(moves, strike);
  if (ready !== undefined) return ready;
  const team = s.open.teams[seat][attack.team];
  const lack = unpaid(s, team, attack, attack.targets);
  const helps = movesOf(moves, double).filter((move) => {
    const by = double.read.by(move);
    const symbol = double.read.symbol(move);
    const then = {
      ...attack,
      doublers: asId<Companions>(attack.doublers | card(by)),
      doublings: [...attack.doublings, doublingOf(by, double.read.card(move), symbol)],
    };
    return unpaid(s, team, then, attack.targets) < lack && (symbol === JOKER || canBeat(s, seat, team, then, attack.targets));
  });
  if (helps.length > 0) return helps[0];
  const borrowings = movesOf(moves, borrow);
  return best(borrowings.length > 0 ? borrowings : moves, (move) => {
    if (borrowings.length === 0) return 0;
    const helper = borrow.read.card(move);
    const then = { ...attack, helpers: asId<Companions>(attack.helpers | card(helper)) };
    // The hobbit goes to the owner of the card: better to one who is behind.
    return -unpaid(s, team, then, attack.targets) * 100 - points(s, ownerOf(s, helper));
  });
}
