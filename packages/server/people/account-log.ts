import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { ACCOUNT_EVENTS, type AccountEventInfo, type AccountEventKind } from '#wire';
import { coarseNetworkOf } from '../network.ts';
import { numberIn, type StoredRow, textIn } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { userAgentLabel } from './user-agent.ts';

/** Of each kind, so that many of one do not push out those of the others. */
const KEPT_OF_A_KIND = 40;
const SHOWN = 100;

/** What is known of the device that did something to an account. */
export interface Client {
  readonly address: string;
  readonly agent: string;
}

export const clientOf = ({
  ip,
  headers,
}: {
  readonly ip: string;
  readonly headers: { readonly 'user-agent'?: string | undefined };
}): Client => ({
  address: ip,
  agent: userAgentLabel(headers['user-agent']),
});

const kindOf = (row: StoredRow): AccountEventKind | null => {
  const kind = textIn(row, 'kind');
  return ACCOUNT_EVENTS.find((each) => each === kind) ?? null;
};

/** What happened to an account, for its owner and for the operator: when, what, and from which coarse network and kind of browser. */
export class AccountLog {
  private readonly store: Store;
  private readonly log: Logger;
  private readonly now: () => number;

  constructor(store: Store, log: Logger, now: () => number) {
    this.store = store;
    this.log = log;
    this.now = now;
  }

  /** `detail`: what the owner knows it by, such as the name of a passkey. It is not in the log of the server. */
  async add(person: string, kind: AccountEventKind, { address, agent }: Client, detail = ''): Promise<void> {
    const network = coarseNetworkOf(address);
    const id = randomBytes(9).toString('base64url');
    await this.store.change(
      ['addAccountEvent', id, person, this.now(), kind, detail, network, agent],
      ['dropMoreAccountEvents', person, kind, person, kind, KEPT_OF_A_KIND],
    );
    this.log.info({ person, kind, from: network }, 'account');
  }

  /** Whether it has happened since then. */
  async hasSince(person: string, kind: AccountEventKind, since: number): Promise<boolean> {
    return (await this.store.rows('accountEventSince', person, kind, since)).length > 0;
  }
}

/** What happened to an account, the newest first. */
export async function accountEventsOf(store: Store, person: string): Promise<AccountEventInfo[]> {
  return (await store.rows('accountEventsOf', person, SHOWN)).flatMap((row) => {
    const kind = kindOf(row);
    if (kind === null) return [];
    const [detail, network, agent] = [textIn(row, 'detail'), textIn(row, 'network'), textIn(row, 'agent')];
    return [{ at: numberIn(row, 'at'), kind, detail, network, agent }];
  });
}
