import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { createDeliverChange } from '../../src/admin/changes/deliver-change';
import { withChanges } from '../../src/domain/change';
import type { StaffEvent } from '../../src/domain/staff-event';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/lib/durations';
import { type LiveChange, pendingOf, readChange } from '../../src/offline/change-entry';
import { databaseOpener } from '../../src/offline/connection';
import { createManualClock } from '../../src/offline/doubles/clock';
import { createDevice } from '../../src/offline/doubles/device';
import { emptyStorage } from '../../src/offline/doubles/storage';
import { isLive } from '../../src/offline/entry';
import { type KeptEvent, openInboxDatabase, PEOPLE, type Person } from './support/inbox-database';
import { play } from './support/play';
import { createRandom } from './support/random';

/** A night has more than can be played with each change. */
const RUNS = Number(process.env['FC_RUNS'] ?? (process.env['NIGHTLY'] ? 1_000 : 20));
const LEADS = 4;
const UNDO_MS = 11_000;

const who = fc.nat(2);
const row = fc.nat(LEADS - 1);
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...([
          'note',
          'note',
          'note',
          'status',
          'status',
          'assignment',
          'follow_up',
          'call',
        ] as const),
        ...(['merge', 'apart', 'deletion', 'restoration'] as const),
      ),
      who,
      row,
      choice: fc.nat(2),
    }),
  },
  // The last deletion of this device, within its ten seconds or after them.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo'), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('online', 'offline'), who: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.integer({ min: 1, max: 3 * MINUTE_MS }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let database: Awaited<ReturnType<typeof openInboxDatabase>>;
beforeAll(async () => {
  database = await openInboxDatabase();
});
afterAll(() => database.close());

async function live(steps: readonly Step[], seed: number) {
  emptyStorage();
  const random = createRandom(seed);
  // In the database's past, so that what is captured here is not in its future.
  const clock = createManualClock(Date.now() - DAY_MS / 2);
  const leads: string[] = [];
  for (let n = 0; n < LEADS; n++) leads.push(await database.lead());
  /** The notes that somebody wrote. */
  const notes = new Map<string, { row: string; staff: string }>();

  function open(person: Person) {
    // Each device has a storage of its own.
    const storage = new IDBFactory();
    const device = createDevice({
      clock,
      deliver: () => new Promise(() => {}),
      random: random.next,
      // The histories share a database, in which no id may come twice.
      newId: () => randomUUID(),
    });
    const tab = device.open({
      openDatabase: (on) => {
        globalThis.indexedDB = storage;
        return databaseOpener()(on);
      },
    });
    const { staff, deliver } = createDeliverChange({
      url: 'https://db.example',
      key: 'k',
      staff: database.ids[person],
      fetch: (url, init) => clock.track(database.fetch(url, init)),
      session: async () => database.session(person),
      now: clock.now,
    });
    void tab.outbox.start();
    return {
      person,
      staff,
      outbox: tab.outbox,
      deletion: undefined as { seq: number; row: string } | undefined,
      online: () => tab.outbox.authorize({ staff, deliver }),
      offline: () => tab.outbox.authorize(undefined),
      async kept(): Promise<LiveChange[]> {
        const { changes } = await clock.until(tab.outbox.readContents());
        return changes.map(readChange).filter(isLive);
      },
    };
  }
  const devices = PEOPLE.map(open);
  const at = (n: number) => devices[n] ?? assert.fail();
  at(2).online();

  async function make(n: number, row_id: string, value: StaffEvent): Promise<void> {
    const device = at(n);
    const { staff } = device;
    const after = value.kind === 'deletion' ? UNDO_MS : 0;
    const change = { row_table: 'leads', action: 'event', value, row_id } as const;
    const kept = await clock.until(
      device.outbox.changeLater({ table: 'changes', ...change, staff }, after),
    );
    assert.equal(kept.kind, 'kept');
    if (kept.kind !== 'kept') return;
    if (value.kind === 'note') notes.set(value.body, { row: row_id, staff });
    if (value.kind === 'deletion') device.deletion = { seq: kept.seq, row: row_id };
    else if (n === 2) void device.outbox.flush('submit');
  }

  async function take(next: Step, n: number): Promise<void> {
    if (next.do === 'wait') return clock.advance(next.ms);
    const device = at(next.who);
    switch (next.do) {
      case 'online':
        device.online();
        return clock.settle();
      case 'offline':
        return device.offline();
      case 'undo': {
        const last = device.deletion;
        device.deletion = undefined;
        if (!last) return;
        const { change } = await clock.until(device.outbox.discard(last.seq));
        if (change !== 'changed') await make(next.who, last.row, { kind: 'restoration' });
        return;
      }
      default: {
        const id = leads[next.row] ?? '';
        return make(next.who, id, eventOf(next.do, next.choice, n, leads, next.row));
      }
    }
  }

  for (const [n, next] of steps.entries()) await take(next, n);
  for (const { online } of devices) online();
  // Whatever waits for its undo, and for a pause after it.
  for (let n = 0; n < 3; n++) await clock.advance(MINUTE_MS);
  const kept = await Promise.all(devices.map((device) => device.kept()));
  const views = [];
  for (const [n, { person }] of devices.entries()) {
    const pending = (kept[n] ?? []).flatMap((one) => pendingOf(one) ?? []);
    views.push(withChanges(await database.seen(person, leads), pending));
  }
  for (const { outbox } of devices) outbox.stop();
  return { ...(await database.everything(leads)), kept: kept.flat(), notes, views };
}

function eventOf(
  kind: Exclude<Extract<Step, { row: number }>['do'], undefined>,
  choice: number,
  n: number,
  leads: readonly string[],
  own: number,
): StaffEvent {
  switch (kind) {
    case 'note':
      return { kind, body: `Note ${n}` };
    case 'status':
      return { kind, status: (['contacted', 'qualified', 'converted'] as const)[choice] ?? 'new' };
    case 'assignment':
      return { kind, assignee: choice === 2 ? null : database.ids[PEOPLE[choice] ?? 'admin'] };
    case 'follow_up': {
      const day = new Date(Date.now() + (choice + 1) * DAY_MS).toISOString().slice(0, 10);
      return { kind, follow_up_on: choice === 2 ? null : day };
    }
    case 'call':
      return choice === 2
        ? {
            kind,
            outcome: 'call_back',
            call_back_at: new Date(Date.now() + n * HOUR_MS).toISOString(),
          }
        : { kind, outcome: choice === 1 ? 'reached' : 'no_answer' };
    case 'merge':
      return { kind, merged_into: leads[(own + 1 + choice) % LEADS] ?? '' };
    case 'apart':
      return { kind: 'merge', merged_into: null };
    case 'deletion':
    case 'restoration':
      return { kind };
  }
}

/** What an event sets a column to; false if it is about something else. */
type Setting = (event: KeptEvent) => false | [string | boolean | null];

/** Which events decide a column. */
const COLUMNS = {
  status: ({ kind, status }: KeptEvent) => kind === 'status' && [status],
  assignee: ({ kind, assignee }: KeptEvent) => kind === 'assignment' && [assignee],
  is_deleted: ({ kind }: KeptEvent) =>
    (kind === 'deletion' || kind === 'restoration') && [kind === 'deletion'],
  merged_into: ({ kind, merged_into }: KeptEvent) => kind === 'merge' && [merged_into],
} satisfies Record<string, Setting>;
const BEFORE = { status: 'new', assignee: null, is_deleted: false, merged_into: null };

function check({ rows, events, kept, notes, views }: Awaited<ReturnType<typeof live>>): void {
  for (const [body, { row: lead }] of notes) {
    const found = events.filter((event) => event.kind === 'note' && event.body === body);
    assert.deepEqual(
      found.map(({ lead_id }) => lead_id),
      [lead],
      `${body}: lost, doubled, or on another lead`,
    );
  }
  for (const { change, state } of kept) {
    assert.equal(state.kind, 'parked', 'Something is stuck.');
    // Nothing else conflicts: a merge into a lead that was deleted first is for a person to look at.
    assert.equal(change.action === 'event' && change.value.kind, 'merge', JSON.stringify(state));
    assert.match(state.kind === 'parked' ? state.why : '', /merge into is deleted/);
  }
  const latestFirst = [...events].sort((a, b) => (a.captured + a.id < b.captured + b.id ? 1 : -1));
  for (const lead of rows) {
    const own = latestFirst.filter(({ lead_id }) => lead_id === lead.id);
    for (const column of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]) {
      const setting: Setting = COLUMNS[column];
      const [last = BEFORE[column]] = own.map(setting).find((value) => value !== false) || [];
      assert.equal(lead[column], last, `${column}: not what was captured last`);
    }
    // Chains are collapsed, and nothing is merged in a circle.
    const target = rows.find(({ id }) => id === lead.merged_into);
    assert.ok(!target?.merged_into, 'It is merged into a merged lead.');
  }
  const shown = rows
    .filter(({ is_deleted }) => !is_deleted)
    .map(({ is_deleted: _, ...lead }) => lead);
  for (const view of views) assert.deepEqual(view, shown, 'A device shows another end.');
}

it(`${RUNS} histories of two offline phones and a desk lose no note, and end alike on all three`, async () => {
  const histories = fc.array(step, { minLength: 6, maxLength: 24 });
  await play('Inbox histories', RUNS, histories, async (steps, luck) =>
    check(await live(steps, luck)),
  );
});
