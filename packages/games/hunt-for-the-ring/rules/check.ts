import type { Seat } from '#kernel';
import { asId } from '#kernel/id.ts';
import { NAZGUL } from '../content/box.ts';
import { EXIT, NO_SPACE } from '../content/map.ts';
import { alliesOnBoard, areaOfEntry, corruptionLimit, dotsSince, lastAreaOf } from './derived.ts';
import { at } from './frames.ts';
import { ALLY_TOKENS, bearer, DRAWN, FOUND, type Hunt, LAST_STEP, mapOf, NOT_DRAWN, RING_BEARER, wraith } from './state.ts';

/** What must hold at every moment: no component lost or doubled, no limit broken, counts on the table equal to what lies behind it. */
export const check = (s: Hunt): string[] => faultsOf(s).map(({ sentence }) => sentence);

/** What is wrong, where a position tells of it, and the rules it breaks. */
interface Wrong {
  readonly sentence: string;
  readonly path: string;
  readonly rules: readonly string[];
}

export function faultsOf(s: Hunt): readonly Wrong[] {
  const wrong: Wrong[] = [];
  const demand: Demand = (holds, sentence, path, ...rules) => {
    if (!holds) wrong.push({ sentence, path, rules });
  };
  checkCards(s, demand);
  checkBoard(s, demand);
  checkTokens(s, demand);
  demand(/^[0-9a-f]{32}$/.test(s.hidden.salt), 'the salt of the seals is broken', 'salt');
  if (s.open.part === 1) checkLog(s, demand);
  else checkPartTwo(s, demand);
  return wrong;
}

type Demand = (holds: boolean, sentence: string, path: string, ...rules: string[]) => void;

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join(' ');

function checkCards(s: Hunt, demand: Demand): void {
  const { open, hidden, box } = s;
  const own = bearer(s);
  const inPlay = (deck: 'ally' | 'sorcery'): number[] =>
    s.frames.flatMap((frame) => (at.script.is(frame) && frame.deck === deck ? [frame.card] : []));
  const allies = [...own.hand, ...own.looked, ...hidden.allyDeck, ...open.allyDiscard, ...inPlay('ally')];
  demand(sorted(allies) === sorted(box.allyDecks[open.part]), 'an Ally card was lost or doubled', 'ringBearer.hand', 'HR-COMP-03');
  demand(
    own.hand.length === open.allyHand && hidden.allyDeck.length === open.allyDeck,
    'the counts of Ally cards are wrong',
    'ringBearer.hand',
  );
  demand(
    open.allyShown.every((card) => own.hand.includes(card)),
    'a card everybody knows of is not in the hand',
    'allyShown',
  );
  demand(
    sorted(own.bottom) === sorted(hidden.allyDeck.slice(0, own.bottom.length)),
    'the cards under the Ally deck are not those put there',
    'ringBearer.bottom',
    'HR-DAY-08',
  );
  const hands = s.own.flatMap((_, seat) => (seat === 0 ? [] : wraith(s, asId(seat)).hand));
  const beside = open.barrow ? box.sorcery.flatMap(({ stays }, card) => (stays ? [card] : [])) : [];
  const playing = inPlay('sorcery').filter((card) => !beside.includes(card));
  demand(
    sorted([...hands, ...hidden.sorceryDeck, ...open.sorceryDiscard, ...playing, ...beside]) === sorted(box.sorceryDeck),
    'a Sorcery card was lost or doubled',
    'wraiths',
    'HR-COMP-04',
  );
  demand(hidden.sorceryDeck.length === open.sorceryDeck, 'the count of the Sorcery deck is wrong', 'sorceryDeck');
  for (let seat: Seat = asId(1); seat < open.seats; seat++) {
    demand(
      wraith(s, seat).hand.length === open.sorceryHand[seat],
      `the count of the hand of seat ${seat} is wrong`,
      `wraiths.${seat - 1}.hand`,
    );
    for (const { from, card, to, wanted } of wraith(s, seat).offers)
      demand(
        wraith(s, from).hand.includes(card) && wraith(s, to).hand.includes(wanted),
        `seat ${seat} sees an offer that cannot stand`,
        'offers',
        'HR-SETUP2-16',
      );
    for (const [holder, { known }] of s.own.entries())
      demand(
        known[seat].every((card) => wraith(s, seat).hand.includes(card)),
        `seat ${holder} knows a card that seat ${seat} does not hold`,
        holder === RING_BEARER ? `ringBearer.known.${seat}` : `wraiths.${holder - 1}.known.${seat}`,
      );
  }
}

function checkBoard(s: Hunt, demand: Demand): void {
  const { open } = s;
  const { kind } = mapOf(s);
  for (let nazgul = 0; nazgul < NAZGUL.length; nazgul++) {
    const space = open.nazgul[nazgul];
    const who = `the ${NAZGUL[nazgul]} Nazgûl`;
    demand(
      space === 0 || (kind[space] !== 0 && (kind[space] & EXIT) === 0),
      `${who} cannot stand on ${s.box.spaces[space]}`,
      `nazgul.${NAZGUL[nazgul]}.at`,
      'HR-NAZ-05',
    );
    demand(space === 0 || open.allies[space] === 0, `${who} stands beside an Ally token`, `nazgul.${NAZGUL[nazgul]}.at`, 'HR-ALLYTOK-02');
    demand(
      open.controller[nazgul] >= 0 && open.controller[nazgul] < open.seats,
      `${who} has no player`,
      `nazgul.${NAZGUL[nazgul]}.player`,
      'HR-SETUP-01',
    );
  }
  demand(alliesOnBoard(s) <= ALLY_TOKENS, 'more than eight Ally tokens', 'allies', 'HR-ALLYTOK-07');
  demand(open.first > 0 && open.first < open.seats, 'the first player is no Wraith player', 'first', 'HR-SETUP-14');
  demand(open.turn >= 0 && open.turn <= 2 && (!open.eye || open.turn === 2), 'the turn marker is wrong', 'turn', 'HR-NIGHT-03');
}

function checkTokens(s: Hunt, demand: Demand): void {
  const { open, box } = s;
  demand(
    open.fellowship >= 0 && open.fellowship <= open.poolSize && open.poolSize <= 4,
    `${open.fellowship} of ${open.poolSize} Fellowship tokens`,
    'fellowship',
    'HR-FELL-08',
  );
  demand(open.corruption >= 0, 'corruption below zero', 'corruption');
  const started = open.part === 1 || bearer(s).journey >= 0;
  demand(s.outcome !== null || !started || open.corruption < corruptionLimit(s), 'Frodo should be lost', 'corruption', 'HR-CORR-03');
  demand(open.tokens.length === box.corruption.length, 'a corruption token was lost', 'tokens');
  demand(
    open.drawn.every((token) => open.tokens[token] >= DRAWN),
    'a drawn token is in the pool',
    'drawn',
    'HR-POOL-01',
  );
  demand(
    new Set(open.information).size === open.information.length && open.information.length <= 5,
    'the Black Riders card is wrong',
    'information',
    'HR-INFO-02',
  );
}

/** The log of part I is a walk by the rules, and the figure shows how many entries it has (HR-MOVE-02). */
function checkLog(s: Hunt, demand: Demand): void {
  const own = bearer(s);
  const { open, box } = s;
  demand(
    own.log.length === open.step + 1 && open.step <= LAST_STEP,
    `${own.log.length} entries on step ${open.step}`,
    'ringBearer.log',
    'HR-MOVE-02',
  );
  demand(box.frodoStarts.includes(areaOfEntry(own.log[0])), 'the log does not begin at a starting area', 'ringBearer.log.0', 'HR-SETUP-04');
  demand(
    own.lastArea === lastAreaOf(own.log) && own.dots === dotsSince(own.log),
    'the last area is not that of the log',
    'ringBearer.log',
    'HR-DEF-05',
  );
  const drawn = Array.from(own.information).filter((state) => state !== NOT_DRAWN).length;
  demand(drawn === 5, `${drawn} Information tokens were drawn`, 'ringBearer.information', 'HR-SETUP-08');
  demand(
    open.partOneInformation === null || open.partOneInformation.join() === own.information.join(),
    'the Information tokens laid open are not those of the Ring-bearer',
    'partOneInformation',
    'HR-RUL-51',
  );
  for (const [token, state] of own.information.entries())
    demand(
      (state === FOUND) === open.information.includes(asId(token)),
      `Information token ${token} is not where it should be`,
      'ringBearer.information',
      'HR-INFO-03',
    );
  const [, map] = box.maps;
  for (let entry = 1; entry < own.log.length; entry++) {
    const to = areaOfEntry(own.log[entry]);
    if (to === NO_SPACE) continue;
    const from = lastAreaOf(own.log.slice(0, entry));
    demand(
      to === from || map.connected[from].includes(to),
      `entry ${entry} of the log is not connected to the area before`,
      `ringBearer.log.${entry}`,
      'HR-MOVE-04',
    );
  }
}

function checkPartTwo(s: Hunt, demand: Demand): void {
  const own = bearer(s);
  const { open, hidden, box } = s;
  demand(hidden.deedSupply.length === open.deedSupply, 'the count of deed tokens is wrong', 'deedSupply');
  const deeds = [...own.deeds, ...own.deedsSeen, ...open.deedsDone, ...hidden.deedSupply];
  demand(new Set(deeds).size === deeds.length, 'a deed token was doubled', 'ringBearer.deeds', 'HR-SETUP2-11');
  if (own.journey < 0) return;
  const cards = [...new Set([own.journey, ...own.journeysGone, ...own.journeysSeen, ...hidden.journeyDeck])];
  demand(cards.length === box.shortJourneys, `${cards.length} Journey cards of one length`, 'ringBearer.journey', 'HR-SETUP2-07');
  demand(
    cards.every((card) => box.journeys[card].long === box.journeys[own.journey].long),
    'Journey cards of both lengths',
    'journeyDeck',
    'HR-SETUP2-07',
  );
  demand(s.outcome !== null || open.step < box.journeys[own.journey].length, 'Frodo should be in Rivendell', 'step', 'HR-JOURNEY-06');
}
