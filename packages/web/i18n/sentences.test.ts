import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS as BATTLE_EVENTS } from '#games/battle-for-middle-earth/rules/events.ts';
import { VERBS as BATTLE_VERBS } from '#games/battle-for-middle-earth/rules/verbs.ts';
import { EVENTS as HUNT_EVENTS } from '#games/hunt-for-the-ring/rules/events.ts';
import { VERBS as HUNT_VERBS } from '#games/hunt-for-the-ring/rules/verbs.ts';
import { EVENTS as JOURNEY_EVENTS } from '#games/journey-to-mordor/rules/events.ts';
import { VERBS as JOURNEY_VERBS } from '#games/journey-to-mordor/rules/verbs.ts';
import { EVENTS as WAR_EVENTS } from '#games/war-of-the-ring/rules/events.ts';
import { VERBS as WAR_VERBS } from '#games/war-of-the-ring/rules/verbs.ts';
import type { Action, EventList, GameEvent, Param, Verb } from '#kernel';
import { wordsOfEvent } from '#kernel/event.ts';
import { nounsOfArguments } from '#kernel/nouns.ts';
import { describe, expect, it } from 'vitest';
import { optionText } from '../game/optionText.ts';
import { Dictionary } from './dictionary.ts';
import { createTranslator } from './translator.ts';

const GAMES = join(import.meta.dirname, '../../games');
const NAMES = ['Staś', 'Kasia'];

type Params = { readonly [name: string]: Param };
/** What is said, in English and in Polish. */
type Said = readonly [en: string, pl: string];

/** What says the sentences of a game, with the files and the code that pages use. */
function speakerOf(game: string, events: EventList, verbs: readonly Verb[]) {
  const dictionary = new Dictionary();
  for (const language of ['en', 'pl'])
    for (const [namespace, file] of [
      ['shell', join(import.meta.dirname, `locale/${language}.json`)],
      [game, join(GAMES, game, `locale/${language}.json`)],
    ] as const)
      dictionary.add(language, namespace, JSON.parse(readFileSync(file, 'utf8')));
  dictionary.setNouns(game, nounsOfArguments(verbs));
  const both = (say: (tGame: ReturnType<typeof createTranslator>, known: (key: string) => boolean) => string): Said => {
    const [en = '', pl = ''] = ['en', 'pl'].map((language) =>
      say(
        createTranslator(
          dictionary,
          [game, 'shell'],
          () => language,
          (seat) => NAMES[seat] ?? '?',
        ),
        (key) => dictionary.find(key, [game, 'shell'], language, 1) !== null,
      ),
    );
    return [en, pl];
  };
  return {
    event: (event: GameEvent): Said => both((tGame) => tGame(`event.${event.type}`, wordsOfEvent(events, event))),
    option: (action: Action, about: Params = {}): Said => both((tGame, known) => optionText(action, about, tGame, known).text),
    says: (key: string, params: Params = {}): Said => both((tGame) => tGame(key, params)),
  };
}

const battle = speakerOf('battle-for-middle-earth', BATTLE_EVENTS, BATTLE_VERBS);
const journey = speakerOf('journey-to-mordor', JOURNEY_EVENTS, JOURNEY_VERBS);
const hunt = speakerOf('hunt-for-the-ring', HUNT_EVENTS, HUNT_VERBS);
const war = speakerOf('war-of-the-ring', WAR_EVENTS, WAR_VERBS);

const THIRTY: readonly (readonly [said: Said, en: string, pl: string])[] = [
  [
    battle.event({ type: 'played', seat: 0, card: 'merry', team: 1 }),
    'Staś plays Merry into team 1.',
    'Staś wykłada Merry’ego do drużyny 1.',
  ],
  [
    battle.event({ type: 'attacked', seat: 0, team: ['treebeard'], enemies: ['goblin'], points: 1 }),
    'Treebeard beat Goblin (+1 for Staś).',
    'Staś pokonuje Goblina (+1). W drużynie: Drzewiec.',
  ],
  [
    battle.says('outline.beatsBorrowing', { team: 1, enemies: ['@enemy.witch-king'], points: 10 }),
    'Team 1 can beat Witch-king with borrowed symbols; points: 10',
    'Drużyna 1 może pokonać Czarnoksiężnika z cudzą pomocą; punkty: 10',
  ],
  [
    battle.event({ type: 'doubled', by: 'theoden', card: 'merry', symbol: 'blue' }),
    'Théoden doubles the blue spear of Merry.',
    'Theoden podwaja niebieską włócznię Merry’ego.',
  ],
  [battle.event({ type: 'drewCard', card: 'haldir' }), 'You draw Haldir.', 'Dobierasz Haldira.'],
  [
    battle.event({ type: 'exchanged', seat: 1, other: 0, card: 'merry', for: 'gandalf' }),
    'Kasia takes Merry from Staś and gives Gandalf in return.',
    'Kasia zabiera Merry’ego z drużyny gracza Staś i oddaje za to Gandalfa.',
  ],
  [
    battle.event({ type: 'hobbitGiven', seat: 1, other: 0, hobbit: 'frodo', card: 'legolas' }),
    'Frodo stays with Staś, whose Legolas helped.',
    'Frodo zostaje u gracza Staś za pomoc Legolasa.',
  ],
  [
    battle.says('outline.missing', { symbols: ['@symbol.green', '@symbol.joker'] }),
    'Missing: green bow and joker',
    'Brakuje zielonego łuku i jokera',
  ],
  [battle.says('outline.activePlayer', { seat: '@seat.0', points: 0 }), 'Staś, whose turn it is; points: 0', 'Tura gracza Staś; punkty: 0'],
  [
    battle.event({ type: 'enemyTurnedUp', enemy: 'orc-patrol', position: 1 }),
    'Orc patrol appears on position 1.',
    'Pozycja 1: nadchodzi Patrol Orków.',
  ],
  [journey.event({ type: 'crossedField', seat: 0, place: 'helms-deep' }), 'Staś reaches Helm’s Deep.', 'Staś dociera do Helmowego Jaru.'],
  [
    journey.event({ type: 'nazgulStrikes', seat: 0, count: 2, left: 5 }),
    'The Nazgûl comes nearer to Staś: 2 squares crossed off, 5 left.',
    'Nazgûl się zbliża: Staś zakreśla 2 pola, zostało 5.',
  ],
  [
    journey.event({ type: 'setAside', seat: 0, die: 'yellow', symbol: 'nazgul' }),
    'Staś sets aside a Nazgûl (yellow die).',
    'Staś odkłada Nazgûla (żółta kostka).',
  ],
  [
    journey.says('outline.forecastHit', { count: 1, seat: '@seat.0' }),
    'So far: the Nazgûl would cross off 1 square of Staś.',
    'Na razie Staś ma do zakreślenia 1 pole na szlaku Nazgûla.',
  ],
  [
    journey.event({ type: 'split', seat: 0, square: 4 }),
    'Gandalf helps Staś: square 4 is split.',
    'Gandalf pomaga: Staś przepoławia pole 4.',
  ],
  [
    journey.says('prompt.roll_help', { place: '@place.moria' }),
    'All five dice. You begin at Moria.',
    'Wszystkimi pięcioma. Zaczynasz od Morii.',
  ],
  [hunt.event({ type: 'nazgulClaimed', seat: 0, nazgul: 'violet' }), 'Staś takes the violet Nazgûl.', 'Staś bierze fioletowego Nazgûla.'],
  [
    hunt.event({ type: 'nazgulPlaced', nazgul: 'violet', area: '1-36' }),
    'The violet Nazgûl starts in area 36.',
    'Fioletowy Nazgûl zaczyna na obszarze 36.',
  ],
  [hunt.event({ type: 'frodoMoved', step: 1 }), 'Frodo moves: step 1.', 'Frodo rusza dalej: krok 1.'],
  [hunt.event({ type: 'logged', step: 2, entry: '1-1' }), 'Your log, step 2: 1 (Bag End).', 'Twój dziennik, krok 2: 1 (Bag End).'],
  [
    hunt.option({ type: 'discardForToken', ally: 'A1-15' }),
    'Frodo: discard “Off the Road!” for a Fellowship token',
    'Frodo: odrzuć „Z drogi!” za żeton Drużyny',
  ],
  [
    hunt.option({ type: 'perceiveWithTwo', die: 'ring', second: 'witch-king', scope: 'region' }),
    'Second power: use Perception on the region with the Ring die and the Witch-king die',
    'Druga moc: wypatruj w regionie kością Pierścienia i kością Wodza',
  ],
  [
    hunt.event({ type: 'huntDeclared', nazgul: 'blue', area: '1-43' }),
    'The blue Nazgûl hunts in 43 (Withywindle).',
    'Niebieski Nazgûl poluje na obszarze 43 (Wija).',
  ],
  [
    hunt.event({ type: 'peregrinSees', cards: ['A1-15', 'A1-19'] }),
    'You see “Off the Road!” and “Wandering Elves”.',
    'Widzisz „Z drogi!” i „Wędrujący Elfowie”.',
  ],
  [
    war.says('prompt.separateWhere_help', { region: '@region.trollshaws', range: 1 }),
    'From: Trollshaws. Range: 1.',
    'Skąd: Lasy Trolli. Zasięg: 1.',
  ],
  [war.option({ type: 'travelTo', region: 'ettenmoors' }), 'Destination: Ettenmoors', 'Cel: Wrzosowiska Etten'],
  [war.says('prompt.guideDraw_help', { deck: '@deck.character' }), 'From the Character deck.', 'To talia Postaci.'],
  [
    war.event({ type: 'rolledActionDice', side: 'shadow', dice: [] }),
    'The Shadow: all dice are in the Hunt Box.',
    'Cień: wszystkie kości leżą na polu poszukiwań.',
  ],
  [
    war.event({ type: 'battleBegan', side: 'shadow', from: 'orthanc', against: 'fords-of-isen' }),
    'The Shadow attacks Fords of Isen from Orthanc.',
    'Cień atakuje: Orthank → Brody na Isenie.',
  ],
  [war.says('outline.forceNazgul', { place: '@place.barad-dur', count: 1 }), 'Barad-dûr: 1 Nazgûl', 'Barad-Dûr: 1 Nazgûl'],
];

describe('sentences as they are said', () => {
  it.each(THIRTY)('%s', (said, en, pl) => expect(said).toEqual([en, pl]));

  it('sides agree with their verbs, figures stand in their case, and a noun is worded once', () => {
    expect([
      war.event({ type: 'captured', side: 'free-peoples', region: 'edoras' }),
      war.event({ type: 'captured', side: 'shadow', region: 'edoras' }),
      war.event({ type: 'recruited', side: 'free-peoples', figure: 'elves-elite', region: 'lorien' }),
      war.event({ type: 'combatRoll', side: 'free-peoples', dice: [6, 2], count: 1 }),
      war.option({ type: 'march', from: 'bree', to: 'the-shire' }),
      war.option({ type: 'attack', from: 'inside-orthanc', against: 'orthanc' }),
      war.option({ type: 'useRing', die: 'event', result: 'will-of-the-west' }),
    ]).toEqual([
      ['The Free Peoples take Edoras.', 'Wolne Ludy zdobywają: Edoras.'],
      ['The Shadow takes Edoras.', 'Cień zdobywa: Edoras.'],
      ['The Free Peoples recruit an Elven elite in Lórien.', 'Wolne Ludy rekrutują jednostkę elitarną elfów: Lórien.'],
      ['The Free Peoples roll: 6 and 2. Hits: 1.', 'Wolne Ludy rzucają w bitwie: 6 i 2. Trafienia: 1.'],
      ['Bree → The Shire', 'Bree → Shire'],
      ['Orthanc (besieged) → Orthanc', 'Orthank (oblężeni) → Orthank'],
      ['Elven Ring: Event → Will of the West', 'Pierścień Elfów: Wydarzenie → Wola Zachodu'],
    ]);
  });
});
