import { useQueryClient } from '@tanstack/react-query';
import type { PendingChange } from '../../domain/change';
import { MINUTE_MS } from '../../lib/durations';
import { type InboxKey, joinedWith } from '../history/history';
import { historyQuery } from '../history/history-query';
import { useStaff } from '../staff';
import type { RowActions } from './use-row-actions';

/**
 * Returns what joins the open row with another. Of each row only what was said last counts, so it is said of the one
 * that is not joined with a third yet: no earlier join is undone.
 * @param changes those that wait on this device
 */
export function useJoin(
  open: InboxKey,
  changes: readonly PendingChange[],
  samePerson: RowActions['samePerson'],
) {
  const { client, lists, id: staff } = useStaff();
  const queries = useQueryClient();
  /** Undefined: nobody can tell. */
  const thirdOf = async ({ found_in, id }: InboxKey) => {
    const asked = historyQuery({ client, copy: lists.copy, staff }, found_in, id);
    const history = await queries
      // An open sheet looks again more often: its tap waits for nothing.
      .fetchQuery({ ...asked, staleTime: MINUTE_MS })
      // What this device keeps of it.
      .catch(() => queries.getQueryData(asked.queryKey));
    return history && joinedWith(id, history.events, changes);
  };
  /** Resolves with why they can't be joined, if so. */
  return async (other: InboxKey): Promise<string | undefined> => {
    const thirds = [await thirdOf(open)];
    if (thirds[0] === null) return void samePerson(open, other.id);
    thirds.push(await thirdOf(other));
    if (thirds[1] === null) return void samePerson(other, open.id);
    return thirds.includes(undefined)
      ? 'What else they are joined with can’t be looked up now. Try again with a network.'
      : 'Both are joined with another enquiry already. Open one of them, and tap “Not the same person” there first.';
  };
}
