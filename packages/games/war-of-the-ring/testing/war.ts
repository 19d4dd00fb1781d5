import { type Forced, type GameEvent, Match, type Random, SeededRandom, type Shuffled } from '#kernel';
import { CHARACTERS, FIGURES, FREE, KINDS, NATIONS, REARGUARD, REINFORCEMENTS, CASUALTIES, SHADOW, type Side } from '../content/box.ts';
import { readContent } from '../content/read.ts';
import { standard } from '../content/standard.ts';
import { warOfTheRing } from '../index.ts';
import type { WarPosition } from '../position.ts';
import { ROW } from '../rules/figures.ts';
import type { War } from '../rules/state.ts';

export const box = readContent(standard);

/** Outcomes dictated one by one; chance goes on when they run out. */
class Dictated implements Random {
  readonly queue: (number | string)[] = [];
  private readonly after = new SeededRandom(1);
  private take(count: number, names?: readonly string[]): number | null {
    const next = this.queue.shift();
    if (next === undefined) return null;
    const index = typeof next === 'number' ? next : (names?.indexOf(next) ?? -1);
    if (index < 0 || index >= count) throw new Error(`${next} is no outcome here: ${names?.join(', ') ?? count}`);
    return index;
  }
  roll(sides: number, names?: readonly string[]): number {
    return this.take(sides, names) ?? this.after.roll(sides);
  }
  draw(count: number, names?: readonly string[]): number {
    return this.take(count, names) ?? this.after.draw(count);
  }
  shuffle(items: Shuffled): void {
    this.after.shuffle(items);
  }
}

/** Who stands somewhere: `gondor 3r 1e 1l, nazgul 2, boromir`; after `|` those besieged within. */
export function force(text: string): { figures: { [figure: string]: number }; characters: (typeof CHARACTERS)[number][] } {
  const figures: { [figure: string]: number } = {};
  const characters: (typeof CHARACTERS)[number][] = [];
  for (const part of text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const [name, ...counts] = part.split(/\s+/);
    if ((CHARACTERS as readonly string[]).includes(name)) characters.push(name as (typeof CHARACTERS)[number]);
    else if (name === 'nazgul') figures.nazgul = Number(counts[0] ?? 1);
    else if (!(NATIONS as readonly string[]).includes(name)) throw new Error(`Who is "${name}"?`);
    else
      for (const count of counts) {
        const kind = { r: 'regular', e: 'elite', l: 'leader' }[count.slice(-1)];
        if (kind === undefined) throw new Error(`"${count}" is not like 3r, 1e or 2l`);
        figures[`${name}-${kind}`] = Number(count.slice(0, -1));
      }
  }
  return { figures, characters };
}

type Given = Omit<WarPosition, 'game' | 'regions' | 'dice' | 'nations'> & {
  /** `'gondor 3r 1l'`, or `'sauron 4r | gondor 2r'` for a siege. */
  readonly on?: { readonly [region: string]: string };
  /** Settlements in other hands than at the start. */
  readonly held?: { readonly [region: string]: 'free-peoples' | 'shadow' };
  /** Nations at war. */
  readonly atWar?: readonly string[];
  readonly nations?: WarPosition['nations'];
  readonly free?: readonly string[];
  readonly shadow?: readonly string[];
};

/** A position in a few words, and somebody to play it. */
export function war(given: Given): Play {
  const { on = {}, held = {}, atWar = [], nations = {}, free = [], shadow = [], ...rest } = given;
  const regions: { [id: string]: object } = {};
  for (const [id, text] of Object.entries(on)) {
    const [field, inside] = text.split('|');
    regions[id] = { ...force(field), ...(inside === undefined ? {} : { inside: force(inside) }) };
  }
  for (const [id, holder] of Object.entries(held)) regions[id] = { ...regions[id], holder };
  const position = {
    game: 'war-of-the-ring',
    ...rest,
    regions,
    nations: { ...nations, ...Object.fromEntries(atWar.map((nation) => [nation, { steps: 0, active: true }])) },
    dice: { 'free-peoples': free, shadow },
    pool: rest.pool ?? [6, 10],
  };
  return new Play(warOfTheRing.position.read(position, box));
}

export const FREE_SEAT = FREE;
export const SHADOW_SEAT = SHADOW;

/** Plays a match and answers questions about it. */
export class Play {
  readonly match: Match<War>;
  readonly random = new Dictated();
  told: GameEvent[] = [];

  constructor(state: War) {
    this.match = Match.resume(warOfTheRing, { state, random: this.random });
  }

  get s(): War {
    return this.match.state;
  }

  /** Dictates the next outcomes: dice as numbers rolled, tiles and characters by name. */
  next(...outcomes: Forced[]): this {
    for (const outcome of outcomes) this.random.queue.push(typeof outcome === 'number' ? String(outcome) : (outcome as string));
    return this;
  }

  do(side: Side, type: string, args: { readonly [name: string]: string | number } = {}): this {
    const answer = this.match.apply(side, { type, ...args });
    if (!answer.ok) throw new Error(`${JSON.stringify({ type, ...args })}: ${answer.refusal.message} (${this.step})`);
    this.told = answer.told.map(({ event }) => event);
    return this;
  }
  free(type: string, args: { readonly [name: string]: string | number } = {}): this {
    return this.do(FREE, type, args);
  }
  shadow(type: string, args: { readonly [name: string]: string | number } = {}): this {
    return this.do(SHADOW, type, args);
  }

  /** The rules that forbid it; null when it is allowed. */
  why(side: Side, type: string, args: { readonly [name: string]: string | number } = {}): readonly string[] | null {
    const refused = this.match.explain(side, { type, ...args });
    return refused === null ? null : refused.code === 'malformed' ? [refused.message] : refused.rules;
  }

  /** The values one argument can take among the options of a verb. */
  choices(side: Side, type: string, argument?: string): (string | number)[] {
    return this.match
      .options(side)
      .filter((option) => option.type === type)
      .map((option) => (argument === undefined ? option.type : option[argument]));
  }
  can(side: Side, type: string): boolean {
    return this.choices(side, type).length > 0;
  }

  get step(): string {
    return this.s.frames[this.s.frames.length - 1].step;
  }
  get asked(): number[] {
    return this.match.waitingList();
  }

  private place(name: string): number {
    if (name === 'reinforcements') return REINFORCEMENTS;
    if (name === 'casualties') return CASUALTIES;
    if (name === 'rearguard') return REARGUARD;
    const place = box.placeIds.indexOf(name);
    if (place < 0) throw new Error(`No place is called "${name}"`);
    return place;
  }

  /** Figures at a place by name, characters included. */
  at(name: string): { [figure: string]: number } {
    const place = this.place(name);
    const found: { [figure: string]: number } = {};
    for (let kind = 0; kind < KINDS; kind++)
      if (this.s.open.figures[place * ROW + kind] > 0) found[FIGURES[kind]] = this.s.open.figures[place * ROW + kind];
    for (const [c, id] of CHARACTERS.entries()) if (this.s.open.characters[c] === place) found[id] = 1;
    return found;
  }
  where(character: string): string {
    const place = this.s.open.characters[CHARACTERS.indexOf(character as (typeof CHARACTERS)[number])];
    return place === 200 ? 'fellowship' : place === 201 ? 'aside' : place === 202 ? 'eliminated' : (box.placeIds[place] ?? 'rearguard');
  }
  holder(region: string): string {
    return ['free-peoples', 'shadow', 'nobody'][this.s.open.holder[box.region[region]]];
  }
  nation(name: string): { steps: number; active: boolean } {
    const nation = NATIONS.indexOf(name as (typeof NATIONS)[number]);
    return { steps: this.s.open.steps[nation], active: this.s.open.active[nation] === 1 };
  }
  besieged(region: string): boolean {
    return this.s.open.besieged[box.region[region]] === 1;
  }
}
