import { asId, asIds } from '#kernel/id.ts';
import { type Card, CHARACTER_DECK, FREE, GOLLUM, SHADOW, sideOfCard, typeOfCard, type Region } from '../../../content/box.ts';
import { companionsInFellowship, onMordorTrack } from '../../../rules/company.ts';
import { discardFromTable } from '../../../rules/deck/cards.ts';
import type { EventEffects, Op } from '../../../rules/effects.ts';
import { bringTile, fellowshipRegion, moveNazgul, nazgulAtFellowship, rollFor } from '../../../rules/events/ops.ts';
import { askCard, askOption, isOption, last, regionAsked } from '../../../rules/events/pick.ts';
import { corrupt } from '../../../rules/fellowship/corruption.ts';
import { loseMember } from '../../../rules/fellowship/lose.ts';
import { reveal } from '../../../rules/fellowship/reveal.ts';
import { BREAKING_TILE, EVENT_TILE, huntFrame, tileDraw } from '../../../rules/frames/hunt.ts';
import { begin } from '../../../rules/frames/stack.ts';
import { randomCompanion } from '../../../rules/hunt/casualty.ts';
import { hasSettlement, originalSide } from '../../../rules/places.ts';
import { sayCharacter } from '../../../rules/say.ts';
import type { WarEffects, War } from '../../../rules/state.ts';

/** Settlements by the side that built them, whoever holds them now (WR-RULING-03); on the Mordor track the figure is in no region. */
const inTheWild = (s: War): boolean =>
  onMordorTrack(s) || !(hasSettlement(s, s.open.fellowship.at) && originalSide(s, s.open.fellowship.at) === FREE);
const onTheMove = (s: War): boolean => !onMordorTrack(s) && s.open.fellowship.progress > 0;
const isRevealed = (s: War): boolean => !s.open.fellowship.hidden;
const gollumLeads = (s: War): boolean => s.open.fellowship.guide === GOLLUM;

const patrol =
  (given: { unreducible?: boolean; randomCasualty?: boolean }): Op =>
  (s) =>
    begin(s, tileDraw({ mode: EVENT_TILE, eye: 0, ignoreReveal: false, ...given }));

const isFreeCharacterCard = (card: Card): boolean => sideOfCard(card) === FREE && typeOfCard(card) === CHARACTER_DECK;

// ---- Lure of the Ring

const lure: readonly Op[] = [
  (s, { effects, frame }) => {
    if (gollumLeads(s) || companionsInFellowship(s) === 0) {
      if (gollumLeads(s)) corrupt(s, effects, 1);
      frame.picked.push(-1);
      return;
    }
    const companion = randomCompanion(s, effects);
    frame.picked.push(companion);
    effects.emit?.({ type: 'lured', figure: companion });
  },
  (s, { frame }) => {
    if (last(frame) < 0) return;
    const level = s.box.characters[last(frame)].level;
    askOption(s, {
      side: FREE,
      prompt: 'lure',
      among: ['corruption', 'eliminate'],
      params: { figure: sayCharacter(last(frame)), count: level },
    });
  },
  (s, { effects, frame }) => {
    const [companion, choice] = frame.picked;
    if (companion < 0) return;
    if (isOption(choice, 'corruption')) corrupt(s, effects, s.box.characters[companion].level);
    else loseMember(s, effects, asId(companion));
  },
];

// ---- The Nazgûl Strike!

const strike: readonly Op[] = [
  moveNazgul,
  (s) => {
    const among = nazgulAtFellowship(s)
      ? ([...(s.open.table.some(isFreeCharacterCard) ? (['remove-card'] as const) : []), 'hunt-roll'] as const)
      : [];
    askOption(s, { side: SHADOW, prompt: 'nazgulStrike', among, optional: true });
  },
  (s, { frame }) => {
    if (isOption(last(frame), 'hunt-roll')) huntFrame.enter(s, { stage: 0, bonus: 0, dice: [] });
    else if (isOption(last(frame), 'remove-card'))
      askCard(s, { side: SHADOW, prompt: 'nazgulStrikeCard', among: s.open.table.filter(isFreeCharacterCard) });
  },
  (s, { effects, frame }) => {
    const [choice, card] = frame.picked;
    if (isOption(choice, 'remove-card') && card !== undefined && card >= 0) discardFromTable(s, effects, asId(card));
  },
];

function moveFigure(s: War, effects: WarEffects, region: Region): void {
  s.open.fellowship.at = region;
  effects.emit?.({ type: 'cruelWeather', region });
}

/** The hunt and the Fellowship. */
export const huntCards = {
  'shelobs-lair': { does: [bringTile] },
  'the-ring-is-mine': { does: [bringTile] },
  'on-on-they-went': { does: [bringTile] },
  'give-it-to-uss': { does: [bringTile] },
  'orc-patrol': { when: inTheWild, where: fellowshipRegion, does: [patrol({})] },
  'isildurs-bane': { when: inTheWild, where: fellowshipRegion, does: [patrol({ unreducible: true })] },
  'foul-thing-from-the-deep': { when: inTheWild, where: fellowshipRegion, does: [patrol({ randomCasualty: true })] },
  'candles-of-corpses': {
    when: inTheWild,
    where: fellowshipRegion,
    does: [(s, { effects }) => corrupt(s, effects, rollFor(effects, 3, gollumLeads(s) ? 6 : 4))],
  },
  'nazgul-search': {
    when: onTheMove,
    where: fellowshipRegion,
    does: [
      moveNazgul,
      (s, { effects }) => {
        if (nazgulAtFellowship(s)) reveal(s, effects);
      },
    ],
  },
  'cruel-weather': {
    when: onTheMove,
    does: [
      regionAsked({ side: SHADOW, prompt: 'cruelWeather', among: (s) => asIds([...s.box.regions[s.open.fellowship.at].adjacent]) }),
      (s, { effects, frame }) => moveFigure(s, effects, last(frame)),
    ],
  },
  'the-nazgul-strike': { when: onTheMove, where: fellowshipRegion, does: strike },
  'morgul-wound': {
    when: isRevealed,
    where: fellowshipRegion,
    does: [(s, { effects }) => corrupt(s, effects, s.open.fellowship.corruption <= 3 ? 2 : 1)],
  },
  'lure-of-the-ring': { when: isRevealed, where: fellowshipRegion, does: lure },
  'the-breaking-of-the-fellowship': {
    when: isRevealed,
    where: fellowshipRegion,
    does: [
      (s, { effects }) => {
        if (gollumLeads(s)) corrupt(s, effects, 1);
        else begin(s, tileDraw({ mode: BREAKING_TILE, eye: 0, ignoreReveal: true }));
      },
    ],
  },
} satisfies Partial<EventEffects>;
