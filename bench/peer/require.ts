import { createRequire } from 'node:module';

/** boardgame.io ships CommonJS behind folder imports, which only `require` understands. */
export const require: NodeJS.Require = createRequire(import.meta.url);
