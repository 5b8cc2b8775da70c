import { createPace } from '../../lib/pace';
import { forgetCopies } from '../erasure/forget-rows';
import { NO_FILTERS } from '../rows/filters';
import { isMissing } from '../rows/list-data';
import type { Lists } from '../rows/lists';
import type { Staff } from '../staff';
import { dropGone } from './drop-gone';
import { hasRealtime } from './has-realtime';
import { createPoller } from './poller';
import { openRealtime } from './realtime';
import { tellLists } from './tell-lists';

const ALL = ['leads', 'contacts', 'newsletter_subscribers'] as const;
/** How often rows that come in one after another are looked for. */
const LOOK_EVERY_MS = 2_000;
/** How often what is kept on the device is held against the database, while somebody looks. */
const CHECK_EVERY_MS = 5 * 60_000;

/**
 * Watches for rows that come in: told by the server where it can, asked for otherwise. It ends, and rests in the
 * background and without a network.
 * @param onLeads leads may have come in
 */
export function startWatch({ client }: Staff, lists: Lists, onLeads: () => void): () => void {
  let isTold = false;
  let closeRealtime = () => {};
  const looks = {
    leads: paceOf(lists, 'leads'),
    contacts: paceOf(lists, 'contacts'),
    newsletter_subscribers: paceOf(lists, 'newsletter_subscribers'),
  };

  const checking = new AbortController();
  let checkedAt: number | undefined;
  let isChecking = false;
  const checkKept = async (isDue = checkedAt === undefined) => {
    if (isChecking || !(isDue || Math.abs(Date.now() - (checkedAt ?? 0)) >= CHECK_EVERY_MS)) return;
    isChecking = true;
    try {
      await dropGone(client, lists, checking.signal);
      checkedAt = Date.now();
    } catch {
      // The next look asks again.
    } finally {
      isChecking = false;
    }
  };

  const poller = createPoller({
    async look() {
      void checkKept();
      // A server that tells of rows may still not have answered for a list.
      const due = ALL.filter((name) => !isTold || isMissing(lists[name].data()));
      await Promise.all(due.map((name) => look(lists, name)));
    },
    isAwake: () => document.visibilityState === 'visible' && navigator.onLine,
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
  });

  if (hasRealtime(client.url, location.origin)) {
    closeRealtime = openRealtime({
      supabase: client.supabase,
      onEvent: (event) =>
        tellLists(
          lists,
          event,
          (name) => looks[name].call(),
          (ids) => void (ids ? forgetCopies(lists.copy, new Set(ids)) : checkKept(true)),
        ),
      onConnected(isConnected) {
        isTold = isConnected;
        // What came and went while nobody told.
        void checkKept(isConnected);
        for (const name of ALL) void look(lists, name);
      },
    });
  }

  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    poller.wake();
    void checkKept();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  const stopListening = lists.leads.onFresh(onLeads);
  onLeads();
  void checkKept();
  return () => {
    checking.abort();
    poller.stop();
    closeRealtime();
    for (const name of ALL) looks[name].stop();
    stopListening();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}

/** Looks for rows that came in; while the list is being read it waits, since that reading may have been too early. */
function paceOf(lists: Lists, name: (typeof ALL)[number]) {
  const pace = createPace(async () => {
    if (lists[name].isBusy()) pace.call();
    else await look(lists, name);
  }, LOOK_EVERY_MS);
  return pace;
}

/** Only what has been opened is looked at, and the leads, whose count stands at their tab. */
async function look(lists: Lists, name: (typeof ALL)[number]): Promise<void> {
  const list = lists[name];
  if (list.filters.getState()) return list.look();
  if (name !== 'leads') return;
  list.open(NO_FILTERS);
  await list.refresh();
}
