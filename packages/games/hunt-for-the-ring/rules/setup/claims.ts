import { asId } from '#kernel/id.ts';
import { only, type Seat } from '#kernel';
import { NAZGUL } from '../../content/box.ts';
import { at } from '../frames.ts';
import { type Hunt, staying } from '../state.ts';
import { asking, choice, guard, seatGuard } from '../tools.ts';
import { activateNext, claimNazgul, claimNoMore } from '../verbs.ts';
import { riderOf } from '../words.ts';

/** The Wraith players share out the Nazgûl as they like, each at least one (HR-SETUP-01, HR-SETUP-17 to HR-SETUP-19, HR-SETUP2-13). */
const count = (s: Hunt, seat: Seat): number => s.open.controller.filter((each) => each === seat).length;

export function beginClaims(s: Hunt): void {
  s.open.controller.fill(0);
  s.open.rank.fill(-1);
  const [seat, ...others] = staying(s);
  if (others.length === 0) {
    // A lone Wraith player controls all four.
    s.open.controller.fill(seat);
    return continueOrder(s);
  }
  return at.claimNazgul.goTo(s, { seat, content: 0 });
}

/** Players other than this one who have none yet. */
function stillWithout(s: Hunt, seat: Seat): number {
  let without = 0;
  for (const other of staying(s)) if (other !== seat && count(s, other) === 0) without++;
  return without;
}

const unclaimed = (s: Hunt): number => count(s, 0);

/** The next seat that has not had enough. */
function passOn(s: Hunt): void {
  const frame = at.claimNazgul.of(s);
  if (unclaimed(s) === 0) return continueOrder(s);
  do frame.seat = asId((frame.seat % (s.open.seats - 1)) + 1);
  while (((frame.content | s.open.left) >> frame.seat) & 1);
  return undefined;
}

export const claiming = asking(at.claimNazgul, {
  rule: 'HR-SETUP-01',
  asks: (s) => only(at.claimNazgul.of(s).seat),
  prompt: (s) => ({ id: 'claimNazgul', params: { left: unclaimed(s) } }),
  choices: [
    choice(claimNazgul, {
      guards: [
        guard('HR-SETUP-01', (s, nazgul) => s.open.controller[nazgul] === 0),
        // One must be left for everybody who has none.
        seatGuard('HR-SETUP-01', (s, seat) => unclaimed(s) > stillWithout(s, seat)),
      ],
      performBy(s, effects, seat, nazgul) {
        s.open.controller[nazgul] = seat;
        effects.emit?.({ type: 'nazgulClaimed', seat, nazgul: riderOf(s, nazgul) });
        passOn(s);
      },
    }),
    choice(claimNoMore, {
      guards: [
        seatGuard('HR-SETUP-01', (s, seat) => count(s, seat) > 0),
        // Somebody must take the rest.
        seatGuard('HR-SETUP-01', (s, seat) => {
          const { content } = at.claimNazgul.of(s);
          return staying(s).some((other) => other !== seat && ((content >> other) & 1) === 0);
        }),
      ],
      performBy(s, effects, seat) {
        at.claimNazgul.of(s).content |= 1 << seat;
        effects.emit?.({ type: 'claimsNoMore', seat });
        passOn(s);
      },
    }),
  ],
});

/** A seat that has still an order to set, 0 when all is set. */
function orderer(s: Hunt): Seat {
  for (let seat: Seat = asId(1); seat < s.open.seats; seat++) if (count(s, seat) - placesSet(s, seat) > 1) return seat;
  return 0;
}

/** A single or last Nazgûl falls into place by itself, as soon as the players before have set theirs. */
export function continueOrder(s: Hunt): void {
  const { controller, rank } = s.open;
  const next = orderer(s);
  for (let nazgul = 0; nazgul < NAZGUL.length; nazgul++) {
    const seat = controller[nazgul];
    if (rank[nazgul] < 0 && (next === 0 || seat < next)) rank[nazgul] = count(s, seat) - 1;
  }
  if (next !== 0) return at.orderNazgul.goTo(s);
  return (s.open.part === 1 ? at.dealPartOne : at.beginSwap).goTo(s);
}

/** Whoever has several Nazgûl lays out their cards: that order holds for the whole part (HR-SETUP-10). */
export const ordering = asking(at.orderNazgul, {
  rule: 'HR-SETUP-10',
  asks: (s) => only(orderer(s)),
  prompt: (s) => ({ id: 'orderNazgul', params: { place: placesSet(s, orderer(s)) + 1 } }),
  choices: [
    choice(activateNext, {
      guards: [seatGuard('HR-SETUP-10', (s, seat, nazgul) => s.open.controller[nazgul] === seat && s.open.rank[nazgul] < 0)],
      performBy(s, effects, seat, nazgul) {
        s.open.rank[nazgul] = placesSet(s, seat);
        effects.emit?.({ type: 'nazgulOrdered', seat, nazgul: riderOf(s, nazgul), place: s.open.rank[nazgul] + 1 });
        continueOrder(s);
      },
    }),
  ],
});

const placesSet = (s: Hunt, seat: Seat): number =>
  s.open.controller.filter((each, nazgul) => each === seat && s.open.rank[nazgul] >= 0).length;
