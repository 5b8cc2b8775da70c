import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeliverChange } from '../../src/admin/changes/deliver-change';
import type { Session } from '../../src/admin/changes/staff-request';
import type { Change, ChangeAction } from '../../src/domain/change';
import { seenOf } from '../../src/domain/seen';
import { createManualClock } from '../../src/offline/doubles/clock';
import { createDevice } from '../../src/offline/doubles/device';
import {
  type Account,
  BOOT_TIMEOUT_MS,
  type OpenTable,
  openTestBackend,
  type Row,
  SECRET,
  sample,
  type TestBackend,
} from './support/backend';

let backend: TestBackend;
let ada: Account;
let obi: Account;

beforeAll(async () => {
  backend = await openTestBackend();
  await backend.limit(1_000_000, 1_000_000);
  [ada, obi] = [await backend.signUpAdmin(), await backend.signUpAdmin()];
}, BOOT_TIMEOUT_MS);
afterAll(() => backend.close());
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A row as it was read back. */
type Kept = Row & { id: string };
type Fault = 'drop' | 'lose the answer';

/** A phone with the dashboard open on it, signed in as this account, on a way that can be given faults. */
function dashboard(account: Account) {
  const clock = createManualClock(Date.now());
  const device = createDevice({ clock, deliver: () => new Promise(() => {}), random: () => 0.5 });
  const way: { fault: (method: string) => Fault | undefined; requests: string[] } = {
    fault: () => undefined,
    requests: [],
  };
  const session: { now(isRefused: boolean): Session } = {
    now: () => ({ kind: 'token', token: account.token, staff: account.id }),
  };
  const rows = new Map<string, object | null>();
  const deliver = createDeliverChange({
    url: 'http://localhost:4173/rest/v1',
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
    onRow: (_table, id, row) => rows.set(id, row),
  });
  const open = () => {
    const tab = device.open();
    tab.signIn(deliver);
    return tab;
  };
  const tab = open();
  return {
    clock,
    way,
    session,
    rows,
    open,
    outbox: tab.outbox,
    change: (row: Kept, action: ChangeAction) =>
      clock.until(tab.outbox.change(changeBy(account, row, action))),
    async pending() {
      const { changes } = await clock.until(tab.outbox.list());
      return changes.filter((record) => !JSON.stringify(record).includes('change-done'));
    },
  };
}

function changeBy(account: Account, row: Kept, action: ChangeAction): Change {
  return {
    ...action,
    table: 'changes',
    row_id: row.id,
    seen: seenOf(row as object as Parameters<typeof seenOf>[0]),
    staff: account.id,
  };
}

const status = (value: 'contacted' | 'qualified' | 'converted'): ChangeAction => ({
  row_table: 'leads',
  action: 'status',
  value,
});
const notes = (value: string): ChangeAction => ({ row_table: 'leads', action: 'notes', value });
const remove = (row_table: OpenTable): ChangeAction => ({
  row_table,
  action: 'delete',
  value: null,
});

async function stored(table: OpenTable): Promise<Kept> {
  const row = { ...sample(table), id: randomUUID() };
  await backend.submit(ada.caller, table, row);
  return now(table, row);
}

async function now(table: OpenTable, { id }: Kept): Promise<Kept> {
  const [row] = await backend.rows(table, `&id=eq.${id}`);
  return row ? { ...row, id } : { id: 'gone' };
}

/** Somebody else does something to it, at the office. */
const meanwhile = (table: OpenTable, row: Kept, body?: object) =>
  backend.call(obi.caller, body ? 'PATCH' : 'DELETE', `/rest/v1/${table}?id=eq.${row.id}`, body);

describe('what an administrator changes', () => {
  it('is in the database, and the dashboard hears how the row stands', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'delivered' });
    expect(await now('leads', lead)).toMatchObject({ status: 'contacted' });
    expect(phone.rows.get(lead.id)).toEqual(await now('leads', lead));
    expect(phone.way.requests).toEqual(['PATCH']);
  });

  it('may be notes, and taking them away', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    const text = 'Rang twice; <b>“call after 6”</b> +44\n₦270M & more 🏠';
    expect(await phone.change(lead, notes(text))).toEqual({ kind: 'delivered' });
    expect(await now('leads', lead)).toMatchObject({ notes: text });
    expect(await phone.change(await now('leads', lead), notes(''))).toEqual({ kind: 'delivered' });
    expect(await now('leads', lead)).toMatchObject({ notes: null });
  });

  it('may be a subscriber’s state, there and back', async () => {
    const subscriber = await stored('newsletter_subscribers');
    const phone = dashboard(ada);
    const active = (value: 'true' | 'false'): ChangeAction => ({
      row_table: 'newsletter_subscribers',
      action: 'active',
      value,
    });
    expect(await phone.change(subscriber, active('false'))).toEqual({ kind: 'delivered' });
    expect(await now('newsletter_subscribers', subscriber)).toMatchObject({ is_active: false });
    expect(await phone.change(subscriber, active('true'))).toEqual({ kind: 'delivered' });
    expect(await now('newsletter_subscribers', subscriber)).toMatchObject({ is_active: true });
  });

  it.each(['contacts', 'newsletter_subscribers', 'leads'] as const)(
    'may be a deletion (%s)',
    async (table) => {
      const row = await stored(table);
      const phone = dashboard(ada);
      expect(await phone.change(row, remove(table))).toEqual({ kind: 'delivered' });
      expect(await now(table, row)).toEqual({ id: 'gone' });
      expect(phone.rows.get(row.id)).toBeNull();
    },
  );

  it('that the database refuses is kept with its reason', async () => {
    const lead = await stored('leads');
    const result = await dashboard(ada).change(lead, notes('x'.repeat(5_001)));
    expect(result).toMatchObject({ kind: 'rejected' });
    expect(await now('leads', lead)).toEqual(lead);
  });
});

describe('without a network', () => {
  it('three leads set to contacted are all so when it is back', async () => {
    const leads = [await stored('leads'), await stored('leads'), await stored('leads')];
    const phone = dashboard(ada);
    phone.way.fault = () => 'drop';
    for (const lead of leads) {
      expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'saved' });
    }
    phone.way.fault = () => undefined;
    await phone.clock.advance(10_000);
    await phone.clock.until(phone.outbox.flush('online'));
    await phone.clock.advance(5_000);
    for (const lead of leads) {
      expect(await now('leads', lead)).toMatchObject({ status: 'contacted' });
    }
    expect(await phone.pending()).toEqual([]);
  });

  it('one that was changed meanwhile is a conflict, and is not overwritten', async () => {
    const [mine, theirs] = [await stored('leads'), await stored('leads')];
    const phone = dashboard(ada);
    phone.way.fault = () => 'drop';
    await phone.change(mine, status('contacted'));
    await phone.change(theirs, status('contacted'));
    await meanwhile('leads', theirs, { status: 'converted', notes: 'Signed.' });
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await now('leads', mine)).toMatchObject({ status: 'contacted' });
    expect(await now('leads', theirs)).toMatchObject({ status: 'converted', notes: 'Signed.' });
    expect(await phone.pending()).toMatchObject([
      { change: { row_id: theirs.id }, state: { kind: 'change-parked', isConflict: true } },
    ]);
    expect(phone.rows.get(theirs.id)).toMatchObject({ status: 'converted' });
  });

  it('status, another status and notes of one lead go out in their order', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    phone.way.fault = () => 'drop';
    await phone.change(lead, status('contacted'));
    await phone.change(lead, notes('Wants two rooms.'));
    await phone.change(lead, status('qualified'));
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await now('leads', lead)).toMatchObject({
      status: 'qualified',
      notes: 'Wants two rooms.',
    });
    expect(await phone.pending()).toEqual([]);
  });
});

describe('a lost answer', () => {
  it('makes no second change and no conflict', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    phone.way.fault = (method) => (method === 'PATCH' ? 'lose the answer' : 'drop');
    expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'saved' });
    const once = await now('leads', lead);
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await now('leads', lead)).toEqual(once);
    expect(await phone.pending()).toEqual([]);
  });

  it('does not turn what one did next against oneself', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    phone.way.fault = (method) => (method === 'PATCH' ? 'lose the answer' : 'drop');
    await phone.change(lead, status('contacted'));
    phone.way.fault = () => 'drop';
    await phone.change(lead, notes('Rang her.'));
    await phone.change(lead, status('qualified'));
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await now('leads', lead)).toMatchObject({ status: 'qualified', notes: 'Rang her.' });
    expect(await phone.pending()).toEqual([]);
  });

  it('does not let what one did next overwrite what somebody else did in between', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    phone.way.fault = (method) => (method === 'PATCH' ? 'lose the answer' : 'drop');
    await phone.change(lead, status('contacted'));
    phone.way.fault = () => 'drop';
    await phone.change(lead, notes('Rang her.'));
    await meanwhile('leads', lead, { notes: 'She rang us: wants to buy.' });
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await now('leads', lead)).toMatchObject({
      status: 'contacted',
      notes: 'She rang us: wants to buy.',
    });
    expect(await phone.pending()).toMatchObject([
      { change: { action: 'notes' }, state: { isConflict: true } },
    ]);
  });

  it('of a deletion is found out as well', async () => {
    const contact = await stored('contacts');
    const phone = dashboard(ada);
    phone.way.fault = (method) => (method === 'DELETE' ? 'lose the answer' : 'drop');
    await phone.change(contact, remove('contacts'));
    phone.way.fault = () => undefined;
    await phone.clock.advance(60_000);
    expect(await phone.pending()).toEqual([]);
  });
});

describe('two administrators', () => {
  it('one deletes what the other changes: the other is told, and nothing comes back', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    await meanwhile('leads', lead);
    expect(await phone.change(lead, status('contacted'))).toMatchObject({ kind: 'conflict' });
    expect(await now('leads', lead)).toEqual({ id: 'gone' });
    expect(phone.rows.get(lead.id)).toBeNull();
  });

  it('one changes what the other deletes: it stays, and the other is told', async () => {
    const lead = await stored('leads');
    await meanwhile('leads', lead, { status: 'qualified' });
    expect(await dashboard(ada).change(lead, remove('leads'))).toMatchObject({ kind: 'conflict' });
    expect(await now('leads', lead)).toMatchObject({ status: 'qualified' });
  });

  it('both delete the same: nobody is bothered', async () => {
    const lead = await stored('leads');
    await meanwhile('leads', lead);
    expect(await dashboard(ada).change(lead, remove('leads'))).toEqual({ kind: 'delivered' });
  });

  it('both set the same status: nobody is bothered', async () => {
    const lead = await stored('leads');
    await meanwhile('leads', lead, { status: 'contacted' });
    expect(await dashboard(ada).change(lead, status('contacted'))).toEqual({ kind: 'delivered' });
  });

  it('a conflict is settled by insisting: then it is as this one wants, with what the other has written', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    await meanwhile('leads', lead, { status: 'converted', notes: 'Signed.' });
    const result = await phone.change(lead, status('qualified'));
    if (result.kind !== 'conflict') throw new Error(`It was ${result.kind}.`);
    const theirs = phone.rows.get(lead.id) as Parameters<typeof seenOf>[0];
    await phone.clock.until(phone.outbox.insist(result.seq, seenOf(theirs)));
    await phone.clock.advance(5_000);
    expect(await now('leads', lead)).toMatchObject({ status: 'qualified', notes: 'Signed.' });
    expect(await phone.pending()).toEqual([]);
  });

  it('a conflict is settled by giving way', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    await meanwhile('leads', lead, { status: 'converted' });
    const result = await phone.change(lead, status('qualified'));
    if (result.kind !== 'conflict') throw new Error(`It was ${result.kind}.`);
    await phone.clock.until(phone.outbox.discard(result.seq));
    await phone.clock.advance(60_000);
    expect(await now('leads', lead)).toMatchObject({ status: 'converted' });
    expect(await phone.pending()).toEqual([]);
  });
});

describe('the right to change', () => {
  it('once taken away, keeps what waits: rows that can’t be seen are not taken for deleted', async () => {
    const former = await backend.signUpAdmin();
    const lead = await stored('leads');
    await backend.call(SECRET, 'DELETE', `/rest/v1/user_roles?user_id=eq.${former.id}`);
    const phone = dashboard(former);
    expect(await phone.change(lead, status('contacted'))).toMatchObject({ kind: 'failed' });
    expect(await phone.change(lead, remove('leads'))).toMatchObject({ kind: 'saved' });
    await phone.clock.advance(60 * 60_000);
    expect(await phone.pending()).toHaveLength(2);
    expect(await now('leads', lead)).toEqual(lead);
  });

  it('given back, lets it go out at the next sign-in', async () => {
    const back = await backend.signUpAdmin();
    const lead = await stored('leads');
    await backend.call(SECRET, 'DELETE', `/rest/v1/user_roles?user_id=eq.${back.id}`);
    const phone = dashboard(back);
    await phone.change(lead, status('contacted'));
    await backend.call(SECRET, 'POST', '/rest/v1/rpc/grant_admin', { email: back.email });
    await phone.clock.advance(10_000);
    phone.open();
    await phone.clock.advance(5_000);
    expect(await now('leads', lead)).toMatchObject({ status: 'contacted' });
  });

  it('runs out with its token, which is renewed unnoticed', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    phone.session.now = (isRefused) => ({
      kind: 'token',
      token: isRefused ? ada.token : expired(ada.token),
      staff: ada.id,
    });
    expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'delivered' });
  });

  it('without a way to a new token, keeps it until there is one', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    phone.session.now = () => ({ kind: 'unreachable' });
    expect(await phone.change(lead, status('contacted'))).toEqual({ kind: 'saved' });
    phone.session.now = () => ({ kind: 'token', token: ada.token, staff: ada.id });
    await phone.clock.advance(60_000);
    expect(await now('leads', lead)).toMatchObject({ status: 'contacted' });
  });

  it('is nobody else’s: another session on this phone does not send it', async () => {
    const lead = await stored('leads');
    const phone = dashboard(ada);
    phone.session.now = () => ({ kind: 'token', token: obi.token, staff: obi.id });
    expect(await phone.change(lead, status('contacted'))).toMatchObject({ kind: 'failed' });
    expect(phone.way.requests).toEqual([]);
    expect(await now('leads', lead)).toEqual(lead);
  });
});

/** The same token with a signature that does not fit it, which is refused as an expired one is. */
function expired(token: string): string {
  const [head = '', , signature = ''] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ sub: ada.id, role: 'authenticated', exp: 1 }));
  return [head, claims.toString('base64url'), signature].join('.');
}
