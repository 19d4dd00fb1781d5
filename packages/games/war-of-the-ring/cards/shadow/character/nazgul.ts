import { asId } from '#kernel/id.ts';
import { wouldOffer } from '#kernel';
import { EYE_DIE, FREE, NAZGUL, type Place, type Region, REINFORCEMENTS, SHADOW, WITCH_KING, type Face } from '../../../content/box.ts';
import { mayRecruitByEvent, place } from '../../../rules/army/recruit.ts';
import { afterChange } from '../../../rules/army/upkeep.ts';
import { attacking } from '../../../rules/battle/attack.ts';
import { strike } from '../../../rules/battle/casualties.ts';
import type { EventEffects, Op } from '../../../rules/effects.ts';
import { addDie, diceOf } from '../../../rules/dice/pool.ts';
import {
  armiesOf,
  armyIn,
  canMarch,
  enterAttack,
  isOnMap,
  isWithArmy,
  moveNazgul,
  nazgulWithWitchKing,
  regionOfCharacter,
  regionsOf,
  rollFor,
} from '../../../rules/events/ops.ts';
import { askDie, askOption, askRegion, isOption, last, regionAsked } from '../../../rules/events/pick.ts';
import { countAt } from '../../../rules/figures.ts';
import { newMarch } from '../../../rules/frames/army.ts';
import { newAttack } from '../../../rules/frames/battle.ts';
import { A_NAZGUL, type Need, THE_WITCH_KING } from '../../../rules/frames/shapes.ts';
import { begin } from '../../../rules/frames/stack.ts';
import { adjacent, insideOf, isBesieged, regionOf } from '../../../rules/places.ts';
import { THREE_ROUNDS, type War } from '../../../rules/state.ts';
import { seatOf } from '../../../rules/team/seats.ts';

// ---- The Lidless Eye: one die after the other, up to three

const turnToEye: readonly Op[] = [
  (s, { frame }) => {
    const among: Face[] = [];
    const stopped = frame.picked.length > 0 && last(frame) < 0;
    for (let face: Face = asId(0); !stopped && face < EYE_DIE; face++) if (diceOf(s, SHADOW, face) > 0) among.push(face);
    askDie(s, { side: SHADOW, prompt: 'lidlessEye', among, optional: true });
  },
  (s, { effects, frame }) => {
    if (last(frame) < 0) return;
    addDie(s, SHADOW, last(frame), -1);
    s.open.huntBox[SHADOW]++;
    effects.emit?.({ type: 'dieTurned', die: last(frame), result: EYE_DIE });
  },
];

// ---- Dreadful Spells

const near = (s: War, a: Place, b: Place): boolean => regionOf(s, a) === regionOf(s, b) || adjacent(s, regionOf(s, a), regionOf(s, b));
const spellcasters = (s: War): Place[] =>
  armiesOf(s, SHADOW).filter((place) => nazgulWithWitchKing(s, place) > 0 && armiesOf(s, FREE).some((other) => near(s, place, other)));

const dreadfulSpells: readonly Op[] = [
  regionAsked({ side: SHADOW, prompt: 'spellsFrom', among: (s) => regionsOf(s, spellcasters(s)) }),
  (s, { frame }) => {
    const from = armyIn(s, last(frame), SHADOW);
    const targets = armiesOf(s, FREE).filter((other) => near(s, from, other));
    askRegion(s, { side: SHADOW, prompt: 'spellsAgainst', among: regionsOf(s, targets) });
  },
  (s, { effects, frame }) => {
    const [from, target] = frame.picked;
    const dice = Math.min(5, nazgulWithWitchKing(s, armyIn(s, asId(from), SHADOW)));
    // Not an attack: it may strike the besieged, and causes no politics (WR-RULING-18, WR-POL-12).
    strike(s, FREE, armyIn(s, asId(target), FREE), rollFor(effects, dice, 5));
  },
  (s, { effects, frame }) => afterChange(s, effects, asId(frame.picked[1])),
];

// ---- Grond

/** The region where the Witch-king is with an army that besieges a stronghold; -1 if he is not. */
function witchKingsSiege(s: War): Region {
  if (!isWithArmy(s, WITCH_KING, SHADOW)) return asId(-1);
  const at: Region = asId(s.open.characters[WITCH_KING]);
  return at < s.box.regions.length && isBesieged(s, at) ? at : asId(-1);
}

// ---- The Ringwraiths Are Abroad, The Black Captain Commands

const canAttack = (s: War, need: Need): boolean => wouldOffer(attacking, s, seatOf(s, SHADOW), newAttack(SHADOW, { need }));

const marchOrAttack = (need: Need, armies: number, prompt: string): readonly Op[] => [
  (s) => {
    const among = [
      ...(canMarch(s, SHADOW, need, armies) ? (['move-armies'] as const) : []),
      ...(canAttack(s, need) ? (['attack'] as const) : []),
    ];
    askOption(s, { side: SHADOW, prompt, among, optional: true });
  },
  (s, { frame }) => {
    if (isOption(last(frame), 'move-armies')) begin(s, newMarch(SHADOW, need, armies));
    else if (isOption(last(frame), 'attack')) enterAttack(s, SHADOW, { need });
  },
];

const canRecruitNazgul = (s: War): boolean =>
  countAt(s, REINFORCEMENTS, NAZGUL) > 0 && mayRecruitByEvent(s, regionOfCharacter(s, WITCH_KING), SHADOW);

const blackCaptain: readonly Op[] = [
  (s) => {
    const among = [...(canRecruitNazgul(s) ? (['recruit'] as const) : []), 'move-nazgul' as const];
    askOption(s, { side: SHADOW, prompt: 'blackCaptain', among, optional: true });
  },
  (s, { effects, frame }) => {
    if (isOption(last(frame), 'move-nazgul')) return moveNazgul(s, { effects, frame });
    if (!isOption(last(frame), 'recruit')) return;
    for (let n = 0; n < 2 && countAt(s, REINFORCEMENTS, NAZGUL) > 0; n++)
      place(s, effects, NAZGUL, regionOfCharacter(s, WITCH_KING), SHADOW);
  },
  ...marchOrAttack(THE_WITCH_KING, 1, 'blackCaptainArmy'),
];

/** The Nazgûl and their captain. */
export const nazgulCards = {
  'the-lidless-eye': { does: [...turnToEye, ...turnToEye, ...turnToEye] },
  'dreadful-spells': { when: (s) => spellcasters(s).length > 0, does: dreadfulSpells },
  'grond-hammer-of-the-underworld': {
    when: (s) => witchKingsSiege(s) >= 0,
    where: (s) => [witchKingsSiege(s)],
    does: [
      (s) => {
        const from = witchKingsSiege(s);
        // He is with the besiegers, which is all that the card asks: he may stay with their rearguard (WR-BATTLE-05).
        enterAttack(s, SHADOW, { special: THREE_ROUNDS, from, against: insideOf(s, from) });
      },
    ],
  },
  'the-ringwraiths-are-abroad': { does: [moveNazgul, ...marchOrAttack(A_NAZGUL, 2, 'ringwraiths')] },
  'the-black-captain-commands': {
    when: (s) => isOnMap(s, WITCH_KING),
    where: (s) => [regionOfCharacter(s, WITCH_KING)],
    does: blackCaptain,
  },
} satisfies Partial<EventEffects>;
