import { type ComponentProps, type JSX, lazy, Suspense } from 'solid-js';
import { Ruled } from '../ui/states.tsx';

const Fetched = lazy(async () => ({ default: (await import('./TextTable.tsx')).TextTable }));

/** The text table, fetched when somebody reads it: most look at the drawn one. */
export function TextTable(props: ComponentProps<typeof Fetched>): JSX.Element {
  return (
    <Suspense fallback={<Ruled class="whole" />}>
      <Fetched {...props} />
    </Suspense>
  );
}
