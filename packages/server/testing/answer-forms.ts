import { isGameRecord } from '#kernel';
import { isAnalysisReport } from '#lab/analysis/report-form.ts';
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
import { isAlertsInfo, isCalendarInfo } from '#wire/alerts-checks.ts';
import { isMe, isNewTableAnswer, isNote, isSeatAnswer, isTableList, isTableSummary } from '#wire/http-checks.ts';
import { isKnownPeople, isLadder, isPeopleAt, isProfile } from '#wire/people-checks.ts';
import { isNewTournamentAnswer, isTournamentInfo, isTournamentList } from '#wire/tournament-checks.ts';

const TABLE = '/api/tables/[^/]+';

/** The form in which the client reads the answer to each request; those that only say that something was done are left out. */
const FORMS: readonly (readonly [method: 'GET' | 'POST' | '*', path: string, fits: (value: unknown) => boolean])[] = [
  ['*', '/api/me', isMe],
  ['POST', '/api/account/(register|login|recover)', isMe],
  ['GET', '/api/account/keys', isKeysInfo],
  ['GET', '/api/account/events', isAccountEvents],
  ['POST', '/api/account/(prove|second-factor/stop)', isKeysInfo],
  ['POST', '/api/account/second-factor/begin', isSecondFactorSecret],
  ['POST', '/api/account/second-factor/(confirm|codes)', isRecoveryCodes],
  ['*', '/api/account/sessions(/end)?', isSessions],
  ['POST', '/api/account/password', isSessions],
  ['GET', '/api/account/recovery', isRecoveryInfo],
  ['POST', '/api/passkeys/make', isPasskeyToMake],
  ['POST', '/api/passkeys/keep', isPasskeyKept],
  ['POST', '/api/passkeys/ask', isPasskeyAsked],
  ['POST', '/api/passkeys/login', isMe],
  ['POST', '/api/passkeys/(rename|remove)', isKeysInfo],
  ['*', '/api/holidays(/end)?', isHolidaysInfo],
  ['*', '/api/alerts(/wishes|/ways.*)?', isAlertsInfo],
  ['*', '/api/calendar(/stop)?', isCalendarInfo],
  ['POST', '/api/tables', isNewTableAnswer],
  ['POST', `${TABLE}/(rematch|sequel)`, isNewTableAnswer],
  ['POST', `${TABLE}/(join|place)`, isSeatAnswer],
  ['GET', TABLE, isTableSummary],
  ['GET', `${TABLE}/note`, isNote],
  ['GET', `${TABLE}/record`, isGameRecord],
  ['GET', `${TABLE}/people`, isPeopleAt],
  ['*', `${TABLE}/tale`, (value) => isObject(value) && (value.state !== 'told' || isAnalysisReport(value.told))],
  ['GET', '/api/(lobby|mine)', isTableList],
  ['GET', '/api/people/known', isKnownPeople],
  ['GET', '/api/people/(?!known)[^/]+', isProfile],
  ['GET', '/api/ladder/[^/]+', isLadder],
  ['GET', '/api/tournaments', isTournamentList],
  ['POST', '/api/tournaments', isNewTournamentAnswer],
  ['*', '/api/tournaments/[^/]+(/.*)?', isTournamentInfo],
];

/** Throws where the client could not read an answer of the server. */
export function mustBeReadable(method: 'GET' | 'POST', path: string, body: unknown): void {
  for (const [of, pattern, fits] of FORMS)
    if ((of === '*' || of === method) && new RegExp(`^${pattern}$`).test(path) && !fits(body))
      throw new Error(`No browser understands the answer to ${method} ${path}: ${JSON.stringify(body).slice(0, 500)}`);
}
