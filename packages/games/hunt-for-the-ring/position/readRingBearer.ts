import { asId, asIds } from '#kernel/id.ts';
import { dotsSince, lastAreaOf, limitBonus } from '../rules/derived.ts';
import { gandalfIsAbout } from '../rules/part2/gandalf.ts';
import { bearer, type Hunt } from '../rules/state.ts';
import { entryIndex, lookUp, lookUpOne, refuse, spaceIndex } from './names.ts';
import { readKnown } from './readCards.ts';
import { readInformation } from './readInformation.ts';
import type { ParsedHunt } from './schema.ts';

/** What is behind the screen, and the public traces of it. */
export function readRingBearer(s: Hunt, p: ParsedHunt): void {
  const { open, box } = s;
  const own = bearer(s);
  const told = p.ringBearer;
  own.log = asIds(
    (told.log ?? (p.part === 1 ? [box.spaces[box.frodoStarts[0]]] : [])).map((entry, i) => entryIndex(box, entry, `ringBearer.log.${i}`)),
  );
  own.lastArea = lastAreaOf(own.log);
  own.dots = dotsSince(own.log);
  open.step = p.step ?? (p.part === 1 ? own.log.length - 1 : 0);
  if (told.known !== undefined) own.known = readKnown(s, told.known, 'ringBearer.known');
  readInformation(s, p);
  if (p.part === 1) return refuseEarly(p);
  readGandalf(s, p);
  readDeeds(s, p);
  return readJourneys(s, p);
}

function refuseEarly({ ringBearer, deedsDone }: ParsedHunt): void {
  const { journey, gandalf, deeds, deedsSeen, journeysSeen, journeysGone, gandalfLog } = ringBearer;
  const lists = [deeds ?? [], deedsSeen, journeysSeen, journeysGone, gandalfLog, deedsDone];
  if (journey !== null || gandalf !== null || lists.some(({ length }) => length > 0))
    refuse('Gandalf and the Journey cards belong to part II', 'ringBearer', ['HR-SETUP-02']);
}

/** Before a Journey card is chosen there is none; afterwards, without a word, the first one. */
function readJourneys(s: Hunt, p: ParsedHunt): void {
  const { open, hidden, box } = s;
  const own = bearer(s);
  const told = p.ringBearer;
  const chosen = s.frames[0].step !== 'chooseJourney';
  own.journey = told.journey === null ? (chosen ? asId(0) : asId(-1)) : lookUpOne(box.journeyIds, told.journey, 'ringBearer.journey');
  own.journeysSeen = lookUp(box.journeyIds, told.journeysSeen, 'ringBearer.journeysSeen');
  own.journeysGone = lookUp(box.journeyIds, told.journeysGone, 'ringBearer.journeysGone');
  const used = [own.journey, ...own.journeysSeen, ...own.journeysGone];
  hidden.journeyDeck =
    p.journeyDeck !== undefined
      ? lookUp(box.journeyIds, p.journeyDeck, 'journeyDeck')
      : box.journeys.flatMap(({ long }, card) =>
          own.journey >= 0 && long === box.journeys[own.journey].long && !used.includes(asId(card)) ? [asId(card)] : [],
        );
  const shown = open.step >= box.journeys[0].length || open.corruption >= box.limits.short + limitBonus(s);
  open.longKnown = p.longKnown ?? shown;
  if (shown && !open.longKnown) refuse('everybody can tell by now that the journey is a long one', 'longKnown', ['HR-RUL-54']);
}

/** Before Gandalf sets out he is nowhere; afterwards, without a word, where his figure stands, or on the area of the first deed token. */
function readGandalf(s: Hunt, p: ParsedHunt): void {
  const { open, box } = s;
  const own = bearer(s);
  const told = p.ringBearer;
  const shown = open.rivendell !== 0 ? open.rivendell : open.gandalfAt;
  own.gandalf =
    told.gandalf !== null ? spaceIndex(box, told.gandalf, 'ringBearer.gandalf') : setsOut(s) ? asId(0) : shown !== 0 ? shown : box.deeds[0];
  own.gandalfLog = told.gandalfLog.map((area, i) => spaceIndex(box, area, `ringBearer.gandalfLog.${i}`));
  if (own.gandalfLog.length === 0 && own.gandalf !== 0) own.gandalfLog = [own.gandalf];
  own.gandalfLeft = told.gandalfLeft ?? (s.frames[0].step === 'ringBearerTurn' && gandalfIsAbout(s) && !told.gandalfMoved ? 1 : 0);
  own.gandalfMoved = told.gandalfMoved;
  own.mayReveal = told.mayReveal;
}

const setsOut = ({ frames }: Hunt): boolean => frames[0].step === 'chooseJourney' || frames[0].step === 'gandalfStart';

const DEEDS_HELD = 3;

/** Ten tokens: one for his start, three held or done, those being looked at; the others are the supply, or have served for hiding and flight. */
function readDeeds(s: Hunt, p: ParsedHunt): void {
  const { open, hidden, box } = s;
  const own = bearer(s);
  const told = p.ringBearer;
  open.deedsDone = lookUp(box.deedIds, p.deedsDone, 'deedsDone');
  own.deedsSeen = lookUp(box.deedIds, told.deedsSeen, 'ringBearer.deedsSeen');
  const supply = p.deedSupply === undefined ? [] : lookUp(box.deedIds, p.deedSupply, 'deedSupply');
  const held = told.deeds === undefined ? [] : lookUp(box.deedIds, told.deeds, 'ringBearer.deeds');
  const away = [...held, ...own.deedsSeen, ...open.deedsDone, ...supply];
  const left = box.deeds.flatMap((_, deed) => (away.includes(deed) ? [] : [asId(deed)]));
  if (!setsOut(s)) {
    const start = left.findIndex((deed) => box.deeds[deed] === own.gandalfLog[0]);
    left.splice(start < 0 ? left.length - 1 : start, 1);
  }
  own.deeds = asIds(told.deeds === undefined && !setsOut(s) ? left.splice(0, DEEDS_HELD - open.deedsDone.length) : held);
  hidden.deedSupply = asIds(p.deedSupply === undefined ? left : supply);
  open.deedSupply = hidden.deedSupply.length;
}
