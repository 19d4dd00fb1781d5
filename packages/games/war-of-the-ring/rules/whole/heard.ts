import { type AskingStep, type Choice, isAutomatic, type Seats, type Steps } from '#kernel';
import type { LEFT_UNDONE, WarRawEvent } from '../events.ts';
import { cardForPathFrame, declareFellowshipFrame, enterMordorFrame } from '../frames/fellowship.ts';
import type { WarEffects, War } from '../state.ts';
import { sideOfSeat } from '../team/seats.ts';
import { decline } from '../verbs.ts';

/** Passes everything on and remembers whether anything was told. */
class Ear implements WarEffects {
  readonly random: WarEffects['random'];
  told = false;
  private readonly effects: WarEffects;
  constructor(effects: WarEffects) {
    this.effects = effects;
    this.random = effects.random;
  }
  emit(event: WarRawEvent, to?: Seats): void {
    this.told = true;
    this.effects.emit?.(event, to);
  }
  reveal(): void {
    this.effects.reveal();
  }
}

/** A decision of which nothing else is told is at least told to have been made: whoever sees the table change also hears of it. */
const heardChoice = (choice: Choice<War>, decision: string): Choice<War> => ({
  ...choice,
  perform(s, effects, a, b, c, seat) {
    if (effects.emit === undefined) return choice.perform(s, effects, a, b, c, seat);
    const ear = new Ear(effects);
    choice.perform(s, ear, a, b, c, seat);
    if (!ear.told) effects.emit({ type: 'decided', side: sideOfSeat(s, seat), decision });
  },
});

/** A plain "no" that says what was not done. */
const REFUSED: { readonly [step: string]: (typeof LEFT_UNDONE)[number] } = {
  [declareFellowshipFrame.step]: 'notDeclared',
  [enterMordorFrame.step]: 'notEntered',
  [cardForPathFrame.step]: 'cardKept',
};

const heardStep = (step: AskingStep<War>): AskingStep<War> => ({
  ...step,
  choices: step.choices.map((choice) =>
    heardChoice(choice, (choice.verb === decline ? REFUSED[step.frame.step] : undefined) ?? choice.verb.name),
  ),
});

export function heard(steps: Steps<War>): Steps<War> {
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, isAutomatic(step) ? step : heardStep(step)]));
}
