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
    expect(await Promise.all([mailbox.post(work('a')), mailbox.post(work('b')), mailbox.post(work('c'))])).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('gives an error to who posted it and goes on', async () => {
    const mailbox = new Mailbox();
    const bad = mailbox.post(async () => {
      throw new Error('no');
    });
    const good = mailbox.post(async () => 'yes');
    await expect(bad).rejects.toThrow('no');
    expect(await good).toBe('yes');
  });

  it('says when it is empty', async () => {
    const mailbox = new Mailbox();
    let done = false;
    void mailbox.post(async () => {
      await turn();
      done = true;
    });
    expect(mailbox.idle).toBe(false);
    await mailbox.settled();
    expect(done).toBe(true);
    expect(mailbox.idle).toBe(true);
  });
});
