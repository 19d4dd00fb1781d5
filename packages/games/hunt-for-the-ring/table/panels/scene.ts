import type { Param } from '#kernel';
import { wordsOfEvent } from '#kernel/event.ts';
import { EVENTS, type HuntEvent } from '../../rules/events.ts';
import type { HuntView } from '../../view/view.ts';
import { type Land, liesIn } from './near.ts';
import { isBetweenParts } from './passage.ts';
import type { Key } from '../keys.ts';

/** What was asked and answered last, kept while it is worth looking at. */
export interface Scene {
  readonly asked: { readonly kind: 'search' | 'hunt' | 'perception'; readonly nazgul: Param; readonly target: Param } | null;
  readonly answer: 'yes' | 'no' | 'here' | 'frodo' | 'gandalf' | 'both' | 'cancelled' | null;
  /** An Information token that came to light with it: its area. */
  readonly found: Param | null;
  /** An encounter or a rescue: what was drawn, what was spared, and what it gave. */
  readonly fight: 'encounter' | 'rescue' | null;
  readonly tokens: readonly string[];
  readonly spared: { readonly company: Param; readonly token: Param } | null;
  readonly points: number;
  /** The card that was played last, and its effect in its own words. */
  readonly played: { readonly card: string; readonly effect: Param } | null;
}

export const NOTHING: Scene = { asked: null, answer: null, found: null, fight: null, tokens: [], spared: null, points: 0, played: null };

const ANSWERS: { readonly [type in HuntEvent['type']]?: Scene['answer'] } = {
  searchYes: 'yes',
  searchNo: 'no',
  huntYes: 'yes',
  huntNo: 'no',
  huntHere: 'here',
  perceptionYes: 'yes',
  perceptionNo: 'no',
  perceptionFrodo: 'frodo',
  perceptionGandalf: 'gandalf',
  perceptionBoth: 'both',
  inquiryCancelled: 'cancelled',
};
/** What ends a scene: the next Nazgûl rides, Frodo goes on, the dice are thrown. */
const ENDS: ReadonlySet<HuntEvent['type']> = new Set<HuntEvent['type']>([
  'activated',
  'wraithTurnsBegin',
  'frodoMoved',
  'frodoRests',
  'diceRolled',
  'travelsByNight',
  'partTwoBegins',
  'gameEnded',
]);

const DECLARED = { searchDeclared: 'search', huntDeclared: 'hunt', perceptionDeclared: 'perception' } as const;

function hear(scene: Scene, event: HuntEvent): Scene {
  const answer = ANSWERS[event.type];
  if (answer !== undefined) return { ...scene, answer };
  if (ENDS.has(event.type)) return NOTHING;
  const said = wordsOfEvent(EVENTS, event);
  switch (event.type) {
    case 'searchDeclared':
    case 'huntDeclared':
      return { ...NOTHING, played: scene.played, asked: { kind: DECLARED[event.type], nazgul: said.nazgul, target: said.area } };
    case 'perceptionDeclared':
      return { ...NOTHING, played: scene.played, asked: { kind: DECLARED[event.type], nazgul: said.nazgul, target: said.place } };
    case 'sorceryPlayed':
      return { ...NOTHING, played: { card: event.card, effect: said.effect } };
    case 'allyPlayed':
      // Out of turn a card speaks into what is being asked; after the answer it is something new.
      return {
        ...(scene.answer !== null && scene.fight === null ? NOTHING : scene),
        played: { card: event.card, effect: said.effect },
      };
    case 'informationFound':
      return { ...scene, found: said.area };
    case 'encounter':
    case 'rescue':
      return { ...NOTHING, fight: event.type };
    case 'tokensDrawn':
      return { ...scene, tokens: event.tokens };
    case 'tokenCancelled':
      return { ...scene, spared: { company: said.company, token: said.token } };
    case 'corrupted':
      return scene.fight === null ? scene : { ...scene, points: scene.points + event.points };
    default:
      return scene;
  }
}

export const hearAll = (scene: Scene, events: readonly HuntEvent[]): Scene => events.reduce(hear, scene);

/** Whether there is anything to show: something asked, an encounter, tokens drawn, what has just been answered, or a part that begins. */
export const isLive = (view: HuntView, scene: Scene): boolean =>
  isBetweenParts(view) ||
  view.inquiry !== null ||
  view.drawn.length > 0 ||
  view.foundAt !== null ||
  view.inPlay.length > 0 ||
  scene.answer !== null ||
  scene.fight !== null;

/** What the Ring-bearer will have to answer, for his own eyes: he need not look it up in his log. Null for everybody else. */
export function truthOf(view: HuntView, land: Land, havens: boolean): 'yes' | 'no' | 'here' | null {
  const { inquiry, mine } = view;
  if (inquiry === null || mine?.role !== 'ring-bearer') return null;
  const { kind, target } = inquiry;
  if (kind === 'perception') {
    const seen = [mine.lastArea, view.part === 2 && view.rivendell === null ? mine.gandalf : null];
    return seen.some((area) => area !== null && liesIn(land, area, target)) ? 'yes' : 'no';
  }
  const visited = view.part === 1 ? mine.log : (mine.journey?.rows.slice(0, view.step + 1) ?? []);
  if (!visited.includes(target)) return 'no';
  const last = mine.lastArea === target;
  // A haven hides him from a search only while it is his last area.
  if (kind === 'search') return havens && last && mine.journey?.havens.includes(target) === true ? 'no' : 'yes';
  return last ? 'here' : 'yes';
}

const PASSING: { readonly [prompt: string]: Key | undefined } = {
  reactSorcery: 'panel.scene.pass.sorcery',
  encounterReact: 'panel.scene.pass.fight',
  striderAtReroute: 'panel.scene.pass.strider',
};

/** What passing means at each prompt, as a word of the locale. */
export const passing = (prompt: string): Key => PASSING[prompt] ?? 'panel.scene.pass.answer';
