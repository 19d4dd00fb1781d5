import type { Team } from '../content/box.ts';
import { asId } from '#kernel/id.ts';
import { alwaysForbidden, only, type Seat } from '#kernel';
import { borrowing } from './borrow.ts';
import { doubling } from './double.ts';
import { attack as frame } from './frames.ts';
import { canComplete, NOTHING_CHOSEN, plainAttack } from './means.ts';
import { type Battle, inOrder } from './state.ts';
import { canStrike, striking, targeting } from './target.ts';
import { asking, choice, seatGuard } from './tools.ts';
import { attack, endTurn, play } from './verbs.ts';

/** Whether there is a team of this seat that beats somebody. All of it lies open. */
export const canAttack = (s: Battle, seat: Seat): boolean => s.open.teams[seat].some((team) => canComplete(s, seat, team, NOTHING_CHOSEN));

/** A2: any one of your teams may attack (BM-ATTACK-04, BM-RULING-04), if there is an enemy it beats completely (BM-RULING-03). */
export const attacking = choice(attack, {
  candidates(s, propose, seat) {
    for (let team: Team = asId(0); team < s.open.teams[seat].length; team++) propose(team);
  },
  guards: [
    seatGuard('BM-RULING-04', (s, seat, team) => team < s.open.teams[seat].length),
    seatGuard('BM-RULING-03', (s, seat, team) => canComplete(s, seat, s.open.teams[seat][team], NOTHING_CHOSEN)),
  ],
  performBy(s, effects, seat, team) {
    s.open.attack = plainAttack(team);
    effects.emit?.({ type: 'attackBegan', seat, team: inOrder(s, s.open.teams[seat][team]) });
    frame.goTo(s);
  },
});

/** The attack is put together enemy by enemy and ability by ability (BM-ATTACK-08), until it strikes. */
export const puttingAttackTogether = asking(frame, {
  rule: 'BM-TURN-01',
  asks: (s) => only(s.open.active),
  prompt: (s) => ({
    id: s.open.attack === null || s.open.attack.targets === 0 ? 'chooseTarget' : canStrike(s, s.open.attack) ? 'strike' : 'useAbility',
    params: {},
  }),
  choices: [
    targeting,
    doubling,
    borrowing,
    striking,
    alwaysForbidden(attack, 'BM-ATTACK-04'),
    // An attack that was begun is one that beats somebody.
    alwaysForbidden(endTurn, 'BM-RULING-03'),
    alwaysForbidden(play, 'BM-RULING-52'),
  ],
});
