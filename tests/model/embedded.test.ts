import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { filesOf } from '../../scripts/backend/memory-files';
import { type Backend, openBackend } from '../../scripts/backend/open';
import type { Submission } from '../../src/domain/submission';
import { HOUR_MS } from '../../src/lib/durations';
import { createManualClock } from '../../src/offline/doubles/clock';
import { createDevice, type Tab } from '../../src/offline/doubles/device';
import { emptyStorage } from '../../src/offline/doubles/storage';
import { createDeliver } from '../../src/remote/deliver';
import { layDatabase } from '../database/support/lay-database';
import { createFaultyTransport, FAULTS } from './support/faulty-transport';
import { createRandom, seedOfRun } from './support/random';

const SUBMISSIONS = process.env['NIGHTLY'] ? 2_001 : 120;
/** Each captures an equal share. */
const PHONES = 3;
const FAULTY_SHARE = 0.6;
/** Submissions made between two pauses. */
const CHUNK = 20;
/** Far more than needed; reaching it means that something is stuck. */
const LONGEST_MS = 30 * 24 * HOUR_MS;
/** Refused keys are rare, because each stops everything for a quarter of an hour. */
const WEIGHTED = FAULTS.map((fault) => [fault, fault === '401' ? 0.1 : 1] as const);
const SITE = 'http://localhost:4173';
const TABLES = ['contacts', 'newsletter_subscribers', 'property_watchers', 'leads'] as const;

const keys = {
  publishableKey: `sb_publishable_${randomUUID()}`,
  secretKey: `sb_secret_${randomUUID()}`,
  jwtSecret: randomUUID() + randomUUID(),
};
let backend: Backend;
let driver: PGlite | undefined;

beforeAll(async () => {
  // The backend logs each refused statement, and hundreds of repetitions are refused here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await openBackend({
    siteUrl: SITE,
    keys,
    onOpen: (opened) => {
      driver = opened;
    },
  });
  await secretly('POST', '/rest/v1/rpc/set_settings', { burst: 1_000_000, per_minute: 1_000_000 });
});
afterAll(() => backend.close());

async function secretly(
  method: string,
  path: string,
  body?: object,
  reader = backend,
): Promise<unknown> {
  const response = await reader.app.fetch(
    new Request(SITE + path, {
      method,
      headers: { apikey: keys.secretKey, 'Content-Type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    }),
  );
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

/** All ids of a table; the interface gives 1000 rows at most. */
async function idsOf(table: (typeof TABLES)[number], reader = backend): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await secretly(
      'GET',
      `/rest/v1/${table}?select=id&order=id&limit=1000&offset=${ids.length}`,
      undefined,
      reader,
    );
    if (!Array.isArray(page)) throw new Error(`${table} could not be read back`);
    if (page.length === 0) return ids;
    ids.push(...page.map(({ id }) => String(id)));
  }
}

/** The ids that another database reads of the files, as a power cut would leave them. */
async function idsAfterPowerCut(): Promise<string[]> {
  if (!driver) throw new Error('The backend has opened no database');
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-embedded-'));
  layDatabase(dataDir, await filesOf(driver));
  const reader = await openBackend({ siteUrl: SITE, keys, dataDir });
  try {
    return (await Promise.all(TABLES.map((table) => idsOf(table, reader)))).flat();
  } finally {
    await reader.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function unsent(tab: Tab | undefined): number {
  if (!tab) return 0;
  const { waiting, sending, held } = tab.outbox.status.getState();
  return waiting + sending + held;
}

function submissionNo(n: number): Submission {
  const email = `visitor-${n}@example.com`;
  const name = `Visitor ${n} Ọládélé`;
  switch (n % 5) {
    case 0:
      return { table: 'newsletter_subscribers', email, name: null };
    case 2:
      return { table: 'property_watchers', email, property_slug: 'bloom-towers' };
    case 1:
      return {
        table: 'leads',
        name,
        email: null,
        phone: '+234 800 000 0000',
        property_interest: 'Bloom Towers',
        notes: `Met at the viewing, no ${n}`,
        source: 'viewing',
      };
    default:
      return {
        table: 'contacts',
        name,
        email,
        phone: null,
        message: `Message ${n} 🏠`,
        property_interest: null,
      };
  }
}

it(
  `${SUBMISSIONS} submissions reach the real database once each, with faults on 60 % of the attempts`,
  async () => {
    const random = createRandom(seedOfRun('Embedded database'));
    const seen = { attempts: 0, faults: 0, hours: 0 };
    const told: string[] = [];
    const captured: string[] = [];

    /** One phone with two tabs: captures its share, and continues until nothing waits. The network never recovers. */
    async function phone(from: number, to: number) {
      emptyStorage();
      const clock = createManualClock(Date.now());
      const fetch = createFaultyTransport({
        clock,
        server: (url, init) => backend.app.fetch(new Request(url, init)),
        next: () => {
          seen.attempts++;
          if (random.next() >= FAULTY_SHARE) return 'fine';
          seen.faults++;
          return random.pick(WEIGHTED);
        },
      });
      const deliver = createDeliver({ url: SITE, key: keys.publishableKey, fetch, now: clock.now });
      const device = createDevice({ clock, deliver, random: random.next, newId: random.uuid });
      const tabs = [device.open(), device.open()];
      for (const { outbox } of tabs) void outbox.start();
      for (let n = from; n < to; n++) {
        void tabs[n % 2]?.outbox.submit(submissionNo(n)).then(({ kind }) => told.push(kind));
        if (n % CHUNK === CHUNK - 1) await clock.advance(20_000);
      }
      const begin = clock.now();
      while (unsent(tabs[0]) > 0 && clock.now() - begin < LONGEST_MS) await clock.advance(HOUR_MS);
      seen.hours += (clock.now() - begin) / HOUR_MS;

      const { entries } = await clock.until(device.open().outbox.readContents());
      expect(entries.filter(({ state }) => state.kind !== 'delivered')).toEqual([]);
      captured.push(...entries.map(({ id }) => id));
    }

    const share = SUBMISSIONS / PHONES;
    for (let n = 0; n < PHONES; n++) await phone(n * share, (n + 1) * share);

    const stored = (await Promise.all(TABLES.map((table) => idsOf(table)))).flat();
    console.info({ ...seen, rows: stored.length });
    expect(told.filter((kind) => kind === 'saved' || kind === 'delivered')).toHaveLength(
      SUBMISSIONS,
    );
    expect(stored).toHaveLength(SUBMISSIONS);
    expect(new Set(stored)).toEqual(new Set(captured));
    expect(new Set(await idsAfterPowerCut())).toEqual(new Set(captured));
  },
  SUBMISSIONS * 5_000,
);
