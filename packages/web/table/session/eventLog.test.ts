import type { GameEvent } from '#kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EventLog, createEventLog } from './eventLog.ts';

const numbered = (from: number, to: number): GameEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ type: 'event', number: from + index }));
const numbers = (heard: EventLog): unknown[] => heard.events().map(({ number }) => number);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

describe('the chronicle of a long game', () => {
  const asked: number[] = [];
  let heard: EventLog;
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    heard = createEventLog((event) => asked.push(event));
  });
  afterEach(() => {
    heard.close();
    vi.useRealTimers();
  });

  it('begins with its end and is filled backwards, one page after another', async () => {
    heard.reset(250, numbered(221, 250));
    const whole = vi.fn<() => void>();
    void heard.complete().then(whole);
    expect([numbers(heard)[0], heard.missing()]).toEqual([221, 220]);
    vi.runAllTimers();
    expect(asked).toEqual([220]);
    // The page holds some events that are here already.
    heard.addPage(201, numbered(201, 250));
    expect(numbers(heard)[0]).toBe(201);
    vi.runAllTimers();
    heard.addPage(101, numbered(101, 200));
    vi.runAllTimers();
    expect(asked).toEqual([220, 200, 100]);
    await Promise.resolve();
    expect(whole).not.toHaveBeenCalled();
    heard.addPage(1, numbered(1, 100));
    vi.runAllTimers();
    expect(asked).toHaveLength(3);
    expect([numbers(heard), heard.missing()]).toEqual([upTo(250), 0]);
    await Promise.resolve();
    expect(whole).toHaveBeenCalledOnce();
  });

  it('goes on at its end while it is filled at its beginning', () => {
    heard.reset(150, numbered(131, 150));
    heard.append(152, numbered(151, 152));
    heard.addPage(101, numbered(101, 150));
    heard.append(153, numbered(153, 153));
    // Told again on coming back: what is known of it is not doubled.
    heard.append(154, numbered(152, 154));
    heard.addPage(1, numbered(1, 100));
    expect(numbers(heard)).toEqual(upTo(154));
  });

  it('lets a page go that does not join on, and asks again when the thread is mended', () => {
    heard.reset(250, numbered(221, 250));
    heard.addPage(1, numbered(1, 100));
    expect(heard.missing()).toBe(220);
    vi.runAllTimers();
    heard.resume();
    vi.runAllTimers();
    expect(asked).toEqual([220, 220]);
    heard.addPage(201, numbered(201, 250));
    heard.addPage(201, numbered(201, 250));
    expect([numbers(heard).length, heard.missing()]).toEqual([50, 200]);
  });

  it('asks for nothing when all of it is here', async () => {
    heard.reset(3, numbered(1, 3));
    vi.runAllTimers();
    await heard.complete();
    expect([asked, numbers(heard)]).toEqual([[], [1, 2, 3]]);
  });
});
