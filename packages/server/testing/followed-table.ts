import type { GameEvent } from '#kernel';
import type { Now, ServerMessage, TableInfo } from '#wire';

/** What a client was sent of one table. */
export class FollowedTable {
  info: TableInfo;
  now: Now;
  events: GameEvent[];
  constructor(message: Extract<ServerMessage, { t: 'table' | 'gap' }>) {
    this.info = message.info;
    this.now = message.now;
    this.events = [...message.events];
  }
}
