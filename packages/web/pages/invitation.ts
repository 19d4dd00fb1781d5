import { SHELF } from '#games';
import type { TableInfo } from '#wire';
import type { Accessor } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { api } from '../net/api.ts';
import { createRoles } from '../roles.ts';
import type { Controller } from '../table/controller.ts';

/** What an invitation leads to: who is there, and what we would play with whom. */
export interface Invitation {
  readonly info: Accessor<TableInfo | null>;
  readonly there: Accessor<readonly string[]>;
  /** Whether there is a chair for us: an open one, or one that our link is for. */
  readonly free: Accessor<boolean>;
  readonly seated: Accessor<boolean>;
  /** Why there is none. */
  readonly why: Accessor<string>;
  /** Who plays together with us. */
  readonly partners: Accessor<readonly string[]>;
  /** What we would play; before that is known, what the free seats play. */
  readonly sides: Accessor<readonly string[]>;
}

export function createInvitation(
  link: { readonly table: string; readonly code: string },
  table: Accessor<Controller | null>,
  busy: Accessor<boolean>,
): Invitation {
  const info = () => table()?.info() ?? null;
  const there = () => (info()?.seats ?? []).flatMap(({ name }) => (name === null ? [] : [name]));
  const free = () =>
    (info()?.seats ?? []).some(
      ({ name, kind, kept }) => name === null && (kind === 'open' || kept === true || (kind === 'invited' && link.code !== '')),
    );
  const seated = () => info()?.seats.some(({ yours }) => yours) === true;
  const why = (): string => {
    if (table()?.now()?.phase === 'finished' || table()?.now()?.phase === 'abandoned') return say('join.over');
    return say(there().length < (info()?.seats.length ?? 0) ? 'fault.invitation-needed' : 'join.full');
  };
  const roles = createRoles(() => info()?.game ?? null);
  /** Our chair, as the invitation has it. Chairs may be changed while the table gathers: then it is asked again, but not once we sit down there. */
  const place = ask(
    () => (free() && !seated() && !busy() ? info() : null),
    () => api.place(link.table, link.code === '' ? {} : { code: link.code }),
  );
  const named = (seat: number): string => {
    const [role, name] = [roles.of(seat, info()?.seats.length), info()?.seats[seat]?.name ?? null];
    return name === null ? role : `${role} (${name})`;
  };
  const partners = (): string[] => {
    const mine = place.value()?.seat;
    const team = SHELF.find(({ id }) => id === info()?.game)?.teams?.[info()?.seats.length ?? 0]?.find(
      (seats) => mine !== undefined && seats.includes(mine),
    );
    return (team ?? []).filter((seat) => seat !== mine).map(named);
  };
  const isOurs = (name: string | null, seat: number): boolean =>
    place.value() === undefined ? name === null : seat === place.value()?.seat;
  const sides = () => [
    ...new Set(
      (info()?.seats ?? []).flatMap(({ name }, seat) =>
        isOurs(name, seat) && roles.of(seat, info()?.seats.length) !== '' ? [roles.of(seat, info()?.seats.length)] : [],
      ),
    ),
  ];
  return { info, there, free, seated, why, partners, sides };
}
