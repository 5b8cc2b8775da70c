import { randomUUID } from 'node:crypto';
import { createDeliverChange, type SignedIn } from '../../../src/admin/changes/deliver-change';
import type { Change, ChangeAction } from '../../../src/domain/change';
import type { ListedTable } from '../../../src/domain/fields';
import type {
  InboxTable,
  LeadStatus,
  StaffEvent,
  SubscriberEvent,
} from '../../../src/domain/staff-event';
import { HOUR_MS } from '../../../src/lib/durations';
import { createManualClock } from '../../../src/offline/doubles/clock';
import { createDevice } from '../../../src/offline/doubles/device';
import { isIn } from '../../../src/offline/status';
import {
  type Account,
  type OpenTable,
  openTestBackend,
  type Row,
  sample,
  type TestBackend,
} from './backend';

/** A row as read back. */
export type Kept = Row & { id: string };
type Fault = 'drop' | 'lose the answer';

/** A database with two administrators. */
export async function openOffice() {
  const backend = await openTestBackend();
  await backend.limit(1_000_000, 1_000_000);
  const [ada, obi] = [await backend.signUpAdmin(), await backend.signUpAdmin()];

  async function now(table: OpenTable, { id }: Kept): Promise<Kept> {
    const [row] = await backend.rows(table, `&id=eq.${id}`);
    return row ? { ...row, id } : { id: 'gone' };
  }

  return {
    backend,
    ada,
    obi,
    /** The current row. */
    now,
    /** What happened to a row, in the order of capture. */
    async history({ id }: Kept): Promise<Row[]> {
      const events = await backend.rows('lead_events');
      return events
        .filter(({ lead_id, contact_id }) => id === (lead_id ?? contact_id))
        .sort((one, other) => (String(one['captured_at']) < String(other['captured_at']) ? -1 : 1));
    },
    async stored(table: OpenTable): Promise<Kept> {
      const row = { ...sample(table), id: randomUUID() };
      await backend.submit(ada.caller, table, row);
      return now(table, row);
    },
    /** A colleague's change at the office. */
    meanwhile: (table: OpenTable, row: Kept, body?: object) =>
      backend.call(
        obi.caller,
        body ? 'PATCH' : 'DELETE',
        `/rest/v1/${table}?id=eq.${row.id}`,
        body,
      ),
    dashboard: (account: Account) => openDashboard(backend, account),
  };
}

/** A phone with the dashboard open, signed in to this account, on a network with controllable faults. */
function openDashboard(backend: TestBackend, account: Account) {
  // Behind the database's clock: waiting here takes no time there, and what is captured in its future counts as just arrived.
  const clock = createManualClock(Date.now() - 2 * HOUR_MS);
  const device = createDevice({ clock, deliver: () => new Promise(() => {}), random: () => 0.5 });
  const way: { fault: (method: string) => Fault | undefined; requests: string[] } = {
    fault: () => undefined,
    requests: [],
  };
  const session: { now(isRefused: boolean): SignedIn | null } = {
    now: () => ({ access_token: account.token, user: { id: account.id } }),
  };
  const deliver = createDeliverChange({
    url: 'http://localhost:4173',
    key: String(account.caller.apikey),
    staff: account.id,
    async fetch(url, init) {
      const method = init.method ?? '';
      way.requests.push(method);
      const fault = way.fault(method);
      if (fault === 'drop') throw new TypeError('Failed to fetch');
      const response = await clock.track(
        backend.access.fetch(new Request(url, { ...init, signal: null })),
      );
      if (fault) throw new TypeError('Failed to fetch');
      return response;
    },
    session: async (isRefused) => session.now(isRefused),
    now: clock.now,
  });
  const open = () => {
    const tab = device.open();
    tab.signIn(deliver);
    // As every page does: until then nothing is tried again by itself.
    void tab.outbox.start();
    return tab;
  };
  const tab = open();
  return {
    clock,
    way,
    session,
    open,
    outbox: tab.outbox,
    change: (row: Kept, action: ChangeAction) =>
      clock.until(tab.outbox.change(changeBy(account, row, action))),
    async pending() {
      const { changes } = await clock.until(tab.outbox.readContents());
      return changes.filter((record) => !isIn(record, 'delivered'));
    },
  };
}

function changeBy(account: Account, row: Kept, action: ChangeAction): Change {
  return {
    ...action,
    table: 'changes',
    row_id: row.id,
    staff: account.id,
  };
}

const event =
  (row_table: InboxTable) =>
  (value: StaffEvent): ChangeAction => ({ row_table, action: 'event', value });
const ofLead = event('leads');

export const status = (value: LeadStatus) => ofLead({ kind: 'status', status: value });
export const note = (body: string) => ofLead({ kind: 'note', body });

/** What is done to a subscriber. */
export const subscriber = (kind: SubscriberEvent['kind']): ChangeAction => ({
  row_table: 'newsletter_subscribers',
  action: 'subscriber',
  value: { kind },
});

/** A deletion: of a lead or contact it can be undone. */
export const remove = (row_table: ListedTable): ChangeAction =>
  row_table === 'newsletter_subscribers'
    ? subscriber('deletion')
    : event(row_table)({ kind: 'deletion' });
