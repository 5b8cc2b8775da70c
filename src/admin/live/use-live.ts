import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import { createPace } from '../../lib/pace';
import { useChangeDelivery } from '../changes/use-change-delivery';
import { erasedChannel, forgetCopies, forgetShown, TABLES } from '../erasure/forget-rows';
import { every } from '../queries';
import { NO_FILTERS } from '../rows/filters';
import { isMissing } from '../rows/list-data';
import { type Lists, listsOf } from '../rows/lists';
import type { TableName } from '../rows/table';
import { useStaff } from '../staff';
import { dropGone } from './drop-gone';
import { createNewLeads } from './new-leads';
import { hasRealtime, openRealtime } from './realtime';
import { tellLists } from './tell-lists';

/** How often to check for new rows while the page is visible. */
const LOOK_AGAIN_MS = 25_000;
/** The shortest interval between checks when rows come in one after another. */
const LOOK_EVERY_MS = 2_000;
/** How often to compare the staff copy with the database while the page is visible. */
const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Keeps the dashboard's lists up to date. Sends changes and applies their outcomes; receives what others send and
 * change, pushed by the server if it can and polled otherwise; and counts the new leads on the app's icon.
 */
export function useLive(): void {
  const staff = useStaff();
  const { client } = staff;
  const outbox = useOutbox();
  const lists = listsOf(staff);
  const isTold = useRef(false);
  const countLeads = useRef<() => void>(undefined);

  useChangeDelivery((table, id, row) => {
    lists[table].replace(id, row);
    if (table === 'leads') countLeads.current?.();
  });

  useEffect(() => {
    const newLeads = createNewLeads(client, outbox);
    countLeads.current = newLeads.count;
    newLeads.count();
    const stops = [
      newLeads.stop,
      lists.leads.onFresh(newLeads.count),
      erasedChannel.listen((ids) => forgetShown(lists, ids)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, lists, outbox]);

  useQuery({
    queryKey: ['look'],
    // The lists have just been loaded.
    initialData: null,
    async queryFn() {
      // Even when the server pushes rows, a list may have failed to load.
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
        // Catches up on what changed while nothing was pushed.
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

/**
 * Creates a paced check for new rows. It waits while the list is loading, since that request may have been too early to
 * include them.
 */
function paceOf(lists: Lists, name: TableName) {
  const pace = createPace(async () => {
    if (lists[name].isBusy()) pace.call();
    else await look(lists, name);
  }, LOOK_EVERY_MS);
  return pace;
}

/** Checks a list for new rows. Skips lists that haven't been opened, except the leads, whose count is on their tab. */
async function look(lists: Lists, name: TableName): Promise<void> {
  const list = lists[name];
  if (list.filters.getState()) return list.look();
  if (name !== 'leads') return;
  list.open(NO_FILTERS);
  await list.refresh();
}
