import { type AskingStep, enter, type Frame, guard, leave, type Param, top, type Verb } from '#kernel';
import type { Side, WarBox } from '../../content/box.ts';
import { asks, type War } from '../state.ts';
import {
  chooseAmount,
  chooseAt,
  chooseCard,
  chooseDie,
  chooseFigure,
  chooseNation,
  chooseOption,
  chooseRegion,
  decline,
  OPTIONS,
  type OptionName,
} from '../verbs.ts';
import type { ScriptFrame } from './frame.ts';

/**
 * Questions that cards ask. The answer is added to what the card has picked so far; -1 stands for none. What can be answered is listed in the
 * frame, which everybody sees: secrets are never asked about here.
 */
export interface PickFrame extends Frame {
  readonly side: Side;
  readonly among: number[];
  readonly prompt: string;
  readonly params: { readonly [name: string]: Param };
  readonly optional: boolean;
}

const frameOf = (s: War): PickFrame => top<PickFrame>(s);

function answer(s: War, value: number): void {
  leave(s);
  top<ScriptFrame>(s).picked.push(value);
}

const no = {
  verb: decline,
  guards: [guard<War>('WR-EVENT-13', (s) => frameOf(s).optional)],
  candidates: (_s: War, _seat: number, propose: () => void) => propose(),
  perform: (s: War) => answer(s, -1),
};

const pickStep = (verb: Verb<WarBox>): AskingStep<War> => ({
  rule: 'WR-EVENT-13',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: (s) => ({ id: frameOf(s).prompt, params: frameOf(s).params }),
  choices: [
    {
      verb,
      guards: [guard('WR-EVENT-13', (s, value) => frameOf(s).among.includes(value))],
      candidates(s, _seat, propose) {
        for (const value of frameOf(s).among) propose(value);
      },
      perform: (s, _table, value) => answer(s, value),
    },
    no,
  ],
});

/** A figure at a place is one number: the figure and the place together. */
export const figurePlace = (figure: number, place: number): number => figure * 256 + place;
export const figureIn = (pair: number): number => pair >> 8;
export const placeIn = (pair: number): number => pair & 255;

const pickAtStep: AskingStep<War> = {
  ...pickStep(chooseAt),
  choices: [
    {
      verb: chooseAt,
      guards: [guard('WR-EVENT-13', (s, figure, place) => frameOf(s).among.includes(figurePlace(figure, place)))],
      candidates(s, _seat, propose) {
        for (const pair of frameOf(s).among) propose(figureIn(pair), placeIn(pair));
      },
      perform: (s, _table, figure, place) => answer(s, figurePlace(figure, place)),
    },
    no,
  ],
};

export const PICK_STEPS = {
  pickRegion: pickStep(chooseRegion),
  pickNation: pickStep(chooseNation),
  pickFigure: pickStep(chooseFigure),
  pickOption: pickStep(chooseOption),
  pickAmount: pickStep(chooseAmount),
  pickCard: pickStep(chooseCard),
  pickDie: pickStep(chooseDie),
  pickAt: pickAtStep,
};

interface Question {
  readonly side: Side;
  readonly prompt: string;
  readonly among: readonly number[];
  /** It may be left. */
  readonly optional?: boolean;
  readonly params?: { readonly [name: string]: Param };
}

/** Asks, unless there is nothing to choose: no possibility at all, or a single one that is compulsory. */
function ask(s: War, kind: keyof typeof PICK_STEPS, question: Question): void {
  const { side, prompt, among, optional = false, params = {} } = question;
  if (among.length === 0) top<ScriptFrame>(s).picked.push(-1);
  else if (among.length === 1 && !optional) top<ScriptFrame>(s).picked.push(among[0]);
  else enter(s, { step: kind, side, among: [...among], prompt, params, optional } as PickFrame);
}

export const askRegion = (s: War, question: Question): void => ask(s, 'pickRegion', question);
export const askNation = (s: War, question: Question): void => ask(s, 'pickNation', question);
export const askFigure = (s: War, question: Question): void => ask(s, 'pickFigure', question);
export const askAmount = (s: War, question: Question): void => ask(s, 'pickAmount', question);
export const askCard = (s: War, question: Question): void => ask(s, 'pickCard', question);
export const askDie = (s: War, question: Question): void => ask(s, 'pickDie', question);
export const askAt = (s: War, question: Question): void => ask(s, 'pickAt', question);

export const askOption = (s: War, question: Omit<Question, 'among'> & { readonly among: readonly OptionName[] }): void =>
  ask(s, 'pickOption', { ...question, among: question.among.map((name) => OPTIONS.indexOf(name)) });
export const isOption = (picked: number, name: OptionName): boolean => picked === OPTIONS.indexOf(name);

/** What was picked last. */
export const last = (frame: ScriptFrame): number => frame.picked[frame.picked.length - 1] ?? -1;
