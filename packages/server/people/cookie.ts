import { SESSION_KEPT } from './people.ts';

const NAME = 'redbook';

/** The session's token from a `Cookie` header. */
export function readToken(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === NAME && value !== undefined && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}

const attributes = (secure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export const tokenCookie = (token: string, secure: boolean): string =>
  `${NAME}=${token}; Max-Age=${SESSION_KEPT / 1000}; ${attributes(secure)}`;

export const noCookie = (secure: boolean): string => `${NAME}=; Max-Age=0; ${attributes(secure)}`;
