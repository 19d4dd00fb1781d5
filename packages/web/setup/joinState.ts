import { SHELF } from '#games';
import type { TableInfo } from '#wire';
import type { Accessor } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { t } from '../i18n/i18n.ts';
import { api } from '../net/api.ts';
import { createSeatRoles } from '../game/seatRoles.ts';
import type { TableController } from '../table/session/tableController.ts';

/** State of an invitation: the players there, and the seat the viewer would get. */
interface JoinState {
  readonly info: Accessor<TableInfo | null>;
  readonly there: Accessor<readonly string[]>;
  /** Whether there is a seat for the viewer: an open one, or the one of the link. */
  readonly free: Accessor<boolean>;
  readonly seated: Accessor<boolean>;
  /** Why there is none. */
  readonly why: Accessor<string>;
  /** The viewer's partners. */
  readonly partners: Accessor<readonly string[]>;
  /** The viewer's side; before that is known, the sides of free seats. */
  readonly sides: Accessor<readonly string[]>;
}

export function createJoinState(
  link: { readonly table: string; readonly code: string },
  table: Accessor<TableController | null>,
  busy: Accessor<boolean>,
): JoinState {
  const info = () => table()?.info() ?? null;
  const there = () => (info()?.seats ?? []).flatMap(({ name }) => (name === null ? [] : [name]));
  const free = () =>
    (info()?.seats ?? []).some(
      ({ name, kind, kept }) => name === null && (kind === 'open' || kept === true || (kind === 'invited' && link.code !== '')),
    );
  const seated = () => info()?.seats.some(({ yours }) => yours) === true;
  const why = (): string => {
    if (table()?.now()?.phase === 'finished' || table()?.now()?.phase === 'abandoned') return t('join.over');
    return t(there().length < (info()?.seats.length ?? 0) ? 'fault.invitation-needed' : 'join.full');
  };
  const roles = createSeatRoles(() => info()?.game ?? null);
  /** The viewer's seat. Seats may be swapped in the waiting room: then it is requested again, until the viewer joins. */
  const place = createQuery(
    () => (free() && !seated() && !busy() ? info() : null),
    () => api.place(link.table, link.code === '' ? {} : { code: link.code }),
  );
  const named = (seat: number): string => {
    const [role, name] = [roles.of(seat, info()?.seats.length), info()?.seats[seat]?.name ?? null];
    return name === null ? role : `${role} (${name})`;
  };
  const partners = (): string[] => {
    const mine = place.value()?.seat;
    const team = SHELF.find(({ id }) => id === info()?.game)?.teams?.[info()?.seats.length ?? 0]?.find((seats) =>
      seats.some((seat) => seat === mine),
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
