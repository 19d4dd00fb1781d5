import { SESSION_KEPT } from './people.ts';

const NAME = 'redbook';
const DEVICE = 'redbook-device';

function read(header: string | undefined, wanted: string, form: RegExp): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted && value !== undefined && form.test(value)) return value;
  }
  return null;
}

/** The session's token from a `Cookie` header. */
export const readToken = (header: string | undefined): string | null => read(header, NAME, /^[\w-]{43}$/);

/** The mark of a device that has been let in before. */
export const readMark = (header: string | undefined): string | null => read(header, DEVICE, /^[\w-]{22}\.[\w-]{43}$/);

const attributes = (secure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export const tokenCookie = (token: string, secure: boolean): string =>
  `${NAME}=${token}; Max-Age=${SESSION_KEPT / 1000}; ${attributes(secure)}`;

/** It stays when the session goes. */
export const markCookie = (mark: string, secure: boolean): string =>
  `${DEVICE}=${mark}; Max-Age=${SESSION_KEPT / 1000}; ${attributes(secure)}`;

export const noCookie = (secure: boolean): string => `${NAME}=; Max-Age=0; ${attributes(secure)}`;
