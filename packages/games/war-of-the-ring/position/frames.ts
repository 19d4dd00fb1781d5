import { firstShortcoming } from '#kernel';
import { z } from 'zod';
import { CARD_COUNT, CHARACTER_COUNT, FACE_COUNT, KINDS, REGION_COUNT, REINFORCEMENTS, TOKENS } from '../content/box.ts';
import { ACTIONS } from '../rules/dice/actions.ts';
import { MUSTERED } from '../rules/events/recruitByEvent.ts';

/** What each step of a flow has to remember, as the engine writes it down; a step that is not listed remembers nothing. */

const whole = (least: number, most: number) => z.int().min(least).max(most);
const side = whole(0, 1);
const yes = z.boolean();
const region = whole(0, REGION_COUNT - 1);
/** A region, or the inside of a stronghold. */
const place = whole(0, REINFORCEMENTS - 1);
const orNone = (most: number) => whole(-1, most);
const card = whole(0, CARD_COUNT - 1);
const face = whole(0, FACE_COUNT - 1);
const figure = whole(0, KINDS + CHARACTER_COUNT - 1);
const nation = whole(0, 7);
const few = whole(0, 60);
const need = whole(0, 4);
const special = whole(0, 3);
const characters = whole(0, 2 ** CHARACTER_COUNT - 1);
const going = z.strictObject({ bytes: z.array(few).length(KINDS) });
const party = { from: place, going, characters };
const moved = z.array(z.strictObject({ at: place, going, characters }));
const picked = z.array(z.int().min(-1).max(65_535));
const param: z.ZodType = z.lazy(() => z.union([z.number(), z.string(), z.boolean(), z.array(param)]));
const pick = { side, among: picked, prompt: z.string(), params: z.record(z.string(), param), optional: yes };
const journey = { bonus: few, level: few, intoSiege: yes };
const order = z.strictObject({ nation, left: z.array(z.enum(MUSTERED)), regions: z.array(region), region: orNone(REGION_COUNT - 1) });
const farParty = { side, need, mustJoin: yes, steps: few, origin: region, ...party };

const SHAPES: { readonly [step: string]: { readonly [part: string]: z.ZodType } } = {
  chooseToken: { side },
  fellowshipPhase: { stage: whole(0, 3) },
  tracePath: { path: z.array(region).min(1), left: whole(0, 200), revealed: yes },
  afterPath: { path: z.array(region).min(1), revealed: yes, stage: whole(0, 2), cardUsed: yes, next: whole(0, 201) },
  orderEffects: { side, pending: z.array(z.looseObject({ step: z.string() })).min(2) },
  chooseAction: { side },
  endAction: { side, face: orNone(FACE_COUNT - 1), action: orNone(ACTIONS.length - 1), token: orNone(TOKENS.length - 1) },
  chooseEvent: { side, result: orNone(FACE_COUNT - 1), type: orNone(FACE_COUNT - 1), optional: yes },
  event: { card, side, result: orNone(FACE_COUNT - 1), at: few, picked },
  afterEvent: { card, side, result: orNone(FACE_COUNT - 1), stage: few },
  guideDraw: { card },
  drawEvent: { side },
  removeTableCard: { side, face },
  pickRegion: pick,
  pickNation: pick,
  pickFigure: pick,
  pickOption: pick,
  pickAmount: pick,
  pickCard: pick,
  pickDie: pick,
  pickAt: pick,
  recruitEvent: { side, orders: z.array(order) },
  farMarch: { side, need, most: few, mustJoin: yes, optional: yes, left: few, moved },
  farParty,
  farPath: farParty,
  payCards: { side, types: z.array(face).min(1) },
  breaking: { left: few, mayStop: yes, group: characters },
  march: { side, need, optional: yes.optional(), left: few, moved },
  marchParty: { side, to: region, need, ...party },
  recruit: { side, placed: z.array(region) },
  removeExcess: { side, at: place },
  diplomacy: { side, byMuster: yes },
  attack: {
    side,
    need,
    special,
    from: orNone(REINFORCEMENTS - 1),
    against: orNone(REINFORCEMENTS - 1),
    anywhere: yes.optional(),
    besiegersOnly: yes.optional(),
    optional: yes,
  },
  attackParty: { side, need, special, against: place, ...party },
  combatEffects: { at: few, until: few, then: z.string() },
  combatScript: { card, side, at: few, picked, second: yes },
  takeCasualties: { stage: whole(0, 2).optional() },
  casualties: { side, place, hits: whole(1, 60) },
  forcedRetreat: { side, from: place, attackersAt: orNone(REGION_COUNT - 1) },
  advance: { side, to: region, siege: yes, ...party },
  separate: { group: characters, fixed: yes, ...journey },
  moveCompanions: { moved: characters, group: characters, left: few, atLeastOne: yes, ...journey },
  moveMinions: { moved, nazgulOnly: yes, atLeastOne: yes },
  landMinion: { figure, from: place },
  voiceRecruit: { placed: z.array(region) },
  hunt: { stage: whole(0, 3), bonus: few, dice: z.array(whole(1, 6)).max(5) },
  tile: {
    mode: whole(0, 3),
    eye: few,
    ignoreReveal: yes,
    unreducible: yes,
    randomCasualty: yes,
    stage: whole(0, 7),
    prevented: yes,
    tile: orNone(23),
    damage: few,
    reduction: few,
    casualty: yes,
    guideAsked: orNone(CHARACTER_COUNT - 1),
    givenAway: yes,
  },
  mordorMove: { drawn: yes, stopped: yes },
};

/** Nothing but its name. */
const BARE = z.strictObject({ step: z.string() });
const SCHEMAS = new Map(Object.entries(SHAPES).map(([step, shape]) => [step, z.strictObject({ step: z.literal(step), ...shape })]));

/** What is wrong with a frame, and where in it; null when it has all that its step needs. */
export function frameFault(frame: { readonly step: string }): { readonly message: string; readonly path: string } | null {
  const parsed = (SCHEMAS.get(frame.step) ?? BARE).safeParse(frame);
  if (parsed.success) return null;
  const { path, sentence } = firstShortcoming(parsed.error.issues, frame);
  return { message: sentence, path };
}
