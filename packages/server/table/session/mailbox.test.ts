import { describe, expect, it } from 'vitest';
import { Mailbox } from './mailbox.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a mailbox', () => {
  it('begins the next work only when the one before is done', async () => {
    const mailbox = new Mailbox();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await turn();
      await turn();
      seen.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([mailbox.ask(work('a')), mailbox.ask(work('b')), mailbox.ask(work('c'))])).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('does at once what can be done at once, and never in the middle of something else', () => {
    const mailbox = new Mailbox();
    const seen: string[] = [];
    mailbox.post(() => {
      mailbox.post(() => {
        seen.push('inner');
        return undefined;
      });
      seen.push('outer');
      return undefined;
    });
    expect(seen).toEqual(['outer', 'inner']);
    expect(mailbox.idle).toBe(true);
  });

  it('gives an error to who asked and goes on', async () => {
    const mailbox = new Mailbox();
    const bad = mailbox.ask(async () => {
      throw new Error('no');
    });
    const good = mailbox.ask(async () => 'yes');
    await expect(bad).rejects.toThrow('no');
    expect(await good).toBe('yes');
  });

  it('says when it is empty', async () => {
    const mailbox = new Mailbox();
    let done = false;
    mailbox.post(async () => {
      await turn();
      done = true;
    });
    expect(mailbox.idle).toBe(false);
    await mailbox.settled();
    expect(done).toBe(true);
    expect(mailbox.idle).toBe(true);
  });
});
