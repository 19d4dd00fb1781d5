/** Bodies up to this size are accepted from anybody and parsed on the playing thread; larger ones need a session and are parsed by a worker. */
export const SMALL_BODY = 64 * 1024;
