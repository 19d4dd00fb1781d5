/**
 * The schema, as the numbered steps that lead to it. A step that has been released is never edited: add another one. The same text serves both
 * databases; what differs is spelled by the dialect.
 */
interface Dialect {
  /** Keeps the rows of a table in the order of its key, where the database can. */
  readonly byKey: string;
  /** What only this database needs. */
  readonly own: readonly string[];
  /** A member of the frame, which is kept as JSON. */
  readonly member: (name: string) => string;
  /** About 256 random bits, as text. */
  readonly secret: string;
}

export const SQLITE: Dialect = {
  byKey: ' WITHOUT ROWID',
  // Moves that are durable and not yet in the log and the tables: one a line.
  own: ['CREATE TABLE journal (id INTEGER PRIMARY KEY, lines TEXT NOT NULL)'],
  member: (name) => `frame ->> '$.${name}'`,
  secret: 'lower(hex(randomblob(32)))',
};
export const POSTGRES: Dialect = {
  byKey: '',
  own: [],
  member: (name) => `frame::json ->> '${name}'`,
  secret: "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')",
};

export const migrations = ({ byKey, own, member, secret }: Dialect): readonly (readonly string[])[] => [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      account TEXT UNIQUE,
      password_hash TEXT
    )`,
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id),
      used_at BIGINT NOT NULL
    )${byKey}`,
    // The row that changes with every action: kept apart from the frame and the pack, which may be large and hardly change.
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      version BIGINT NOT NULL,
      phase TEXT NOT NULL,
      listed INTEGER NOT NULL,
      sequence BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      wake_at BIGINT,
      moment TEXT NOT NULL,
      state TEXT,
      base TEXT
    )`,
    'CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL',
    'CREATE INDEX tables_lobby ON tables (phase, updated_at) WHERE listed = 1',
    'CREATE TABLE frames (table_id TEXT PRIMARY KEY REFERENCES tables (id), frame TEXT NOT NULL)',
    'CREATE TABLE packs (hash TEXT PRIMARY KEY, pack TEXT NOT NULL)',
    `CREATE TABLE players (
      person TEXT NOT NULL,
      table_id TEXT NOT NULL REFERENCES tables (id),
      PRIMARY KEY (person, table_id)
    )${byKey}`,
    // One or more entries that follow each other, as a JSON list, under the number of the first.
    `CREATE TABLE log (
      table_id TEXT NOT NULL REFERENCES tables (id),
      sequence BIGINT NOT NULL,
      entries TEXT NOT NULL,
      PRIMARY KEY (table_id, sequence)
    )${byKey}`,
    `CREATE TABLE chat (
      table_id TEXT NOT NULL REFERENCES tables (id),
      number BIGINT NOT NULL,
      person TEXT NOT NULL,
      name TEXT NOT NULL,
      seat INTEGER,
      text TEXT NOT NULL,
      client_id TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, number)
    )${byKey}`,
    ...own,
  ],
  // Who created a table and from which network, for quotas; and retention times.
  [
    "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE tables ADD COLUMN pack TEXT',
    'ALTER TABLE people ADD COLUMN made_at BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE packs ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0',
    `UPDATE tables SET host = (SELECT ${member('host')} FROM frames WHERE table_id = id)`,
    `UPDATE tables SET origin = host, pack = (SELECT ${member('pack')} FROM frames WHERE table_id = id)`,
    `UPDATE tables SET bots = 1 WHERE id IN (SELECT table_id FROM frames WHERE frame NOT LIKE '%"person":"%')`,
    `CREATE INDEX tables_by_host ON tables (host) WHERE phase IN ('gathering', 'playing')`,
    `CREATE INDEX tables_by_origin ON tables (origin) WHERE phase IN ('gathering', 'playing')`,
    `CREATE INDEX tables_left ON tables (updated_at) WHERE phase = 'abandoned'`,
    'CREATE INDEX tables_of_bots ON tables (updated_at) WHERE bots = 1',
    'CREATE INDEX tables_with_pack ON tables (pack) WHERE pack IS NOT NULL',
    'CREATE INDEX sessions_of ON sessions (person)',
    'CREATE INDEX guests ON people (made_at) WHERE account IS NULL',
    'CREATE TABLE house (secret TEXT NOT NULL)',
    `INSERT INTO house (secret) VALUES (${secret})`,
  ],
  // What players report, what operators order, and who may not speak or come in for a while.
  [
    'ALTER TABLE people ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE people ADD COLUMN banned_until BIGINT NOT NULL DEFAULT 0',
    'CREATE INDEX people_censured ON people (id) WHERE muted_until > 0 OR banned_until > 0',
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      table_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      reporter TEXT NOT NULL,
      about TEXT NOT NULL,
      name TEXT NOT NULL,
      words TEXT NOT NULL,
      settled_at BIGINT
    )`,
    'CREATE INDEX reports_settled ON reports (settled_at) WHERE settled_at IS NOT NULL',
    // The list of what is to be done and, when it is done, the trail of who did what and why. Nothing is ever removed from it.
    `CREATE TABLE orders (
      id TEXT PRIMARY KEY,
      at BIGINT NOT NULL,
      operator TEXT NOT NULL,
      verb TEXT NOT NULL,
      target TEXT NOT NULL,
      detail TEXT NOT NULL,
      reason TEXT NOT NULL,
      claimed_at BIGINT,
      done_at BIGINT,
      outcome TEXT
    )`,
    'CREATE INDEX orders_open ON orders (at) WHERE done_at IS NULL',
  ],
  // Team chat is numbered apart from open chat, so that a gap in the numbers tells no other that a team talks.
  [
    `CREATE TABLE said (
      table_id TEXT NOT NULL REFERENCES tables (id),
      team INTEGER NOT NULL DEFAULT 0,
      number BIGINT NOT NULL,
      person TEXT NOT NULL,
      name TEXT NOT NULL,
      seat INTEGER,
      text TEXT NOT NULL,
      client_id TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, team, number)
    )${byKey}`,
    'INSERT INTO said (table_id, number, person, name, seat, text, client_id, at) SELECT table_id, number, person, name, seat, text, client_id, at FROM chat',
    'DROP TABLE chat',
    'ALTER TABLE said RENAME TO chat',
  ],
  // How people who are not here are told that something waits for them: by which ways, when, of what, and what is on its way.
  [
    'ALTER TABLE house ADD COLUMN push_keys TEXT',
    `CREATE TABLE ways (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      session TEXT,
      kind TEXT NOT NULL,
      address TEXT NOT NULL,
      kinds TEXT NOT NULL,
      made_at BIGINT NOT NULL,
      confirmed_at BIGINT,
      note TEXT,
      note_at BIGINT
    )`,
    'CREATE INDEX ways_of ON ways (person)',
    `CREATE TABLE wishes (
      person TEXT PRIMARY KEY,
      language TEXT NOT NULL,
      zone TEXT NOT NULL,
      quiet_from INTEGER,
      quiet_to INTEGER,
      away INTEGER NOT NULL,
      seen_at BIGINT NOT NULL,
      told_at BIGINT NOT NULL
    )`,
    // One row for each kind of thing at a table and each person: the newest of its kind. It stays when it was told, so that nothing is told twice.
    `CREATE TABLE alerts (
      table_id TEXT NOT NULL REFERENCES tables (id),
      person TEXT NOT NULL,
      kind TEXT NOT NULL,
      mark BIGINT NOT NULL,
      who TEXT NOT NULL,
      at BIGINT NOT NULL,
      due_at BIGINT,
      PRIMARY KEY (table_id, person, kind)
    )${byKey}`,
    'CREATE INDEX alerts_due ON alerts (due_at) WHERE due_at IS NOT NULL',
    'CREATE INDEX alerts_of ON alerts (person)',
    // Messages that are on their way. What has arrived is removed.
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY,
      way TEXT NOT NULL,
      message TEXT NOT NULL,
      next_at BIGINT NOT NULL,
      until_at BIGINT NOT NULL,
      tries INTEGER NOT NULL,
      failures INTEGER NOT NULL
    )`,
    'CREATE INDEX outbox_next ON outbox (next_at)',
    'CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until_at BIGINT NOT NULL, mark BIGINT NOT NULL)',
    'CREATE INDEX tables_changed ON tables (updated_at) WHERE bots = 0',
  ],
  // When people do not play.
  [
    `CREATE TABLE holidays (
      person TEXT NOT NULL,
      from_at BIGINT NOT NULL,
      until_at BIGINT NOT NULL,
      PRIMARY KEY (person, from_at)
    )${byKey}`,
  ],
  // User agents of sessions, by which their owner recognises them.
  ["ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT ''", 'ALTER TABLE sessions ADD COLUMN made_at BIGINT NOT NULL DEFAULT 0'],
  // Private notes at tables.
  [
    `CREATE TABLE notes (
      table_id TEXT NOT NULL REFERENCES tables (id),
      person TEXT NOT NULL,
      text TEXT NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (table_id, person)
    )${byKey}`,
    'CREATE INDEX notes_of ON notes (person)',
  ],
  // Results of rated games. A player is a person, a bot, or a pseudonym; numbers are thousandths of a point.
  [
    'ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX tables_to_score ON tables (updated_at) WHERE rated = 1',
    `CREATE TABLE results (
      table_id TEXT NOT NULL,
      seat INTEGER NOT NULL,
      game TEXT NOT NULL,
      side TEXT NOT NULL,
      player TEXT NOT NULL,
      place INTEGER NOT NULL,
      gave_up INTEGER NOT NULL,
      ended_at BIGINT NOT NULL,
      mu BIGINT NOT NULL,
      sigma BIGINT NOT NULL,
      PRIMARY KEY (table_id, seat)
    )${byKey}`,
    'CREATE INDEX results_of ON results (player, ended_at)',
    'CREATE INDEX results_in_order ON results (game, ended_at, table_id)',
    `CREATE TABLE ratings (
      player TEXT NOT NULL,
      game TEXT NOT NULL,
      side TEXT NOT NULL,
      mu BIGINT NOT NULL,
      sigma BIGINT NOT NULL,
      floor BIGINT NOT NULL,
      games INTEGER NOT NULL,
      won INTEGER NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (player, game, side)
    )${byKey}`,
    'CREATE INDEX ladder ON ratings (game, side, floor)',
    'ALTER TABLE people ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0',
  ],
  // Passkeys and block lists.
  [
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      host TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      synced INTEGER NOT NULL,
      name TEXT NOT NULL,
      made_at BIGINT NOT NULL,
      used_at BIGINT NOT NULL
    )`,
    'CREATE INDEX passkeys_of ON passkeys (person)',
    // Open WebAuthn challenges. The answer removes its challenge.
    `CREATE TABLE challenges (
      challenge TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      session TEXT NOT NULL,
      origin TEXT NOT NULL,
      until_at BIGINT NOT NULL
    )`,
    'CREATE INDEX challenges_over ON challenges (until_at)',
    // Links by which a password is set anew: only a hash of what they say.
    'CREATE TABLE recoveries (token_hash TEXT PRIMARY KEY, person TEXT NOT NULL, until_at BIGINT NOT NULL)',
    'CREATE INDEX recoveries_of ON recoveries (person)',
    `CREATE TABLE aversions (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      other TEXT NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      at BIGINT NOT NULL,
      UNIQUE (person, other)
    )`,
    'CREATE INDEX aversions_to ON aversions (other)',
    "ALTER TABLE reports ADD COLUMN note TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE reports ADD COLUMN around TEXT NOT NULL DEFAULT '[]'",
  ],
  // Who is asked to come to which table.
  [
    `CREATE TABLE invitations (
      person TEXT NOT NULL,
      table_id TEXT NOT NULL REFERENCES tables (id),
      at BIGINT NOT NULL,
      PRIMARY KEY (person, table_id)
    )${byKey}`,
    'CREATE INDEX invitations_to ON invitations (table_id)',
  ],
  // Tournaments, their entrants, their open tables; and the addresses of calendars.
  [
    `CREATE TABLE tournaments (
      id TEXT PRIMARY KEY,
      mark TEXT NOT NULL,
      phase TEXT NOT NULL,
      listed INTEGER NOT NULL,
      host TEXT NOT NULL,
      updated_at BIGINT NOT NULL,
      tournament TEXT NOT NULL
    )`,
    "CREATE INDEX tournaments_open ON tournaments (updated_at) WHERE phase IN ('gathering', 'playing')",
    "CREATE INDEX tournaments_by_host ON tournaments (host) WHERE phase IN ('gathering', 'playing')",
    `CREATE TABLE entrants (
      person TEXT NOT NULL,
      tournament_id TEXT NOT NULL REFERENCES tournaments (id),
      PRIMARY KEY (person, tournament_id)
    )${byKey}`,
    'CREATE INDEX entrants_of ON entrants (tournament_id)',
    `CREATE TABLE pairings (
      table_id TEXT PRIMARY KEY,
      tournament_id TEXT NOT NULL REFERENCES tournaments (id),
      due INTEGER NOT NULL
    )`,
    'CREATE INDEX pairings_of ON pairings (tournament_id)',
    'CREATE TABLE calendars (id TEXT PRIMARY KEY, person TEXT NOT NULL UNIQUE, made_at BIGINT NOT NULL)',
  ],
  // Pseudonyms of accounts that are being deleted, and the version of the ratings (optimistic lock).
  [
    'ALTER TABLE people ADD COLUMN gone TEXT',
    'CREATE INDEX people_leaving ON people (id) WHERE gone IS NOT NULL',
    'ALTER TABLE house ADD COLUMN ratings_mark BIGINT NOT NULL DEFAULT 0',
  ],
  // Analyses of finished games and their queue: the lease of a node, the progress in thousandths, and the number of attempts.
  [
    `CREATE TABLE tales (
      table_id TEXT PRIMARY KEY REFERENCES tables (id),
      asked_at BIGINT NOT NULL,
      version INTEGER NOT NULL,
      holder TEXT NOT NULL,
      until_at BIGINT NOT NULL,
      progress INTEGER NOT NULL,
      tries INTEGER NOT NULL,
      tale TEXT
    )`,
    'CREATE INDEX tales_to_tell ON tales (asked_at) WHERE tale IS NULL',
  ],
  // Where a tournament was created from, and how many tables it opens at a time: both count against the quota of an address.
  [
    "ALTER TABLE tournaments ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
    'ALTER TABLE tournaments ADD COLUMN tables_at_once INTEGER NOT NULL DEFAULT 0',
    "CREATE INDEX tournaments_by_origin ON tournaments (origin) WHERE phase = 'gathering'",
  ],
  // Second factors and their recovery codes, what happened to accounts, rate limits that hold over all nodes, and when a session last proved who holds it.
  [
    `CREATE TABLE second_factors (
      person TEXT PRIMARY KEY,
      secret TEXT NOT NULL,
      made_at BIGINT NOT NULL,
      confirmed_at BIGINT,
      last_step BIGINT NOT NULL
    )`,
    'CREATE TABLE recovery_codes (code_hash TEXT PRIMARY KEY, person TEXT NOT NULL)',
    'CREATE INDEX recovery_codes_of ON recovery_codes (person)',
    `CREATE TABLE account_events (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      at BIGINT NOT NULL,
      kind TEXT NOT NULL,
      detail TEXT NOT NULL,
      network TEXT NOT NULL,
      agent TEXT NOT NULL
    )`,
    'CREATE INDEX account_events_of ON account_events (person, at)',
    'CREATE INDEX account_events_by_time ON account_events (at)',
    'CREATE TABLE rates (key TEXT PRIMARY KEY, full_at BIGINT NOT NULL)',
    'CREATE INDEX rates_full ON rates (full_at)',
    'ALTER TABLE sessions ADD COLUMN proved_at BIGINT NOT NULL DEFAULT 0',
    // Of the finished games of a host only so many are kept.
    "CREATE INDEX tables_finished ON tables (host, updated_at) WHERE phase = 'finished' AND rated = 0",
  ],
];

/** Text for the person who starts an old program on a new database. */
export const tooNew = (found: number, known: number): string =>
  `The database has schema ${found}, this program knows schema ${known}: start a newer program, or another database`;
