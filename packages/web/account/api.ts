import type { Holiday, PasskeyAnswer, PasskeyMade, Proof } from '#wire';
import {
  isHolidaysInfo,
  isKeysInfo,
  isPasskeyAsked,
  isPasskeyKept,
  isPasskeyToMake,
  isRecoveryInfo,
  isSessions,
} from '#wire/account-checks.ts';
import { isDone, isMe } from '#wire/http-checks.ts';
import { request } from '../net/api.ts';

export const account = {
  register: (name: string, password: string) => request(isMe, 'POST', '/api/account/register', { account: name, password }),
  login: (name: string, password: string) => request(isMe, 'POST', '/api/account/login', { account: name, password }),
  logout: () => request(isDone, 'POST', '/api/account/logout', {}),
  keys: () => request(isKeysInfo, 'GET', '/api/account/keys'),
  sessions: () => request(isSessions, 'GET', '/api/account/sessions'),
  endSession: (id?: string) => request(isSessions, 'POST', '/api/account/sessions/end', id === undefined ? {} : { id }),
  setPassword: (proof: Proof, next: string) => request(isSessions, 'POST', '/api/account/password', { ...proof, next }),
  leave: (proof: Proof) => request(isDone, 'POST', '/api/account/leave', proof),

  recovery: () => request(isRecoveryInfo, 'GET', '/api/account/recovery'),
  forgot: (name: string, language: string) => request(isDone, 'POST', '/api/account/forgot', { account: name, language }),
  recover: (token: string, next: string) => request(isMe, 'POST', '/api/account/recover', { token, next }),

  /** A guest passes the name of the new account; the owner of an account passes a proof. */
  toMake: (wish: Proof & { readonly account?: string }) => request(isPasskeyToMake, 'POST', '/api/passkeys/make', wish),
  keep: (made: PasskeyMade, name?: string) =>
    request(isPasskeyKept, 'POST', '/api/passkeys/keep', { made, ...(name === undefined ? {} : { account: name }) }),
  toAsk: (to: 'login' | 'prove') => request(isPasskeyAsked, 'POST', '/api/passkeys/ask', { to }),
  enter: (passkey: PasskeyAnswer) => request(isMe, 'POST', '/api/passkeys/login', { passkey }),
  renamePasskey: (id: string, name: string) => request(isKeysInfo, 'POST', '/api/passkeys/rename', { id, name }),
  removePasskey: (id: string, proof: Proof, last: boolean) =>
    request(isKeysInfo, 'POST', '/api/passkeys/remove', { id, ...proof, ...(last ? { last } : {}) }),

  holidays: () => request(isHolidaysInfo, 'GET', '/api/holidays'),
  takeHoliday: (holiday: Holiday) => request(isHolidaysInfo, 'POST', '/api/holidays', holiday),
  endHoliday: (from: number) => request(isHolidaysInfo, 'POST', '/api/holidays/end', { from }),
};
