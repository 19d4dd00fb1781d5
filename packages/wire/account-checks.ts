import { type Check, flag, list, nullable, number, object, text } from '#kernel/check.ts';
import { isObject } from '#kernel/plain.ts';
import type { AccountEventInfo, AccountEventKind, SessionInfo } from './account.ts';
import type { HolidaysInfo } from './holidays.ts';
import { isHoliday, isMe } from './http-checks.ts';
import type {
  KeysInfo,
  PasskeyAsked,
  PasskeyInfo,
  PasskeyKept,
  PasskeyToMake,
  RecoveryCodes,
  RecoveryInfo,
  SecondFactorInfo,
  SecondFactorSecret,
} from './keys.ts';

/** The form of what the server answers to the owner of an account. */

interface Sessions {
  readonly sessions: readonly SessionInfo[];
}

export const isSessions = object<Sessions>({
  sessions: list(object<SessionInfo>({ id: text, agent: text, madeAt: number, usedAt: number, here: flag })),
});

export const isKeysInfo = object<KeysInfo>({
  password: flag,
  passkeys: list(object<PasskeyInfo>({ id: text, name: text, madeAt: number, usedAt: number, synced: flag, host: text })),
  address: nullable(flag),
  secondFactor: nullable(object<SecondFactorInfo>({ since: number, codes: number })),
  provedUntil: number,
});

export const isSecondFactorSecret = object<SecondFactorSecret>({ secret: text, uri: text });
export const isRecoveryCodes = object<RecoveryCodes>({ codes: list(text), keys: isKeysInfo });

interface AccountEvents {
  readonly events: readonly AccountEventInfo[];
}

/** Kinds that only a newer server knows are let through: their words are missing. */
export const isAccountEvents = object<AccountEvents>({
  events: list(
    object<AccountEventInfo>({
      at: number,
      kind: (value): value is AccountEventKind => text(value),
      detail: text,
      network: text,
      agent: text,
    }),
  ),
});

export const isPasskeyKept = object<PasskeyKept>({ me: isMe, keys: isKeysInfo });
export const isRecoveryInfo = object<RecoveryInfo>({ mails: flag });
export const isHolidaysInfo = object<HolidaysInfo>({ holidays: list(isHoliday), left: number });

/** The options of a passkey ceremony are checked by the browser, which takes them; here only that they are some. */
export const isPasskeyToMake: Check<PasskeyToMake> = (value): value is PasskeyToMake =>
  isObject(value) && text(value.challenge) && isObject(value.rp);
export const isPasskeyAsked: Check<PasskeyAsked> = (value): value is PasskeyAsked => isObject(value) && text(value.challenge);
