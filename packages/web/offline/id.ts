/** Tables that stand in this browser have names that no server gives. */
const IS_OFFLINE = /^offline-[0-9a-f]{32}$/;

export const isOffline = (table: string): boolean => IS_OFFLINE.test(table);
