import { z } from 'zod';
import { translatedName } from '../../translatedName.ts';
import { CARD_COUNT, CARDS_OF_DECKS, CHARACTERS, FACES, NATIONS, PLAYERS, SIDES, SPECIAL_TILES, STANDARD_TILES } from './box.ts';

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id is lower-case words joined by hyphens');
const words = translatedName(z.string().min(1));
const nation = z.enum(NATIONS);
const side = z.enum(SIDES);
const count = z.int().min(0).max(60);

const region = z
  .object({
    id: kebab,
    ...words,
    nation: nation.nullable(),
    settlement: z.enum(['fortification', 'town', 'city', 'stronghold']).nullable(),
    victoryPoints: z.int().min(0).max(2),
    coastal: z.boolean(),
    easternEdge: z.boolean(),
    adjacent: z.array(kebab).min(1),
    impassable: z.array(kebab),
    x: z.number().min(0).max(1000),
    y: z.number().min(0).max(700),
  })
  .loose();

const figures = z.strictObject({ regular: count, elite: count, leader: count, nazgul: count });

const nationSetup = z
  .object({
    id: nation,
    ...words,
    side,
    figures,
    startingArmies: z.array(figures.extend({ region: kebab })),
    reinforcements: figures,
    political: z.object({ stepsToWar: z.int().min(0).max(3), startsActive: z.boolean() }),
  })
  .loose();

const setup = z
  .object({
    nations: z.array(nationSetup).length(8, 'There are eight nations'),
    actionDice: z.object({
      'free-peoples': z.object({ start: count, max: count }).loose(),
      shadow: z.object({ start: count, max: count }).loose(),
    }),
    elvenRings: z.object({ count: z.int().min(0).max(9) }).loose(),
    fellowship: z
      .object({
        ringBearersRegion: kebab,
        guide: z.enum(CHARACTERS),
        companions: z.array(z.enum(CHARACTERS)),
        mordorEntrances: z.array(kebab).min(1),
      })
      .loose(),
  })
  .loose();

const die = z.object({ dieCount: count, faces: z.array(z.enum(FACES)).length(6, 'An action die has six faces') });
const dice = z.object({ freePeoples: die, shadow: die }).loose();

const tile = z
  .object({
    id: kebab,
    type: z.enum(['standard', 'special']),
    owner: side.nullable(),
    value: z.union([z.int().min(-3).max(6), z.enum(['eye', 'die'])]),
    reveal: z.boolean(),
    stop: z.boolean(),
    introducedBy: kebab.optional(),
  })
  .loose();
const tiles = z.object({ standard: z.array(tile).length(STANDARD_TILES), special: z.array(tile).length(SPECIAL_TILES) });

const character = z
  .object({
    id: z.enum(CHARACTERS),
    ...words,
    level: z.int().min(0).max(4).nullable(),
    leadership: z.int().min(0).max(4),
    activates: z.array(nation),
    actionDieBonus: z.int().min(0).max(1),
    abilities: z.array(z.object({ id: kebab }).loose()),
  })
  .loose();

const event = z
  .object({
    id: kebab,
    ...words,
    side,
    deck: z.enum(['character', 'strategy']),
    number: z
      .int()
      .min(1)
      .max(Math.max(...CARDS_OF_DECKS.map((cards) => cards.length))),
    dieType: z.enum(['character', 'army', 'muster']),
    effect: z.string().min(1),
    playOnTable: z.boolean(),
    blank: z.literal(true, 'A card is blank or says nothing about it').optional(),
    multiplayer: z
      .object({ player: z.enum(PLAYERS).nullable() })
      .loose()
      .optional(),
    combat: z
      .object({
        id: kebab,
        ...words,
        initiative: z.int().min(0).max(7),
        initiativeSecond: z.int().min(0).max(7).optional(),
        effect: z.string().min(1),
      })
      .loose(),
  })
  .loose();

export const packSchema = z.strictObject({
  game: z.literal('war-of-the-ring'),
  title: z.string().min(1).max(120),
  regions: z.array(region).length(105, 'The map has 105 regions'),
  setup,
  dice,
  tiles,
  characters: z.array(character).length(14, 'There are fourteen character cards'),
  events: z.array(event).length(CARD_COUNT, `There are ${CARD_COUNT} event cards`),
});

export type Pack = z.infer<typeof packSchema>;
