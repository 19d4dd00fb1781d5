import { destination, type Logger, pino } from 'pino';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

export function levelOf(wish: string | undefined): LogLevel {
  if (wish === undefined || wish === '') return 'info';
  const level = LEVELS.find((each) => each === wish);
  if (level === undefined) throw new Error(`REDBOOK_LOG_LEVEL is one of ${LEVELS.join(', ')}, not ${JSON.stringify(wish)}`);
  return level;
}

/** One JSON object a line, on standard error. Whoever reads the logs must not be able to act for a player, or learn what was said. */
export const openLog = (level: LogLevel, to = destination(2)): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'cookie',
          'token',
          'code',
          'secret',
          'password',
          'text',
          '*.cookie',
          '*.token',
          '*.secret',
          '*.password',
          '*.headers.cookie',
        ],
        remove: true,
      },
    },
    to,
  );
