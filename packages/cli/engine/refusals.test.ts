import { describe, expect, it } from 'vitest';
import { battleForMiddleEarth } from '#games/battle-for-middle-earth/index.ts';
import { sit } from '#games/battle-for-middle-earth/testing/table.ts';
import { huntForTheRing } from '#games/hunt-for-the-ring/index.ts';
import { blue, closed, walked, warded } from '#games/hunt-for-the-ring/testing/moments.ts';
import { hunt as witchKing } from '#games/hunt-for-the-ring/testing/partTwo.ts';
import { riders, table as hunters } from '#games/hunt-for-the-ring/testing/table.ts';
import { journeyToMordor } from '#games/journey-to-mordor/index.ts';
import { warOfTheRing } from '#games/war-of-the-ring/index.ts';
import { spend, war } from '#games/war-of-the-ring/testing/war.ts';
import { type Action, unchecked } from '#kernel';
import { Session } from './session.ts';

/** What once named a bundle of rules, another rule, or none: asked as a bot in another language asks, from a position, the narrowest rule is said, in words. */

interface Reply {
  readonly ok: boolean;
  readonly hash: string;
  readonly waiting: readonly number[];
  readonly rules: readonly string[];
  readonly params?: object;
  readonly error: {
    readonly code: string;
    readonly rules: readonly string[];
    readonly wording?: readonly { readonly id: string; readonly en: string; readonly pl: string }[];
  };
}

type Seated = readonly [seat: number, action: Action];

/** A conversation about a position, after so many actions. */
function talk(session: Session, position: unknown, before: readonly Seated[] = []): (verb: string, parts?: object) => Reply {
  const ask = (verb: string, parts: object = {}): Reply => unchecked<Reply>(session.answer(JSON.stringify({ id: 1, do: verb, ...parts })));
  expect(ask('load', { position })).toMatchObject({ ok: true });
  for (const [seat, action] of before) expect(ask('apply', { seat, action })).toMatchObject({ ok: true });
  return ask;
}

/** Explained and tried, it is refused by this one rule, with its sentence in both languages; and nothing has changed. */
function isRefused(ask: (verb: string, parts?: object) => Reply, seat: number, action: Action, rule: string): Reply {
  const before = ask('state');
  const why = ask('explain', { seat, action });
  expect([why.ok, why.rules]).toMatchObject([true, [{ id: rule }]]);
  const { error } = ask('apply', { seat, action });
  expect([error.rules, error.wording?.map(({ id }) => id)]).toEqual([[rule], [rule]]);
  for (const { en, pl } of error.wording ?? []) expect([en, pl]).not.toContain('');
  expect(ask('state')).toEqual(before);
  return why;
}

describe('Journey to Mordor', () => {
  it('JM-RULING-30: what cannot be taken back because rolling is over is not explained by a die that was rolled', () => {
    const aside = (die: string): Seated => [0, { type: 'setAside', die }];
    const position = { game: 'journey-to-mordor', first: 0, turn: { step: 'roll' }, players: [{ hobbit: 'sam' }, { hobbit: 'merry' }] };
    const ask = talk(new Session(journeyToMordor), position);
    const draws = ['ring', 'orc', 'gandalf', 'weapon', 'nazgul'];
    expect(ask('apply', { seat: 0, action: { type: 'roll' }, draws })).toMatchObject({ ok: true });
    for (const [seat, action] of ['black', 'yellow', 'red', 'blue'].map(aside)) ask('apply', { seat, action });
    // As long as a die is left, the last one may be taken back; the roll itself may not, and no rule is needed for that.
    expect(ask('undo', { seat: 0 })).toMatchObject({ ok: true });
    for (const [seat, action] of ['blue', 'green'].map(aside)) expect(ask('apply', { seat, action })).toMatchObject({ ok: true });
    const { error } = ask('undo', { seat: 0 });
    expect([error.code, error.rules, error.wording?.map(({ id }) => id)]).toEqual(['nothing-to-undo', ['JM-RULING-30'], ['JM-RULING-30']]);
  });
});

describe('The Battle for Middle-earth', () => {
  const at = (...given: Parameters<typeof sit>) => battleForMiddleEarth.position.write(sit(...given).state);
  const session = (): Session => new Session(battleForMiddleEarth);
  const players = [{ hand: ['sam'], teams: [['gandalf'], ['gloin']] }, { teams: [['aragorn'], ['elrond']] }];
  const taking = (card: string): Seated => [0, { type: 'exchange', wizard: 'gandalf', card, team: 1 }];
  const play: Action = { type: 'play', card: 'sam', team: 1 };

  it('BM-RULING-31: after an exchange nothing more is played, for whoever was taken was not played', () => {
    const position = at({ players, turn: { step: 'afterPlaying' } });
    isRefused(talk(session(), position, [taking('aragorn')]), 0, play, 'BM-RULING-31');
    // If no taken companion allows another card, it is simply a second one.
    isRefused(talk(session(), position, [taking('elrond')]), 0, play, 'BM-TEAM-01');
  });

  it('BM-RULING-04: there is no such team; BM-ATTACK-03: these symbols are missing', () => {
    const position = at({
      row: ['troll', 'uruk-hai', 'grishnakh'],
      players: [{ teams: [['theoden', 'legolas']] }, {}],
      turn: { step: 'afterPlaying' },
    });
    isRefused(talk(session(), position), 0, { type: 'attack', team: 4 }, 'BM-RULING-04');
    const ask = talk(session(), position, [[0, { type: 'attack', team: 1 }]]);
    const why = isRefused(ask, 0, { type: 'target', enemy: 'troll' }, 'BM-ATTACK-03');
    expect(why.params).toEqual({ symbols: ['@symbol.orange', '@symbol.yellow'] });
  });
});

describe('Hunt for the Ring', () => {
  const RING_BEARER = 0;
  const from = ({ match }: { readonly match: { readonly state: Parameters<typeof huntForTheRing.position.write>[0] } }) =>
    talk(new Session(huntForTheRing), huntForTheRing.position.write(match.state));
  const answer = (ally: string, effect: string): Action => ({ type: 'playAlly', ally, effect });
  const answering = (ally: string) => blue(22, { ringBearer: { log: walked, hand: [ally] }, wraiths: [{ hand: ['S-08'] }] });

  it('HR-RUL-82: a card against searches does not stop a Sorcery card; HR-OOT-03: nor a perception', () => {
    const cast = answering('A1-15').act('playSorcery', { die: 'sorcery', sorcery: 'S-08', effect: 'a' });
    isRefused(from(cast), RING_BEARER, answer('A1-15', 'a'), 'HR-RUL-82');
    const perceived = answering('A1-15').act('perceive', { die: 'ring', scope: 'region' });
    isRefused(from(perceived), RING_BEARER, answer('A1-15', 'a'), 'HR-OOT-03');
  });

  it('HR-RUL-06: back to the last area without a dot; any other area that is too far is refused by another rule', () => {
    const ask = from(hunters({ ringBearer: { log: [1, 'dot', 'dot', 10] } }));
    isRefused(ask, RING_BEARER, { type: 'moveFrodo', area: 10 }, 'HR-RUL-06');
    isRefused(ask, RING_BEARER, { type: 'moveFrodo', area: 37 }, 'HR-MOVE-04');
  });

  it('HR-RUL-39: what a card has closed or warded; without the card another rule speaks', () => {
    const shut = blue(34, closed(30));
    isRefused(from(shut), shut.match.waitingList()[0], { type: 'ride', space: 30 }, 'HR-RUL-39');
    isRefused(from(blue(34)), shut.match.waitingList()[0], { type: 'ride', space: 1 }, 'HR-NAZ-01');
    const safe = blue(22, warded(null, 22, 'search'));
    isRefused(from(safe), safe.match.waitingList()[0], { type: 'search' }, 'HR-RUL-39');
  });

  it('HR-WK-04: the Witch-king hunts without a die, and is no reason where somebody else may not, or he may not himself', () => {
    const riding = (more: object) => witchKing(22, { step: 2, ...more });
    const [seat] = riding({}).match.waitingList();
    expect(from(riding({ witchKing: 'blue' }))('explain', { seat, action: { type: 'hunt' } })).toMatchObject({ ok: true, legal: true });
    isRefused(from(riding({ witchKing: 'blue' })), seat, { type: 'search' }, 'HR-RUL-73');
    isRefused(from(riding({ witchKing: 'green' })), seat, { type: 'hunt' }, 'HR-HUNT-02');
    isRefused(from(riding({ witchKing: 'blue', nazgul: riders('d29', 28, 33, 33) })), seat, { type: 'hunt' }, 'HR-HUNT-01');
  });

  it('HR-COMPANY-03: a card that is turned over', () => {
    isRefused(from(hunters({ company: { samwise: 'over' } })), RING_BEARER, { type: 'useCompany', company: 'samwise' }, 'HR-COMPANY-03');
  });
});

describe('War of the Ring', () => {
  const from = (...given: Parameters<typeof war>) =>
    talk(new Session(warOfTheRing), warOfTheRing.position.write(war(...given).match.state));

  it.each([
    ['WR-FSP-23', 'a revealed Fellowship would move', { fellowship: { hidden: false } }, spend('character', 'move-fellowship')],
    ['WR-MORDOR-05', 'somebody would leave on the Mordor track', { fellowship: { mordor: 1 } }, spend('character', 'separate-companions')],
    ['WR-FSP-09', 'Boromir, in the Fellowship, would rouse Gondor', {}, spend('character', 'companion-diplomacy')],
    ['WR-DICE-26', 'nobody to move is on the map', {}, spend('character', 'move-companions')],
  ] as const)('%s: %s', (rule, _, given, action) => {
    isRefused(from({ free: ['character'], ...given }), 0, action, rule);
  });

  it('WR-PHASE-07: it is the turn of the other side; whoever is asked hears another reason', () => {
    const ask = from({ free: ['character'], shadow: ['event'] });
    isRefused(ask, 1, spend('character', 'move-fellowship'), 'WR-PHASE-07');
    isRefused(ask, 0, spend('event', 'draw-event'), 'WR-DICE-14');
  });
});
