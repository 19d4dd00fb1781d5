import type { ScriptId, Company, Space } from './ids.ts';
import { asId } from '#kernel/id.ts';
import { detail } from '#kernel';
import type { Card } from './box.ts';
import { COMPANY, FACES } from './box.ts';
import { AREA, type BoardMap, EXIT, FRIENDLY, FRODO_START, NAZGUL_START, SHADOWED, NO_SPACE } from './map.ts';
import { BARS, type Effect, type Op, type Tests, type Trigger, type Until, type Where, type Who } from './ops.ts';
import { refusePack } from './refuse.ts';
import type { CardPack, OpPack, TestsPack, WherePack, WhoPack } from './schema.ts';

interface Names {
  readonly spaces: readonly string[];
  readonly regions: readonly string[];
  readonly sections: readonly string[];
  /** By part; index 0 repeats part I. */
  readonly maps: readonly BoardMap[];
  readonly corruption: readonly string[];
}

/** What a card's kind of area means on the map; a "normal" area is one without any other mark. */
const KIND: { readonly [kind: string]: number } = {
  ally: FRIENDLY,
  shadow: SHADOWED,
  exit: EXIT,
  'frodo-start': FRODO_START,
  'nazgul-start': NAZGUL_START,
};

/** Turns the words of a card into ops on small numbers, and refuses what does not exist in the box. */
export class CardCompiler {
  readonly scripts: Op[][] = [];
  private readonly names: Names;
  private path = '';
  private jumps = 0;

  constructor(names: Names) {
    this.names = names;
  }

  /** `part` 0: a card of both parts, whose selectors look at both maps. */
  card(card: CardPack, part: number, path: string): Card {
    this.path = path;
    return {
      id: card.id,
      copies: card.copies,
      condition: card.condition === null ? null : this.tests(card.condition.tests, part),
      spends: card.cost.reduce((sum, { n }) => sum + n, 0),
      pickOne: card.choose === 'one',
      effects: card.effects.map((effect): Effect => {
        this.path = `${path}.effects.${effect.id}`;
        return {
          outOfTurn: effect.outOfTurn,
          part: effect.part ?? 0,
          trigger: effect.trigger === null ? null : this.trigger(effect.trigger),
          tests: effect.tests === undefined ? null : this.tests(effect.tests, part),
          script: this.script(effect.ops, part),
        };
      }),
      stays: card.afterPlay === 'beside-corruption-track',
    };
  }

  private script(ops: readonly OpPack[], part: number): ScriptId {
    const list: Op[] = [];
    this.scripts.push(list);
    const index: ScriptId = asId(this.scripts.length - 1);
    for (const op of ops) list.push(this.op(op, part));
    return index;
  }

  private op(op: OpPack, part: number): Op {
    switch (op.op) {
      case 'frodo.move':
        return { op: op.op, bonus: op.rangeBonus ?? 0 };
      case 'frodo.rangeBonus':
        return { op: op.op, n: op.n, part: op.part ?? 0 };
      case 'frodo.jump':
        return { op: op.op, sides: this.sides(op.between), index: ++this.jumps };
      case 'frodo.heal':
        return { op: op.op, n: op.n, strong: op.ifStrongTokenResolved ?? op.n };
      case 'frodo.nightMoveFree':
        return { op: op.op, part: op.part ?? 0 };
      case 'allyToken.place':
      case 'allyToken.remove':
        return { op: op.op, n: op.n, where: this.where(op.where, part), upTo: op.upTo ?? false };
      case 'allyToken.move':
        return { op: op.op, n: op.n, upTo: op.upTo ?? false };
      case 'nazgul.push':
        return { op: op.op, who: this.who(op.who), spaces: op.spaces };
      case 'nazgul.hold':
        return { op: op.op, who: this.who(op.who), until: untilOf(op.until) };
      case 'nazgul.move':
        return { op: op.op, who: this.who(op.who), spaces: op.spaces, roadSpaces: op.roadSpaces ?? op.spaces };
      case 'ward':
        if (op.scope === 'area' && (op.choose === 'any' || op.choose.length !== 1))
          refusePack('a ward on an area names exactly one', this.path, detail('ward-on-one-area'));
        return {
          op: op.op,
          scope: op.scope === 'area' ? 'area' : 'place',
          choose: this.wardChoice(op.scope, op.choose, part),
          bars: op.bars.reduce((bits, bar) => bits | (1 << BARS.indexOf(bar)), 0),
          until: untilOf(op.until),
        };
      case 'space.close':
        return { op: op.op, spaces: op.spaces.map((space) => this.space(space)), until: untilOf(op.until) };
      case 'dice.discard':
        return {
          op: op.op,
          n: op.n,
          face: asId(op.face === 'any' ? -1 : FACES.indexOf(op.face)),
          byRingBearer: op.chooser === 'ring-bearer',
        };
      case 'dice.reroll':
        return { op: op.op, n: op.n === 'any' ? 0 : op.n, byRingBearer: op.chooser === 'ring-bearer' };
      case 'tracks.remove':
        return { op: op.op, n: op.n, sections: op.sections === 'any' ? -1 : this.sectionBits(op.sections) };
      case 'company.add':
        return { op: op.op, card: asId(COMPANY.indexOf(op.card)) };
      case 'company.restore':
        return { op: op.op, n: op.n, among: op.among.map((card) => asId(COMPANY.indexOf(card))) };
      case 'gandalf.relocate':
        return { op: op.op, mask: this.where({ kinds: op.kinds }, part).mask };
      case 'search':
        return typeof op.at === 'string'
          ? { op: op.op, at: op.at, where: null, n: op.n ?? 1, optional: op.optional ?? false }
          : { op: op.op, at: 'chosen', where: this.where(op.at, part), n: op.n ?? 1, optional: op.optional ?? false };
      case 'hunt':
        return { op: op.op, at: op.at, optional: op.optional ?? false };
      case 'perception':
        return { op: op.op, scope: op.scope, where: op.where, nameWho: op.nameWho ?? false };
      case 'ifPerceptionYes':
        return { op: op.op, scope: op.scope, then: this.script(op.then, part) };
      case 'ringbearer.choose':
        return { op: op.op, options: op.options.map((ops) => this.script(ops, part)) };
      case 'huntPool.add': {
        const token = this.names.corruption.indexOf(op.token);
        if (token < 0)
          refusePack(`there is no corruption token "${op.token}"`, this.path, detail('stranger', { name: op.token }), ['HR-POOL-02']);
        return { op: op.op, token: asId(token) };
      }
      default:
        return op;
    }
  }

  private tests(given: TestsPack, part: number): Tests {
    const where =
      given.lastAreaIn !== undefined || given.lastAreaInRegions !== undefined || given.lastAreaInSections !== undefined
        ? this.where({ areas: given.lastAreaIn, regions: given.lastAreaInRegions, sections: given.lastAreaInSections }, part).mask
        : undefined;
    return {
      ...(given.part === undefined ? {} : { part: given.part }),
      ...(given.phase === undefined ? {} : { night: given.phase === 'darkness' }),
      ...(given.beforeFrodoMove === undefined ? {} : { beforeFrodoMove: true }),
      ...(given.frodoRests === undefined ? {} : { frodoRests: true }),
      ...(given.frodoInWild === undefined ? {} : { frodoInWild: true }),
      ...(where === undefined ? {} : { lastAreaIn: where }),
      ...(given.companyFaceUp === undefined ? {} : { companyFaceUp: asId<Company>(COMPANY.indexOf(given.companyFaceUp)) }),
      ...(given.tracksOnBoardAtLeast === undefined ? {} : { trailsAtLeast: given.tracksOnBoardAtLeast }),
      ...(given.gandalfAtOrConnectedTo === undefined ? {} : { gandalfAtOrConnectedTo: this.space(given.gandalfAtOrConnectedTo) }),
      ...(given.activeNazgulOnKind === undefined ? {} : { activeOnShadow: true }),
      ...(given.activeRegionHasTrack === undefined ? {} : { activeRegionHasTrail: true }),
      ...(given.witchKingAbsent === undefined ? {} : { witchKingAbsent: true }),
    };
  }

  private trigger(given: NonNullable<CardPack['effects'][number]['trigger']>): Trigger {
    const answers = (action: 'search' | 'hunt' | 'perception' | 'sorcery'): boolean => given.action?.includes(action) ?? false;
    return {
      search: answers('search'),
      hunt: answers('hunt'),
      perception: answers('perception'),
      sorcery: answers('sorcery'),
      regions: this.regionBits(given.inRegions ?? []),
      sections: this.sectionBits(given.inSections ?? []),
      sorceryPerceives: given.sorceryDoes === 'perception',
      encounter: given.encounterStep === 1,
    };
  }

  /** All given conditions together; on the map of the card's part, or on either for cards of both. */
  private where(given: { readonly [K in keyof WherePack]: WherePack[K] | undefined }, part: number): Where {
    const { spaces, maps } = this.names;
    const mask = new Uint8Array(spaces.length);
    const regions = this.regionBits(given.regions ?? []);
    const sections = this.sectionBits(given.sections ?? []);
    const areas = given.areas?.map((area) => this.space(area));
    const near = given.connectedTo === undefined ? 0 : this.space(given.connectedTo);
    for (const map of part === 0 ? maps.slice(1) : [maps[part]])
      for (const area of map.areas) {
        if (areas !== undefined && !areas.includes(area)) continue;
        if (regions !== 0 && ((regions >> map.region[area]) & 1) === 0) continue;
        if (sections !== 0 && ((sections >> map.section[area]) & 1) === 0) continue;
        if (near !== 0 && area !== near && !map.connected[near].includes(area)) continue;
        if (given.connectedToExit && !map.connected[area].some((exit) => (map.kind[exit] & EXIT) !== 0)) continue;
        if (given.kinds !== undefined && !given.kinds.some((kind) => isKind(map.kind[area], kind))) continue;
        // One bit a part: an area number means different places on the two maps.
        mask[area] |= map.part;
      }
    return { mask, notNextToNazgul: given.notNextToNazgul ?? false, ofActive: given.ofActive ?? null };
  }

  private who(given: WhoPack): Who {
    const base = { count: given.count ?? 0, bits: 0, within: 0, area: NO_SPACE };
    if (given.acting) return { ...base, kind: 'acting' };
    if (given.active) return { ...base, kind: 'active' };
    if (given.othersInActiveSection) return { ...base, kind: 'othersInActiveSection' };
    if (given.regions !== undefined) return { ...base, kind: 'inRegions', bits: this.regionBits(given.regions) };
    if (given.sections !== undefined) return { ...base, kind: 'inSections', bits: this.sectionBits(given.sections) };
    if (given.withinSpaces !== undefined && given.ofPlacedToken) return { ...base, kind: 'nearToken', within: given.withinSpaces };
    if (given.withinSpaces !== undefined && given.ofArea !== undefined)
      return { ...base, kind: 'nearArea', within: given.withinSpaces, area: this.space(given.ofArea) };
    return { ...base, kind: 'all' };
  }

  private wardChoice(scope: 'area' | 'region' | 'section', choose: readonly (string | number)[] | 'any', part: number): number[] {
    const { regions, sections, maps } = this.names;
    if (scope === 'area') return choose === 'any' ? [...maps[part].areas] : choose.map((area) => this.space(area));
    const names = scope === 'region' ? regions : sections;
    const offset = scope === 'region' ? 0 : regions.length;
    if (choose !== 'any') return choose.map((name) => this.index(names, String(name), scope) + offset);
    const half = names.length / 2;
    return Array.from({ length: half }, (_, i) => offset + (part === 2 ? half : 0) + i);
  }

  private sides(between: readonly (readonly (number | string)[])[]): Uint8Array {
    const sides = new Uint8Array(this.names.spaces.length);
    for (const [side, areas] of between.entries()) for (const area of areas) sides[this.space(area)] = side + 1;
    return sides;
  }

  private space(id: number | string): Space {
    return this.index(this.names.spaces, String(id), 'space');
  }

  private regionBits(names: readonly string[]): number {
    return names.reduce((bits, name) => bits | (1 << this.index(this.names.regions, name, 'region')), 0);
  }

  private sectionBits(names: readonly string[]): number {
    return names.reduce((bits, name) => bits | (1 << this.index(this.names.sections, name, 'section')), 0);
  }

  private index<I extends number>(names: readonly string[], name: string, what: string): I {
    const found = names.indexOf(name);
    return found < 0 ? refusePack(`there is no ${what} "${name}"`, this.path, detail('stranger', { name })) : asId<I>(found);
  }
}

const untilOf = (until: 'end-of-turn' | 'end-of-day'): Until => (until === 'end-of-turn' ? 'turn' : 'day');

const isKind = (bits: number, kind: string): boolean => (kind === 'normal' ? bits === AREA : (bits & KIND[kind]) !== 0);
