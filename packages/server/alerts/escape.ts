/** Texts of alerts contain names that players chose. Each channel reads some characters as its own: those are disarmed here. */

const BREAK = '\u200b';

/** A mention, a link or a host name is broken by an invisible blank, so that no program finds it. */
const withoutLinks = (text: string): string =>
  text
    .replaceAll('@', `@${BREAK}`)
    .replaceAll('://', `:${BREAK}//`)
    .replace(/([\p{L}\p{N}])\.(?=\p{L}{2})/gu, `$1.${BREAK}`);

/** For chats that read `text`: three escapes of HTML, and marks of style. */
export const forMrkdwn = (text: string): string =>
  withoutLinks(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, `${BREAK}$&`);

/** For chats that read `content`: Markdown. */
export const forMarkdown = (text: string): string => withoutLinks(text.replace(/[\\*_~`|<>#[\]]/g, '\\$&'));

/** For mail that is plain text. */
export const forMail = withoutLinks;

/** For a header of mail: what looks like an encoded word is none, and it stays one line. */
export const forSubject = (text: string): string => text.replaceAll('=?', '= ?').replace(/\p{Cc}+/gu, ' ');
