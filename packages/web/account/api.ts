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
import { ask } from '../net/api.ts';

interface Sessions {
  readonly sessions: readonly SessionInfo[];
}

export const account = {
  register: (name: string, password: string) => ask<Me>('POST', '/api/account/register', { account: name, password }),
  login: (name: string, password: string) => ask<Me>('POST', '/api/account/login', { account: name, password }),
  logout: () => ask<unknown>('POST', '/api/account/logout', {}),
  keys: () => ask<KeysInfo>('GET', '/api/account/keys'),
  sessions: () => ask<Sessions>('GET', '/api/account/sessions'),
  endSession: (id?: string) => ask<Sessions>('POST', '/api/account/sessions/end', id === undefined ? {} : { id }),
  setPassword: (proof: Proof, next: string) => ask<Sessions>('POST', '/api/account/password', { ...proof, next }),
  leave: (proof: Proof) => ask<unknown>('POST', '/api/account/leave', proof),

  recovery: () => ask<RecoveryInfo>('GET', '/api/account/recovery'),
  forgot: (name: string, language: string) => ask<unknown>('POST', '/api/account/forgot', { account: name, language }),
  recover: (token: string, next: string) => ask<Me>('POST', '/api/account/recover', { token, next }),

  /** For a guest, with the name of the account he would have; else with a proof. */
  toMake: (wish: Proof & { readonly account?: string }) => ask<PasskeyToMake>('POST', '/api/passkeys/make', wish),
  keep: (made: PasskeyMade, name?: string) =>
    ask<PasskeyKept>('POST', '/api/passkeys/keep', { made, ...(name === undefined ? {} : { account: name }) }),
  toAsk: (to: 'login' | 'prove') => ask<PasskeyAsked>('POST', '/api/passkeys/ask', { to }),
  enter: (passkey: PasskeyAnswer) => ask<Me>('POST', '/api/passkeys/login', { passkey }),
  renamePasskey: (id: string, name: string) => ask<KeysInfo>('POST', '/api/passkeys/rename', { id, name }),
  removePasskey: (id: string, proof: Proof, last: boolean) =>
    ask<KeysInfo>('POST', '/api/passkeys/remove', { id, ...proof, ...(last ? { last } : {}) }),

  holidays: () => ask<HolidaysInfo>('GET', '/api/holidays'),
  takeHoliday: (holiday: Holiday) => ask<HolidaysInfo>('POST', '/api/holidays', holiday),
  endHoliday: (from: number) => ask<HolidaysInfo>('POST', '/api/holidays/end', { from }),
};
