import { type Action, type Forced, type GameEvent, type Match, type Random, type Viewer, viewOf } from '#kernel';
import {
  CASUALTIES,
  CHARACTERS,
  ELIMINATED,
  FACES,
  FIGURES,
  FREE,
  IN_FELLOWSHIP,
  KINDS,
  NATIONS,
  NOT_YET_IN_PLAY,
  REARGUARD,
  REINFORCEMENTS,
  SHADOW,
  type Side,
} from '../content/box.ts';
import { readContent } from '../content/read.ts';
import { standard } from '../content/standard.ts';
import { warOfTheRing } from '../index.ts';
import { ROW } from '../rules/figures.ts';
import type { War, WarOptions } from '../rules/state.ts';
import type { WarView } from '../view.ts';
import { Dictated } from './dictated.ts';

export const box = readContent(standard);

type Args = { readonly [name: string]: string | number };
type CharacterName = (typeof CHARACTERS)[number];
type NationName = (typeof NATIONS)[number];

export const spend = (die: string, action: string): Action => ({ type: 'spend', die, action });

/** Somebody to play a position, and questions about what came of it. */
export class WarTable {
  readonly match: Match<War, WarOptions, WarView>;
  private readonly random = new Dictated();
  /** Everything told since the beginning, to everybody and to each seat alike. */
  readonly told: GameEvent[] = [];

  constructor(begin: (random: Random) => Match<War, WarOptions, WarView>, draws: readonly Forced[] = []) {
    this.random.queue.push(...draws);
    this.match = begin(this.random);
    this.told.push(...this.match.beginning.told.map(({ event }) => event));
  }

  // ---- what happens

  /** Dictates the next outcomes: dice as the numbers rolled, tiles and characters by name. Those dictated before must have fallen. */
  next(...outcomes: (number | string)[]): this {
    if (this.random.queue.length > 0) throw new Error(`${this.random.queue.join(', ')} did not fall`);
    this.random.queue.push(...outcomes.map(String));
    return this;
  }

  /** Of so many things alike, the one with this number is drawn next. */
  nextDrawn(index: number): this {
    this.random.queue.push(index);
    return this;
  }

  /** Done by whoever is asked. */
  do(action: string | Action, args: Args = {}, side: number = this.active): this {
    const whole = actionOf(action, args);
    const answer = this.match.apply(side, whole);
    if (!answer.ok)
      throw new Error(`${JSON.stringify(whole)}: ${answer.refusal.message} ${answer.refusal.rules.join(' ')} (at ${this.step})`);
    this.told.push(...answer.told.map(({ event }) => event));
    return this;
  }
  free(action: string | Action, args: Args = {}): this {
    return this.do(action, args, FREE);
  }
  shadow(action: string | Action, args: Args = {}): this {
    return this.do(action, args, SHADOW);
  }
  spend(die: string, action: string): this {
    return this.do(spend(die, action));
  }
  /** Wherever the guide may be chosen anew, the old one stays. */
  keepGuide(): this {
    while (this.step === 'chooseGuide') this.free('chooseGuide', { figure: CHARACTERS[this.state.open.fellowship.guide] });
    return this;
  }

  // ---- who may do what

  get state(): War {
    return this.match.state;
  }
  /** Seats that are asked now, and the first of them. */
  get asked(): readonly number[] {
    return this.match.waitingList();
  }
  get active(): number {
    return this.asked[0];
  }
  get step(): string {
    return this.state.frames[this.state.frames.length - 1].step;
  }
  /** The action is over and the other side is to act. */
  get isOver(): boolean {
    return this.step === 'chooseAction';
  }
  options(type?: string, side: number = this.active): Action[] {
    return this.match.options(side).filter((option) => type === undefined || option.type === type);
  }
  /** The values one argument takes among the options of a verb. */
  choices(type: string, argument?: string, side: number = this.active): (string | number)[] {
    return this.options(type, side).map((option) => (argument === undefined ? option.type : option[argument]));
  }
  can(type: string, side: number = this.active): boolean {
    return this.options(type, side).length > 0;
  }
  /** The rules that forbid it; null when it is allowed. */
  refused(action: string | Action, args: Args = {}, side: number = this.active): readonly string[] | null {
    const refusal = this.match.explain(side, actionOf(action, args));
    return refusal === null ? null : refusal.code === 'malformed' ? [refusal.message] : refusal.rules;
  }
  /** What a die can be spent on now. */
  actionsOf(die: string): unknown[] {
    return this.options('spend')
      .filter((option) => option.die === die)
      .map((option) => option.action);
  }
  /** Hits that whoever is asked has to pay now. */
  get toPay(): unknown {
    return this.match.prompt(this.active)?.params.count;
  }

  // ---- how things stand

  view(viewer: Viewer = FREE): WarView {
    return viewOf(warOfTheRing, this.state, viewer);
  }
  private place(name: string): number {
    const boxes: { readonly [name: string]: number } = { reinforcements: REINFORCEMENTS, casualties: CASUALTIES, rearguard: REARGUARD };
    const place = boxes[name] ?? box.placeIds.indexOf(name);
    if (place < 0) throw new Error(`No place is called "${name}"`);
    return place;
  }
  count(name: string, figure: string): number {
    return this.state.open.figures[this.place(name) * ROW + FIGURES.indexOf(figure)];
  }
  /** Figures at a place by name, characters included; `reinforcements`, `casualties` and `rearguard` are places too. */
  at(name: string): { [figure: string]: number } {
    const place = this.place(name);
    const found: { [figure: string]: number } = {};
    for (let kind = 0; kind < KINDS; kind++)
      if (this.state.open.figures[place * ROW + kind] > 0) found[FIGURES[kind]] = this.state.open.figures[place * ROW + kind];
    for (const [c, id] of CHARACTERS.entries()) if (this.state.open.characters[c] === place) found[id] = 1;
    return found;
  }
  /** Where a character is: a place of the map, `rearguard`, `fellowship`, `aside` or `eliminated`. */
  where(character: CharacterName): string {
    const place = this.state.open.characters[CHARACTERS.indexOf(character)];
    if (place === IN_FELLOWSHIP) return 'fellowship';
    if (place === NOT_YET_IN_PLAY) return 'aside';
    return place === ELIMINATED ? 'eliminated' : (box.placeIds[place] ?? 'rearguard');
  }
  holder(region: string): string | null {
    return this.view().regions.find(({ id }) => id === region)?.holder ?? null;
  }
  besieged(region: string): boolean {
    return this.state.open.besieged[box.region[region]] === 1;
  }
  nation(name: NationName): { steps: number; active: boolean } {
    const nation = NATIONS.indexOf(name);
    return { steps: this.state.open.steps[nation], active: this.state.open.active[nation] === 1 };
  }
  get fellowship(): WarView['fellowship'] {
    return this.view().fellowship;
  }
  get freeSide(): WarView['sides'][0] {
    return this.view(FREE).sides[0];
  }
  get shadowSide(): WarView['sides'][1] {
    return this.view(SHADOW).sides[1];
  }

  // ---- cards, dice and tiles

  hand(side: Side): string[] {
    return this.state.own[side].hand.map((card) => box.cardIds[card]);
  }
  get tableCards(): string[] {
    return this.state.open.table.map((card) => box.cardIds[card]);
  }
  get discards(): string[] {
    return this.state.open.discard.map((card) => box.cardIds[card]);
  }
  /** Where a hunt tile is: pool, drawn, waiting, aside, removed or hand. */
  tileAt(id: string): string {
    return ['pool', 'drawn', 'waiting', 'aside', 'removed', 'hand'][this.state.open.tiles[box.tileIds.indexOf(id)]];
  }
  /** Unused dice of a side. */
  diceLeft(side: Side): string[] {
    return FACES.flatMap((face, at) => new Array<string>(this.state.open.dice[side * FACES.length + at]).fill(face));
  }

  // ---- what was told

  heard(type: string): GameEvent[] {
    return this.told.filter((event) => event.type === type);
  }
  /** The dice a card has rolled last: as many as it says, and no more. */
  get cardDice(): unknown {
    return this.heard('cardRoll').at(-1)?.dice;
  }
  /** Hits of the last combat roll, the attacker's first. */
  get hits(): unknown[] {
    return this.heard('combatRoll')
      .slice(-2)
      .map(({ count }) => count);
  }
  /** How many dice the last combat roll used, the attacker's first. */
  get rolled(): unknown[] {
    return this.heard('combatRoll')
      .slice(-2)
      .map(({ dice }) => (dice as number[]).length);
  }
}

const actionOf = (action: string | Action, args: Args): Action => (typeof action === 'string' ? { type: action, ...args } : action);
