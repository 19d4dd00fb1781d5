/** Guests that were not used for a while and who are at no table and in no tournament. */
const OLD_GUESTS =
  'SELECT p.id FROM people p WHERE p.account IS NULL AND p.made_at < ? AND NOT EXISTS (SELECT 1 FROM players a WHERE a.person = p.id) AND NOT EXISTS (SELECT 1 FROM entrants e WHERE e.person = p.id) AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id AND s.used_at >= ?) ORDER BY p.made_at LIMIT ?';

/** People without a channel need no alerts, and none are written across a block. Both databases need the casts to text. */
const ADD_ALERT = `INSERT INTO alerts (table_id, person, kind, mark, who, at, due_at)
  SELECT CAST(? AS TEXT), w.person, CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT)
  FROM (SELECT person FROM ways WHERE person = ? LIMIT 1) w
  WHERE NOT EXISTS (SELECT 1 FROM aversions a WHERE a.person = w.person AND a.other = ? AND a.kind IN ('block', ?))
  AND NOT EXISTS (SELECT 1 FROM aversions a WHERE a.other = w.person AND a.person = ? AND a.kind = 'block')
  ON CONFLICT (table_id, person, kind) DO UPDATE SET mark = excluded.mark, who = excluded.who, at = excluded.at, due_at = excluded.due_at`;

/** A channel of a person who may be alerted: the session of its browser has not been logged out. */
const OPEN_WAY = '(session IS NULL OR EXISTS (SELECT 1 FROM sessions s WHERE s.token_hash = ways.session))';

/** The statements both databases share; `?` stands for the next value and is numbered where the dialect wants it. */
export const STATEMENTS = {
  addPerson: 'INSERT INTO people (id, name, made_at) VALUES (?, ?, ?)',
  person: 'SELECT id, name, account FROM people WHERE id = ?',
  rename: 'UPDATE people SET name = ? WHERE id = ?',
  claimAccount: 'UPDATE people SET account = ?, password_hash = ? WHERE id = ? AND account IS NULL',
  personByAccount: 'SELECT id, name, account, password_hash FROM people WHERE account = ?',
  addSession: 'INSERT INTO sessions (token_hash, person, used_at, made_at, agent, proved_at) VALUES (?, ?, ?, ?, ?, ?)',
  session: 'SELECT p.id, p.name, p.account, s.used_at FROM sessions s JOIN people p ON p.id = s.person WHERE s.token_hash = ?',
  useSession: 'UPDATE sessions SET used_at = ? WHERE token_hash = ?',
  proveSession: 'UPDATE sessions SET proved_at = ? WHERE token_hash = ?',
  sessionProof: 'SELECT proved_at FROM sessions WHERE token_hash = ?',
  endSession: 'DELETE FROM sessions WHERE token_hash = ?',
  endSessions: 'DELETE FROM sessions WHERE used_at < ?',
  addPack: 'INSERT INTO packs (hash, pack, used_at) VALUES (?, ?, ?) ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at',
  pack: 'SELECT pack FROM packs WHERE hash = ?',
  addTable:
    'INSERT INTO tables (id, version, phase, listed, sequence, updated_at, wake_at, moment, state, base, host, origin, bots, pack, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  addFrame: 'INSERT INTO frames (table_id, frame) VALUES (?, ?)',
  addPlayer: 'INSERT INTO players (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  table:
    'SELECT t.id, t.version, t.phase, t.sequence, t.updated_at, t.wake_at, t.moment, t.state, t.base, f.frame FROM tables t JOIN frames f ON f.table_id = t.id WHERE t.id = ?',
  changeTable:
    'UPDATE tables SET version = version + 1, phase = ?, sequence = ?, updated_at = ?, wake_at = ?, moment = ?, state = ?, base = ? WHERE id = ? AND version = ?',
  changeFrame: 'UPDATE frames SET frame = ? WHERE table_id = ?',
  changeHost: 'UPDATE tables SET host = ?, bots = ? WHERE id = ?',
  addEntries: 'INSERT INTO log (table_id, sequence, entries) VALUES (?, ?, ?)',
  // A row may begin before the entry that is asked for.
  entriesFrom:
    'SELECT entries FROM log WHERE table_id = ? AND sequence >= COALESCE((SELECT MAX(sequence) FROM log WHERE table_id = ? AND sequence <= ?), 0) ORDER BY sequence',
  entriesBefore: 'SELECT entries FROM log WHERE table_id = ? AND sequence < ? ORDER BY sequence DESC LIMIT ?',
  // Walks the log of one table. It is asked only when a repeat is older than what is remembered, so it earns no index of its own.
  entriesWith: "SELECT entries FROM log WHERE table_id = ? AND REPLACE(entries, ?, '') <> entries",
  addChat: 'INSERT INTO chat (table_id, team, number, person, name, seat, text, client_id, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  chatAfter: 'SELECT * FROM chat WHERE table_id = ? AND team = ? AND number > ? ORDER BY number',
  chatTail: 'SELECT * FROM chat WHERE table_id = ? AND team = ? ORDER BY number DESC LIMIT ?',
  // The newest table of every host first, then the second, and so on: a host who lists many does not push out those who list one.
  lobby:
    'SELECT t.id, t.phase, t.updated_at, t.moment, f.frame, r.place FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY origin ORDER BY updated_at DESC) AS place, updated_at FROM tables WHERE listed = 1 AND phase = ? AND updated_at >= ? ORDER BY place, updated_at DESC LIMIT ?) r JOIN tables t ON t.id = r.id JOIN frames f ON f.table_id = t.id ORDER BY r.place, r.updated_at DESC',
  tablesOf:
    'SELECT t.id, t.phase, t.updated_at, t.moment, f.frame FROM players p JOIN tables t ON t.id = p.table_id JOIN frames f ON f.table_id = t.id WHERE p.person = ? ORDER BY t.updated_at DESC LIMIT ?',
  // Tables whose clocks stand still while a player is on holiday.
  openCorrespondenceOf:
    "SELECT t.id, f.frame FROM players p JOIN tables t ON t.id = p.table_id JOIN frames f ON f.table_id = t.id WHERE p.person = ? AND t.phase IN ('gathering', 'playing') AND f.frame LIKE '%\"correspondence\"%'",
  // The newest of a host are kept.
  finishedBeyond: "SELECT id FROM tables WHERE host = ? AND phase = 'finished' AND rated = 0 ORDER BY updated_at DESC LIMIT ? OFFSET ?",
  due: 'SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= ? ORDER BY wake_at LIMIT ?',
  changedTables:
    'SELECT t.id, t.phase, t.updated_at, t.moment, f.frame FROM tables t JOIN frames f ON f.table_id = t.id WHERE t.bots = 0 AND t.updated_at >= ? AND (t.updated_at > ? OR t.id > ?) ORDER BY t.updated_at, t.id LIMIT ?',
  openByHost: "SELECT COUNT(*) AS open FROM tables WHERE host = ? AND phase IN ('gathering', 'playing')",
  openByOrigin: "SELECT COUNT(*) AS open FROM tables WHERE origin = ? AND phase IN ('gathering', 'playing')",
  oldGathering:
    "SELECT id FROM tables WHERE phase = 'gathering' AND phase IN ('gathering', 'playing') AND updated_at < ? ORDER BY updated_at LIMIT ?",
  oldPlaying:
    "SELECT id FROM tables WHERE phase = 'playing' AND phase IN ('gathering', 'playing') AND bots = 0 AND updated_at < ? ORDER BY updated_at LIMIT ?",
  oldAbandoned: "SELECT id FROM tables WHERE phase = 'abandoned' AND updated_at < ? ORDER BY updated_at LIMIT ?",
  oldBots: 'SELECT id FROM tables WHERE bots = 1 AND updated_at < ? ORDER BY updated_at LIMIT ?',
  claimOld: 'UPDATE tables SET version = version + 1 WHERE id = ? AND updated_at < ?',
  dropLog: 'DELETE FROM log WHERE table_id = ?',
  dropChat: 'DELETE FROM chat WHERE table_id = ?',
  dropPlayers: 'DELETE FROM players WHERE table_id = ?',
  dropFrame: 'DELETE FROM frames WHERE table_id = ?',
  dropTable: 'DELETE FROM tables WHERE id = ?',
  dropGuestWays: `DELETE FROM ways WHERE person IN (${OLD_GUESTS})`,
  dropGuestWishes: `DELETE FROM wishes WHERE person IN (${OLD_GUESTS})`,
  dropGuestHolidays: `DELETE FROM holidays WHERE person IN (${OLD_GUESTS})`,
  dropGuestNotes: `DELETE FROM notes WHERE person IN (${OLD_GUESTS})`,
  dropGuestAversions: `DELETE FROM aversions WHERE person IN (${OLD_GUESTS})`,
  dropGuestSessions: `DELETE FROM sessions WHERE person IN (${OLD_GUESTS})`,
  dropGuests: `DELETE FROM people WHERE id IN (${OLD_GUESTS})`,
  dropPacks: 'DELETE FROM packs WHERE used_at < ? AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.pack = packs.hash)',
  addReport:
    'INSERT INTO reports (id, at, table_id, kind, reporter, about, name, words, note, around) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  settleReport: 'UPDATE reports SET settled_at = ? WHERE id = ? AND settled_at IS NULL',
  dropReports: 'DELETE FROM reports WHERE settled_at < ?',
  addOrder: 'INSERT INTO orders (id, at, operator, verb, target, detail, reason) VALUES (?, ?, ?, ?, ?, ?, ?)',
  openOrders: 'SELECT id, verb, target, detail FROM orders WHERE done_at IS NULL ORDER BY at LIMIT ?',
  claimOrder: 'UPDATE orders SET claimed_at = ? WHERE id = ? AND done_at IS NULL AND (claimed_at IS NULL OR claimed_at < ?)',
  closeOrder: 'UPDATE orders SET done_at = ?, outcome = ? WHERE id = ?',
  outcome: 'SELECT outcome FROM orders WHERE id = ? AND done_at IS NOT NULL',
  censured: 'SELECT id, muted_until, banned_until FROM people WHERE muted_until > 0 OR banned_until > 0',
  mute: 'UPDATE people SET muted_until = ? WHERE id = ?',
  ban: 'UPDATE people SET banned_until = ? WHERE id = ?',
  sessionsOf: 'SELECT token_hash, agent, made_at, used_at FROM sessions WHERE person = ? ORDER BY used_at DESC, made_at DESC, token_hash',
  chatLine: 'SELECT person, name, text FROM chat WHERE table_id = ? AND team = ? AND number = ?',
  dropSessionsOf: 'DELETE FROM sessions WHERE person = ?',
  dropChatOf: 'DELETE FROM chat WHERE person = ?',
  dropPlayer: 'DELETE FROM players WHERE person = ?',
  dropReportsOf: 'DELETE FROM reports WHERE ? IN (reporter, about)',
  dropPerson: 'DELETE FROM people WHERE id = ?',
  setPassword: 'UPDATE people SET password_hash = ? WHERE id = ?',
  chatAround:
    'SELECT number, name, text, at FROM chat WHERE table_id = ? AND team = ? AND number BETWEEN ? AND ? AND person IN (?, ?) ORDER BY number',
  chatBy: 'SELECT number, name, text, at FROM chat WHERE table_id = ? AND team = ? AND person = ? ORDER BY number DESC LIMIT ?',
  chatOf: 'SELECT table_id, text, at FROM chat WHERE person = ? ORDER BY at, table_id, number',
  reportsBy: 'SELECT table_id, kind, words, note, at FROM reports WHERE reporter = ? ORDER BY at, id',
  pushKeys: 'SELECT push_keys FROM house WHERE push_keys IS NOT NULL',
  // Rotation of the keys of the house.
  setSecret: 'UPDATE house SET secret = ?',
  dropPushKeys: 'UPDATE house SET push_keys = NULL',
  dropPushWays: "DELETE FROM ways WHERE kind = 'push'",
  setPushKeys: 'UPDATE house SET push_keys = ? WHERE push_keys IS NULL',
  addWay: 'INSERT INTO ways (id, person, session, kind, address, kinds, made_at, confirmed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  waysOf: `SELECT * FROM ways WHERE person = ? AND ${OPEN_WAY} ORDER BY made_at, id`,
  way: `SELECT * FROM ways WHERE id = ? AND ${OPEN_WAY}`,
  hasWay: 'SELECT 1 AS found FROM ways WHERE person = ? LIMIT 1',
  confirmWay: 'UPDATE ways SET confirmed_at = COALESCE(confirmed_at, ?), note = NULL, note_at = NULL WHERE id = ?',
  setWayKinds: 'UPDATE ways SET kinds = ? WHERE id = ?',
  noteWay: 'UPDATE ways SET note = ?, note_at = ? WHERE id = ?',
  closeWay: 'UPDATE ways SET confirmed_at = NULL, note = ?, note_at = ? WHERE id = ?',
  dropWay: 'DELETE FROM ways WHERE id = ?',
  dropSameWay: 'DELETE FROM ways WHERE person = ? AND kind = ? AND address = ?',
  moveWays: 'UPDATE ways SET person = ?, session = CASE WHEN session IS NULL THEN NULL ELSE ? END WHERE session = ? OR person = ?',
  dropWaysOf: 'DELETE FROM ways WHERE person = ?',
  dropLostWays: `DELETE FROM ways WHERE NOT ${OPEN_WAY}`,
  dropUnconfirmed: 'DELETE FROM ways WHERE confirmed_at IS NULL AND COALESCE(note_at, made_at) < ?',
  holidays: 'SELECT from_at, until_at FROM holidays WHERE person = ? ORDER BY from_at',
  addHoliday: 'INSERT INTO holidays (person, from_at, until_at) VALUES (?, ?, ?)',
  endHoliday: 'UPDATE holidays SET until_at = ? WHERE person = ? AND from_at = ?',
  dropHoliday: 'DELETE FROM holidays WHERE person = ? AND from_at = ?',
  dropHolidaysOf: 'DELETE FROM holidays WHERE person = ?',
  moveHolidays:
    'INSERT INTO holidays (person, from_at, until_at) SELECT CAST(? AS TEXT), from_at, until_at FROM holidays WHERE person = ? ON CONFLICT DO NOTHING',
  wishes: 'SELECT * FROM wishes WHERE person = ?',
  setWishes:
    'INSERT INTO wishes (person, language, zone, quiet_from, quiet_to, away, seen_at, told_at) VALUES (?, ?, ?, ?, ?, ?, ?, 0) ON CONFLICT (person) DO UPDATE SET language = excluded.language, zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, away = excluded.away',
  seen: 'UPDATE wishes SET seen_at = ? WHERE person = ? AND seen_at < ?',
  moveWishes: 'UPDATE wishes SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM wishes o WHERE o.person = ?)',
  // New preferences apply to alerts that were postponed by the old ones; only the clock goes on.
  hurryAlerts: "UPDATE alerts SET due_at = ? WHERE person = ? AND kind <> 'short' AND due_at > ?",
  told: 'UPDATE wishes SET told_at = ? WHERE person = ?',
  dropWishesOf: 'DELETE FROM wishes WHERE person = ?',
  // Nothing is sent twice. A player who seems to view the table is alerted later, one who has viewed it not at all.
  addAlert: `${ADD_ALERT} WHERE alerts.mark <> excluded.mark`,
  addLooking: `${ADD_ALERT} WHERE alerts.mark <> excluded.mark OR alerts.due_at < excluded.due_at`,
  addTold: `${ADD_ALERT} WHERE alerts.mark <> excluded.mark OR alerts.due_at IS NOT NULL`,
  alertsSeen: "UPDATE alerts SET due_at = NULL WHERE table_id = ? AND person = ? AND kind <> 'short' AND due_at IS NOT NULL AND at < ?",
  dueAlerts:
    'SELECT person, MIN(due_at) AS due_at FROM (SELECT person, due_at FROM alerts WHERE due_at <= ? ORDER BY due_at LIMIT ?) d GROUP BY person',
  alertsOf: 'SELECT * FROM alerts WHERE person = ? AND due_at IS NOT NULL AND due_at <= ? ORDER BY at, table_id, kind',
  postponeAlert: 'UPDATE alerts SET due_at = ? WHERE table_id = ? AND person = ? AND kind = ? AND mark = ? AND due_at IS NOT NULL',
  postponePerson: 'UPDATE alerts SET due_at = ? WHERE person = ? AND due_at IS NOT NULL AND due_at < ?',
  tableHead: 'SELECT t.id, t.phase, t.updated_at, t.moment, f.frame FROM tables t JOIN frames f ON f.table_id = t.id WHERE t.id = ?',
  dropAlerts: 'DELETE FROM alerts WHERE table_id = ?',
  dropAlertsOf: 'DELETE FROM alerts WHERE person = ?',
  addOut: 'INSERT INTO outbox (id, way, message, next_at, until_at, tries, failures) VALUES (?, ?, ?, ?, ?, 0, 0) ON CONFLICT DO NOTHING',
  dueOut: 'SELECT id, way, message, until_at, tries, failures FROM outbox WHERE next_at <= ? ORDER BY next_at LIMIT ?',
  // True for one sender only; no other node tries until then.
  beginOut: 'UPDATE outbox SET tries = tries + 1, next_at = ? WHERE id = ? AND tries = ?',
  failOut: 'UPDATE outbox SET failures = failures + 1, next_at = ? WHERE id = ?',
  dropOut: 'DELETE FROM outbox WHERE id = ?',
  outbox: 'SELECT COUNT(*) AS waiting FROM outbox',
  takeLease:
    'INSERT INTO leases (name, holder, until_at, mark) VALUES (?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until_at = excluded.until_at WHERE leases.holder = excluded.holder OR leases.until_at < ?',
  leaveLease: 'UPDATE leases SET until_at = 0 WHERE name = ? AND holder = ?',
  lease: 'SELECT holder, mark FROM leases WHERE name = ?',
  setMark: 'UPDATE leases SET mark = ? WHERE name = ? AND holder = ?',
  note: 'SELECT text FROM notes WHERE table_id = ? AND person = ?',
  setNote:
    'INSERT INTO notes (table_id, person, text, at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text, at = excluded.at',
  notesOf: 'SELECT table_id, text, at FROM notes WHERE person = ? ORDER BY at, table_id',
  dropNote: 'DELETE FROM notes WHERE table_id = ? AND person = ?',
  dropNotes: 'DELETE FROM notes WHERE table_id = ?',
  dropNotesOf: 'DELETE FROM notes WHERE person = ?',
  // A person with notes at one table under both names keeps the account's.
  moveNotes:
    'UPDATE notes SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM notes o WHERE o.table_id = notes.table_id AND o.person = ?)',
  // Rated games that are over and have not been reckoned with.
  toScore: "SELECT id FROM tables WHERE rated = 1 AND phase = 'finished' ORDER BY updated_at LIMIT ?",
  scored: 'UPDATE tables SET rated = 2 WHERE id = ?',
  newestResult: 'SELECT table_id, ended_at FROM results WHERE game = ? ORDER BY ended_at DESC, table_id DESC LIMIT 1',
  resultsOfGame: 'SELECT * FROM results WHERE game = ? ORDER BY ended_at, table_id, seat',
  dropResultsOfGame: 'DELETE FROM results WHERE game = ?',
  dropRatingsOfGame: 'DELETE FROM ratings WHERE game = ?',
  addResult:
    'INSERT INTO results (table_id, seat, game, side, player, place, gave_up, ended_at, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  rating: 'SELECT * FROM ratings WHERE player = ? AND game = ? AND side = ?',
  setRating:
    'INSERT INTO ratings (player, game, side, mu, sigma, floor, games, won, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, game, side) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, floor = excluded.floor, games = excluded.games, won = excluded.won, at = excluded.at',
  ratingsOf: 'SELECT * FROM ratings WHERE player = ? ORDER BY game, side',
  resultsOf: 'SELECT * FROM results WHERE player = ? ORDER BY ended_at DESC, table_id DESC LIMIT ?',
  ladder:
    "SELECT r.*, p.name FROM ratings r LEFT JOIN people p ON p.id = r.player WHERE r.game = ? AND r.side = ? AND (r.player LIKE 'bot:%' OR (p.account IS NOT NULL AND p.hidden = 0)) ORDER BY r.floor DESC, r.player LIMIT ?",
  profile: 'SELECT id, name, hidden FROM people WHERE id = ? AND account IS NOT NULL',
  hide: 'UPDATE people SET hidden = ? WHERE id = ?',
  finishedOf:
    "SELECT t.id, t.phase, t.updated_at, t.moment, f.frame FROM players p JOIN tables t ON t.id = p.table_id JOIN frames f ON f.table_id = t.id WHERE p.person = ? AND t.phase = 'finished' ORDER BY t.updated_at DESC LIMIT ?",
  renameResults: 'UPDATE results SET player = ? WHERE player = ?',
  renameRatings: 'UPDATE ratings SET player = ? WHERE player = ?',
  leaving: 'SELECT id, gone FROM people WHERE gone IS NOT NULL',
  beginLeaving: 'UPDATE people SET gone = ? WHERE id = ?',
  // Every writer of ratings increments the version first: in PostgreSQL writers wait for each other there.
  ratingsMark: 'SELECT ratings_mark FROM house',
  turnRatings: 'UPDATE house SET ratings_mark = ratings_mark + 1',
  turnRatingsFrom: 'UPDATE house SET ratings_mark = ratings_mark + 1 WHERE ratings_mark = ?',
  addPasskey:
    'INSERT INTO passkeys (id, person, host, public_key, counter, transports, synced, name, made_at, used_at) SELECT CAST(? AS TEXT), p.id, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT) FROM people p WHERE p.id = ? AND p.account = ?',
  passkey: 'SELECT k.*, p.name AS person_name, p.account FROM passkeys k JOIN people p ON p.id = k.person WHERE k.id = ?',
  passkeysOf: 'SELECT * FROM passkeys WHERE person = ? ORDER BY made_at, id',
  // A counter that goes back, or an answer with an older counter, changes nothing.
  usePasskey: 'UPDATE passkeys SET counter = ?, synced = ?, used_at = ? WHERE id = ? AND counter <= ?',
  renamePasskey: 'UPDATE passkeys SET name = ? WHERE id = ? AND person = ?',
  dropPasskey: 'DELETE FROM passkeys WHERE id = ? AND person = ?',
  // Unless it is the last way in: another passkey or a password must be left.
  dropSparePasskey:
    'DELETE FROM passkeys WHERE id = ? AND person = ? AND (EXISTS (SELECT 1 FROM passkeys o WHERE o.person = passkeys.person AND o.id <> passkeys.id) OR EXISTS (SELECT 1 FROM people p WHERE p.id = passkeys.person AND p.password_hash IS NOT NULL))',
  dropPasskeysOf: 'DELETE FROM passkeys WHERE person = ?',
  addChallenge: 'INSERT INTO challenges (challenge, purpose, session, origin, until_at) VALUES (?, ?, ?, ?, ?)',
  takeChallenge: 'DELETE FROM challenges WHERE challenge = ? AND purpose = ? AND session = ? AND origin = ? AND until_at > ?',
  dropChallenges: 'DELETE FROM challenges WHERE until_at <= ?',
  addRecovery: 'INSERT INTO recoveries (token_hash, person, until_at) VALUES (?, ?, ?)',
  recovery: 'SELECT p.id, p.name, p.account FROM recoveries r JOIN people p ON p.id = r.person WHERE r.token_hash = ? AND r.until_at > ?',
  // True for one only.
  takeRecovery: 'DELETE FROM recoveries WHERE token_hash = ? AND until_at > ?',
  dropRecoveries: 'DELETE FROM recoveries WHERE until_at <= ?',
  dropRecoveriesOf: 'DELETE FROM recoveries WHERE person = ?',
  secondFactor: 'SELECT secret, made_at, confirmed_at FROM second_factors WHERE person = ?',
  // One that is on stays as it is.
  beginSecondFactor:
    'INSERT INTO second_factors (person, secret, made_at, last_step) VALUES (?, ?, ?, 0) ON CONFLICT (person) DO UPDATE SET secret = excluded.secret, made_at = excluded.made_at WHERE second_factors.confirmed_at IS NULL',
  confirmSecondFactor: 'UPDATE second_factors SET confirmed_at = ?, last_step = ? WHERE person = ? AND secret = ? AND confirmed_at IS NULL',
  // True once for each time step, and never for an older one.
  useSecondFactor: 'UPDATE second_factors SET last_step = ? WHERE person = ? AND last_step < ? AND confirmed_at IS NOT NULL',
  dropSecondFactor: 'DELETE FROM second_factors WHERE person = ?',
  addRecoveryCode: 'INSERT INTO recovery_codes (code_hash, person) VALUES (?, ?)',
  takeRecoveryCode: 'DELETE FROM recovery_codes WHERE code_hash = ? AND person = ?',
  recoveryCodes: 'SELECT COUNT(*) AS remaining FROM recovery_codes WHERE person = ?',
  dropRecoveryCodes: 'DELETE FROM recovery_codes WHERE person = ?',
  addAccountEvent: 'INSERT INTO account_events (id, person, at, kind, detail, network, agent) VALUES (?, ?, ?, ?, ?, ?, ?)',
  accountEventsOf: 'SELECT * FROM account_events WHERE person = ? ORDER BY at DESC, id LIMIT ?',
  accountEventSince: 'SELECT 1 AS found FROM account_events WHERE person = ? AND kind = ? AND at > ? LIMIT 1',
  // All of a kind but the newest.
  dropMoreAccountEvents:
    'DELETE FROM account_events WHERE person = ? AND kind = ? AND id NOT IN (SELECT id FROM account_events WHERE person = ? AND kind = ? ORDER BY at DESC, id LIMIT ?)',
  dropAccountEvents: 'DELETE FROM account_events WHERE at < ?',
  dropAccountEventsOf: 'DELETE FROM account_events WHERE person = ?',
  // The moment at which a bucket is full again (GCRA). Nothing changes when too little is left in it.
  takeRate:
    'INSERT INTO rates (key, full_at) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET full_at = CASE WHEN rates.full_at > ? THEN rates.full_at ELSE ? END + ? WHERE rates.full_at <= ?',
  dropRates: 'DELETE FROM rates WHERE full_at < ?',
  hasPassword: 'SELECT 1 AS found FROM people WHERE id = ? AND password_hash IS NOT NULL',
  accountsAt:
    "SELECT DISTINCT p.id, p.name, p.account FROM ways w JOIN people p ON p.id = w.person WHERE w.kind = 'mail' AND LOWER(w.address) = ? AND w.confirmed_at IS NOT NULL AND p.account IS NOT NULL ORDER BY p.account LIMIT 5",
  addAversion:
    'INSERT INTO aversions (id, person, other, kind, name, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, name = excluded.name, at = excluded.at',
  aversionsOf: 'SELECT * FROM aversions WHERE person = ? ORDER BY at, id',
  aversionsTo: "SELECT person FROM aversions WHERE other = ? AND kind = 'block'",
  dropAversion: 'DELETE FROM aversions WHERE id = ? AND person = ?',
  moveAversions:
    'UPDATE aversions SET person = ? WHERE person = ? AND other <> ? AND NOT EXISTS (SELECT 1 FROM aversions o WHERE o.person = ? AND o.other = aversions.other)',
  moveAversionsTo:
    'UPDATE aversions SET other = ? WHERE other = ? AND person <> ? AND NOT EXISTS (SELECT 1 FROM aversions o WHERE o.other = ? AND o.person = aversions.person)',
  dropAversionsOf: 'DELETE FROM aversions WHERE ? IN (person, other)',
  addInvitation: 'INSERT INTO invitations (person, table_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  dropInvitation: 'DELETE FROM invitations WHERE person = ? AND table_id = ?',
  dropInvitations: 'DELETE FROM invitations WHERE table_id = ?',
  dropInvitationsOf: 'DELETE FROM invitations WHERE person = ?',
  moveInvitations:
    'INSERT INTO invitations (person, table_id, at) SELECT CAST(? AS TEXT), table_id, at FROM invitations WHERE person = ? ON CONFLICT DO NOTHING',
  invitedTo:
    "SELECT t.id, t.phase, t.updated_at, t.moment, f.frame FROM invitations i JOIN tables t ON t.id = i.table_id JOIN frames f ON f.table_id = t.id WHERE i.person = ? AND t.phase = 'gathering' ORDER BY i.at DESC LIMIT ?",
  addTournament:
    'INSERT INTO tournaments (id, mark, phase, listed, host, updated_at, origin, tables_at_once, tournament) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  tournament: 'SELECT mark, tournament FROM tournaments WHERE id = ?',
  // Each write leaves a mark of its own; the other rows are written only where that mark stands.
  changeTournament: 'UPDATE tournaments SET mark = ?, phase = ?, host = ?, updated_at = ?, tournament = ? WHERE id = ? AND mark = ?',
  addEntrant:
    'INSERT INTO entrants (person, tournament_id) SELECT CAST(? AS TEXT), t.id FROM tournaments t WHERE t.id = ? AND t.mark = ? ON CONFLICT DO NOTHING',
  dropEntrants:
    'DELETE FROM entrants WHERE tournament_id = ? AND EXISTS (SELECT 1 FROM tournaments t WHERE t.id = tournament_id AND t.mark = ?)',
  addPairing:
    'INSERT INTO pairings (table_id, tournament_id, due) SELECT CAST(? AS TEXT), t.id, CAST(? AS INTEGER) FROM tournaments t WHERE t.id = ? AND t.mark = ?',
  dropPairings:
    'DELETE FROM pairings WHERE tournament_id = ? AND EXISTS (SELECT 1 FROM tournaments t WHERE t.id = tournament_id AND t.mark = ?)',
  // Where a table is to be created, an entrant has left, the game is over, or the table was deleted.
  tournamentsDue:
    "SELECT DISTINCT p.tournament_id AS id FROM pairings p LEFT JOIN tables t ON t.id = p.table_id WHERE p.due = 1 OR t.id IS NULL OR t.phase IN ('finished', 'abandoned') LIMIT ?",
  openTournaments:
    "SELECT tournament FROM (SELECT tournament, updated_at, ROW_NUMBER() OVER (PARTITION BY CASE origin WHEN '' THEN id ELSE origin END ORDER BY updated_at DESC) AS place FROM tournaments WHERE listed = 1 AND phase IN ('gathering', 'playing') AND updated_at >= ?) r ORDER BY place, updated_at DESC LIMIT ?",
  tournamentsOf:
    'SELECT t.id, t.tournament FROM entrants e JOIN tournaments t ON t.id = e.tournament_id WHERE e.person = ? ORDER BY t.updated_at DESC LIMIT ?',
  // Tables that tournaments open at a time. They have no host, but an origin: of an origin only those are counted that do not exist yet.
  tournamentTablesByHost:
    "SELECT COALESCE(SUM(tables_at_once), 0) AS open FROM tournaments WHERE host = ? AND phase IN ('gathering', 'playing')",
  tournamentTablesByOrigin: "SELECT COALESCE(SUM(tables_at_once), 0) AS open FROM tournaments WHERE origin = ? AND phase = 'gathering'",
  tournamentsByHost: "SELECT COUNT(*) AS open FROM tournaments WHERE host = ? AND phase IN ('gathering', 'playing')",
  dropEntrantsOf: 'DELETE FROM entrants WHERE person = ?',
  dropOldEntrants: 'DELETE FROM entrants WHERE tournament_id IN (SELECT id FROM tournaments WHERE phase = ? AND updated_at < ?)',
  dropOldTournaments: 'DELETE FROM tournaments WHERE phase = ? AND updated_at < ?',
  calendar: 'SELECT person FROM calendars WHERE id = ?',
  calendarOf: 'SELECT id FROM calendars WHERE person = ?',
  setCalendar:
    'INSERT INTO calendars (id, person, made_at) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET id = excluded.id, made_at = excluded.made_at',
  dropCalendarOf: 'DELETE FROM calendars WHERE person = ?',
  moveCalendar: 'UPDATE calendars SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM calendars o WHERE o.person = ?)',
  dropGuestCalendars: `DELETE FROM calendars WHERE person IN (${OLD_GUESTS})`,
  dropGuestInvitations: `DELETE FROM invitations WHERE person IN (${OLD_GUESTS})`,
  tale: 'SELECT asked_at, until_at, progress, tries, tale FROM tales WHERE table_id = ? AND version = ?',
  // What was told in another way is told anew.
  askTale:
    "INSERT INTO tales (table_id, asked_at, version, holder, until_at, progress, tries, tale) SELECT t.id, CAST(? AS BIGINT), CAST(? AS INTEGER), '', 0, 0, 0, NULL FROM tables t WHERE t.id = ? ON CONFLICT (table_id) DO UPDATE SET asked_at = excluded.asked_at, version = excluded.version, holder = '', until_at = 0, progress = 0, tries = 0, tale = NULL WHERE tales.version <> ?",
  talesBefore: 'SELECT COUNT(*) AS waiting FROM tales WHERE tale IS NULL AND version = ? AND tries < ? AND asked_at < ?',
  // No node holds the lease, or this node did before it was stopped.
  openTale:
    'SELECT table_id, tries FROM tales WHERE tale IS NULL AND version = ? AND tries < ? AND (until_at < ? OR holder = ?) ORDER BY asked_at, table_id LIMIT 1',
  // True for one node only.
  takeTale: 'UPDATE tales SET holder = ?, until_at = ?, progress = 0, tries = tries + 1 WHERE table_id = ? AND tale IS NULL AND tries = ?',
  moveTale: 'UPDATE tales SET progress = ?, until_at = ? WHERE table_id = ? AND holder = ? AND tale IS NULL',
  keepTale: "UPDATE tales SET tale = ?, holder = '', until_at = 0 WHERE table_id = ? AND holder = ? AND tale IS NULL",
  leaveTale: "UPDATE tales SET holder = '', until_at = 0, tries = tries - 1 WHERE table_id = ? AND holder = ? AND tale IS NULL",
  failTale: "UPDATE tales SET holder = '', until_at = 0, tries = tries + ? WHERE table_id = ? AND holder = ? AND tale IS NULL",
  dropTale: 'DELETE FROM tales WHERE table_id = ?',
  secret: 'SELECT secret FROM house',
  ping: 'SELECT 1 AS alive',
} as const;

/** Which statement finds old tables of a kind. */
export const OLD = { gathering: 'oldGathering', playing: 'oldPlaying', abandoned: 'oldAbandoned', bots: 'oldBots' } as const;
/** What goes with a table, in the order in which it may go. */
export const DROP = [
  'dropLog',
  'dropChat',
  'dropNotes',
  'dropAlerts',
  'dropInvitations',
  'dropTale',
  'dropPlayers',
  'dropFrame',
  'dropTable',
] as const;

export type StatementName = keyof typeof STATEMENTS;
