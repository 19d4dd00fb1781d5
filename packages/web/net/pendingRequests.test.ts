import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PendingRequests, type IdentifiedMessage } from './pendingRequests.ts';

const act = (id: string): IdentifiedMessage => ({ t: 'act', table: 't1', id, seat: 0, seen: 2, action: { type: 'roll' } });

let sent: IdentifiedMessage[];
let open: boolean;
let pending: PendingRequests;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  open = true;
  pending = new PendingRequests((message) => open && sent.push(message) > 0);
});
afterEach(() => {
  pending.close();
  vi.useRealTimers();
});

describe('what is not answered yet', () => {
  it('is sent once while there is no doubt', () => {
    pending.submit(act('a'));
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([act('a')]);
    expect([pending.moving, pending.unsure, pending.isDoubtful('a')]).toEqual([true, false, false]);
    expect([pending.settle('a'), pending.settle('a'), pending.moving]).toEqual([true, false, false]);
  });

  it('is sent again, the same, each time the server is unsure, until it is answered', () => {
    pending.submit(act('a'));
    for (let time = 1; time <= 5; time++) {
      pending.resendLater('a');
      expect([pending.unsure, pending.isDoubtful('a')]).toEqual([true, true]);
      expect(sent).toHaveLength(time);
      vi.advanceTimersByTime(2500);
      expect(sent).toHaveLength(time + 1);
    }
    expect(sent).toEqual(sent.map(() => act('a')));
    pending.resendLater('a');
    pending.settle('a');
    expect(pending.unsure).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(6);
  });

  it('is sent again when the thread is mended', () => {
    pending.submit(act('a'));
    pending.submit({ t: 'say', table: 't1', id: 'b', text: 'hej' });
    pending.settle('a');
    pending.resendAll();
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b', 'b']);
    expect([pending.isDoubtful('b'), pending.moving]).toEqual([true, false]);
  });

  it('that never left this browser is known, and sent when the thread is there', () => {
    open = false;
    pending.submit(act('a'));
    expect([sent, pending.move]).toMatchObject([[], { message: act('a'), sent: false }]);
    open = true;
    pending.resendAll();
    expect([sent, pending.move?.sent]).toEqual([[act('a')], true]);
    pending.settle('a');
    expect(pending.move).toBeNull();
  });

  it('is sent no more once the table is left', () => {
    pending.submit(act('a'));
    pending.resendLater('a');
    pending.close();
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });
});
