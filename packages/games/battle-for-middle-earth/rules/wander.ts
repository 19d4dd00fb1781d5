import type { Team, Companions } from '../content/box.ts';
import { asId } from '#kernel/id.ts';
import { card, has, lacks, lowest, rest } from './cards.ts';
import { addToTeam, inTeams, removeFromTeam, teamOf } from './state.ts';
import { choice, guard, seatGuard } from './tools.ts';
import { move } from './verbs.ts';

/** Tom Bombadil alone may go over to another of your teams (BM-TEAM-06, BM-TOM-01, BM-RULING-35). */
export const wandering = choice(move, {
  candidates(s, propose, seat) {
    const teams = s.open.teams[seat].length;
    if (teams < 2) return;
    for (let left: Companions = asId(inTeams(s, seat) & s.box.having.wanderer & ~s.open.wandered); left !== 0; left = rest(left))
      for (let team: Team = asId(0); team < teams; team++) propose(lowest(left), team);
  },
  guards: [
    guard('BM-TEAM-06', (s, wanderer) => has(s.box.having.wanderer, wanderer)),
    seatGuard('BM-TOM-01', (s, seat, wanderer) => has(inTeams(s, seat), wanderer)),
    guard('BM-RULING-51', (s, wanderer) => lacks(s.open.wandered, wanderer)),
    // Only to a team that is there already, and another than his own.
    seatGuard('BM-RULING-34', (s, seat, wanderer, team) => team < s.open.teams[seat].length && team !== teamOf(s, seat, wanderer)),
  ],
  performBy(s, effects, seat, wanderer, team) {
    const to = s.open.teams[seat][team];
    // A team he leaves empty disappears, and those after it move up (BM-RULING-34).
    removeFromTeam(s, seat, wanderer);
    addToTeam(s, seat, asId(s.open.teams[seat].indexOf(to)), wanderer);
    s.open.wandered = asId(s.open.wandered | card(wanderer));
    effects.emit?.({ type: 'moved', seat, card: wanderer });
  },
});
