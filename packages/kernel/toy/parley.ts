import { asId } from '../id.ts';
import {
  type ActionOf,
  mutable,
  cloneData,
  cloneState,
  type EventOf,
  everyone,
  firstOf,
  frame,
  type Game,
  type Id,
  includes,
  KERNEL_EVENTS,
  leave,
  ledgerOf,
  many,
  named,
  NOBODY,
  one,
  only,
  type Seat,
  type Seats,
  type State,
  type RawEventOf,
  toolsOf,
  unchecked,
  InvalidInput,
  verb,
  verbList,
  who,
  int,
  without,
  bool,
} from '../index.ts';

/**
 * A toy game to test the kernel: simultaneous secret bids, a reaction prompt out of turn that never reveals whether a seat holds a reaction, and a nested
 * flow. The highest bid wins a point unless another seat discards a herald (9 or more) to forbid it. Banners are asides.
 */
interface ParleyBox {
  readonly cards: readonly string[];
}
interface Open {
  round: number;
  points: number[];
  /** Face-up bids of the round, -1 while secret. */
  shown: Card[];
  bidders: Seats;
  handSizes: number[];
  discards: Card[];
  deckSize: number;
  /** Seats whose banner flies. */
  banners: Seats;
}
interface Own {
  hand: Card[];
  bid: Card;
}

type Card = Id<'card'>;
const card = named<ParleyBox, Card>('card', ({ cards }) => cards);

const bid = verb('bid', 'T-BID-01', ['card', card]);
const forbid = verb('forbid', 'T-REACT-01', ['card', card]);
const pass = verb('pass', 'T-REACT-01');
const raise = verb('raise', 'T-BANNER-01');
const lower = verb('lower', 'T-BANNER-01');
const VERBS = verbList(bid, forbid, pass, raise, lower);

const EVENTS = {
  ...KERNEL_EVENTS,
  bidMade: { seat: who },
  youBid: { card: one(card) },
  bidsShown: { cards: many(one(card)) },
  forbidden: { seat: who, card: one(card) },
  passed: { seat: who },
  drew: { seat: who },
  youDrew: { card: one(card) },
  raised: { seat: who },
  lowered: { seat: who },
  resigned: { seat: who },
  ended: {},
} as const;

export type Parley = State<
  ParleyBox,
  Open,
  Own,
  { deck: Card[] },
  { action: ActionOf<typeof VERBS>; rawEvent: RawEventOf<typeof EVENTS>; event: EventOf<typeof EVENTS> }
>;
const { asking, automatic, choice, guard, seatGuard, steps } = toolsOf<Parley>();

const ROUNDS = 3;
const HERALD = 9;
const MOST_SEATS = 4;

// Locals of each step. Frames come before all steps, so that two steps can lead to each other.
const bids = frame('bid');
const reveal = frame('reveal');
const score = frame('score');
const react = frame('react', {
  asked: mutable(int<Seats>(0, everyone(MOST_SEATS))),
  winner: int<Seat>(0, MOST_SEATS - 1),
  forbidden: mutable(bool),
});

const bidding = asking(bids, {
  rule: 'T-BID-01',
  asks: (s) => s.open.bidders,
  prompt: () => ({ id: 'bid', params: {} }),
  choices: [
    choice(bid, {
      guards: [seatGuard('T-BID-02', (s, seat, chosen) => s.own[seat].hand.includes(chosen))],
      performBy(s, effects, seat, chosen) {
        const mine = s.own[seat];
        mine.hand.splice(mine.hand.indexOf(chosen), 1);
        mine.bid = chosen;
        s.open.handSizes[seat]--;
        s.open.bidders = without(s.open.bidders, seat);
        effects.emit?.({ type: 'bidMade', seat });
        effects.emit?.({ type: 'youBid', card: chosen }, only(seat));
        if (s.open.bidders === 0) reveal.goTo(s);
      },
    }),
  ],
});

const revealing = automatic(reveal, (s, effects) => {
  s.open.shown = s.own.map((own) => own.bid);
  const winner: Seat = asId(s.open.shown.indexOf(asId(Math.max(...s.open.shown))));
  for (const own of s.own) {
    s.open.discards.push(own.bid);
    own.bid = asId(-1);
  }
  effects.reveal();
  effects.emit?.({ type: 'bidsShown', cards: s.open.shown });
  score.goTo(s);
  react.enter(s, { asked: without(everyone(s.own.length), winner), winner: winner, forbidden: false });
});

/** All seats but the winner are asked, herald or not: being asked reveals nothing. */
const reacting = asking(react, {
  rule: 'T-REACT-01',
  asks: (s) => only(firstOf(react.of(s).asked)),
  nothing: pass,
  prompt: (s) => ({ id: 'react', params: { winner: `@seat.${react.of(s).winner}` } }),
  choices: [
    choice(forbid, {
      guards: [
        seatGuard('T-REACT-02', (s, seat, chosen) => s.own[seat].hand.includes(chosen)),
        guard('T-REACT-03', (_s, chosen) => chosen >= HERALD),
      ],
      performBy(s, effects, seat, chosen) {
        s.own[seat].hand.splice(s.own[seat].hand.indexOf(chosen), 1);
        s.open.handSizes[seat]--;
        s.open.discards.push(chosen);
        react.of(s).forbidden = true;
        effects.emit?.({ type: 'forbidden', seat, card: chosen });
        next(s, seat);
      },
    }),
    choice(pass, {
      guards: [],
      performBy(s, effects, seat) {
        effects.emit?.({ type: 'passed', seat });
        next(s, seat);
      },
    }),
  ],
});

function next(s: Parley, seat: Seat): void {
  const asked = react.of(s);
  asked.asked = without(asked.asked, seat);
  if (asked.asked !== 0) return;
  if (!asked.forbidden) s.open.points[asked.winner]++;
  leave(s);
}

const scoring = automatic(score, (s, effects) => {
  if (s.open.round === ROUNDS) {
    const most = Math.max(...s.open.points);
    s.outcome = {
      winners: s.open.points.flatMap((points, seat) => (points === most ? [asId(seat)] : [])),
      reason: 'mostPoints',
      rules: ['T-END-01'],
    };
    effects.emit?.({ type: 'ended' });
    return;
  }
  s.open.round++;
  for (const [seat, own] of s.own.entries()) {
    const drawn = s.hidden.deck.pop();
    if (drawn === undefined) continue;
    own.hand.push(drawn);
    s.open.handSizes[seat]++;
    s.open.deckSize--;
    effects.emit?.({ type: 'drew', seat: asId(seat) });
    effects.emit?.({ type: 'youDrew', card: drawn }, only(asId(seat)));
  }
  effects.reveal();
  s.open.bidders = everyone(s.own.length);
  bids.goTo(s);
});

const banners = [
  choice(raise, {
    guards: [seatGuard('T-BANNER-01', ({ open }, seat) => !includes(open.banners, seat))],
    performBy(s, effects, seat) {
      s.open.banners = asId(s.open.banners | only(seat));
      effects.emit?.({ type: 'raised', seat });
    },
  }),
  choice(lower, {
    guards: [seatGuard('T-BANNER-01', ({ open }, seat) => includes(open.banners, seat))],
    performBy(s, effects, seat) {
      s.open.banners = without(s.open.banners, seat);
      effects.emit?.({ type: 'lowered', seat });
    },
  }),
];

const RULES = ['T-BANNER-01', 'T-BID-01', 'T-BID-02', 'T-REACT-01', 'T-REACT-02', 'T-REACT-03', 'T-END-01'];

export const parley: Game<Parley, null> = {
  id: 'parley',
  version: 1,
  seats: { min: 2, max: 4 },
  secret: true,
  ledger: ledgerOf(RULES.map((id) => ({ id, section: 'Toy', kind: 'rule', en: id }))),
  content: {
    standard: null,
    read: () => ({ cards: Array.from({ length: 24 }, (_, value) => `card-${value}`) }),
    title: () => 'Toy',
    blanks: () => [],
    provenance: () => [],
  },
  verbs: VERBS,
  events: EVENTS,
  dice: () => [],
  steps: steps(bidding, revealing, reacting, scoring),
  asides: banners,
  overRule: 'T-END-01',
  longest: 100,
  form: [],
  readOptions(_options, seats) {
    if (seats < 2 || seats > 4) throw new InvalidInput('Two to four', ['T-BID-01'], 'seats');
    return null;
  },
  setup(box, _options, seats, effects) {
    const deck = box.cards.map((_, value) => asId<Card>(value));
    effects.random.shuffle(deck, box.cards);
    const own = Array.from({ length: seats }, () => ({ hand: deck.splice(0, 4), bid: asId<Card>(-1) }));
    return {
      box,
      frames: [bids.make()],
      outcome: null,
      open: {
        round: 1,
        points: own.map(() => 0),
        shown: own.map(() => asId<Card>(-1)),
        bidders: everyone(seats),
        handSizes: own.map(() => 4),
        discards: [],
        deckSize: deck.length,
        banners: NOBODY,
      },
      own,
      hidden: { deck },
    };
  },
  view: ({ open, own, frames }) => cloneData({ open, own, frames }),
  outline: () => [],
  position: {
    read(position, box) {
      if (typeof position !== 'object' || position === null || !('open' in position)) throw new InvalidInput('No position');
      return { ...cloneState(unchecked<Parley>(position)), box };
    },
    write: (state) => ({ ...cloneState(state), box: null }),
  },
  resign(s, seat, effects) {
    s.outcome = { winners: s.own.flatMap((_, other) => (other === seat ? [] : [asId(other)])), reason: 'resigned', rules: ['T-END-01'] };
    effects.emit?.({ type: 'resigned', seat });
  },
  /** Everything that the viewer has not seen is shuffled and dealt again in the same numbers. */
  redeal(state, viewer, random) {
    const s = cloneState(state);
    const others = s.own.filter((_, seat) => seat !== viewer);
    const unseen = [...s.hidden.deck, ...others.flatMap(({ hand, bid: made }) => (made < 0 ? hand : [...hand, made]))];
    random.shuffle(unseen);
    for (const own of others) {
      own.hand = unseen.splice(0, own.hand.length);
      if (own.bid >= 0) own.bid = unseen.splice(0, 1)[0];
    }
    s.hidden.deck = unseen;
    return s;
  },
  check(s) {
    const all = [...s.hidden.deck, ...s.open.discards, ...s.own.flatMap(({ hand, bid: made }) => (made < 0 ? hand : [...hand, made]))];
    const wrong = new Set(all).size === 24 && all.length === 24 ? [] : ['a card was lost or doubled'];
    return s.own.every(({ hand }, seat) => hand.length === s.open.handSizes[seat]) ? wrong : [...wrong, 'a hand size is wrong'];
  },
  progress: (s) => s.open.points,
  rounds: (s) => s.open.round,
};
