import { asId } from '#kernel/id.ts';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BotPool } from '#bots/pool.ts';
import { ModerationQueue } from './admin/moderation-queue.ts';
import { CommandRunner } from './admin/command-runner.ts';
import { BanList } from './admin/ban-list.ts';
import { openAlerts } from './alerts/alerts.ts';
import { type AlertSettings, alertSettings } from './alerts/settings.ts';
import { addressesOf } from './addresses.ts';
import { Archive } from './archive/archive.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import { Drain } from './drain.ts';
import { ConnectionLimiter } from './connection-limiter.ts';
import { BodyBytes } from './intake/body-bytes.ts';
import { Intake } from './intake/intake.ts';
import { makeApp } from './http/app.ts';
import { mustBeContacts } from './http/security-txt.ts';
import { KnownHosts } from './known-hosts.ts';
import { DEFAULT_LIMITS, type Limits, RateLimit } from './limits.ts';
import { readLimits } from './read-limits.ts';
import { RatingUpdater } from './ratings/updater.ts';
import { Retention } from './retention.ts';
import { type LogLevel, levelOf, openLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { databaseWarning, mailWarning } from './plaintext.ts';
import { addPresentMetrics } from './present-metrics.ts';
import { AccountLog } from './people/account-log.ts';
import { People } from './people/people.ts';
import { PersonAddresses } from './people/person-addresses.ts';
import { BlockLists } from './people/block-lists.ts';
import type { Services } from './services.ts';
import { SocketServer } from './socket/server.ts';
import { openStore } from './store/open.ts';
import { GameLibrary } from './table/state/game-library.ts';
import type { TableContext } from './table/session/context.ts';
import { TableRegistry } from './table/registry.ts';
import { leaveTournament } from './table/usecases/leave-tournament.ts';
import { AnalysisRunner } from './analysis/runner.ts';
import { TournamentRunner } from './tournaments/runner.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import { portOf } from './port.ts';

export interface ServerOptions {
  readonly port: number;
  readonly host?: string;
  /** Folder of the SQLite file. */
  readonly dataDir?: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl?: string;
  /** Milliseconds between two heartbeats of the connection that hears other nodes; 5000 when nothing is said. */
  readonly heartbeat?: number;
  /** Milliseconds between two looks at clocks, bots and standing orders that are due; 1000 when nothing is said. */
  readonly pollInterval?: number;
  /** The built client. */
  readonly staticDir?: string;
  /** Also `REDBOOK_LOG_LEVEL`; `info` when nothing is said. */
  readonly logLevel?: LogLevel;
  /** Content packs used for new tables, by game. */
  readonly content?: { readonly [game: string]: unknown };
  readonly limits?: Partial<Limits>;
  /** Reached over https: cookies are sent over https only. Also `REDBOOK_SECURE=1`. */
  readonly secure?: boolean;
  /** Every request has a line in the log. Also `REDBOOK_ACCESS_LOG=1`. */
  readonly accessLog?: boolean;
  /** Behind a proxy that sets X-Forwarded-For and -Host. Also `REDBOOK_TRUST_PROXY=1`. */
  readonly trustProxy?: boolean;
  /** Further origins whose pages may talk to this server. Also `REDBOOK_ORIGINS`, separated by commas. */
  readonly origins?: readonly string[];
  /** Further names by which this server is reached, besides those of `alerts.url` and `origins`. Also `REDBOOK_HOSTS`, separated by commas. */
  readonly hosts?: readonly string[];
  /** Where weaknesses of this server are reported: `mailto:` or `https:`, for security.txt. Also `REDBOOK_SECURITY_CONTACT`, separated by commas. */
  readonly securityContacts?: readonly string[];
  /** How people who are not here are told that something waits for them. Also `REDBOOK_URL`, `REDBOOK_SMTP`, `REDBOOK_MAIL_FROM`. */
  readonly alerts?: AlertSettings;
  /** Milliseconds a bot waits before it acts, so that people can follow. */
  readonly botPause?: number;
  readonly botThreads?: number;
  /** Milliseconds one decision of a bot may take before a weaker one is asked. */
  readonly botPatience?: number;
  /** The clock of a test; timers go on by the machine's. */
  readonly now?: () => number;
  /** Bots of a test's own, for its threads. */
  readonly botWorker?: URL;
  /** Milliseconds that each thread may spend on telling a finished game. */
  readonly taleEffort?: number;
  /** What a test lets run on those threads. */
  readonly taleWorker?: URL;
}

export interface RunningServer {
  readonly url: string;
  /** All addresses at which it can be reached, `url` first. */
  readonly urls: readonly string[];
  /** Says from now on that it is about to close, and goes on as before. */
  drain(): void;
  close(): Promise<void>;
}

const BOT_PAUSE = 400;
const POLL_INTERVAL = 1000;
/** A bot that was asked and never answered is asked again: at once when its server was the only one, later when another may still be thinking. */
const BOT_LEASE = { alone: 1000, shared: 20_000 };

type RunnerContext = Pick<TableContext, 'store' | 'pollInterval' | 'now' | 'reportError'>;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env } = process;
  const host = options.host ?? '127.0.0.1';
  const log = openLog(options.logLevel ?? levelOf(env.REDBOOK_LOG_LEVEL));
  const metrics = new Metrics();
  const limits: Limits = { ...readLimits(env.REDBOOK_LIMITS, DEFAULT_LIMITS), ...options.limits };
  const settings = alertSettings(options.alerts ?? {}, env);
  const access = accessSettings(options, env);
  for (const warning of [databaseWarning(options.databaseUrl), mailWarning(settings.smtp)]) if (warning !== null) log.warn(warning);
  const store = await openStore(options, reporter(metrics, log));
  const bots = botsOf(options, limits, metrics);
  const addresses = new PersonAddresses();
  const archive = new Archive(options, (error) => context.reportError(error, 'archive', ''));
  const intake = new Intake((error) => context.reportError(error, 'intake', ''));
  const bodies = { small: new BodyBytes(limits.bodies), large: new BodyBytes(limits.bodies) };
  const now = options.now ?? Date.now;
  const games = new GameLibrary(store);
  addDatabaseMetrics(metrics.registry, store);
  const moderation = new ModerationQueue(store);
  const bans = new BanList(moderation);
  await bans.refresh();
  const pollInterval = options.pollInterval ?? POLL_INTERVAL;
  const alerts = await openAlerts({
    store,
    bans,
    metrics,
    settings,
    pollInterval,
    now,
    failed: (error, doing) => context.reportError(error, doing, ''),
    gaveUp: (way, why) => log.warn({ way, why }, 'a message was given up'),
  });
  const context: TableContext = {
    store,
    games,
    archive,
    bots,
    alerts,
    botDelay: options.botPause ?? BOT_PAUSE,
    botLease: store.shared ? BOT_LEASE.shared : BOT_LEASE.alone,
    suspendAfter: limits.sleepAfter * 1000,
    spectatorDelay: limits.watchBehind * 1000,
    pollInterval,
    now,
    addressOf: (person) => addresses.of(person),
    ...bookkeeping(metrics, log),
  };
  const registry = new TableRegistry(context);
  const drain = new Drain();
  const people = new People(store);
  const tournaments = new Tournaments(store, games, now);
  const analyses = analysisRunner(options, limits, archive, context);
  const services: Services = {
    store,
    games,
    registry,
    tournaments,
    people,
    accountLog: new AccountLog(store, log, now),
    addresses,
    blockLists: new BlockLists(store),
    moderation,
    bans,
    alerts,
    archive,
    intake,
    bodies,
    analyses: analyses,
    metrics,
    log,
    drain,
    limits,
    visits: new RateLimit(limits.address, now),
    connections: new ConnectionLimiter(limits.connections),
    ...access,
    hosts: knownHosts(options, env, { ...access, baseUrl: alerts.baseUrl }),
    content: options.content ?? {},
    now,
  };
  if (services.hosts.isAny) log.warn('requests by any Host are answered: set REDBOOK_URL to the address of the server');
  const app = await makeApp(services, options.staticDir ?? join(import.meta.dirname, '../../dist/web'));
  const sockets = new SocketServer(app.server, services);
  addPresentMetrics(metrics, { registry, sockets, bots, bodies, drain, store });
  followPeople(services, sockets, context);
  const runners = openRunners(services, context);
  const shut = async (): Promise<void> => {
    sockets.shut();
    // In this order: each may use those after it until it is closed.
    for (const part of [...runners, analyses, registry, sockets, app, alerts, bots, archive, intake, store]) await part.close();
  };
  try {
    await app.listen({ port: options.port, host });
  } catch (error) {
    await shut();
    throw error;
  }
  const port = portOf(app.server);
  log.info({ port, store: store.shared ? 'postgres' : 'sqlite' }, 'open');
  return running(addressesOf(host, port), { drain, log, shut });
}

function running(
  urls: readonly string[],
  { drain, log, shut }: Pick<Services, 'drain' | 'log'> & { readonly shut: () => Promise<void> },
): RunningServer {
  let closing: Promise<void> | null = null;
  return {
    url: urls[0],
    urls,
    drain() {
      drain.begin();
      log.info('about to close: new visitors are to be sent elsewhere');
    },
    close() {
      closing ??= shut();
      return closing;
    },
  };
}

/** What the store says of its connections. */
const reporter = (metrics: Metrics, log: Services['log']): Parameters<typeof openStore>[1] => ({
  trouble(error, what) {
    metrics.failures.inc({ doing: what });
    log.error({ err: error }, `failed: ${what}`);
  },
  mended() {
    metrics.reconnects.inc();
    log.warn('other nodes are heard again');
  },
});

/** Who may come in, and how they are told apart. */
const accessSettings = (
  options: ServerOptions,
  env: NodeJS.ProcessEnv,
): Pick<Services, 'secure' | 'accessLog' | 'trustProxy' | 'origins' | 'securityContacts'> => ({
  secure: options.secure ?? env.REDBOOK_SECURE === '1',
  accessLog: options.accessLog ?? env.REDBOOK_ACCESS_LOG === '1',
  trustProxy: options.trustProxy ?? env.REDBOOK_TRUST_PROXY === '1',
  origins: options.origins ?? listOf(env.REDBOOK_ORIGINS),
  securityContacts: mustBeContacts(options.securityContacts ?? listOf(env.REDBOOK_SECURITY_CONTACT)),
});

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

/** Where nothing says how people reach the server, but that a proxy with TLS is in front of it, the proxy decides which names lead here. */
function knownHosts(
  options: ServerOptions,
  env: NodeJS.ProcessEnv,
  { origins, secure, trustProxy, baseUrl }: Pick<Services, 'origins' | 'secure' | 'trustProxy'> & { readonly baseUrl: string | null },
): KnownHosts {
  const given = options.hosts ?? listOf(env.REDBOOK_HOSTS);
  return new KnownHosts({
    urls: [...origins, ...(baseUrl === null ? [] : [baseUrl])],
    names: [...given, ...(options.host === undefined ? [] : [options.host])],
    isAny: baseUrl === null && given.length === 0 && (secure || trustProxy),
  });
}

function analysisRunner(
  options: ServerOptions,
  limits: Limits,
  archive: Archive,
  { store, pollInterval, now, reportError }: RunnerContext,
): AnalysisRunner {
  return new AnalysisRunner({
    store,
    archive,
    pollInterval,
    threads: limits.taleThreads,
    ...(options.taleEffort === undefined ? {} : { effort: options.taleEffort }),
    ...(options.taleWorker === undefined ? {} : { worker: options.taleWorker }),
    now,
    failed: (error, table) => reportError(error, 'tales', table),
  });
}

/** People were deleted, muted or banned, here or at another node. */
function followPeople({ store, people, registry, bans }: Services, sockets: SocketServer, { reportError }: RunnerContext): void {
  store.onPeopleChange(() => {
    people.forgetAll();
    registry.markChatsStale();
    bans.refresh().then(
      () => sockets.closeBanned(),
      (error) => reportError(error, 'people', ''),
    );
  });
}

/** What works without being asked, beginning now. */
function openRunners(services: Services, { pollInterval, reportError }: RunnerContext): readonly { close(): Promise<void> }[] {
  const { store, moderation, registry, tournaments, people, accountLog, games, alerts, limits, log, now } = services;
  const commands = new CommandRunner({
    store,
    moderation,
    registry,
    tournaments,
    people,
    accountLog,
    pollInterval,
    now,
    failed: (error) => reportError(error, 'order', ''),
    done: ({ id, verb, target }) => log.info({ order: id, verb, target }, 'order'),
  });
  const retention = new Retention({
    store,
    keep: limits.keep,
    now,
    inUse: (table) => registry.inUse(table),
    swept: (tables) => log.info({ tables }, 'old tables removed'),
    failed: (error) => reportError(error, 'retention', ''),
  });
  const ratingUpdater = new RatingUpdater({ store, pollInterval, now, failed: (error) => reportError(error, 'ratings', '') });
  const tournamentRunner = new TournamentRunner({
    store,
    book: tournaments.book,
    games,
    leaveTable: (table, seat) => leaveTournament(registry.open(table).session, asId(seat)),
    alerts,
    content: services.content,
    pollInterval,
    now,
    failed: (error) => reportError(error, 'tournaments', ''),
  });
  return [commands, retention, ratingUpdater, tournamentRunner];
}

function botsOf(
  { botThreads: threads, botPatience: patience, botWorker: worker }: ServerOptions,
  { hintsWaiting }: Limits,
  metrics: Metrics,
): BotPool {
  return new BotPool({
    ...(threads === undefined ? {} : { threads }),
    ...(patience === undefined ? {} : { patience }),
    ...(worker === undefined ? {} : { worker }),
    hintsWaiting,
    watch: {
      waited: (kind, ms) => metrics.botWaited.observe({ kind }, ms / 1000),
      thought: ({ game, level }, ms) => metrics.botThought.observe({ game, level }, ms / 1000),
    },
  });
}

/** What the tables have to tell the operator: numbers, and what went wrong. */
const bookkeeping = (metrics: Metrics, log: Logger): Pick<TableContext, 'reportError' | 'count' | 'countRefusal' | 'countAnswer'> => ({
  reportError(error, what, table) {
    metrics.failures.inc({ doing: what });
    log.error({ err: error, table }, `failed: ${what}`);
  },
  count(what) {
    if (what === 'action') metrics.actions.inc();
    else if (what === 'bot') metrics.botActions.inc();
    else metrics.timeouts.inc();
  },
  countRefusal(code) {
    metrics.refusals.inc({ code });
  },
  countAnswer(milliseconds) {
    metrics.latency.observe(milliseconds / 1000);
  },
});
