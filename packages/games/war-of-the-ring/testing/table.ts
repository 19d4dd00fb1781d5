import { asId } from '#kernel/id.ts';
import { type ForcedOutcome, type GameEvent, type Match, type Random, type Seat, viewOf } from '#kernel';
import {
  CASUALTIES,
  type CharacterName,
  CHARACTERS,
  ELIMINATED,
  type FaceName,
  FACES,
  type FigureName,
  FIGURES,
  FREE,
  IN_FELLOWSHIP,
  KINDS,
  type NationName,
  NATIONS,
  NOT_YET_IN_PLAY,
  type Place,
  type PlayerName,
  PLAYERS,
  REARGUARD,
  REINFORCEMENTS,
  SHADOW,
  type Side,
} from '../content/box.ts';
import { warOfTheRing } from '../index.ts';
import type { WarEvent } from '../rules/events.ts';
import { ROW } from '../rules/figures.ts';
import type { ActionName } from '../rules/nouns.ts';
import type { War, WarOptions } from '../rules/state.ts';
import { handName, handOf, seatOf, seatOfPlayer, sideOfSeat } from '../rules/team/seats.ts';
import type { WarAction } from '../rules/verbs.ts';
import type { WarView } from '../view/view.ts';
import { DictatedRandom } from './dictated.ts';

export const box = warOfTheRing.content.read(warOfTheRing.content.standard);

type ActionType = WarAction['type'];
type Of<Type extends ActionType> = Extract<WarAction, { readonly type: Type }>;
/** What is said about an action besides its type. */
type About<Type extends ActionType> = Omit<Of<Type>, 'type'>;
/** An action whole, or its type and what is said about it; then whose it is, if not of whoever is asked. */
type Saying =
  | [action: WarAction, about?: object, side?: Side]
  | {
      [Type in ActionType]: keyof About<Type> extends never
        ? [type: Type, about?: object, side?: Side]
        : [type: Type, about: About<Type>, side?: Side];
    }[ActionType];

export const spend = (die: FaceName, action: ActionName): WarAction => ({ type: 'spend', die, action });

/** Somebody to play a position, and questions about what came of it. */
export class WarTable {
  readonly match: Match<War, WarOptions, WarView>;
  private readonly random = new DictatedRandom();
  /** Everything told since the beginning, to everybody and to each seat alike. */
  readonly told: GameEvent[] = [];

  constructor(begin: (random: Random) => Match<War, WarOptions, WarView>, draws: readonly ForcedOutcome[] = []) {
    this.random.queue.push(...draws);
    this.match = begin(this.random);
    this.told.push(...this.match.beginning.events.map(({ event }) => event));
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
  do(...saying: Saying): this {
    return this.act(actionOf(saying), this.seatFor(saying[2]));
  }
  /** Done by one of more than two players. */
  by(player: PlayerName, ...saying: Saying): this {
    return this.act(actionOf(saying), this.seat(player));
  }
  private act(whole: object, seat: Seat): this {
    const answer = this.match.apply(seat, whole);
    if (!answer.ok)
      throw new Error(`${JSON.stringify(whole)}: ${answer.refusal.message} ${answer.refusal.rules.join(' ')} (at ${this.step})`);
    this.told.push(...answer.events.map(({ event }) => event));
    return this;
  }
  free(...saying: Saying): this {
    return this.act(actionOf(saying), this.seatFor(FREE));
  }
  shadow(...saying: Saying): this {
    return this.act(actionOf(saying), this.seatFor(SHADOW));
  }
  spend(die: FaceName, action: ActionName): this {
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
  /** Sides that are asked now, and the first of them. */
  get asked(): readonly Side[] {
    return this.match.waitingList().map((seat) => sideOfSeat(this.state, seat));
  }
  get active(): Side {
    return this.asked[0];
  }
  /** The players who are asked now, where more than two play. */
  get askedPlayers(): readonly string[] {
    return this.match.waitingList().map((seat) => handName(this.state, seat));
  }
  seat(player: PlayerName): Seat {
    return seatOfPlayer(this.state, asId(PLAYERS.indexOf(player)));
  }
  /** Of a side the one who is asked, or would decide; of no side whoever is asked first. */
  private seatFor(side?: Side): Seat {
    const asked = this.match.waitingList();
    return asked.find((seat) => side === undefined || sideOfSeat(this.state, seat) === side) ?? seatOf(this.state, side ?? FREE);
  }
  get step(): string {
    return this.state.frames[this.state.frames.length - 1].step;
  }
  /** The action is over and the other side is to act. */
  get isOver(): boolean {
    return this.step === 'chooseAction';
  }
  options<Type extends ActionType>(type?: Type, side?: Side): Of<Type>[] {
    const isOf = (option: WarAction): option is Of<Type> => type === undefined || option.type === type;
    return this.match.options(this.seatFor(side)).filter(isOf);
  }
  /** The values one argument takes among the options of a verb. */
  choices<Type extends ActionType>(type: Type, argument: keyof About<Type> | 'type' = 'type', side?: Side): unknown[] {
    return this.options(type, side).map((option) => Object.entries(option).find(([name]) => name === argument)?.[1]);
  }
  can(type: ActionType, side?: Side): boolean {
    return this.options(type, side).length > 0;
  }
  /** The rules that forbid it; null when it is allowed. */
  refused(...saying: Saying): readonly string[] | null {
    const refusal = this.match.explain(this.seatFor(saying[2]), actionOf(saying));
    return refusal === null ? null : refusal.code === 'malformed' ? [refusal.message] : refusal.rules;
  }
  /** What a die can be spent on now. */
  actionsOf(die: FaceName): ActionName[] {
    return this.options('spend')
      .filter((option) => option.die === die)
      .map((option) => option.action);
  }
  /** Hits that whoever is asked has to pay now. */
  get toPay(): unknown {
    return this.match.prompt(this.seatFor())?.params.count;
  }

  // ---- how things stand

  view(viewer: Side | 'spectator' = FREE): WarView {
    return viewOf(warOfTheRing, this.state, viewer === 'spectator' ? viewer : seatOf(this.state, viewer));
  }
  viewOfPlayer(player: PlayerName): WarView {
    return viewOf(warOfTheRing, this.state, this.seat(player));
  }
  private place(name: string): Place {
    const boxes: { readonly [name: string]: Place } = { reinforcements: REINFORCEMENTS, casualties: CASUALTIES, rearguard: REARGUARD };
    const place = boxes[name] ?? box.placeIds.indexOf(name);
    if (place < 0) throw new Error(`No place is called "${name}"`);
    return place;
  }
  count(name: string, figure: FigureName): number {
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
    return handOf(this.state, seatOf(this.state, side)).map((card) => box.cardIds[card]);
  }
  handOfPlayer(player: PlayerName): string[] {
    return handOf(this.state, this.seat(player)).map((card) => box.cardIds[card]);
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

  heard<Type extends WarEvent['type']>(type: Type): Extract<WarEvent, { readonly type: Type }>[] {
    const isOf = (event: GameEvent): event is Extract<WarEvent, { readonly type: Type }> => event.type === type;
    return this.told.filter(isOf);
  }
  /** The dice a card has rolled last: as many as it says, and no more. */
  get cardDice(): readonly number[] | undefined {
    return this.heard('cardRoll').at(-1)?.dice;
  }
  /** Hits of the last combat roll, the attacker's first. */
  get hits(): number[] {
    return this.heard('combatRoll')
      .slice(-2)
      .map(({ count }) => count);
  }
  /** How many dice the last combat roll used, the attacker's first. */
  get rolled(): number[] {
    return this.heard('combatRoll')
      .slice(-2)
      .map(({ dice }) => dice.length);
  }
}

const actionOf = ([action, about]: Saying): object => (typeof action === 'string' ? { type: action, ...about } : action);
