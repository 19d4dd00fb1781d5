import { type Choice, only } from '#kernel';
import { playingAlly } from '../allies/play.ts';
import { drawAlly, keepAllyLimit } from '../cards.ts';
import { addClue, CLUE_GANDALF_MOVED, CLUE_GANDALF_TURN } from '../clues.ts';
import { discardingForToken, resting, usingCompany } from '../company/abilities.ts';
import { returnTokens } from '../fellowship.ts';
import { at } from '../frames.ts';
import { frodoMovesByDay } from '../part1/frodoMove.ts';
import { gandalfChoices, gandalfIsAbout } from '../part2/gandalf.ts';
import { advancing } from '../part2/journey.ts';
import { sealJournal } from '../seal.ts';
import { bearer, type Hunt, isNight, RING_BEARER } from '../state.ts';
import { asking, automatic, choice, moment } from '../tools.ts';
import { endTurn, spendToken } from '../verbs.ts';

const TURNS = ['firstDaylight', 'secondDaylight', 'nightTurn'] as const;

/** A new turn: in every turn the Ring-bearer acts first (HR-DAY-02). */
export const beginningTurn = automatic(at.beginTurn, (s, effects) => {
  const { open } = s;
  open.begun = false;
  open.stepped = false;
  open.rested = false;
  open.played = false;
  open.tokenSpent = false;
  open.meriadocUsed = false;
  open.rangeBonus = 0;
  open.jump = 0;
  open.nightFree = false;
  open.activated = 0;
  if (open.part === 2) {
    const own = bearer(s);
    own.gandalfMoved = false;
    own.mayReveal = false;
    own.gandalfLeft = gandalfIsAbout(s) ? 1 : 0;
    if (gandalfIsAbout(s)) addClue(s, CLUE_GANDALF_TURN);
  }
  effects.emit?.({ type: TURNS[open.turn], day: open.day });
  at.ringBearerTurn.goTo(s);
});

/** Once a turn a Fellowship token for an Ally card (HR-FELL-01): draw first, then discard down to five (HR-RUL-34). */
const drawingForToken: Choice<Hunt> = choice(spendToken, {
  guards: [
    moment('HR-FELL-01', (s) => !s.open.tokenSpent),
    moment('HR-FELL-01', (s) => s.open.fellowship > 0),
    moment('HR-RUL-34', (s) => s.open.allyDeck > 0),
    moment('HR-RUL-55', (s) => s.open.part === 1 || s.open.stepped),
  ],
  perform(s, effects) {
    s.open.begun = true;
    s.open.tokenSpent = true;
    bearer(s).mayReveal = false;
    returnTokens(s, effects, 1, 'fellowshipSpent');
    drawAlly(s, effects, 1);
    keepAllyLimit(s);
  },
});

/** Move or rest, one Ally card, one token for a card, in any order (HR-RBT-01, HR-RBT-02); in part II Frodo's step comes first (HR-RUL-55). */
export const takingTurn = asking(at.ringBearerTurn, {
  rule: 'HR-RBT-01',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({
    id: s.open.stepped ? 'turnAfterStep' : isNight(s) ? 'turnByNight' : s.open.part === 1 ? 'turnByDay' : 'turnBeforeStep',
    params: { step: s.open.step },
  }),
  choices: [
    discardingForToken,
    ...frodoMovesByDay,
    advancing,
    resting,
    playingAlly,
    drawingForToken,
    usingCompany,
    ...gandalfChoices,
    choice(endTurn, {
      guards: [
        moment('HR-NIGHT-01', (s) => s.open.stepped || !isNight(s)),
        moment('HR-RBT-03', (s) => s.open.stepped),
        moment('HR-GANDALF-02', (s) => !gandalfIsAbout(s) || bearer(s).gandalfMoved),
      ],
      perform(s, effects) {
        if (gandalfIsAbout(s)) addClue(s, CLUE_GANDALF_MOVED);
        bearer(s).mayReveal = false;
        bearer(s).gandalfLeft = 0;
        sealJournal(s, effects);
        effects.emit?.({ type: 'wraithTurnsBegin' });
        at.wraithTurns.goTo(s);
      },
    }),
  ],
});
