import { describe, expect, it } from 'vitest';
import { forMail, forMarkdown, forMrkdwn, forSubject } from './escape.ts';

const HOSTILE = '@everyone <!channel> [win](https://evil.example) *b* `c` ||d|| www.evil.example & co';

describe('names in alerts', () => {
  it.each([
    ['a chat that reads Markdown', forMarkdown],
    ['a chat that reads mrkdwn', forMrkdwn],
    ['mail', forMail],
  ])('are no mention and no link to %s', (_where, escape) => {
    const text = escape(HOSTILE);
    expect(text).not.toMatch(/@\w|\/\/\w*evil\.e|:\/\/|\w\.\w/);
    // A player who reads it sees what was written.
    expect(
      text
        .replaceAll(/[\\\u200b]/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ).toBe(HOSTILE);
  });

  it('have no style, and no command of a chat', () => {
    expect(forMarkdown('*a* ~~b~~ <@1> # c')).toBe('\\*a\\* \\~\\~b\\~\\~ \\<@\u200b1\\> \\# c');
    expect(forMrkdwn('<!here> *a*')).toBe('&lt;!here&gt; \u200b*a\u200b*');
  });

  it('are no encoded word of a subject, and do not end it', () => {
    expect(forSubject('Your turn: =?utf-8?q?paid?=')).toBe('Your turn: = ?utf-8?q?paid?=');
    expect(forSubject('a\r\nBcc: b')).toBe('a Bcc: b');
  });
});
