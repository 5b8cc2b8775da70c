import fc from 'fast-check';
import { it } from 'vitest';
import { createDeliverChange, type SignedIn } from '../../src/admin/changes/deliver-change';
import type { LeadStatus, StaffEvent } from '../../src/domain/staff-event';
import { type LiveChange, readChange } from '../../src/offline/change-entry';
import { createManualClock } from '../../src/offline/doubles/clock';
import { createDevice, type Tab as OpenTab } from '../../src/offline/doubles/device';
import { emptyStorage } from '../../src/offline/doubles/storage';
import { isLive } from '../../src/offline/entry';
import { checkEvents, type EventFact, keyOf, keyOfChange } from './support/event-facts';
import { createEventServer } from './support/event-server';
import { createFaultyTransport } from './support/faulty-transport';
import { play } from './support/play';
import { createRandom } from './support/random';
import {
  createTabs,
  DEVICE_STEPS,
  type Tab as DeviceTab,
  faultIn,
  type Weather,
} from './support/tabs';

const RUNS = Number(process.env['FC_RUNS'] ?? (process.env['NIGHTLY'] ? 300 : 50));
const STAFF = ['ada', 'obi'] as const;
const ROWS = ['lead-0', 'lead-1', 'lead-2'];

const tab = fc.nat(2);
const row = fc.constantFrom(...ROWS);

/** One step of a history; `tab` and `which` are taken modulo the number that there are. */
const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constantFrom('status', 'note', 'assignment'), tab, row }),
  },
  // A person is erased on request.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase'), row }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('retry', 'discard'), which: fc.nat(5) }),
  },
  ...DEVICE_STEPS,
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('sign out', 'sign in'), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('token expires', 'role taken', 'role given'),
      staff: fc.constantFrom(...STAFF),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Tab = DeviceTab & { staff: (typeof STAFF)[number] };

/** A value that is made only once. */
function eventOf(kind: 'status' | 'note' | 'assignment', n: number): StaffEvent {
  switch (kind) {
    case 'status':
      // The model takes any.
      return { kind, status: `status ${n}` as LeadStatus };
    case 'note':
      return { kind, body: `note ${n}` };
    case 'assignment':
      return { kind, assignee: `colleague ${n}` };
  }
}

async function live(steps: Step[], seed: number) {
  emptyStorage();
  const random = createRandom(seed);
  const clock = createManualClock();
  const server = createEventServer();
  for (const id of ROWS) server.rows.add(id);
  for (const one of STAFF) server.administrators.add(one);
  const weather: Weather = { faults: [], share: 0 };
  const transport = createFaultyTransport({
    clock,
    server: server.fetch,
    next: () => faultIn(weather, random),
  });
  const device = createDevice({
    clock,
    deliver: () => new Promise(() => {}),
    random: random.next,
    newId: random.uuid,
  });
  const facts = new Map<string, EventFact>();

  function signIn(where: Tab) {
    let token = server.tokenOf(where.staff);
    const session = async (isRefused: boolean): Promise<SignedIn> => {
      if (isRefused && random.next() < weather.share / 2) throw new TypeError('no network');
      if (isRefused) token = server.tokenOf(where.staff);
      return { access_token: token, user: { id: where.staff } };
    };
    where.signIn(
      createDeliverChange({
        url: 'https://db.example',
        key: 'k',
        staff: where.staff,
        fetch: transport,
        session,
        now: clock.now,
      }),
    );
  }

  const tabs = createTabs({
    clock,
    weather,
    open(n): Tab {
      const staff = STAFF[n % STAFF.length] ?? 'ada';
      const opened = { ...device.open(), staff, isFrozen: false, isAway: false };
      void opened.outbox.start();
      signIn(opened);
      return opened;
    },
  });

  async function keptBy(tabNow: OpenTab): Promise<LiveChange[]> {
    const { changes } = await tabNow.outbox.readContents();
    return changes.map(readChange).filter(isLive);
  }

  function make(where: Tab, id: string, kind: 'status' | 'note' | 'assignment', n: number) {
    if (where.isFrozen) return;
    const value = eventOf(kind, n);
    const key = keyOf(value);
    const { staff } = where;
    const fact: EventFact = { key, staff, row: id, result: undefined, isDiscarded: false };
    facts.set(key, fact);
    const change = { row_table: 'leads', action: 'event', value, row_id: id } as const;
    void where.outbox.change({ table: 'changes', ...change, staff }).then(({ kind }) => {
      fact.result = kind;
    });
  }

  /** Tries one of the waiting or refused events again, or discards it. */
  async function decide(how: 'retry' | 'discard', where: OpenTab, which: number) {
    const kept = await keptBy(where);
    const one = kept[which % Math.max(1, kept.length)];
    const fact = one && facts.get(keyOfChange(one.change));
    if (!one || !fact) return;
    if (how === 'retry') await where.outbox.retry(one.seq);
    else fact.isDiscarded ||= (await where.outbox.discard(one.seq)).change === 'changed';
  }

  async function take(next: Step, n: number) {
    switch (next.do) {
      case 'status':
      case 'note':
      case 'assignment':
        make(tabs.at(next.tab), next.row, next.do, n);
        return clock.settle();
      case 'erase':
        server.rows.delete(next.row);
        return;
      case 'retry':
      case 'discard': {
        const where = device.open();
        // Deciding needs no token. Sending does, and is left to the open dashboards.
        where.signIn({ staff: 'nobody', deliver: () => new Promise(() => {}) });
        await clock.until(decide(next.do, where, next.which));
        return where.kill();
      }
      case 'sign out':
        return tabs.at(next.tab).outbox.authorize(undefined);
      case 'sign in':
        return signIn(tabs.at(next.tab));
      case 'token expires':
        server.expire(next.staff);
        return;
      case 'role taken':
        server.administrators.delete(next.staff);
        return;
      case 'role given':
        server.administrators.add(next.staff);
        return;
      default:
        return tabs.take(next, n);
    }
  }

  for (const n of STAFF.keys()) tabs.open(n);
  for (const [n, next] of steps.entries()) await take(next, n);

  // Finally the network recovers, the roles are restored, and both sign in again.
  weather.faults = [];
  for (const one of STAFF) server.administrators.add(one);
  for (const n of STAFF.keys()) tabs.open(n);
  await clock.advance(60 * 60_000);
  return {
    facts: [...facts.values()],
    kept: await clock.until(keptBy(device.open())),
    stored: server.stored(),
    isThere: (id: string) => server.rows.has(id),
  };
}

it('whatever happens, each event reaches the database once, or stays with whoever made it', async () => {
  const histories = fc.array(step, { minLength: 5, maxLength: 60 });
  await play('Change histories', RUNS, histories, async (steps, luck) =>
    checkEvents(await live(steps, luck)),
  );
});
