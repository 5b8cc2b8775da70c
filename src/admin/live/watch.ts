import { createPace } from '../../lib/pace';
import { NO_FILTERS } from '../rows/filters';
import { isMissing } from '../rows/list-state';
import type { Lists } from '../rows/lists';
import type { Staff } from '../staff';
import { hasRealtime } from './has-realtime';
import { createPoller } from './poller';
import { tellLists } from './tell-lists';

const ALL = ['leads', 'contacts', 'newsletter_subscribers'] as const;
/** How often rows that come in one after another are looked for. */
const LOOK_EVERY_MS = 2_000;

/**
 * Watches for rows that come in: told by the server where it can, asked for otherwise. It ends, and rests in the
 * background and without a network.
 * @param onLeads leads may have come in
 */
export function startWatch({ client }: Staff, lists: Lists, onLeads: () => void): () => void {
  let isTold = false;
  let isOver = false;
  let closeRealtime = () => {};
  const looks = {
    leads: paceOf(lists, 'leads'),
    contacts: paceOf(lists, 'contacts'),
    newsletter_subscribers: paceOf(lists, 'newsletter_subscribers'),
  };

  const poller = createPoller({
    async look() {
      // A server that tells of rows may still not have answered for a list.
      const due = ALL.filter((name) => !isTold || isMissing(lists[name].store.getState().shown));
      await Promise.all(due.map((name) => look(lists, name)));
    },
    isAwake: () => document.visibilityState === 'visible' && navigator.onLine,
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
  });

  if (hasRealtime(client.rest.url, location.origin)) {
    import('./realtime').then(
      ({ openRealtime }) => {
        if (isOver) return;
        closeRealtime = openRealtime({
          url: new URL(client.rest.url).origin,
          key: client.rest.headers.get('apikey') ?? '',
          token: async () => (await client.auth.getSession()).data.session?.access_token ?? null,
          onEvent: (event) => tellLists(lists, event, (name) => looks[name].call()),
          onConnected(isConnected) {
            isTold = isConnected;
            // What came while nobody told.
            for (const name of ALL) void look(lists, name);
          },
        });
      },
      () => undefined,
    );
  }

  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    poller.wake();
    for (const name of ALL) recover(lists, name);
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  const stopListening = lists.leads.store.subscribe((now, before) => {
    if (now.fresh !== before.fresh) onLeads();
  });
  onLeads();
  return () => {
    isOver = true;
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
    if (lists[name].store.getState().isBusy) pace.call();
    else await look(lists, name);
  }, LOOK_EVERY_MS);
  return pace;
}

/** Only what has been opened is looked at, and the leads, whose count stands at their tab. */
async function look(lists: Lists, name: (typeof ALL)[number]): Promise<void> {
  const { shown, isBusy } = lists[name].store.getState();
  if (shown.kind !== 'loading') return lists[name].look();
  if (name === 'leads' && !isBusy) lists.leads.open(NO_FILTERS);
}

/** What could not be had may be there now. */
function recover(lists: Lists, name: (typeof ALL)[number]): void {
  const { shown, isBusy } = lists[name].store.getState();
  if (isMissing(shown) && !isBusy && navigator.onLine) void lists[name].refresh();
}
