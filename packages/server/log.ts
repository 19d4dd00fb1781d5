import { destination, type Logger, pino } from 'pino';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

export function levelOf(name: string | undefined): LogLevel {
  if (name === undefined || name === '') return 'info';
  const level = LEVELS.find((each) => each === name);
  if (level === undefined) throw new Error(`REDBOOK_LOG_LEVEL is one of ${LEVELS.join(', ')}, not ${JSON.stringify(name)}`);
  return level;
}

/** One JSON object a line, on standard error. A reader of the logs must not be able to act for a player, or learn what was said. */
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
