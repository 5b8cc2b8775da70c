import { showBadge } from '../../device/badge';
import { isInstalled } from '../../device/home-screen';
import { createPace } from '../../lib/pace';
import { number, object } from '../../lib/shape';
import type { Outbox } from '../../offline/outbox';
import { countKept } from '../../offline/status';
import { readNewLeads, writeNewLeads } from '../../staff-copy/new-leads';
import type { StaffClient } from '../client';
import { ask } from '../rows/ask';

/** Limits counting, since many leads may be set to "contacted" at once. */
const COUNT_EVERY_MS = 10_000;

const isCounted = object({ new_leads: number });

/** Counts the new leads for the icon of an installed app; otherwise requests nothing. */
export function createNewLeads(client: StaffClient, outbox: Pick<Outbox, 'status'>) {
  const asking = new AbortController();
  const show = () => showBadge(countKept(outbox.status.getState()) + readNewLeads());
  const pace = createPace(async () => {
    try {
      const query = client.supabase.rpc('dashboard_statistics');
      writeNewLeads((await ask(query, isCounted, asking.signal)).new_leads);
      show();
    } catch {
      // The number stays; the next change counts again.
    }
  }, COUNT_EVERY_MS);
  return {
    count(): void {
      if (isInstalled() && 'setAppBadge' in navigator) pace.call();
    },
    stop(): void {
      asking.abort();
      pace.stop();
      // A sign-out has erased the number.
      show();
    },
  };
}
