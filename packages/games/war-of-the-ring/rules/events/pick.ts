import { asId } from '#kernel/id.ts';
import { type AskingStep, type Choice, type Domain, type Guard, type Id, leave, type Param, type Verb } from '#kernel';
import {
  type Card,
  type Face,
  type Figure,
  type Nation,
  type Place,
  type Region,
  type Side,
  sideOfNation,
  type WarBox,
} from '../../content/box.ts';
import {
  combatScriptFrame,
  eventFrame,
  pickAmountFrame,
  pickAtFrame,
  pickCardFrame,
  pickDieFrame,
  pickFigureFrame,
  pickNationFrame,
  pickOptionFrame,
  pickRegionFrame,
} from '../frames/events.ts';
import type { CardScript, Op, Where } from '../effects.ts';
import { type OptionName, OPTIONS } from '../nouns.ts';
import type { War } from '../state.ts';
import { mayUseNation } from '../team/inARow.ts';
import { asks, controls, seatOf } from '../team/seats.ts';
import { asking, choice, citing, guard, moment } from '../tools.ts';
import { touching } from './ops.ts';
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
} from '../verbs.ts';

type PickKind =
  | typeof pickRegionFrame
  | typeof pickNationFrame
  | typeof pickFigureFrame
  | typeof pickOptionFrame
  | typeof pickAmountFrame
  | typeof pickCardFrame
  | typeof pickDieFrame
  | typeof pickAtFrame;

/** The card whose text is being carried out. */
function scriptOf(s: War): CardScript {
  const frame = s.frames[s.frames.length - 1];
  return combatScriptFrame.is(frame) ? frame : eventFrame.of(s);
}

function answer(s: War, value: number): void {
  leave(s);
  scriptOf(s).picked.push(value);
}

const asked = (kind: PickKind, answering: Choice<War>): AskingStep<War> =>
  asking(kind, {
    rule: 'WR-EVENT-13',
    asks: (s) => asks(s, kind.of(s).side),
    prompt: (s) => ({ id: kind.of(s).prompt, params: kind.of(s).params }),
    choices: [answering, choice(decline, { guards: [moment('WR-EVENT-13', (s) => kind.of(s).optional)], perform: (s) => answer(s, -1) })],
  });

type OneArgument = Verb<WarBox, string, readonly [readonly [string, Domain<WarBox>]]>;

/** Questions about one's own nations, and the rule that keeps a partner's nation out of them. */
const PARTNERS_NATION: { readonly [prompt: string]: string | undefined } = { wisdomOfElrond: 'WR-MULTI-13', greyCompany: 'WR-MULTI-12' };

/** Why a nation is not among those offered: it is the partner's, or was used last (WR-MULTI-28). */
function whyNotNation(s: War, nation: Nation): string {
  const { side, prompt } = pickNationFrame.of(s);
  const rule = PARTNERS_NATION[prompt];
  if (rule === undefined || sideOfNation(nation) !== side) return 'WR-EVENT-13';
  if (!controls(s, seatOf(s, side), nation)) return rule;
  return mayUseNation(s, nation) ? 'WR-EVENT-13' : 'WR-MULTI-28';
}

const isOffered = (kind: PickKind): Guard<War> => guard('WR-EVENT-13', (s, value) => kind.of(s).among.includes(value));

const pickStep = (kind: PickKind, verb: OneArgument, offered = isOffered(kind)): AskingStep<War> =>
  asked(
    kind,
    choice(verb, {
      guards: [offered],
      candidates(s, propose) {
        for (const value of kind.of(s).among) propose(value);
      },
      perform: (s, _effects, value) => answer(s, value),
    }),
  );

/** A figure at a place is one number: the figure and the place together. */
export type FigureAt = Id<'figureAt'>;
export const figurePlace = (figure: Figure, place: Place): FigureAt => asId(figure * 256 + place);
export const figureIn = (pair: FigureAt): Figure => asId(pair >> 8);
export const placeIn = (pair: FigureAt): Place => asId(pair & 255);

export const PICK_STEPS: readonly AskingStep<War>[] = [
  pickStep(pickRegionFrame, chooseRegion),
  pickStep(pickNationFrame, chooseNation, citing(isOffered(pickNationFrame), whyNotNation)),
  pickStep(pickFigureFrame, chooseFigure),
  pickStep(pickOptionFrame, chooseOption),
  pickStep(pickAmountFrame, chooseAmount),
  pickStep(pickCardFrame, chooseCard),
  pickStep(pickDieFrame, chooseDie),
  asked(
    pickAtFrame,
    choice(chooseAt, {
      guards: [guard('WR-EVENT-13', (s, figure, place) => pickAtFrame.of(s).among.includes(figurePlace(figure, place)))],
      candidates(s, propose) {
        for (const pair of pickAtFrame.of(s).among) propose(figureIn(asId(pair)), placeIn(asId(pair)));
      },
      perform: (s, _effects, figure, place) => answer(s, figurePlace(figure, place)),
    }),
  ),
];

interface Question<Answer> {
  readonly side: Side;
  readonly prompt: string;
  readonly among: readonly Answer[];
  /** It may be left. */
  readonly optional?: boolean;
  readonly params?: { readonly [name: string]: Param };
}

/** Asks, unless there is nothing to choose: no possibility at all, or a single one that is compulsory. */
function ask(s: War, kind: PickKind, question: Question<number>): void {
  const { side, prompt, among, optional = false, params = {} } = question;
  if (among.length === 0) scriptOf(s).picked.push(-1);
  else if (among.length === 1 && !optional) scriptOf(s).picked.push(among[0]);
  else kind.enter(s, { side, among: [...among], prompt, params, optional });
}

export const askRegion = (s: War, question: Question<Region>): void => ask(s, pickRegionFrame, question);

/** A line that asks for one of the regions that these are when its time comes. */
export const regionAsked = ({ among, ...question }: Omit<Question<Region>, 'among'> & { readonly among: Where }): Op =>
  touching(among, (s) => askRegion(s, { ...question, among: among(s) }));

export const askNation = (s: War, question: Question<Nation>): void => ask(s, pickNationFrame, question);
export const askFigure = (s: War, question: Question<Figure>): void => ask(s, pickFigureFrame, question);
export const askAmount = (s: War, question: Question<number>): void => ask(s, pickAmountFrame, question);
export const askCard = (s: War, question: Question<Card>): void => ask(s, pickCardFrame, question);
export const askDie = (s: War, question: Question<Face>): void => ask(s, pickDieFrame, question);
export const askAt = (s: War, question: Question<FigureAt>): void => ask(s, pickAtFrame, question);

export const askOption = (s: War, question: Question<OptionName>): void =>
  ask(s, pickOptionFrame, { ...question, among: question.among.map((name) => OPTIONS.indexOf(name)) });
export const isOption = (picked: number, name: OptionName): boolean => picked === OPTIONS.indexOf(name);

/** What was picked last: an id of the kind that the card asked for. */
export const last = (frame: CardScript): Id<never> => asId(frame.picked[frame.picked.length - 1] ?? -1);
