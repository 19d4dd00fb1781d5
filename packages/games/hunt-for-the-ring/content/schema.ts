import { z } from 'zod';
import { translatedName } from '../../translatedName.ts';
import { COMPANY, FACES } from './box.ts';
import { BARS } from './ops.ts';

/** The shape of a content pack. What the pieces mean together is checked where the box is made. */

const source = z.enum(['rulebook', 'published', 'reconstructed']);
const words = z.object(translatedName(z.string().min(1))).loose();
const areaId = z.union([z.int().min(1).max(60), z.string().regex(/^[A-Z]$/)]);
const spaceId = z.union([z.int().min(1).max(60), z.string().regex(/^([A-Z]|d\d{1,2})$/)]);
const KINDS = ['normal', 'ally', 'shadow', 'exit', 'frodo-start', 'nazgul-start'] as const;

const map = z
  .object({
    part: z.union([z.literal(1), z.literal(2)]),
    title: z.string(),
    sections: z
      .array(z.object({ id: z.string(), regions: z.array(z.string()).min(3).max(4) }).loose())
      .length(3, 'A map has three sections'),
    regions: z.array(z.object({ id: z.string(), section: z.string(), source }).loose()).length(10, 'A map has ten regions'),
    areas: z.array(
      z
        .object({
          id: areaId,
          kind: z.array(z.enum(KINDS)).min(1),
          section: z.string(),
          region: z.string(),
          named: z.boolean(),
          source,
          ...translatedName(z.string()),
        })
        .loose(),
    ),
    dots: z.array(z.object({ id: z.string().regex(/^d\d{1,2}$/), region: z.string(), source }).loose()),
    edges: z.array(z.object({ a: spaceId, b: spaceId, kind: z.enum(['path', 'road']), source }).loose()),
  })
  .loose();

const tests = z.strictObject({
  part: z.int().optional(),
  phase: z.enum(['daylight', 'darkness']).optional(),
  beforeFrodoMove: z.literal(true).optional(),
  frodoRests: z.literal(true).optional(),
  frodoInWild: z.literal(true).optional(),
  lastAreaIn: z.array(areaId).optional(),
  lastAreaInRegions: z.array(z.string()).optional(),
  lastAreaInSections: z.array(z.string()).optional(),
  companyFaceUp: z.enum(COMPANY).optional(),
  tracksOnBoardAtLeast: z.int().optional(),
  gandalfAtOrConnectedTo: areaId.optional(),
  activeNazgulOnKind: z.literal('shadow').optional(),
  activeRegionHasTrack: z.literal(true).optional(),
  witchKingAbsent: z.literal(true).optional(),
});

const where = z.strictObject({
  areas: z.array(areaId).optional(),
  connectedTo: areaId.optional(),
  connectedToExit: z.literal(true).optional(),
  kinds: z.array(z.enum(KINDS)).optional(),
  sections: z.array(z.string()).optional(),
  regions: z.array(z.string()).optional(),
  notNextToNazgul: z.literal(true).optional(),
  ofActive: z.enum(['region', 'section']).optional(),
  any: z.literal(true).optional(),
});

const who = z.strictObject({
  count: z.int().min(1).max(4).optional(),
  sections: z.array(z.string()).optional(),
  regions: z.array(z.string()).optional(),
  withinSpaces: z.int().min(0).max(9).optional(),
  ofArea: areaId.optional(),
  ofPlacedToken: z.literal(true).optional(),
  acting: z.literal(true).optional(),
  active: z.literal(true).optional(),
  othersInActiveSection: z.literal(true).optional(),
  all: z.literal(true).optional(),
});

const until = z.enum(['end-of-turn', 'end-of-day']);
const n = z.int().min(1).max(6);
const by = z.enum(['ring-bearer', 'ringwraiths']);
const scope = z.enum(['region', 'section']);
const part = z.int().min(1).max(2).optional();
const flag = z.literal(true).optional();

const simple = [
  z.strictObject({ op: z.literal('frodo.move'), rangeBonus: z.int().min(0).optional() }),
  z.strictObject({ op: z.literal('frodo.rangeBonus'), n, part }),
  z.strictObject({ op: z.literal('frodo.jump'), between: z.tuple([z.array(areaId), z.array(areaId)]), optional: flag }),
  z.strictObject({ op: z.literal('frodo.heal'), n, ifStrongTokenResolved: n.optional() }),
  z.strictObject({ op: z.literal('frodo.nightMoveFree'), part }),
  z.strictObject({ op: z.literal('frodo.corrupt'), n }),
  z.strictObject({
    op: z.enum(['fellowship.gain', 'fellowship.lose', 'ally.draw', 'ally.recover', 'ally.discardRandom', 'sorcery.draw']),
    n,
  }),
  z.strictObject({ op: z.enum(['sorcery.peekDiscard', 'information.hide', 'encounter.fewerTokens', 'gandalf.move']), n }),
  z.strictObject({ op: z.enum(['allyToken.place', 'allyToken.remove']), n, where, upTo: flag }),
  z.strictObject({ op: z.literal('allyToken.move'), n, upTo: flag }),
  z.strictObject({ op: z.literal('nazgul.push'), who, spaces: z.int().min(1).max(3) }),
  z.strictObject({ op: z.literal('nazgul.hold'), who, until }),
  z.strictObject({ op: z.literal('nazgul.move'), who, spaces: z.int().min(1).max(3), roadSpaces: z.int().min(1).max(4).optional() }),
  z.strictObject({
    op: z.literal('ward'),
    scope: z.enum(['area', 'region', 'section']),
    choose: z.union([z.array(z.union([areaId, z.string()])), z.literal('any')]),
    bars: z.array(z.enum(BARS)).min(1),
    until,
  }),
  z.strictObject({ op: z.literal('space.close'), spaces: z.array(spaceId), until }),
  z.strictObject({ op: z.enum(['cancel', 'turnMarker.setEye', 'reveal.region', 'reveal.trackAge', 'card.becomesEye', 'witchKing.enter']) }),
  z.strictObject({ op: z.literal('dice.discard'), n, face: z.enum(['any', ...FACES]), chooser: by }),
  z.strictObject({ op: z.literal('dice.reroll'), n: z.union([n, z.literal('any')]), chooser: by }),
  z.strictObject({ op: z.literal('tracks.remove'), n, sections: z.union([z.array(z.string()), z.literal('any')]) }),
  z.strictObject({ op: z.literal('company.add'), card: z.enum(COMPANY) }),
  z.strictObject({ op: z.literal('company.restore'), n, among: z.array(z.enum(COMPANY)) }),
  z.strictObject({ op: z.literal('gandalf.relocate'), kinds: z.array(z.enum(KINDS)) }),
  z.strictObject({ op: z.enum(['journey.swap']), look: z.int().min(1).max(4) }),
  z.strictObject({ op: z.literal('search'), at: z.union([z.enum(['here', 'adjacent']), where]), n: n.optional(), optional: flag }),
  z.strictObject({ op: z.literal('hunt'), at: z.enum(['here', 'adjacent']), optional: flag }),
  z.strictObject({ op: z.literal('perception'), scope, where: z.enum(['own', 'own-section', 'any']), nameWho: flag }),
  z.strictObject({ op: z.literal('huntPool.add'), token: z.string() }),
] as const;

const op = z.union([
  ...simple,
  z.strictObject({ op: z.literal('ifPerceptionYes'), scope, then: z.array(z.union(simple)) }),
  z.strictObject({
    op: z.literal('ringbearer.choose'),
    options: z
      .array(z.array(z.union(simple)))
      .min(2)
      .max(4),
  }),
]);

const trigger = z.strictObject({
  action: z.array(z.enum(['search', 'hunt', 'perception', 'sorcery'])).optional(),
  inRegions: z.array(z.string()).optional(),
  inSections: z.array(z.string()).optional(),
  sorceryDoes: z.literal('perception').optional(),
  encounterStep: z.literal(1).optional(),
});

const card = z
  .object({
    id: z.string(),
    copies: z.int().min(1).max(4),
    name: words,
    condition: z.object({ text: words, tests }).loose().nullable(),
    cost: z.array(z.strictObject({ op: z.literal('fellowship.spend'), n })),
    choose: z.enum(['all', 'one']),
    effects: z
      .array(
        z
          .object({
            id: z.enum(['a', 'b']),
            outOfTurn: z.boolean(),
            part: z.int().nullable(),
            trigger: trigger.nullable(),
            tests: tests.optional(),
            text: words,
            ops: z.array(op).min(1),
          })
          .loose(),
      )
      .min(1)
      .max(2),
    afterPlay: z.enum(['discard-pile', 'beside-corruption-track']),
    source,
  })
  .loose();

const deck = z.object({ deck: z.string(), totalCards: z.literal(22), cards: z.array(card) }).loose();

const ability = z.object({ when: z.string(), text: words, cost: z.array(z.unknown()), ops: z.array(z.unknown()) }).loose();
const companyCard = z.object({ id: z.enum(COMPANY), name: words, ongoing: ability, oneUse: ability }).loose();

const journeyCard = z
  .object({
    id: z.string(),
    start: areaId,
    rows: z.array(z.union([areaId, z.literal('dot')])),
    exit: z.string(),
    refuges: z.array(areaId).optional(),
    source,
  })
  .loose();
const journeyDeck = z
  .object({
    deck: z.string(),
    moves: z.int(),
    corruptionLimit: z.int(),
    cards: z.array(journeyCard).length(18, 'A Journey deck has 18 cards'),
  })
  .loose();

const onArea = z.object({ id: z.string(), area: areaId, source }).loose();
const tokens = z
  .object({
    frodoStart: z.array(onArea).length(3),
    information: z.array(onArea).length(12),
    gandalfDeeds: z.array(onArea).length(10),
    corruption: z
      .array(
        z
          .object({
            id: z.string(),
            color: z.enum(['beige', 'red', 'grey']),
            kind: z.enum(['number', 'eye']),
            value: z.int().min(0).nullable(),
            source,
          })
          .loose(),
      )
      .length(20),
  })
  .loose();

const dice = z
  .object({
    dice: z
      .array(
        z
          .object({
            id: z.enum(['action', 'witch-king']),
            count: z.int(),
            faces: z.array(z.object({ face: z.enum(FACES), count: z.int().min(1) }).loose()),
          })
          .loose(),
      )
      .length(2),
  })
  .loose();

export const packSchema = z
  .object({
    game: z.literal('hunt-for-the-ring'),
    title: z.string().min(1).max(120),
    maps: z.tuple([map, map]),
    allyCards: z.tuple([deck, deck]),
    sorcery: deck,
    company: z.object({ cards: z.array(companyCard).length(5) }).loose(),
    journeys: z.tuple([journeyDeck, journeyDeck]),
    tokens,
    dice,
  })
  .loose();

export type Pack = z.output<typeof packSchema>;
export type MapPack = Pack['maps'][number];
export type CardPack = Pack['sorcery']['cards'][number];
export type OpPack = z.output<typeof op>;
export type TestsPack = z.output<typeof tests>;
export type WherePack = z.output<typeof where>;
export type WhoPack = z.output<typeof who>;
