/** Connections over which passwords and everything that is kept would travel in the clear. */

const isOfThisMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|)$/.test(host);
const ENCRYPTED = ['require', 'verify-ca', 'verify-full', 'no-verify'];

/** What to do about a database that is reached without TLS; null where it is, or is on this machine. */
export function databaseWarning(databaseUrl: string | undefined): string | null {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return null;
  const { hostname, searchParams } = new URL(databaseUrl);
  const socket = searchParams.get('host')?.startsWith('/') === true;
  const encrypted = ENCRYPTED.includes(searchParams.get('sslmode') ?? '') || ['true', '1'].includes(searchParams.get('ssl') ?? '');
  if (socket || encrypted || isOfThisMachine(hostname)) return null;
  return `the database at ${hostname} is reached without TLS: add ?sslmode=verify-full to its URL`;
}

/** The same for the mail server, which may offer TLS and may as well not. */
export function mailWarning(smtp: string | undefined): string | null {
  if (smtp === undefined || !URL.canParse(smtp)) return null;
  const { protocol, hostname, searchParams } = new URL(smtp);
  if (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || isOfThisMachine(hostname)) return null;
  return `the mail server ${hostname} may be reached without TLS: use smtps://, or add ?requireTLS=true to REDBOOK_SMTP`;
}
