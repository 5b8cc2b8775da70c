import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPace } from '../../lib/pace';
import { forgetCopies, TABLES } from '../erasure/forget-rows';
import { every } from '../queries';
import { NO_FILTERS } from '../rows/filters';
import { isMissing } from '../rows/list-data';
import type { Lists } from '../rows/lists';
import type { TableName } from '../rows/table';
import type { Staff } from '../staff';
import { dropGone } from './drop-gone';
import { hasRealtime, openRealtime } from './realtime';
import { tellLists } from './tell-lists';

/** How often the database is asked for what came since, while somebody looks. */
const LOOK_AGAIN_MS = 25_000;
/** How often rows that come in one after another are looked for. */
const LOOK_EVERY_MS = 2_000;
/** How often what is kept on the device is held against the database, while somebody looks. */
const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Watches for rows that come in: told by the server where it can, asked for otherwise.
 * @param onLeads leads may have come in
 */
export function useWatch({ client }: Staff, lists: Lists, onLeads: () => void): void {
  const isTold = useRef(false);
  const tellLeads = useEffectEvent(onLeads);

  useQuery({
    queryKey: ['look'],
    // The lists have just been read.
    initialData: null,
    async queryFn() {
      // A server that tells of rows may still not have answered for a list.
      const due = TABLES.filter((name) => !isTold.current || isMissing(lists[name].data()));
      await Promise.all(due.map((name) => look(lists, name)));
      return null;
    },
    ...every(LOOK_AGAIN_MS),
  });

  const { refetch } = useQuery({
    queryKey: ['gone'],
    async queryFn({ signal }) {
      await dropGone(client, lists, signal);
      return null;
    },
    ...every(CHECK_EVERY_MS),
    refetchInterval: ({ state }) => (state.status === 'error' ? LOOK_AGAIN_MS : CHECK_EVERY_MS),
  });

  useEffect(() => {
    tellLeads();
    return lists.leads.onFresh(() => tellLeads());
  }, [lists]);

  useEffect(() => {
    if (!hasRealtime(client.url, location.origin)) return;
    const check = () => void refetch({ cancelRefetch: false });
    const looks = {
      leads: paceOf(lists, 'leads'),
      contacts: paceOf(lists, 'contacts'),
      newsletter_subscribers: paceOf(lists, 'newsletter_subscribers'),
    };
    const close = openRealtime({
      supabase: client.supabase,
      onEvent: (event) =>
        tellLists(
          lists,
          event,
          (name) => looks[name].call(),
          (ids) => (ids ? void forgetCopies(lists.copy, new Set(ids)) : check()),
        ),
      onConnected(isConnected) {
        isTold.current = isConnected;
        // What came and went while nobody told.
        if (isConnected) check();
        for (const name of TABLES) void look(lists, name);
      },
    });
    return () => {
      close();
      isTold.current = false;
      for (const name of TABLES) looks[name].stop();
    };
  }, [client, lists, refetch]);
}

/** Looks for rows that came in; while the list is being read it waits, since that reading may have been too early. */
function paceOf(lists: Lists, name: TableName) {
  const pace = createPace(async () => {
    if (lists[name].isBusy()) pace.call();
    else await look(lists, name);
  }, LOOK_EVERY_MS);
  return pace;
}

/** Only what has been opened is looked at, and the leads, whose count stands at their tab. */
async function look(lists: Lists, name: TableName): Promise<void> {
  const list = lists[name];
  if (list.filters.getState()) return list.look();
  if (name !== 'leads') return;
  list.open(NO_FILTERS);
  await list.refresh();
}
