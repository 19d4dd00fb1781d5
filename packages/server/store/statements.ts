/** The statements both databases share; `?` stands for the next value and is numbered where the dialect wants it. */
export const STATEMENTS = {
  addPerson: 'INSERT INTO people (id, name) VALUES (?, ?)',
  person: 'SELECT id, name, account FROM people WHERE id = ?',
  rename: 'UPDATE people SET name = ? WHERE id = ?',
  claimAccount: 'UPDATE people SET account = ?, password_hash = ? WHERE id = ? AND account IS NULL',
  personByAccount: 'SELECT id, name, account, password_hash FROM people WHERE account = ?',
  addSession: 'INSERT INTO sessions (token_hash, person, used_at) VALUES (?, ?, ?)',
  session: 'SELECT p.id, p.name, p.account, s.used_at FROM sessions s JOIN people p ON p.id = s.person WHERE s.token_hash = ?',
  useSession: 'UPDATE sessions SET used_at = ? WHERE token_hash = ?',
  endSession: 'DELETE FROM sessions WHERE token_hash = ?',
  endSessions: 'DELETE FROM sessions WHERE used_at < ?',
  addPack: 'INSERT INTO packs (hash, pack) VALUES (?, ?) ON CONFLICT DO NOTHING',
  pack: 'SELECT pack FROM packs WHERE hash = ?',
  addTable:
    'INSERT INTO tables (id, version, phase, listed, sequence, updated_at, wake_at, moment, state, base) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  addFrame: 'INSERT INTO frames (table_id, frame) VALUES (?, ?)',
  addPlayer: 'INSERT INTO players (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  table:
    'SELECT t.id, t.version, t.phase, t.sequence, t.updated_at, t.wake_at, t.moment, t.state, t.base, f.frame FROM tables t JOIN frames f ON f.table_id = t.id WHERE t.id = ?',
  changeTable:
    'UPDATE tables SET version = version + 1, phase = ?, sequence = ?, updated_at = ?, wake_at = ?, moment = ?, state = ?, base = ? WHERE id = ? AND version = ?',
  changeFrame: 'UPDATE frames SET frame = ? WHERE table_id = ?',
  addEntries: 'INSERT INTO log (table_id, sequence, entries) VALUES (?, ?, ?)',
  // A row may begin before the entry that is asked for.
  entriesFrom:
    'SELECT entries FROM log WHERE table_id = ? AND sequence >= COALESCE((SELECT MAX(sequence) FROM log WHERE table_id = ? AND sequence <= ?), 0) ORDER BY sequence',
  entriesBefore: 'SELECT entries FROM log WHERE table_id = ? AND sequence < ? ORDER BY sequence DESC LIMIT ?',
  // Walks the log of one table. It is asked only when a repeat is older than what is remembered, so it earns no index of its own.
  entriesWith: "SELECT entries FROM log WHERE table_id = ? AND REPLACE(entries, ?, '') <> entries",
  addChat: 'INSERT INTO chat (table_id, number, person, name, seat, text, client_id, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  chatAfter: 'SELECT * FROM chat WHERE table_id = ? AND number > ? ORDER BY number',
  chatTail: 'SELECT * FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?',
  lobby:
    'SELECT t.id, t.phase, t.updated_at, t.moment, f.frame FROM tables t JOIN frames f ON f.table_id = t.id WHERE t.listed = 1 AND t.phase = ? AND t.updated_at >= ? ORDER BY t.updated_at DESC LIMIT ?',
  tablesOf:
    'SELECT t.id, t.phase, t.updated_at, t.moment, f.frame FROM players p JOIN tables t ON t.id = p.table_id JOIN frames f ON f.table_id = t.id WHERE p.person = ? ORDER BY t.updated_at DESC LIMIT ?',
  due: 'SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= ? ORDER BY wake_at LIMIT ?',
  ping: 'SELECT 1 AS alive',
} as const;

export type StatementName = keyof typeof STATEMENTS;
