import { asId, asIds } from '#kernel/id.ts';
import { cloneState, type Random, type Viewer, type Seat } from '#kernel';
import { informationWays } from './belief/information.ts';
import { sampleLog } from './belief/partOne.ts';
import { gandalfLogTo } from './gandalf.ts';
import { samplePast } from './pasts.ts';
import { at } from '../rules/frames.ts';
import { removeCard } from '../rules/cards.ts';
import { CLUE_GANDALF_EXTRA, CLUE_GANDALF_TURN, CLUE_SIZE } from '../rules/clues.ts';
import { dotsSince, lastAreaOf } from '../rules/derived.ts';
import type { Script } from '../rules/effects/script.ts';
import { drawSalt } from '../rules/seal.ts';
import { bearer, type Hunt, RING_BEARER, wraith } from '../rules/state.ts';

/**
 * A state that the viewer cannot tell from the real one. For everybody but the Ring-bearer that means another journal, other tokens and other
 * cards that agree with every answer given so far; for all, other hands and decks than the own.
 */
export function redeal(state: Hunt, viewer: Viewer, random: Random): Hunt {
  const s = cloneState(state);
  if (s.outcome !== null) return s;
  const below = (count: number): number => random.draw(count);
  if (viewer !== RING_BEARER) {
    if (s.open.part === 1) redealPartOne(s, random, below);
    else redealPartTwo(s, random, below);
    redealAllies(s, random);
  } else shuffleUnknownAllies(s, random);
  redealSorcery(s, viewer, random);
  redealHeldLogTokens(s, viewer, random);
  // Whoever had the real one could try all journals until the seals fit.
  s.hidden.salt = drawSalt(random);
  return s;
}

/** Which log token another Wraith player has taken up is shown to that player alone. */
function redealHeldLogTokens({ open }: Hunt, viewer: Viewer, random: Random): void {
  for (const [seat, held] of open.logHeld.entries())
    if (seat !== viewer && held > 0) open.logHeld[seat] = 1 + random.draw(open.logTokens.length);
}

/** The five tokens drawn at set-up. */
const DRAWN = 5;
const DEEDS_HELD = 3;

/** Nearly every journal leaves the tokens a way to lie; after so many that do not, none will. */
const MOST_TRIES = 500;

/** The truth is a world that agrees with every answer, so there always is one: none found means that a rule tells what is not true. */
const noWorld = (what: string): Error => new Error(`hunt-for-the-ring: no ${what} agrees with all that was told`);

function redealPartOne(s: Hunt, random: Random, below: (count: number) => number): void {
  const own = bearer(s);
  const { clues, information, partOneLog } = s.open;
  // Once the part is over the log and the Information tokens are open (HR-RUL-51).
  if (partOneLog !== null) return;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const journal = sampleLog(s.box, clues, below);
    if (journal === null) throw noWorld('journal');
    const ways = informationWays(s.box, clues, journal, information, DRAWN);
    if (ways.length === 0) continue;
    own.log = asIds([...journal]);
    own.lastArea = lastAreaOf(own.log);
    own.dots = dotsSince(own.log);
    own.information = ways[random.draw(ways.length)];
    return;
  }
  throw noWorld('set of Information tokens');
}

function redealPartTwo(s: Hunt, random: Random, below: (count: number) => number): void {
  const own = bearer(s);
  const { box, open, hidden } = s;
  const step = s.frames[s.frames.length - 1].step;
  const deeds = box.deeds.map((_, deed) => asId(deed));
  random.shuffle(deeds);
  if (step === 'chooseJourney') {
    own.journeysSeen = [
      asId(random.draw(box.shortJourneys)),
      asId(box.shortJourneys + random.draw(box.journeys.length - box.shortJourneys)),
    ];
    own.deedsSeen = asIds(deeds.splice(0, own.deedsSeen.length));
    hidden.deedSupply = asIds(deeds);
    return;
  }
  if (step === 'gandalfStart') {
    takeJourneys(s, [random.draw(box.journeys.length)], random);
    own.deedsSeen = asIds(deeds.splice(0, own.deedsSeen.length));
    hidden.deedSupply = asIds(deeds);
    return;
  }
  const past = samplePast(box, open.clues, { longKnown: open.longKnown, havens: open.options.havens }, below);
  if (past === null) throw noWorld('journey');
  const { gandalf } = past;
  const keeping = own.journeysSeen.length;
  takeJourneys(s, past.cards, random);
  // Between two cards: the new one is still among those being looked at.
  if (keeping > 0) {
    own.journeysSeen = [own.journey, ...hidden.journeyDeck.splice(0, keeping - 1)];
    own.journey = own.journeysGone[own.journeysGone.length - 1];
  }
  const moved = own.gandalfMoved;
  const left = own.gandalfLeft;
  own.gandalf = asId(gandalf.area);
  own.gandalfLog = asIds(gandalfLogTo(gandalf));
  // In the Ring-bearer's turn: how often he has moved is part of the secret.
  own.gandalfMoved = inTurn(s) ? gandalf.moves > 0 : moved;
  own.gandalfLeft = inTurn(s) && open.rivendell === 0 && open.gandalfAt === 0 ? Math.max(0, allowed(s) - gandalf.moves) : left;
  own.mayReveal = false;
  const unused = deeds.filter((deed) => ((gandalf.used >> deed) & 1) === 0 && !open.deedsDone.includes(asId(deed)));
  own.deeds = asIds(unused.splice(0, DEEDS_HELD - open.deedsDone.length));
  own.deedsSeen = asIds(unused.splice(0, own.deedsSeen.length));
  hidden.deedSupply = asIds(unused.slice(0, open.deedSupply));
}

const inTurn = (s: Hunt): boolean => s.frames[0].step === 'ringBearerTurn';

/** Moves Gandalf may make in this turn, as everybody has seen. */
function allowed(s: Hunt): number {
  const { clues } = s.open;
  let moves = 0;
  for (let i = 0; i < clues.length; i += CLUE_SIZE) {
    if (clues[i] === CLUE_GANDALF_TURN) moves = 1;
    else if (clues[i] === CLUE_GANDALF_EXTRA) moves += clues[i + 1];
  }
  return moves;
}

function takeJourneys(s: Hunt, cards: readonly number[], random: Random): void {
  const own = bearer(s);
  own.journey = asId(cards[cards.length - 1]);
  own.journeysGone = asIds(cards.slice(0, -1));
  own.journeysSeen = [];
  const { long } = s.box.journeys[own.journey];
  s.hidden.journeyDeck = s.box.journeys.flatMap((journey, card) => (journey.long === long && !cards.includes(card) ? [asId(card)] : []));
  random.shuffle(s.hidden.journeyDeck);
}

const scripts = (s: Hunt): Script[] => s.frames.filter((frame) => at.script.is(frame));

/** Hand and deck of the Ring-bearer anew, except what everybody knows. */
function redealAllies(s: Hunt, random: Random): void {
  const own = bearer(s);
  const { open, hidden, box } = s;
  const unknown = [...box.allyDecks[open.part]];
  for (const card of [...open.allyDiscard, ...open.allyShown]) removeCard(unknown, card);
  for (const { deck, card } of scripts(s)) if (deck === 'ally') removeCard(unknown, card);
  random.shuffle(unknown);
  own.hand = [...open.allyShown, ...unknown.splice(0, open.allyHand - open.allyShown.length)];
  own.looked = unknown.splice(0, own.looked.length);
  hidden.allyDeck = unknown;
  own.bottom = unknown.slice(0, own.bottom.length);
}

/** The Ring-bearer knows his hand and what he put under the deck. */
function shuffleUnknownAllies(s: Hunt, random: Random): void {
  const { bottom } = bearer(s);
  const above = s.hidden.allyDeck.slice(bottom.length);
  random.shuffle(above);
  s.hidden.allyDeck = [...bottom, ...above];
}

/** Sorcery hands and deck anew, except the own hand and what the viewer knows of the others. */
function redealSorcery(s: Hunt, viewer: Viewer, random: Random): void {
  const { open, hidden, box } = s;
  const known = viewer === 'spectator' ? s.own.map((): number[] => []) : s.own[viewer].known;
  const unknown = [...box.sorceryDeck];
  for (const card of open.sorceryDiscard) removeCard(unknown, card);
  if (open.barrow)
    removeCard(
      unknown,
      box.sorcery.findIndex(({ stays }) => stays),
    );
  for (const { deck, card } of scripts(s)) if (deck === 'sorcery' && !(box.sorcery[card].stays && open.barrow)) removeCard(unknown, card);
  for (let seat = 1; seat < open.seats; seat++)
    for (const card of seat === viewer ? wraith(s, seat).hand : known[seat]) removeCard(unknown, card);
  random.shuffle(unknown);
  for (let seat: Seat = asId(1); seat < open.seats; seat++)
    if (seat !== viewer) wraith(s, seat).hand = asIds([...known[seat], ...unknown.splice(0, open.sorceryHand[seat] - known[seat].length)]);
  hidden.sorceryDeck = unknown;
  // What they offer each other before part II, of which nobody else hears, is offered of these hands.
  if (viewer === RING_BEARER || viewer === 'spectator')
    for (let seat: Seat = asId(1); seat < open.seats; seat++)
      wraith(s, seat).offers = wraith(s, seat).offers.map(({ from, to }) => ({
        from,
        card: wraith(s, from).hand[0],
        to,
        wanted: wraith(s, to).hand[0],
      }));
  // What the others know of one another must be true in this world as well.
  for (const [holder, own] of s.own.entries())
    if (holder !== viewer)
      for (let seat: Seat = asId(1); seat < open.seats; seat++)
        if (seat !== viewer) own.known[seat] = wraith(s, seat).hand.slice(0, own.known[seat].length);
}
