import { walk } from '#kernel/battery/walk.ts';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, FACES, FIGURES, LIMITS, REARGUARD, SIDES, type Side } from '../../content/box.ts';
import { cardId } from '../../content/cards.ts';
import cards from '../../content/characters.json' with { type: 'json' };
import { warOfTheRing as game } from '../../index.ts';
import { type Army, at, besieged, isUnit, journeys, land, LANDS, own, parts, retreats, units, words } from '../../testing/oracle.ts';
import { armyAt, mapOf, partyOf, partiesOf } from '../../testing/tryOut.ts';
import { box } from '../../testing/war.ts';
import type { War } from '../state.ts';
import { sideOfSeat } from '../team/seats.ts';
import { advanceFrame } from '../frames/battle.ts';
import { removeExcessFrame } from '../frames/army.ts';
import { huntFrame } from '../frames/hunt.ts';
import { landMinionFrame, moveCompanionsFrame, separateFrame } from '../frames/fellowship.ts';

/** The same for questions that only arise in play: looked at along a whole random game. */

describe('whole games', () => {
  test('WR-DICE-14, WR-RING-03, WR-RULING-10, WR-BATTLE-43, WR-BATTLE-46, WR-ARMY-11, WR-HUNT-13, WR-CHAR-08, WR-CHAR-15, WR-FSP-31: what is asked on the way', () => {
    const asked: { [step: string]: number } = {};
    const count = (step: string): number => {
      asked[step] = (asked[step] ?? 0) + 1;
      return asked[step];
    };
    const look = (s: War, seat: Side, options: readonly { readonly type: string; readonly [name: string]: string | number }[]): void => {
      const { step } = s.frames[s.frames.length - 1];
      const side = SIDES[seat];
      const of = (type: string, ...names: string[]): string[] =>
        options
          .filter((option) => option.type === type)
          .map((option) => names.map((name) => option[name]).join(' '))
          .sort();
      const closed = s.open.table.some((card) =>
        [cardId('a-power-too-great'), cardId('the-power-of-tom-bombadil')].includes(box.cardIds[card]),
      );
      if (step === 'chooseRetreat' && !closed) {
        count(step);
        const b = s.open.battle;
        if (b === null) throw new Error('A retreat without a battle');
        const expected = retreats(mapOf(s), side, box.regionIds[box.regionOf[b.to]], box.regionIds[box.regionOf[b.from]]);
        expect(of('retreat', 'region')).toEqual(expected.sort());
        expect(of('stand')).toEqual(['']);
      }
      if (step === 'advance') {
        const frame = advanceFrame.of(s);
        const all = own(armyAt(s, frame.from), side);
        const { saruman: _, ...mobile } = all;
        if (words(partyOf(s)) !== words(mobile) || count(step) % 4 !== 1) return;
        const behind = units(armyAt(s, REARGUARD), side);
        const there = frame.siege ? 0 : units(armyAt(s, frame.to), side);
        const parties = partiesOf(s, 'leaveBehind', 'depart');
        const free = side === 'free-peoples';
        const leaders = (army: Army): number =>
          Object.entries(army).reduce((sum, [figure, n]) => sum + (figure.endsWith('-leader') ? n : 0), 0);
        const expected = parts(mobile).filter((party) => {
          const stay = units(all, side) - units(party, side) + behind;
          return units(party, side) > 0 && units(party, side) + there <= 10 && (!free || leaders(all) === leaders(party) || stay > 0);
        });
        expect([...parties].sort()).toEqual(expected.map(words).sort());
        expect(of('stayPut')).toEqual(['']);
      }
      if (step === 'removeExcess') {
        count(step);
        const { at: place } = removeExcessFrame.of(s);
        expect(of('removeExcess', 'figure')).toEqual(
          Object.keys(own(armyAt(s, place), side))
            .filter(isUnit)
            .sort(),
        );
        expect(units(armyAt(s, place), side)).toBeGreaterThan(place < box.regions.length ? LIMITS.army : LIMITS.besieged);
      }
      if (step === 'huntReroll') {
        count(step);
        const map = mapOf(s);
        const region = box.regionIds[s.open.fellowship.at];
        const here = [at(map, region), map.inside[region]];
        const conditions =
          (land(region).settlement === 'stronghold' && map.holder[region] === 'shadow' ? 1 : 0) +
          (here.some((army) => units(army, 'shadow') > 0) ? 1 : 0) +
          (here.some((army) => (army.nazgul ?? 0) + (army['witch-king'] ?? 0) > 0) ? 1 : 0);
        const frame = huntFrame.within(s);
        if (frame === null) throw new Error('A re-roll without a hunt');
        const failed = frame.dice.filter((die) => die === 1 || die + frame.bonus + s.open.huntBox[0] < 6).length;
        expect(of('rerollHunt', 'dice')).toEqual(Array.from({ length: Math.min(conditions, failed) + 1 }, (_, n) => String(n)));
      }
      if (step === 'landMinion' && count(step) % 20 === 1) {
        const { figure, from } = landMinionFrame.of(s);
        if (FIGURES[figure] === 'mouth-of-sauron') return;
        const map = mapOf(s);
        const expected = LANDS.filter(
          ({ id, settlement }) =>
            id !== box.regionIds[box.regionOf[from]] &&
            (settlement !== 'stronghold' || map.holder[id] !== 'free-peoples' || besieged(map, id)),
        );
        expect(of('travelTo', 'region')).toEqual(expected.map(({ id }) => id).sort());
      }
      if (step === 'separate' || step === 'moveCompanions') {
        const frame = step === 'separate' ? separateFrame.of(s) : moveCompanionsFrame.of(s);
        const group = CHARACTERS.filter((_, c) => (frame.group >> c) & 1);
        if (group.length === 0) return;
        count(step);
        const level = (id: (typeof CHARACTERS)[number]): number => cards.find((each) => each.id === id)?.level ?? 0;
        const white = group.includes('gandalf-white');
        const hobbits = group.filter((id) => id === 'meriadoc' || id === 'peregrin').length;
        // Shadowfax carries Gandalf the White alone, or with one hobbit.
        const shadowfax = white && group.length === 1 + hobbits && hobbits < 2 ? 4 : 0;
        const best = frame.level > 0 ? frame.level : Math.max(shadowfax, ...group.map(level));
        const from =
          step === 'separate'
            ? box.regionIds[s.open.fellowship.at]
            : box.regionIds[box.regionOf[s.open.characters[CHARACTERS.indexOf(group[0])]]];
        const steps = best + frame.bonus + (step === 'separate' ? s.open.fellowship.progress : 0);
        const expected = journeys(mapOf(s), from, Math.min(steps, 7), frame.intoSiege).filter(
          (region) => step === 'separate' || region !== from,
        );
        if (steps <= 7) expect(of('travelTo', 'region')).toEqual(expected);
      }
      if (step === 'chooseAction') {
        count(step);
        const dice = FACES.filter((_, face) => s.open.dice[seat * FACES.length + face] > 0);
        expect(of('skipDie', 'die')).toEqual([...dice].sort());
        for (const option of options) if (option.type === 'spend') expect(dice).toContain(option.die);
        const own_ =
          side === 'shadow'
            ? ['character', 'army', 'muster', 'event', 'army-muster', 'eye']
            : ['character', 'muster', 'event', 'army-muster'];
        const rings = s.open.rings[seat] > 0 && s.open.ringUsed[seat] === 0;
        const changes = rings ? dice.flatMap((die) => own_.filter((result) => result !== die).map((result) => `${die} ${result}`)) : [];
        expect(of('useRing', 'die', 'result')).toEqual(changes.sort());
      }
    };
    let before: { turn: number; dice: Uint8Array } | null = null;
    for (const seed of [31])
      walk(
        game,
        { seats: 2 },
        seed,
        ({ match, seat, options }) => look(match.state, sideOfSeat(match.state, seat), options),
        ({ match, seat }, { action }) => {
          // The die that was named is the die that is gone.
          if (action !== 'resign' && action.type === 'spend' && before !== null && match.state.open.turn === before.turn) {
            const face = FACES.findIndex((each) => each === action.die);
            const now = match.state.open.dice;
            expect(now[seat * FACES.length + face]).toBe(before.dice[seat * FACES.length + face] - 1);
            expect(now.reduce((sum, n) => sum + n, 0)).toBe(before.dice.reduce((sum, n) => sum + n, 0) - 1);
          }
          const { open } = match.state;
          before = { turn: open.turn, dice: open.dice.slice() };
        },
      );
    for (const step of ['chooseRetreat', 'advance', 'huntReroll', 'landMinion', 'chooseAction', 'separate', 'moveCompanions'])
      expect(asked[step], step).toBeGreaterThan(0);
  });
});
