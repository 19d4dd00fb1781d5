import { asId } from '#kernel/id.ts';
import { type Choice, type FrameOf, leave, only, type Prompt } from '#kernel';
import type { Trigger } from '../../content/ops.ts';
import { answered } from '../effects/answered.ts';
import { at } from '../frames.ts';
import { HUNT, PERCEPTION, SEARCH, wouldFind } from '../inquiries/inquiry.ts';
import { type Hunt, mapOf, RING_BEARER } from '../state.ts';
import { asking, choice, guard } from '../tools.ts';
import { pass, playAlly } from '../verbs.ts';
import { nazgulWord, placeWord, sorceryWord, spaceWord } from '../words.ts';
import { canPay, conditionHolds, eachCard, hasEffect, holdsCard, playCard } from './play.ts';

function fitsInquiry(s: Hunt, trigger: Trigger, { kind, target }: FrameOf<typeof at.inquiry>): boolean {
  if (!((kind === SEARCH && trigger.search) || (kind === HUNT && trigger.hunt) || (kind === PERCEPTION && trigger.perception)))
    return false;
  const { region, section } = mapOf(s);
  const { regions, sectionOfRegion } = s.box;
  const isRegion = kind !== PERCEPTION || target < regions.length;
  const inRegion = kind === PERCEPTION ? target : region[target];
  const inSection = kind !== PERCEPTION ? section[target] : isRegion ? sectionOfRegion[target] : target - regions.length;
  return (
    (trigger.regions === 0 || (isRegion && ((trigger.regions >> inRegion) & 1) === 1)) &&
    (trigger.sections === 0 || ((trigger.sections >> inSection) & 1) === 1)
  );
}

/** False for a card against inquiries in the window of a Sorcery card, and for a card against Sorcery cards when one has asked something. */
function isOfItsKind(s: Hunt, trigger: Trigger | null): boolean {
  if (trigger === null || at.encounterReact.is(s.frames[s.frames.length - 1])) return true;
  const againstInquiries = trigger.search || trigger.hunt || trigger.perception;
  if (at.script.is(answered(s, 1))) return trigger.sorcery || !againstInquiries;
  return againstInquiries || !trigger.sorcery || at.script.within(s)?.deck !== 'sorcery';
}

/** Whether an out-of-turn effect answers what has just been declared. */
function answers(s: Hunt, trigger: Trigger | null): boolean {
  if (trigger === null) return false;
  if (at.encounterReact.is(s.frames[s.frames.length - 1])) return trigger.encounter;
  const frame = answered(s, 1);
  if (at.inquiry.is(frame)) return fitsInquiry(s, trigger, frame);
  if (!trigger.sorcery) return false;
  return !trigger.sorceryPerceives || s.box.scripts[frame.script].some(({ op }) => op === 'perception');
}

/** Any number of cards, outside the limit of one (HR-OOT-02), once the details are declared (HR-OOT-03). */
export const outOfTurnCards: Choice<Hunt> = choice(playAlly, {
  guards: [
    holdsCard,
    hasEffect,
    guard('HR-OOT-01', (s, card, effect) => s.box.allies[card].effects[effect].outOfTurn),
    // A Sorcery card and what it makes the Nazgûl do are cancelled each by its own cards.
    guard('HR-RUL-82', (s, card, effect) => isOfItsKind(s, s.box.allies[card].effects[effect].trigger)),
    guard('HR-OOT-03', (s, card, effect) => answers(s, s.box.allies[card].effects[effect].trigger)),
    conditionHolds,
    canPay,
  ],
  candidates: (s, propose) => eachCard(s, propose),
  perform: (s, effects, card, effect) => playCard(s, effects, card, effect),
});

/** The window opens for every declared search, hunt, perception and Sorcery card, whether or not a card could be played (HR-RUL-38). */
export const reacting = asking(at.react, {
  rule: 'HR-RUL-38',
  asks: () => only(RING_BEARER),
  prompt: promptOf,
  nothing: pass,
  harmless: { prompts: ['reactSearch', 'reactHunt', 'reactPerception'], holds: findsNothing },
  choices: [
    outOfTurnCards,
    choice(pass, {
      guards: [],
      perform(s, effects) {
        // An answer follows by itself; a Sorcery card that goes on would otherwise make no sound.
        if (at.script.is(answered(s, 1))) effects.emit?.({ type: 'cardGoesOn' });
        leave(s);
      },
    }),
  ],
});

function findsNothing(s: Hunt): boolean {
  const frame = answered(s, 1);
  return at.inquiry.is(frame) && !wouldFind(s, frame);
}

function promptOf(s: Hunt): Prompt {
  const frame = answered(s, 1);
  if (at.script.is(frame)) return { id: 'reactSorcery', params: { card: sorceryWord(s, asId(frame.card)) } };
  const { kind, target, nazgul } = frame;
  const who = nazgulWord(s, nazgul);
  if (kind === PERCEPTION) return { id: 'reactPerception', params: { nazgul: who, place: placeWord(s, asId(target)) } };
  return { id: kind === SEARCH ? 'reactSearch' : 'reactHunt', params: { nazgul: who, area: spaceWord(s, asId(target)) } };
}
