import {
  AVOID_PERSON,
  CREDENTIALS,
  END_SESSION,
  HIDE,
  HOLIDAY,
  HOLIDAY_END,
  NEW_TOURNAMENT,
  NOTHING,
  REMOVE_ENTRANT,
  RENAME,
  REPORT_PERSON,
} from '../schemas.ts';
import {
  FORGOT,
  LEAVE,
  LOGIN,
  NEW_PASSWORD,
  PASSKEY_ASKED,
  PASSKEY_GONE,
  PASSKEY_LOGIN,
  PASSKEY_MADE,
  PASSKEY_NAME,
  PASSKEY_TO_MAKE,
  PROVE,
  RECOVER,
  SECOND_FACTOR_CODE,
  SECOND_FACTOR_PROOF,
} from '../credential-schemas.ts';
import type { Endpoints } from './endpoint.ts';

export const ACCOUNT: Endpoints = {
  'GET /api/me': {
    about: 'Who the caller is. The first call creates a guest and sets the session cookie.',
    answer: 'Me',
    access: 'anyone',
  },
  'POST /api/me': { about: 'Changes the display name.', body: RENAME, answer: 'Me' },
  'POST /api/account/register': {
    about: 'Turns the guest into an account and logs in on it.',
    body: CREDENTIALS,
    answer: 'Me',
  },
  'POST /api/account/login': {
    about: 'Logs in with a password; 401 `second-factor-needed` where a code is needed, too.',
    body: LOGIN,
    answer: 'Me',
    access: 'anyone',
  },
  'POST /api/account/logout': { about: 'Ends the session and clears the cookie.', answer: '{}', access: 'anyone' },
  'POST /api/account/password': {
    about: 'Sets a new password, with a proof; ends all other sessions.',
    body: NEW_PASSWORD,
    answer: '{ sessions: SessionInfo[] }',
    access: 'account',
  },
  'GET /api/account/sessions': { about: 'Devices on which the caller is logged in.', answer: '{ sessions: SessionInfo[] }' },
  'POST /api/account/sessions/end': {
    about: 'Ends one session, or all others when no id is given.',
    body: END_SESSION,
    answer: '{ sessions: SessionInfo[] }',
  },
  'GET /api/account/everything': {
    about:
      'All data of the caller as a file (GDPR, right of access); of an account only with a session that was proved a little while ago.',
    answer: 'AccountExport',
  },
  'GET /api/account/events': { about: 'What happened to the account.', answer: '{ events: AccountEventInfo[] }', access: 'account' },
  'POST /api/account/prove': {
    about: 'Proves who holds the session, for some minutes.',
    body: PROVE,
    answer: 'KeysInfo',
    access: 'account',
  },
  'POST /api/account/second-factor/begin': {
    about: 'A new secret for an authenticator app, with a proof; nothing changes before its first code.',
    body: PROVE,
    answer: 'SecondFactorSecret',
    access: 'account',
  },
  'POST /api/account/second-factor/confirm': {
    about: 'Turns the second factor on by the first code.',
    body: SECOND_FACTOR_CODE,
    answer: 'RecoveryCodes',
    access: 'account',
  },
  'POST /api/account/second-factor/codes': {
    about: 'New recovery codes, proved by a code or a passkey; the old ones hold no more.',
    body: SECOND_FACTOR_PROOF,
    answer: 'RecoveryCodes',
    access: 'account',
  },
  'POST /api/account/second-factor/stop': {
    about: 'Turns the second factor off, proved by a code or a passkey.',
    body: SECOND_FACTOR_PROOF,
    answer: 'KeysInfo',
    access: 'account',
  },
  'POST /api/account/leave': {
    about: 'Deletes the account; a proof is asked of accounts.',
    body: LEAVE,
    answer: '{}',
  },
  'GET /api/account/recovery': { about: 'Whether this server can mail password reset links.', answer: 'RecoveryInfo', access: 'anyone' },
  'POST /api/account/forgot': {
    about: 'Mails a password reset link if the account exists and has a confirmed address. The answer is the same either way.',
    body: FORGOT,
    answer: '{}',
    access: 'anyone',
  },
  'POST /api/account/recover': {
    about:
      'Sets a password with the token of such a link (and a code of the second factor, where there is one), ends all sessions and logs in.',
    body: RECOVER,
    answer: 'Me',
    access: 'anyone',
  },
  'GET /api/account/keys': { about: 'Passkeys and other ways into the account.', answer: 'KeysInfo', access: 'account' },
  'POST /api/passkeys/make': {
    about: 'Creation options for a new passkey: a guest gives the account name to be, an account a proof.',
    body: PASSKEY_TO_MAKE,
    answer: 'PasskeyToMake',
  },
  'POST /api/passkeys/keep': {
    about: 'Stores the new passkey; a guest gets an account by it.',
    body: PASSKEY_MADE,
    answer: 'PasskeyKept',
  },
  'POST /api/passkeys/ask': {
    about: 'Request options for a login or a proof; they hold once, for a few minutes, for this session.',
    body: PASSKEY_ASKED,
    answer: 'PasskeyAsked',
  },
  'POST /api/passkeys/login': { about: 'Logs in with a passkey.', body: PASSKEY_LOGIN, answer: 'Me' },
  'POST /api/passkeys/rename': { about: 'Renames a passkey.', body: PASSKEY_NAME, answer: 'KeysInfo', access: 'account' },
  'POST /api/passkeys/remove': {
    about: 'Removes a passkey, with a proof; the last way into the account only with `last`.',
    body: PASSKEY_GONE,
    answer: 'KeysInfo',
    access: 'account',
  },
};

export const PEOPLE: Endpoints = {
  'GET /api/people/known': {
    about: 'People with whom the caller has played, most often first.',
    answer: '{ people: KnownPerson[] }',
  },
  'GET /api/people/:id': { about: 'A public profile; `me` for the own one. 404 for guests and hidden profiles.', answer: 'Profile' },
  'POST /api/people/:id/avoid': { about: 'Mutes or blocks a person with a profile.', body: AVOID_PERSON, answer: 'AversionsInfo' },
  'POST /api/people/:id/report': { about: 'Reports a person with a profile.', body: REPORT_PERSON, answer: '{}' },
  'POST /api/people/me': { about: 'Hides the own profile or shows it again.', body: HIDE, answer: 'Profile', access: 'account' },
  'GET /api/ladder/:game': { about: 'Ratings of a game, by the lower end of their interval.', answer: 'Ladder' },
  'GET /api/holidays': { about: 'Days on which the correspondence clocks of the caller stand still.', answer: 'HolidaysInfo' },
  'POST /api/holidays': { about: 'Takes a holiday.', body: HOLIDAY, answer: 'HolidaysInfo' },
  'POST /api/holidays/end': { about: 'Ends or cancels a holiday.', body: HOLIDAY_END, answer: 'HolidaysInfo' },
};

export const TOURNAMENTS: Endpoints = {
  'POST /api/tournaments': {
    about: 'Creates a tournament with the caller as its organiser.',
    body: NEW_TOURNAMENT,
    answer: '{ tournament: string }',
  },
  'GET /api/tournaments': { about: 'Open tournaments and those of the caller.', answer: '{ tournaments: TournamentSummary[] }' },
  'GET /api/tournaments/:id': { about: 'One tournament with its rounds and standings.', answer: 'TournamentInfo' },
  'POST /api/tournaments/:id/join': { about: 'Enters the tournament while it gathers.', body: NOTHING, answer: 'TournamentInfo' },
  'POST /api/tournaments/:id/leave': { about: 'Leaves it; games under way are forfeited.', body: NOTHING, answer: 'TournamentInfo' },
  'POST /api/tournaments/:id/start': { about: 'Starts it before it is full.', body: NOTHING, answer: 'TournamentInfo', access: 'host' },
  'POST /api/tournaments/:id/cancel': { about: 'Cancels it before it starts.', body: NOTHING, answer: 'TournamentInfo', access: 'host' },
  'POST /api/tournaments/:id/remove': {
    about: 'Removes an entrant.',
    body: REMOVE_ENTRANT,
    answer: 'TournamentInfo',
    access: 'host',
  },
};
