import { queryOptions } from '@tanstack/react-query';
import type { InboxTable } from '../../domain/staff-event';
import { listOf } from '../../lib/shape';
import { keptKeys, type StaffCopy } from '../../staff-copy/staff-copy';
import type { StaffClient } from '../client';
import { runQuery } from '../rows/run-query';
import { withCopy } from '../with-copy';
import { areOthers, HISTORY, type History, historyKey, isHistory, latestFirst } from './history';
import { EVENT_COLUMNS, isHistoryEvent } from './history-event';

/** Nobody reads further back on a phone. */
const MOST_EVENTS = 200;
/** How many rows' histories this device keeps: those that were opened last. */
const MOST_KEPT = 100;

const KEY_OF = { leads: 'lead_id', contacts: 'contact_id' } as const;

type Env = { client: Pick<StaffClient, 'supabase'>; copy: StaffCopy; staff: string };

/** Reads what happened to a row and to those merged into it, and the person's other enquiries. */
export const historyQuery = ({ client, copy, staff }: Env, table: InboxTable, id: string) =>
  queryOptions({
    queryKey: historyKey(id),
    async queryFn({ signal }): Promise<History> {
      const { supabase } = client;
      const asked = supabase.rpc('same_person', { row_table: table, row_id: id });
      const others = await runQuery(asked, areOthers, signal);
      const merged = others.filter(({ merged_into }) => merged_into === id);
      const rows = supabase
        .from('lead_events')
        .select(EVENT_COLUMNS)
        .in(KEY_OF[table], [id, ...merged.map((one) => one.id)])
        .order('captured_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(MOST_EVENTS);
      const events = latestFirst(await runQuery(rows, listOf(isHistoryEvent), signal));
      const history = { events, others };
      void keep(copy, staff, id, history);
      return history;
    },
    persister: withCopy(async () => (await copy.read(HISTORY + id, isHistory))?.value),
    staleTime: 0,
    refetchOnReconnect: 'always',
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

/** Removes erased rows from the histories that this device keeps. */
export async function forgetHistories(copy: StaffCopy, gone: ReadonlySet<string>): Promise<void> {
  for (const key of await keptKeys(HISTORY)) {
    await copy.change(key, (value) => {
      if (gone.has(key.slice(HISTORY.length))) return undefined;
      return isHistory(value) ? withoutRows(value, gone) : value;
    });
  }
}

function withoutRows(history: History, gone: ReadonlySet<string>): History {
  const others = history.others.filter(({ id }) => !gone.has(id));
  const events = history.events.filter(
    ({ lead_id, contact_id }) => !gone.has(lead_id ?? contact_id ?? ''),
  );
  const isWhole = others.length + events.length === history.others.length + history.events.length;
  return isWhole ? history : { events, others };
}
