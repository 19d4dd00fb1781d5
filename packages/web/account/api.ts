import type { Holiday, PasskeyAnswer, PasskeyMade, Proof } from '#wire';
import { isObject } from '#kernel/plain.ts';
import {
  isAccountEvents,
  isHolidaysInfo,
  isKeysInfo,
  isPasskeyAsked,
  isPasskeyKept,
  isPasskeyToMake,
  isRecoveryCodes,
  isRecoveryInfo,
  isSecondFactorSecret,
  isSessions,
} from '#wire/account-checks.ts';
import { isDone, isMe } from '#wire/http-checks.ts';
import { request } from '../net/api.ts';

export const account = {
  register: (name: string, password: string) => request(isMe, 'POST', '/api/account/register', { account: name, password }),
  login: (name: string, password: string, code: string) =>
    request(isMe, 'POST', '/api/account/login', { account: name, password, ...(code === '' ? {} : { code }) }),
  logout: () => request(isDone, 'POST', '/api/account/logout', {}),
  keys: () => request(isKeysInfo, 'GET', '/api/account/keys'),
  sessions: () => request(isSessions, 'GET', '/api/account/sessions'),
  endSession: (id?: string) => request(isSessions, 'POST', '/api/account/sessions/end', id === undefined ? {} : { id }),
  setPassword: (next: string) => request(isSessions, 'POST', '/api/account/password', { next }),
  leave: () => request(isDone, 'POST', '/api/account/leave', {}),
  events: () => request(isAccountEvents, 'GET', '/api/account/events'),
  everything: () => request(isObject, 'GET', '/api/account/everything'),
  /** For some minutes nothing else needs a proof then. */
  prove: (proof: Proof) => request(isKeysInfo, 'POST', '/api/account/prove', proof),

  beginSecondFactor: () => request(isSecondFactorSecret, 'POST', '/api/account/second-factor/begin', {}),
  confirmSecondFactor: (code: string) => request(isRecoveryCodes, 'POST', '/api/account/second-factor/confirm', { code }),
  renewCodes: (proof: Proof) => request(isRecoveryCodes, 'POST', '/api/account/second-factor/codes', proof),
  stopSecondFactor: (proof: Proof) => request(isKeysInfo, 'POST', '/api/account/second-factor/stop', proof),

  recovery: () => request(isRecoveryInfo, 'GET', '/api/account/recovery'),
  forgot: (name: string, language: string) => request(isDone, 'POST', '/api/account/forgot', { account: name, language }),
  recover: (token: string, next: string, code: string) =>
    request(isMe, 'POST', '/api/account/recover', { token, next, ...(code === '' ? {} : { code }) }),

  /** A guest passes the name of the new account. */
  toMake: (wish: { readonly account?: string }) => request(isPasskeyToMake, 'POST', '/api/passkeys/make', wish),
  keep: (made: PasskeyMade, name?: string) =>
    request(isPasskeyKept, 'POST', '/api/passkeys/keep', { made, ...(name === undefined ? {} : { account: name }) }),
  toAsk: (to: 'login' | 'prove') => request(isPasskeyAsked, 'POST', '/api/passkeys/ask', { to }),
  enter: (passkey: PasskeyAnswer) => request(isMe, 'POST', '/api/passkeys/login', { passkey }),
  renamePasskey: (id: string, name: string) => request(isKeysInfo, 'POST', '/api/passkeys/rename', { id, name }),
  removePasskey: (id: string, last: boolean) => request(isKeysInfo, 'POST', '/api/passkeys/remove', { id, ...(last ? { last } : {}) }),

  holidays: () => request(isHolidaysInfo, 'GET', '/api/holidays'),
  takeHoliday: (holiday: Holiday) => request(isHolidaysInfo, 'POST', '/api/holidays', holiday),
  endHoliday: (from: number) => request(isHolidaysInfo, 'POST', '/api/holidays/end', { from }),
};
