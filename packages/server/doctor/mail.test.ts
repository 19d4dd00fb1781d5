import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailOffice } from '../testing/post-office.ts';
import { examineMail } from './mail.ts';

let office: MailOffice;
beforeAll(async () => {
  office = await MailOffice.open();
});
afterAll(() => office.close());

const URL = 'https://redbook.example';

describe('a look at mail', () => {
  it('sends one', async () => {
    const found = await examineMail('you@example.org', { REDBOOK_SMTP: office.url, REDBOOK_URL: URL });
    expect(found).toMatchObject({ how: 'well', detail: 'a mail from Red Book <redbook@redbook.example> is on its way to you@example.org' });
    const [mail] = await office.mails.until(1);
    expect(mail?.to).toEqual(['you@example.org']);
  });

  it('says what is missing or wrong', async () => {
    expect(await examineMail('you@example.org', {})).toMatchObject({
      how: 'bad',
      detail: expect.stringContaining('REDBOOK_SMTP'),
    });
    expect(await examineMail('you@example.org', { REDBOOK_SMTP: 'mail.example', REDBOOK_URL: URL })).toMatchObject({ how: 'bad' });
    expect(await examineMail('you@example.org', { REDBOOK_SMTP: 'smtp://127.0.0.1:1', REDBOOK_URL: URL })).toMatchObject({
      how: 'bad',
      detail: expect.stringContaining('ECONNREFUSED'),
    });
    office.refusing = { code: 550, words: 'nobody of this name' };
    expect(await examineMail('nobody@example.org', { REDBOOK_SMTP: office.url, REDBOOK_URL: URL })).toMatchObject({
      how: 'bad',
      detail: expect.stringContaining('nobody of this name'),
    });
  });
});
