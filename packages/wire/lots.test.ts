import { commitment, type GameRecord, seedCommitment } from '#kernel';
import { describe, expect, it } from 'vitest';
import type { SeatInfo } from './http.ts';
import { compareLot } from './comparison.ts';
import { type Lot, newLot, newWords, nextLots, withWish } from './lots.ts';
import type { TableInfo } from './socket.ts';

const SECRET = '7f'.repeat(32);
const PUBLISHED = commitment(SECRET);

const seat = (kind: SeatInfo['kind'], yours = false, contributed = false): SeatInfo => ({
  kind,
  name: kind === 'human' ? 'somebody' : null,
  yours,
  connected: true,
  clock: null,
  contributed,
  wantsToAbandon: false,
});

const table = (seats: readonly SeatInfo[], promises: readonly string[], published = PUBLISHED): TableInfo => ({
  id: 't',
  game: 'g',
  rulesVersion: 1,
  options: {},
  content: { title: '', standard: true, provenance: [] },
  seats,
  clock: { kind: 'none' },
  clockAt: 0,
  onTimeout: 'bot',
  listed: false,
  hints: false,
  host: true,
  commitment: published,
  promises,
  rematch: null,
  codes: [],
});

const ME = seat('human', true);
const OTHER = seat('human');
const BOT = seat('bot');

function stepAt(info: TableInfo, lot: Lot | null, insist = false) {
  const step = nextLots(info, 'gathering', lot, insist);
  if (step === null) throw new Error('There is something to keep');
  return step;
}

/** As far as the own promise: what is kept then, and the promise. */
function promisedBy(lot: Lot | null = null) {
  const { lot: kept, messages } = stepAt(table([ME, OTHER], ['', '']), lot);
  const [message] = messages;
  if (message?.t !== 'promise') throw new Error('It is promised');
  return { kept, promise: message.promise };
}

describe('a client’s part in the chance', () => {
  it('keeps the commitment with the first look, also of a watcher', () => {
    const { lot, messages } = stepAt(table([OTHER, seat('open')], ['', '']), null);
    expect([lot.commitment, messages]).toEqual([PUBLISHED, []]);
  });

  it('adds nothing once the commitment is another, nor when dice have been cast', () => {
    const { kept } = promisedBy();
    expect(nextLots(table([ME, OTHER], ['', ''], 'f'.repeat(64)), 'gathering', kept)).toBeNull();
    expect(nextLots(table([ME, OTHER], ['', '']), 'playing', null)).toBeNull();
  });

  it('opens its words to bots at once: one message, the promise kept with it', () => {
    const info = table([ME, BOT, ME], ['', '', '']);
    const { lot, messages } = stepAt(info, null);
    expect(messages).toEqual([0, 2].map((place) => ({ t: 'contribute', seat: place, words: lot.words[place] })));
    expect(lot.promises).toEqual([seedCommitment(PUBLISHED, 0, lot.words[0]), '', seedCommitment(PUBLISHED, 2, lot.words[2])]);
    // Asked again before the answer came, it is the same once more.
    expect(stepAt(info, lot)).toEqual({ lot, messages });
  });

  it('shows others only a promise, until all have promised', () => {
    const { kept, promise } = promisedBy();
    expect(promise).toBe(seedCommitment(PUBLISHED, 0, kept.words[0]));
    expect(stepAt(table([ME, OTHER], [promise, '']), kept).messages).toEqual([]);
    expect(stepAt(table([ME, OTHER, seat('open')], [promise, 'b'.repeat(64), '']), kept).messages).toEqual([]);
    const opened = stepAt(table([ME, OTHER, BOT], [promise, 'b'.repeat(64), '']), kept);
    expect(opened.messages).toEqual([{ t: 'contribute', seat: 0, words: kept.words[0] }]);
    expect(opened.lot).toMatchObject({ promises: [promise, 'b'.repeat(64), ''], openings: 1 });
  });

  it('never forgets to whom it opened its words, whatever it is shown afterwards', () => {
    const { kept, promise } = promisedBy();
    const { lot } = stepAt(table([ME, OTHER], [promise, 'b'.repeat(64)]), kept);
    const shown = stepAt(table([ME, OTHER], [promise, 'c'.repeat(64)]), lot);
    expect(shown.lot).toEqual(lot);
    // When it is to promise again, it has other words.
    const again = promisedBy(lot);
    expect(again.kept.words[0]).not.toBe(kept.words[0]);
    expect(stepAt(table([ME, OTHER], [again.promise, 'c'.repeat(64)]), again.kept).lot.openings).toBe(2);
  });

  it('has other words for another seat, and none for the one it was moved from', () => {
    const { kept, promise } = promisedBy();
    const { lot } = stepAt(table([ME, OTHER], [promise, 'b'.repeat(64)]), kept);
    const moved = stepAt(table([OTHER, ME], ['', '']), lot);
    expect(Object.keys(moved.lot.words)).toEqual(['1']);
    expect(moved.lot.words[1]).not.toBe(lot.words[0]);
    expect(moved.messages).toEqual([{ t: 'promise', seat: 1, promise: seedCommitment(PUBLISHED, 1, moved.lot.words[1]) }]);
    // Shown a table at which it has no seat, it still knows what it opened.
    expect(stepAt(table([OTHER, OTHER], ['', '']), lot).lot).toEqual(lot);
  });

  it('promises anew what another browser of the player has promised, but only when it insists', () => {
    const info = table([ME, OTHER], ['a'.repeat(64), 'b'.repeat(64)]);
    expect(stepAt(info, null).messages).toEqual([]);
    expect(stepAt(info, null, true).messages).toMatchObject([{ t: 'promise', seat: 0 }]);
  });

  it('never goes without random digits, and takes any wish', () => {
    expect(newWords('')).toMatch(/^[0-9a-f]{32}$/);
    expect(newWords('  speak\nfriend ')).toMatch(/^speak friend [0-9a-f]{32}$/);
    expect(newWords('🎲'.repeat(300))).toMatch(/^🎲{80} [0-9a-f]{32}$/u);
    expect(newWords('oak')).not.toBe(newWords('oak'));
    const { kept } = promisedBy();
    expect(withWish(kept, 'oak')).toMatchObject({ wish: 'oak', words: {} });
    const open = stepAt(table([ME, BOT], ['', '']), null).lot;
    expect(withWish(open, 'oak').words).toEqual(open.words);
  });
});

describe('what was kept and the record', () => {
  const words = ['oak 1', 'ash 2'];
  const promises = words.map((each, place) => seedCommitment(PUBLISHED, place, each));
  const lot: Lot = { ...newLot(PUBLISHED), words: { 0: words[0] }, promises, openings: 1 };
  const record = (contributions: readonly string[], secret = SECRET, published = PUBLISHED): GameRecord => ({
    format: 'redbook-record',
    formatVersion: 1,
    game: 'g',
    rulesVersion: 1,
    content: { title: '', hash: '' },
    options: {},
    seats: [],
    chance: { kind: 'committed', version: 2, commitment: published, promises, seal: { secret, contributions } },
    start: null,
    setup: { draws: [], hash: '' },
    actions: [],
    outcome: null,
  });

  it('agree, for who played and for who watched', () => {
    expect(compareLot(lot, record(words))).toBe('kept');
    expect(compareLot(newLot(PUBLISHED), record(words))).toBe('kept');
  });

  it('do not agree when anything was changed', () => {
    const other = '80'.repeat(32);
    expect(compareLot(lot, record(words, other, commitment(other)))).toBe('other-commitment');
    expect(compareLot(lot, record(words, other))).toBe('other-commitment');
    expect(compareLot(lot, record(['elm 3', words[1]]))).toBe('other-words');
    expect(compareLot(lot, record([words[0], 'elm 3']))).toBe('other-promises');
    expect(compareLot(lot, { ...record(words), chance: { kind: 'seeded', seed: 1 } })).toBe('other-commitment');
  });
});
