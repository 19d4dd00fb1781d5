import { SESSION_KEPT } from './people.ts';

const NAME = 'redbook';
const DEVICE = 'redbook-device';
/** Over https a name that browsers take from this host and over https only: no neighbouring host can plant such a cookie. */
const HOST = '__Host-';

function read(header: string | undefined, wanted: string, form: RegExp): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted && value !== undefined && form.test(value)) return value;
  }
  return null;
}

/** The plain name is that of plain http, and of sessions from before. */
const readEither = (header: string | undefined, name: string, form: RegExp): string | null =>
  read(header, HOST + name, form) ?? read(header, name, form);

/** The session's token from a `Cookie` header. */
export const readToken = (header: string | undefined): string | null => readEither(header, NAME, /^[\w-]{43}$/);

/** The mark of a device that has been let in before. */
export const readMark = (header: string | undefined): string | null => readEither(header, DEVICE, /^[\w-]{22}\.[\w-]{43}$/);

const nameOf = (name: string, secure: boolean): string => (secure ? HOST + name : name);

const attributes = (secure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export const tokenCookie = (token: string, secure: boolean): string =>
  `${nameOf(NAME, secure)}=${token}; Max-Age=${SESSION_KEPT / 1000}; ${attributes(secure)}`;

/** It stays when the session goes. */
export const markCookie = (mark: string, secure: boolean): string =>
  `${nameOf(DEVICE, secure)}=${mark}; Max-Age=${SESSION_KEPT / 1000}; ${attributes(secure)}`;

/** Under both names: a session from before has the plain one. */
export const noCookies = (secure: boolean): string[] =>
  [...new Set([NAME, nameOf(NAME, secure)])].map((name) => `${name}=; Max-Age=0; ${attributes(secure)}`);
