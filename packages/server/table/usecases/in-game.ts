import { RefusedError } from '../../refused-error.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import type { RequestContext, TableRequest } from './request.ts';

/** A use case that needs a game; undefined when it is done synchronously. */
type GameUseCase<M extends TableRequest> = (
  request: RequestContext,
  loaded: LoadedTable,
  match: AnyMatch,
  message: M,
) => Promise<void> | undefined;

/** Clocks that have run out come first. */
export const inGame =
  <M extends TableRequest>(useCase: GameUseCase<M>) =>
  (request: RequestContext, loaded: LoadedTable, message: M): Promise<void> | undefined => {
    const { match } = loaded;
    if (match === null) throw new RefusedError('not-playing', 'The game has not begun');
    const timeout = request.open.clocks.check(loaded);
    return timeout === undefined ? useCase(request, loaded, match, message) : timeout.then(() => useCase(request, loaded, match, message));
  };
