import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Submission } from '../../src/domain/submission';
import { createManualClock } from '../../src/offline/doubles/clock';
import { createDevice, type Tab as OpenTab } from '../../src/offline/doubles/device';
import { contact } from '../../src/offline/doubles/samples';
import { emptyStorage } from '../../src/offline/doubles/storage';
import type { SubmitResult } from '../../src/offline/result';
import { createDeliver } from '../../src/remote/deliver';
import { createFaultyTransport } from './support/faulty-transport';
import { play } from './support/play';
import { createRandom } from './support/random';
import { createTableServer, REFUSED_MESSAGE } from './support/table-server';
import { createTabs, DEVICE_STEPS, faultIn, type Tab, type Weather } from './support/tabs';

const RUNS = Number(process.env['FC_RUNS'] ?? (process.env['NIGHTLY'] ? 300 : 50));

/** One step of a history; `tab` and `which` are taken modulo the number that there are. */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('submit'), tab: fc.nat(2), refused: fc.nat(9) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('subscribe'), tab: fc.nat(2), which: fc.nat(2) }),
  },
  ...DEVICE_STEPS,
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('worker'), runs: fc.integer({ min: 0, max: 20_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('edit', 'discard', 'mistake'),
      tab: fc.nat(2),
      which: fc.nat(30),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A submission under one key, and what must have happened to it at the end. */
type Fact = {
  result: SubmitResult['kind'] | undefined;
  /** Its contents so far; the last is the current one. */
  contents: string[];
  discarded: boolean;
};

function createWorld(seed: number) {
  emptyStorage();
  const random = createRandom(seed);
  const clock = createManualClock();
  const server = createTableServer();
  const weather: Weather = { faults: [], share: 0 };
  const transport = createFaultyTransport({
    clock,
    server: server.fetch,
    next: () => faultIn(weather, random),
  });
  const deliver = createDeliver({
    url: 'https://db.example',
    key: 'k',
    fetch: transport,
    now: clock.now,
  });
  const device = createDevice({ clock, deliver, random: random.next, newId: random.uuid });
  return { clock, server, weather, device };
}

async function live(steps: Step[], seed: number) {
  const { clock, server, weather, device } = createWorld(seed);
  const facts = new Map<string, Fact>();
  const subscribed = new Set<string>();
  const tabs = createTabs({
    clock,
    weather,
    open(): Tab {
      const tab = { ...device.open(), isFrozen: false, isAway: false };
      void tab.outbox.start();
      return tab;
    },
  });

  function submit(tab: OpenTab, key: string, submission: Submission) {
    const fact: Fact = { result: undefined, contents: [key], discarded: false };
    facts.set(key, fact);
    void tab.outbox.submit(submission).then(({ kind }) => {
      fact.result = kind;
    });
  }

  /** Changes one of the stored entries as a person would, from the list. */
  async function change(kind: 'edit' | 'discard' | 'mistake', tab: OpenTab, which: number) {
    const { entries } = await tab.outbox.readContents();
    const entry = entries[which % Math.max(1, entries.length)];
    if (!entry || !('submission' in entry) || entry.submission.table !== 'contacts') return;
    const { message } = entry.submission;
    const fact = [...facts.values()].find(({ contents }) => contents.at(-1) === message);
    if (!fact) throw new Error(`Nobody submitted "${message}".`);
    if (kind === 'edit') {
      const better = `${message.replace(REFUSED_MESSAGE, 'mended')} edited`;
      fact.contents.push(better);
      const done = await tab.outbox.edit(entry.seq, { ...entry.submission, message: better });
      if (done !== 'changed') fact.contents.pop();
    } else {
      const { change: done, undo } = await tab.outbox.discard(entry.seq);
      if (kind === 'mistake') await undo();
      else if (done === 'changed') fact.discarded = true;
    }
  }

  async function take(next: Step, n: number) {
    switch (next.do) {
      case 'submit': {
        const key = `${next.refused === 0 ? REFUSED_MESSAGE : 'message'} ${n}`;
        return submit(tabs.at(next.tab), key, contact(key));
      }
      case 'subscribe': {
        const email = `reader-${next.which}@example.com`;
        subscribed.add(email);
        void tabs
          .at(next.tab)
          .outbox.submit({ table: 'newsletter_subscribers', email, name: null });
        return clock.settle();
      }
      case 'worker': {
        const worker = device.wake();
        void worker.sender.flush('sync').catch(() => undefined);
        await clock.advance(next.runs);
        return worker.kill();
      }
      case 'jump':
        return clock.jump(next.ms);
      case 'edit':
      case 'discard':
      case 'mistake': {
        const tab = device.open();
        await clock.until(change(next.do, tab, next.which));
        return tab.kill();
      }
      default:
        return tabs.take(next, n);
    }
  }

  tabs.open();
  for (const [n, next] of steps.entries()) await take(next, n);

  // Finally the network recovers. An active tab then needs only time; a frozen one stays frozen.
  weather.faults = [];
  if (!tabs.all().some((tab) => !tab.isFrozen && !tab.isAway)) tabs.open();
  await clock.advance(60 * 60_000);
  const last = device.open();
  const { entries } = await clock.until(last.outbox.readContents());
  return { facts, subscribed, entries, rows: [...server.rows.values()] };
}

function check({ facts, subscribed, entries, rows }: Awaited<ReturnType<typeof live>>) {
  const messages = rows.map((row) => row.message);
  const parked = entries.flatMap((entry) =>
    entry.state.kind === 'parked' && 'submission' in entry && 'message' in entry.submission
      ? [entry.submission.message]
      : [],
  );
  for (const [key, { result, contents, discarded }] of facts) {
    const wanted = contents.at(-1) ?? key;
    const stored = messages.filter((message) => message === wanted).length;
    const kept = parked.filter((message) => message === wanted).length;
    for (const content of contents) {
      expect(
        messages.filter((message) => message === content).length,
        `${content} twice`,
      ).toBeLessThan(2);
    }
    if (discarded) continue;
    // If it was killed before an answer, a submission may be there or not. If it was reported as saved, it must be.
    const least = result === undefined ? 0 : 1;
    expect(stored + kept, `${wanted} (${result})`).toBeGreaterThanOrEqual(least);
    expect(stored + kept, `${wanted} (${result})`).toBeLessThan(2);
    expect(kept, `${wanted} refused`).toBe(wanted.startsWith(REFUSED_MESSAGE) ? stored + kept : 0);
  }
  const emails = rows
    .filter((row) => row.table === 'newsletter_subscribers')
    .map((row) => row.email);
  expect(new Set(emails).size).toBe(emails.length);
  for (const email of emails) expect(subscribed).toContain(email);
  const unsent = entries.filter(
    ({ state }) => state.kind !== 'delivered' && state.kind !== 'parked',
  );
  expect(unsent, 'stuck').toEqual([]);
}

it('whatever happens in transit, each submission is in the database once, or kept with its reason', async () => {
  const histories = fc.array(step, { minLength: 5, maxLength: 40 });
  await play('Histories', RUNS, histories, async (steps, luck) => check(await live(steps, luck)));
});

it('while nothing fails, two tabs and the worker make exactly as many requests as there are submissions', async () => {
  const acts = fc.array(
    fc.record({ tab: fc.nat(1), pause: fc.integer({ min: 0, max: 400 }), worker: fc.boolean() }),
    { minLength: 1, maxLength: 25 },
  );
  await play('Without faults', Math.ceil(RUNS / 3), acts, async (submissions, luck) => {
    const { clock, server, device } = createWorld(luck);
    const tabs = [device.open(), device.open()];
    const worker = device.wake();
    for (const { outbox } of tabs) void outbox.start();
    for (const [n, { tab, pause, worker: wakes }] of submissions.entries()) {
      void tabs[tab]?.outbox.submit(contact(`message ${n}`));
      if (wakes) void worker.sender.flush('sync').catch(() => undefined);
      await clock.advance(pause);
    }
    await clock.advance(60_000);
    expect(server.rows.size).toBe(submissions.length);
    expect(server.requests).toBe(submissions.length);
  });
});
