import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isInstalled, showBadge } from '../../device/this-device';
import { columnsOf, hides } from '../../domain/change';
import { useOutbox } from '../../hooks/use-outbox';
import { createPace } from '../../lib/pace';
import { number } from '../../lib/shape';
import { countKept } from '../../offline/status';
import { readNewLeads, writeNewLeads } from '../../staff-copy/new-leads';
import { useLoaded } from '../../ui/later';
import type { createDeliverChange } from '../changes/deliver-change';
import type { TabId } from '../dashboard-tab';
import { forgetCopies } from '../erasure/forget-copies';
import { erasedChannel, forgetShown } from '../erasure/forget-rows';
import { addDelivered, refreshHistories } from '../history/history';
import { DELETED, every, UNITS } from '../queries';
import type { List } from '../rows/list';
import { isMissing, newRowsOf } from '../rows/list-data';
import { newCount } from '../rows/list-states';
import { untilListed } from '../rows/listed';
import type { AnyRow } from '../rows/row';
import { runQuery } from '../rows/run-query';
import { CALL_BACKS } from '../rows/use-known';
import { useStaff } from '../staff';
import { PasswordSheetContext } from '../staff-sheet';
import { STATISTICS } from '../statistics/statistics';
import { createFollowDeliveries, keepDelivered } from './follow-deliveries';

/** How often to check for new rows while the page is visible. */
const POLL_EVERY_MS = 25_000;
/** How often to compare the staff copy with the database while the page is visible. */
const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Keeps the dashboard's lists up to date. Sends changes and applies their outcomes; receives what others send and
 * change, pushed by the server if it can and polled otherwise; and has everything counted again.
 * @returns how many new rows came in, by tab: "3", "new"
 */
export function useLive(): Partial<Record<TabId, ReturnType<typeof newsOf>>> {
  const { id, role, client, lists } = useStaff();
  const { queries } = lists;
  const count = useCount();
  /** Whether the server pushes changes. */
  const [isPushed, setIsPushed] = useState(false);

  const { contents, prepare } = useOutbox();
  const parts = useLoaded(
    async () => {
      // Without both, no change can be stored: a few KB, which the rest follows.
      void prepare();
      const [deliver, missing, realtime] = await Promise.all([
        import('../changes/deliver-change'),
        import('../erasure/missing'),
        import('./realtime'),
      ]);
      return { ...deliver, ...missing, ...realtime };
    },
    { when: untilListed },
  );
  useChangeDelivery(parts?.createDeliverChange);
  useEffect(() => {
    const follow = createFollowDeliveries(lists, (delivery) => {
      const { change } = delivery;
      keepDelivered(queries, lists.copy, change);
      if (change.row_table === 'units') {
        void queries.invalidateQueries({ queryKey: [UNITS] });
        return;
      }
      addDelivered(queries, delivery);
      if (hides(change) !== undefined) void queries.invalidateQueries({ queryKey: [DELETED] });
      if ('follow_up_on' in columnsOf(change)) {
        void queries.invalidateQueries({ queryKey: [CALL_BACKS] });
      }
      count();
    });
    const tell = (found = contents.getState()) => {
      if (found.kind === 'ready') follow(found.changes);
    };
    tell();
    return contents.subscribe(tell);
  }, [lists, queries, contents, count]);
  useEffect(() => erasedChannel.listen((ids) => forgetShown(lists, ids)), [lists]);

  const { refetch: check } = useQuery({
    queryKey: ['gone'],
    async queryFn({ signal }) {
      await parts?.forgetGone(client, lists, signal);
      return null;
    },
    enabled: parts !== undefined,
    ...every(CHECK_EVERY_MS),
    refetchInterval: ({ state }) => (state.status === 'error' ? POLL_EVERY_MS : CHECK_EVERY_MS),
  });

  // From then on it also renews the session before it expires, and notices who signs in or out in another tab.
  const account = useLoaded(client.account, { when: untilListed, isDue: parts !== undefined });
  useEffect(() => {
    if (!parts || !account || !parts.hasRealtime(client.url, location.origin)) return;
    const close = parts.openRealtime({
      database: account,
      topics: parts.topicsOf({ id, role }),
      onEvent(event) {
        refreshHistories(queries);
        parts.tellLists(lists, event, (ids) =>
          ids ? void forgetCopies(lists.copy, new Set(ids)) : void check({ cancelRefetch: false }),
        );
      },
      onConnected(isConnected) {
        setIsPushed(isConnected);
        // Catches up on what changed while nothing was pushed.
        if (isConnected) void check({ cancelRefetch: false });
        void queries.invalidateQueries({ queryKey: ['newest'] });
      },
    });
    return () => {
      close();
      setIsPushed(false);
    };
  }, [id, role, parts, account, client.url, lists, queries, check]);

  const leads = useNewRows(lists.leads, isPushed);
  const contacts = useNewRows(lists.contacts, isPushed);
  const newsletter = useNewRows(lists.newsletter_subscribers, isPushed);
  const total = leads + contacts + newsletter;
  useEffect(() => {
    if (total > 0) count();
  }, [total, count]);
  return { leads: newsOf(leads), contacts: newsOf(contacts), newsletter: newsOf(newsletter) };
}

/** Checks a list for new rows, and returns how many there are. */
function useNewRows<Row extends AnyRow>(list: List<Row>, isPushed: boolean): number {
  const filters = useStore(list.filters);
  const { data, isPending } = useInfiniteQuery({ ...list.options(filters), enabled: false });
  const { data: newest } = useQuery({
    ...list.newest(filters),
    // Only the leads are loaded before their tab is opened, because it shows how many are new.
    enabled: !isPending || list.table.name === 'leads',
    // Even when the server pushes rows, the list may have failed to load.
    ...every(isPushed && !isMissing(data) ? Number.POSITIVE_INFINITY : POLL_EVERY_MS),
  });
  return newRowsOf(data, newest).length;
}

const newsOf = (count: number) => (count > 0 ? { count: newCount(count), word: 'new' } : undefined);

/** Limits counting, since rows may keep coming in, or many leads may be set to "contacted" at once. */
const COUNT_EVERY_MS = 10_000;
/** The database keeps its figures for fifteen seconds: what came in after they were counted is in the next ones. */
const KEPT_MS = 16_000;

/**
 * Counts what is new to this person for the icon of an installed app.
 * @returns a function that counts them again, and refetches the statistics if they are shown
 */
function useCount(): () => void {
  const { client, lists } = useStaff();
  const { queries } = lists;
  const outbox = useOutbox();
  useQuery({
    queryKey: [STATISTICS, 'new-leads'],
    enabled: isInstalled() && 'setAppBadge' in navigator,
    ...every(POLL_EVERY_MS),
    staleTime: 0,
    async queryFn({ signal }) {
      // The same count as in the messages of `supabase/functions/push`.
      writeNewLeads(await runQuery(client.database.rpc('count_new'), number, signal));
      showBadge(countKept(outbox.status.getState()) + readNewLeads());
      return null;
    },
  });
  // A sign-out has erased the number.
  useEffect(() => () => showBadge(countKept(outbox.status.getState()) + readNewLeads()), [outbox]);
  return useMemo(() => {
    const count = () => queries.invalidateQueries({ queryKey: [STATISTICS] });
    let again: ReturnType<typeof setTimeout> | undefined;
    return createPace(async () => {
      clearTimeout(again);
      again = setTimeout(count, KEPT_MS);
      await count();
    }, COUNT_EVERY_MS);
  }, [queries]);
}

/**
 * Delivers the administrator's changes while the calling component is mounted; only one may call this.
 * @param create makes what delivers them, once it and the sending code are loaded
 */
export function useChangeDelivery(create: typeof createDeliverChange | undefined): void {
  const outbox = useOutbox();
  const { id, client } = useStaff();

  useEffect(() => {
    if (!create) return;
    outbox.authorize(
      create({
        url: client.url,
        key: client.key,
        staff: id,
        session: client.session,
        now: () => Date.now(),
      }),
    );
    return () => outbox.authorize(undefined);
  }, [outbox, create, client, id]);

  // While the password sheet is open, every attempt is held. Once it closes, there is no reason to wait any longer.
  const isHeld = useContext(PasswordSheetContext) !== 'none';
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    if (wasHeld.current && !isHeld) void outbox.flush('manual');
    wasHeld.current = isHeld;
  }, [outbox, isHeld]);
}
