import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { createDeliverChange } from '../../../src/admin/changes/deliver-change';
import { booked, cancelled, moved } from '../../../src/domain/booking';
import { withChanges } from '../../../src/domain/change';
import { consultationRequest } from '../../../src/domain/consultation';
import type { StaffEvent } from '../../../src/domain/staff-event';
import { hearOf, isComing } from '../../../src/features/consultation/use-agreed';
import { keepBooking, readBookings } from '../../../src/offline/bookings';
import { pendingOf, readChange } from '../../../src/offline/change-entry';
import { databaseOpener } from '../../../src/offline/connection';
import type { ManualClock } from '../../../src/offline/doubles/clock';
import { createDevice, type Tab } from '../../../src/offline/doubles/device';
import { isLive } from '../../../src/offline/entry';
import { createDeliver } from '../../../src/remote/deliver';
import { createFaultyTransport } from './faulty-transport';
import type { openInboxDatabase, Person } from './inbox-database';
import type { Random } from './random';
import { faultIn, type Weather } from './tabs';

export type World = {
  database: Awaited<ReturnType<typeof openInboxDatabase>>;
  clock: ManualClock;
  random: Random;
};

/** A row as the staff's phones have read it. */
export type Agreement = {
  id: string;
  appointment_at: string | null;
  appointment_state: string | null;
  host: string | null;
};

/** A phone with a storage, a network and a clock of its own, on which one page is open. */
function openPhone({ database, clock, random }: World, onOpen: (tab: Tab) => void = () => {}) {
  const storage = new IDBFactory();
  const weather: Weather = { faults: [], share: 0 };
  const skew = Math.round((random.next() - 0.5) * 60) * 60_000;
  const now = () => clock.now() + skew;
  let isOnline = true;
  const remote = {
    url: 'https://db.example',
    key: 'k',
    fetch: createFaultyTransport({
      clock,
      server: database.fetch,
      next: () => (isOnline ? faultIn(weather, random) : 'drop'),
    }),
  };
  const device = createDevice({
    clock: { ...clock, now },
    deliver: createDeliver({ ...remote, now }),
    random: random.next,
    // The histories share a database, in which no id may come twice.
    newId: () => randomUUID(),
  });
  function open(): Tab {
    const opened = device.open({
      openDatabase: (on) => {
        globalThis.indexedDB = storage;
        return databaseOpener()(on);
      },
    });
    void opened.outbox.start();
    onOpen(opened);
    return opened;
  }
  const phone = {
    remote,
    now,
    weather,
    tab: undefined as Tab | undefined,
    outbox() {
      phone.tab ??= open();
      return phone.tab.outbox;
    },
    isConnected: () => isOnline,
    connect(isConnected: boolean) {
      isOnline = isConnected;
      if (isOnline) void phone.outbox().flush('online');
    },
    /** Its process is killed, and the page opened again. */
    restart() {
      phone.tab?.kill();
      phone.tab = open();
    },
  };
  return phone;
}

/** A phone of somebody on the staff, with the rows of a visitor as they were read last. */
export function openStaffPhone(world: World, person: Person, email: string) {
  const { clock, database } = world;
  const staff = database.ids[person];
  const phone = openPhone(world, (tab) =>
    tab.signIn(
      createDeliverChange({
        ...phone.remote,
        staff,
        session: async () => database.session(person),
        now: phone.now,
      }),
    ),
  );
  let read: Agreement[] = [];
  /** All that was done on it, as it is stored. */
  async function made() {
    const { changes } = await clock.until(phone.outbox().readContents());
    return changes.flatMap((record) => readChange(record) ?? []);
  }
  return {
    ...phone,
    staff,
    made,
    async look(): Promise<void> {
      if (!phone.isConnected()) return;
      const rows = database.team.read<Agreement>(
        person,
        `select id, to_json(appointment_at) #>> '{}' as appointment_at, appointment_state, host
          from public.leads where email = $1 order by created_at desc`,
        [email],
      );
      read = await clock.track(rows);
    },
    /** What its lists show: what was read, with what waits here. */
    async shown(): Promise<Agreement[]> {
      return withChanges(
        read,
        (await made()).flatMap((one) => pendingOf(one) ?? []),
      );
    },
    async add(row_id: string, value: StaffEvent): Promise<void> {
      const change = { table: 'changes', row_table: 'leads', action: 'event' } as const;
      void phone.outbox().change({ ...change, value, row_id, staff });
      await clock.settle();
    },
  };
}
export type StaffPhone = ReturnType<typeof openStaffPhone>;

/** The phone of a visitor who has booked a consultation. */
export function openVisitorsPhone(world: World, email: string) {
  const { clock, database } = world;
  /** The times that its rows were sent with. */
  const asked = new Map<string, number | null>();
  const phone = openPhone({
    ...world,
    database: {
      ...database,
      fetch(url, init) {
        const { id, columns } = JSON.parse(String(init.body)).entry;
        const at: unknown = columns?.appointment_at;
        if (url.endsWith('/submit')) asked.set(id, at ? Date.parse(String(at)) : null);
        return database.fetch(url, init);
      },
    },
  });
  async function read() {
    const [kept, ...others] = await clock.until(phone.outbox().read(readBookings));
    assert.ok(kept && others.length === 0, 'one consultation is kept');
    return kept;
  }
  async function request(booking: ReturnType<typeof cancelled>): Promise<void> {
    const { lead, message } = consultationRequest(booking, '', { name: 'Ada', email, phone: null });
    const kept = keepBooking({ ...booking, message }, randomUUID());
    void phone.outbox().submit(lead, kept);
    await clock.settle();
  }
  const details = (startsAt: number) => ({ startsAt, askedAt: phone.now() });
  return {
    ...phone,
    read,
    askedFor: (row: string) => asked.get(row) ?? null,
    book: (at: number) => request(booked(randomUUID(), undefined, details(at))),
    /** Asks for another time, or cancels it if there is none; what was cancelled has no button for that. */
    async change(at: number | null): Promise<void> {
      const { booking } = await read();
      if (booking.isCancelled) return;
      const { askedAt } = details(0);
      await request(at === null ? cancelled(booking, { askedAt }) : moved(booking, details(at)));
    },
    /** Asks how far it is agreed, as a page does that is looked at. */
    async look(): Promise<unknown> {
      const kept = await read();
      if (!isComing(kept)) return undefined;
      return hearOf(phone.outbox(), phone.remote, kept).catch(() => undefined);
    },
    /** What has not arrived, or was refused. */
    async waiting() {
      const { entries } = await clock.until(phone.outbox().readContents());
      return entries.filter(isLive);
    },
  };
}
export type VisitorsPhone = ReturnType<typeof openVisitorsPhone>;
