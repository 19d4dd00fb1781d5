import { buildClient } from './browser.ts';

/** Once before all browser tests, so that two of them never build at the same time. */
export const setup = (): void => buildClient();
