import { asId } from '#kernel/id.ts';
import { type Choice, leave, only } from '#kernel';
import type { Nazgul, Space } from '../../content/ids.ts';
import { NAZGUL } from '../../content/box.ts';
import { addClue, CLUE_DEED, CLUE_REVEALED, CLUE_RIVENDELL } from '../clues.ts';
import { isExit, nazgulOn } from '../derived.ts';
import { removeForever } from '../fellowship.ts';
import { at } from '../frames.ts';
import { askForDie, ordinaryCount } from '../nazgul/dice.ts';
import { canReach, moveNazgul } from '../nazgul/riding.ts';
import { bearer, type Hunt, type HuntEffects, mapOf, RING_BEARER } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { announceRivendell, doDeed, moveGandalf, pushNazgul, revealGandalf } from '../verbs.ts';
import { isClosed } from '../wards.ts';
import { spotOf } from '../words.ts';

/** In play, not in Rivendell, and not revealed: all of it public. */
export const gandalfIsAbout = (s: Hunt): boolean => s.open.part === 2 && s.open.rivendell === 0 && s.open.gandalfAt === 0;

/** His move ends there, in secret (HR-GANDALF-01); beside a Nazgûl he may now be revealed (HR-GANDALF-05). */
export function arriveGandalf(s: Hunt, effects: HuntEffects, area: Space): void {
  const own = bearer(s);
  own.gandalf = area;
  own.gandalfLog.push(area);
  own.gandalfLeft--;
  own.gandalfMoved = true;
  own.mayReveal = nazgulOn(s, area);
  effects.emit?.({ type: 'gandalfLogged', area: spotOf(s, area) }, asId(1 << RING_BEARER));
}

const afterStep = moment('HR-RUL-55', (s) => s.open.stepped);
/** In Rivendell he does nothing more; once revealed he moves no more this turn. */
const inPlay = [moment('HR-RUL-69', (s) => s.open.rivendell === 0), moment('HR-RUL-84', (s) => s.open.gandalfAt === 0)];
const inPartTwo = moment('HR-SETUP-02', (s) => s.open.part === 2);

/** Straight to another connected area, every turn, also while Frodo rests (HR-GANDALF-02, HR-GANDALF-03, HR-RUL-60). */
const moving: Choice<Hunt> = choice(moveGandalf, {
  guards: [
    inPartTwo,
    afterStep,
    ...inPlay,
    moment('HR-GANDALF-02', (s) => bearer(s).gandalfLeft > 0),
    guard('HR-RUL-60', (s, area) => area !== bearer(s).gandalf),
    guard('HR-GANDALF-03', (s, area) => mapOf(s).connected[bearer(s).gandalf].includes(area)),
  ],
  candidates: (s, propose) => {
    if (s.open.part === 2 && bearer(s).gandalfLeft > 0) for (const area of mapOf(s).connected[bearer(s).gandalf]) propose(area);
  },
  perform: (s, effects, area) => arriveGandalf(s, effects, area),
});

/** For a Fellowship token that leaves the game (HR-GANDALF-06, HR-RUL-61) his figure appears (HR-GANDALF-07); a move not yet made is dropped (HR-RUL-84). */
const revealing: Choice<Hunt> = choice(revealGandalf, {
  guards: [
    inPartTwo,
    ...inPlay,
    moment('HR-GANDALF-05', (s) => bearer(s).mayReveal),
    moment('HR-GANDALF-06', (s) => s.open.poolSize > 0),
    moment('HR-RUL-61', (s) => s.open.fellowship > 0),
  ],
  perform(s, effects) {
    const own = bearer(s);
    const area = own.gandalf;
    own.mayReveal = false;
    own.gandalfLeft = 0;
    s.open.gandalfAt = area;
    addClue(s, CLUE_REVEALED, area);
    effects.reveal();
    effects.emit?.({ type: 'gandalfRevealed', area: spotOf(s, area) });
    removeForever(s, effects);
    // He also takes one ordinary die away (HR-GANDALF-09), if one is left (HR-RUL-63); first the Nazgûl are driven off.
    if (ordinaryCount(s) > 0) askForDie(s, RING_BEARER);
    let left = 0;
    for (let nazgul: Nazgul = asId(0); nazgul < NAZGUL.length; nazgul++)
      if (s.open.nazgul[nazgul] === area && canLeave(s, nazgul)) left |= 1 << nazgul;
    if (left !== 0) at.driveOff.enter(s, { left });
  },
});

const DRIVEN_OFF = 2;
const canLeave = (s: Hunt, nazgul: Nazgul): boolean => {
  const from = s.open.nazgul[nazgul];
  return mapOf(s).goals[from].some((to) => canReach(s, from, to, DRIVEN_OFF, DRIVEN_OFF));
};

/** Every Nazgûl in the area is moved one or two spaces away (HR-GANDALF-08); exits and Ally tokens still block (HR-RUL-62). */
export const drivingOff = asking(at.driveOff, {
  rule: 'HR-GANDALF-08',
  asks: () => only(RING_BEARER),
  prompt: () => ({ id: 'driveOff', params: { spaces: DRIVEN_OFF } }),
  choices: [
    choice(pushNazgul, {
      guards: [
        guard('HR-GANDALF-08', (s, nazgul) => ((at.driveOff.of(s).left >> nazgul) & 1) === 1),
        guard('HR-RUL-62', (s, _nazgul, to) => s.open.allies[to] === 0 && !isExit(s, to)),
        guard('HR-RUL-39', (s, _nazgul, to) => !isClosed(s, to)),
        guard('HR-GANDALF-08', (s, nazgul, to) => canReach(s, s.open.nazgul[nazgul], to, DRIVEN_OFF, DRIVEN_OFF)),
      ],
      candidates: (s, propose) => {
        for (let nazgul: Nazgul = asId(0); nazgul < NAZGUL.length; nazgul++)
          if ((at.driveOff.of(s).left >> nazgul) & 1) for (const to of mapOf(s).goals[s.open.nazgul[nazgul]]) propose(nazgul, to);
      },
      perform(s, effects, nazgul, to) {
        const frame = at.driveOff.of(s);
        frame.left &= ~(1 << nazgul);
        if (frame.left === 0) leave(s);
        moveNazgul(s, effects, nazgul, to, 'pushed');
      },
    }),
  ],
});

/** On the area of a deed token still held, Gandalf may do the deed: the area is announced, nothing else (HR-DEED-01 to HR-DEED-04, HR-RUL-64). */
const doingDeed: Choice<Hunt> = choice(doDeed, {
  guards: [
    inPartTwo,
    afterStep,
    moment('HR-RUL-69', (s) => s.open.rivendell === 0),
    guard('HR-DEED-01', (s, deed) => bearer(s).deeds.includes(deed) && s.box.deeds[deed] === bearer(s).gandalf),
  ],
  candidates: (s, propose) => {
    if (s.open.part === 2) for (const deed of bearer(s).deeds) propose(deed);
  },
  perform(s, effects, deed) {
    const own = bearer(s);
    own.deeds.splice(own.deeds.indexOf(deed), 1);
    s.open.deedsDone.push(deed);
    addClue(s, CLUE_DEED, deed);
    effects.reveal();
    effects.emit?.({ type: 'deedDone', area: spotOf(s, s.box.deeds[deed]), deeds: s.open.deedsDone.length });
  },
});

/** At any exit the Ring-bearer may announce Rivendell: Gandalf is out of play and the limit rises (HR-DEED-05, HR-DEED-06, HR-RUL-69). */
const announcing: Choice<Hunt> = choice(announceRivendell, {
  guards: [inPartTwo, afterStep, ...inPlay, moment('HR-DEED-05', (s) => isExit(s, bearer(s).gandalf))],
  perform(s, effects) {
    const own = bearer(s);
    s.open.rivendell = own.gandalf;
    own.gandalfLeft = 0;
    own.mayReveal = false;
    addClue(s, CLUE_RIVENDELL, own.gandalf);
    effects.reveal();
    effects.emit?.({ type: 'gandalfInRivendell', exit: spotOf(s, own.gandalf) });
  },
});

export const gandalfChoices: readonly Choice<Hunt>[] = [moving, revealing, doingDeed, announcing];
