import { REFUSALS } from '#kernel/refusal.ts';

/** What a table says no to, whichever way it is asked. `not-saved`: the disk or the database failed, and nothing has changed. `rated`: at a rated table what was agreed stands. */
const OF_THE_TABLE = ['no-table', 'not-playing', 'not-saved', 'not-your-seat', 'rated', 'stale', 'too-fast'] as const;

/** Everything for which a question over the socket can be refused; the rules' own reasons come first. Worded in the locale under `refused`. `hints-busy`: too many hints wait already, of this address or of all. `no-hints`: the host allows no hints at this table. `no-team`: there is nobody to talk to apart from the others. `not-late`: the seat has time left, or nobody has agreed that it could be claimed. `strangers-silent`: this person was not invited, and the host lets only those write who were. `muted`: whoever keeps the house has asked this person not to speak for a while. */
export const REFUSED_CODES = [
  ...REFUSALS,
  ...OF_THE_TABLE,
  'hints-busy',
  'muted',
  'no-hints',
  'no-team',
  'not-late',
  'nothing-to-undo',
  'strangers-silent',
] as const;

/** Everything that can be answered instead of what was asked for, over HTTP. Worded in the locale under `fault`. */
export const FAULTS = [
  ...OF_THE_TABLE,
  'account-needed',
  'account-taken',
  'bad-request',
  'bad-seats',
  'banned',
  'busy',
  'damaged',
  'has-account',
  'has-begun',
  'has-second-factor',
  'holiday-twice',
  'holidays-used',
  'invitation-needed',
  'last-way',
  'link-over',
  'name-taken',
  'no-account',
  'no-answer',
  'no-game',
  'no-holiday',
  'no-level',
  'no-notes',
  'no-passkeys',
  'no-password',
  'no-seat',
  'no-second-factor',
  'no-session',
  'no-way',
  'not-found',
  'not-host',
  'not-over',
  'not-played',
  'not-rated',
  'nothing-earned',
  'other-rules',
  'other-site',
  'own-game',
  'passkey-copied',
  'passkey-elsewhere',
  'passkey-late',
  'passkey-other',
  'passkey-refused',
  'passkey-unknown',
  'proof-needed',
  'seat-gone',
  'second-factor-needed',
  'server-error',
  'too-large',
  'too-many-games',
  'too-many-bytes',
  'too-many-connections',
  'too-many-passkeys',
  'too-many-tables',
  'too-many-ways',
  'unacceptable',
  'untrue',
  'wrong-code',
  'wrong-host',
  'wrong-password',
] as const;

export type RefusedCode = (typeof REFUSED_CODES)[number];
export type FaultCode = (typeof FAULTS)[number];

/** Any reason for a no. */
export type NoCode = RefusedCode | FaultCode;

/** What can be wrong with a message itself, besides a fault: it is no JSON, no message of ours, or one table too many. */
export type ErrorCode = FaultCode | 'not-json' | 'bad-message' | 'too-many';

export const isRefusedCode = (code: NoCode): code is RefusedCode => REFUSED_CODES.some((each) => each === code);
export const isFault = (code: NoCode): code is FaultCode => FAULTS.some((each) => each === code);
