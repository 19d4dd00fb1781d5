import type {
  Holiday,
  HolidaysInfo,
  KeysInfo,
  Me,
  PasskeyAnswer,
  PasskeyAsked,
  PasskeyKept,
  PasskeyMade,
  PasskeyToMake,
  Proof,
  RecoveryInfo,
  SessionInfo,
} from '#wire';
import { request } from '../net/api.ts';

interface Sessions {
  readonly sessions: readonly SessionInfo[];
}

export const account = {
  register: (name: string, password: string) => request<Me>('POST', '/api/account/register', { account: name, password }),
  login: (name: string, password: string) => request<Me>('POST', '/api/account/login', { account: name, password }),
  logout: () => request<unknown>('POST', '/api/account/logout', {}),
  keys: () => request<KeysInfo>('GET', '/api/account/keys'),
  sessions: () => request<Sessions>('GET', '/api/account/sessions'),
  endSession: (id?: string) => request<Sessions>('POST', '/api/account/sessions/end', id === undefined ? {} : { id }),
  setPassword: (proof: Proof, next: string) => request<Sessions>('POST', '/api/account/password', { ...proof, next }),
  leave: (proof: Proof) => request<unknown>('POST', '/api/account/leave', proof),

  recovery: () => request<RecoveryInfo>('GET', '/api/account/recovery'),
  forgot: (name: string, language: string) => request<unknown>('POST', '/api/account/forgot', { account: name, language }),
  recover: (token: string, next: string) => request<Me>('POST', '/api/account/recover', { token, next }),

  /** A guest passes the name of the new account; the owner of an account passes a proof. */
  toMake: (wish: Proof & { readonly account?: string }) => request<PasskeyToMake>('POST', '/api/passkeys/make', wish),
  keep: (made: PasskeyMade, name?: string) =>
    request<PasskeyKept>('POST', '/api/passkeys/keep', { made, ...(name === undefined ? {} : { account: name }) }),
  toAsk: (to: 'login' | 'prove') => request<PasskeyAsked>('POST', '/api/passkeys/ask', { to }),
  enter: (passkey: PasskeyAnswer) => request<Me>('POST', '/api/passkeys/login', { passkey }),
  renamePasskey: (id: string, name: string) => request<KeysInfo>('POST', '/api/passkeys/rename', { id, name }),
  removePasskey: (id: string, proof: Proof, last: boolean) =>
    request<KeysInfo>('POST', '/api/passkeys/remove', { id, ...proof, ...(last ? { last } : {}) }),

  holidays: () => request<HolidaysInfo>('GET', '/api/holidays'),
  takeHoliday: (holiday: Holiday) => request<HolidaysInfo>('POST', '/api/holidays', holiday),
  endHoliday: (from: number) => request<HolidaysInfo>('POST', '/api/holidays/end', { from }),
};
