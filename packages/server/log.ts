import { destination, type Level, type Logger, pino } from 'pino';

/** One JSON object a line, on standard error. Whoever reads the logs must not be able to act for a player, or learn what was said. */
export const openLog = (level: Level | 'silent', to = destination(2)): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: ['cookie', 'token', 'code', 'secret', 'password', 'text', '*.cookie', '*.token', '*.secret', '*.password', '*.headers.cookie'],
        remove: true,
      },
    },
    to,
  );
