import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withChanges } from '../../domain/change';
import type { ListedTable } from '../../domain/fields';
import { useChanges } from '../../hooks/use-changes';
import { SECOND_MS } from '../../lib/durations';
import { listOf } from '../../lib/shape';
import { connectivityState } from '../../remote/connectivity';
import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { runQuery } from '../rows/run-query';
import { useStaff } from '../staff';
import { withCopy } from '../with-copy';
import {
  areOthers,
  EVENT_COLUMNS,
  HISTORY,
  type History,
  type HistoryEvent,
  historyKey,
  isHistory,
  isHistoryEvent,
} from './history';

/** How many events are loaded at once. */
export const EVENTS_PAGE = 200;
/** How many rows' histories this device keeps: those that were opened last. */
const MOST_KEPT = 100;

/** How often the history on an open sheet is looked at again; the server says sooner if it can. */
const REFRESH_EVERY_MS = 25 * SECOND_MS;

const KEY_OF = { leads: 'lead_id', contacts: 'contact_id' } as const;

type Env = { client: Pick<StaffClient, 'database'>; copy: StaffCopy; staff: string };

/**
 * Reads what happened with the person of a row, and what else there is of theirs.
 * @param pages how far back
 */
export const historyQuery = (
  { client, copy, staff }: Env,
  table: ListedTable,
  id: string,
  pages = 1,
) =>
  queryOptions<History>({
    queryKey: [...historyKey(id), pages],
    // While more of it is loaded.
    placeholderData: (held, query) => (query?.queryKey[1] === id ? held : undefined),
    async queryFn({ signal }) {
      const { database } = client;
      const asked = database.rpc('same_person', { row_table: table, row_id: id });
      const others = await runQuery(asked, areOthers, signal);
      const rows = [{ found_in: table, id }, ...others];
      const ofThem = Object.entries(KEY_OF).flatMap(([found_in, key]) => {
        const ids = rows.filter((row) => row.found_in === found_in).map((row) => row.id);
        return ids.length > 0 ? `${key}.in.(${ids})` : [];
      });
      const found = new Map<string, HistoryEvent>();
      // Of a subscription alone there are none.
      let hasEarlier = ofThem.length > 0;
      for (let n = 0; n < pages && hasEarlier; n++) {
        const page = database
          .from('lead_events')
          .select(EVENT_COLUMNS)
          .or(ofThem.join())
          .order('captured_at', { ascending: false })
          .order('id', { ascending: false })
          // One more tells whether there are any.
          .range(n * EVENTS_PAGE, (n + 1) * EVENTS_PAGE);
        const some = await runQuery(page, listOf(isHistoryEvent), signal);
        hasEarlier = some.length > EVENTS_PAGE;
        for (const event of some.slice(0, EVENTS_PAGE)) found.set(event.id, event);
      }
      const history = { events: [...found.values()], others, hasEarlier };
      void keep(copy, staff, id, history);
      return history;
    },
    persister: withCopy(async () => (await copy.read(HISTORY + id, isHistory))?.value),
    staleTime: 0,
    refetchOnReconnect: 'always',
    // A colleague, or oneself on another device, may write about it while its sheet is open.
    refetchOnWindowFocus: true,
    refetchInterval: () => connectivityState.getState() === 'online' && REFRESH_EVERY_MS,
    meta: { failure: 'Failed to load the history' },
  });

async function keep(copy: StaffCopy, staff: string, id: string, history: History): Promise<void> {
  await copy.write(HISTORY + id, history);
  const keys = await keptKeys(HISTORY, staff);
  if (keys.length <= MOST_KEPT) return;
  const kept = await Promise.all(keys.map(async (key) => ({ key, kept: await copy.read(key) })));
  kept.sort((a, b) => (b.kept?.savedAt ?? 0) - (a.kept?.savedAt ?? 0));
  for (const { key } of kept.slice(MOST_KEPT)) await copy.remove(key);
}

/** Returns what happened with the person of a row and what else there is of theirs, with what waits on this device. */
export function useHistory(table: ListedTable, id: string) {
  const { client, lists, id: staff } = useStaff();
  const changes = useChanges(staff);
  const [{ of, pages }, setPages] = useState({ of: id, pages: 1 });
  const shown = of === id ? pages : 1;
  const asked = historyQuery({ client, copy: lists.copy, staff }, table, id, shown);
  const { data: history, isFetching, isPlaceholderData } = useQuery(asked);
  return {
    history,
    isFetching,
    /** All that wait, whatever they are about. */
    changes,
    others: withChanges(history?.others ?? [], changes),
    /** Missing while earlier events are being loaded. */
    onEarlier: isPlaceholderData ? undefined : () => setPages({ of: id, pages: shown + 1 }),
  };
}
