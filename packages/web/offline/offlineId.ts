/** Ids of offline tables; a server never issues such an id. */
const IS_OFFLINE = /^offline-[0-9a-f]{32}$/;

export const isOffline = (table: string): boolean => IS_OFFLINE.test(table);
