import { asId } from '#kernel/id.ts';
import type { Companions, Team } from '../content/box.ts';
import { card, has, lacks, lowest, rest } from './cards.ts';
import { addToTeam, type Battle, inOrder, inOtherTeams, inTeams, ownerOf, removeFromTeam } from './state.ts';
import { choice, guard, seatGuard } from './tools.ts';
import { exchange } from './verbs.ts';

/** Gandalf: take a card from another player's team into a team of yours, and give him away for it (BM-GANDALF-01, BM-GANDALF-02). */
export const exchanging = choice(exchange, {
  candidates(s, propose, seat) {
    const wizards: Companions = asId(inTeams(s, seat) & s.box.having.exchange);
    if (wizards === 0) return;
    const takeable: Companions = asId(inOtherTeams(s, seat) & ~s.box.having.steadfast);
    for (let left = wizards; left !== 0; left = rest(left))
      for (let taken = takeable; taken !== 0; taken = rest(taken))
        for (let team: Team = asId(0); team < s.open.teams[seat].length; team++) propose(lowest(left), lowest(taken), team);
  },
  guards: [
    guard('BM-GANDALF-01', (s, wizard) => has(s.box.having.exchange, wizard)),
    // Beside a player, given away, he is of no use any more; else he works only from one's own team.
    seatGuard('BM-GANDALF-03', (s, seat, wizard) => lacks(s.open.given[seat], wizard)),
    seatGuard('BM-RULING-27', (s, seat, wizard) => has(inTeams(s, seat), wizard)),
    seatGuard('BM-GANDALF-01', (s, seat, _wizard, taken) => has(inOtherTeams(s, seat), taken)),
    guard('BM-GIMLI-01', (s, _wizard, taken) => lacks(s.box.having.steadfast, taken)),
    seatGuard('BM-RULING-29', (s, seat, _wizard, _taken, team) => team < s.open.teams[seat].length),
  ],
  performBy(s, effects, seat, wizard, taken, team) {
    const { given } = s.open;
    const other = ownerOf(s, taken);
    // Added first, given away after: Gandalf's own team goes on even if he was alone in it (BM-RULING-29).
    removeFromTeam(s, other, taken);
    addToTeam(s, seat, team, taken);
    removeFromTeam(s, seat, wizard);
    given[other] = asId(given[other] | card(wizard));
    effects.emit?.({ type: 'exchanged', seat, other, card: taken, for: wizard });
  },
});

/**
 * Whether one of these companions may have been taken with Gandalf this turn, and so was not played (BM-RULING-31). The table does not keep it: it
 * looks so when Gandalf lies beside another player and nobody but a wanderer was laid upon the companion.
 */
export function maybeTaken(s: Battle, companions: Companions): boolean {
  const { active, given, teams, wandered } = s.open;
  if (given.every((cards, seat) => seat === active || (cards & s.box.having.exchange) === 0)) return false;
  return teams[active].some((team) => {
    const top = inOrder(s, asId(team & ~wandered)).at(-1);
    return top !== undefined && has(companions, top);
  });
}
