/** What is honestly not done yet, for the shelf and for the reader; a test reads it. Empty means complete. */
export const notYet: readonly string[] = [];
