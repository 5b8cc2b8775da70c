import { expect, test } from 'vitest';
import { ANON, OPEN_TABLES, openTestBackend, type Row, SECRET, sample } from './support/backend';

// How much may be sent, and how phones are informed over the REST API.

const backend = await openTestBackend();

const send = () => backend.submit(ANON, 'leads', sample('leads'));

/** Lets one more submission pass; the next has to wait a minute. */
async function allowOne(): Promise<void> {
  await backend.limit(1_000_000, 1_000_000);
  await send();
  await backend.limit(1, 1);
}

test('beyond the burst, the wait is stated, and nothing is stored', async () => {
  await allowOne();
  expect((await send()).outcome).toBe('stored');
  const before = await backend.rows('leads');
  const { outcome, json } = await send();
  expect([outcome, json]).toEqual(['wait', expect.objectContaining({ why: 'rate_limited' })]);
  const { seconds } = json as Row;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await backend.rows('leads')).toEqual(before);
});

test('all tables share one limit, and the secret key has none', async () => {
  await allowOne();
  const outcomes: unknown[] = [];
  for (const table of OPEN_TABLES) {
    outcomes.push((await backend.submit(ANON, table, sample(table))).outcome);
  }
  expect(outcomes).toEqual(['stored', 'wait', 'wait', 'wait']);
  expect((await backend.insert(SECRET, 'contacts', sample('contacts'))).status).toBe(201);
});

test('at the ceiling for all clients, each is told how long to wait, and staff can go on', async () => {
  await backend.limit(1, 1_000_000);
  const admin = await backend.signUpAdmin();
  const tune = (settings: object) =>
    backend.call(SECRET, 'POST', '/rest/v1/rpc/set_settings', settings);
  for (const full of [{ per_hour: 1 }, { per_day: 1 }]) {
    expect((await tune({ per_hour: 5000, per_day: 20_000 })).status).toBe(204);
    expect((await send()).outcome).toBe('stored');
    expect((await tune(full)).status).toBe(204);
    const before = await backend.rows('leads', '&select=id');
    const { outcome, json } = await send();
    expect([outcome, json]).toEqual(['wait', expect.objectContaining({ why: 'too_busy' })]);
    const { seconds } = json as Row;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await backend.rows('leads', '&select=id')).toEqual(before);
    expect((await backend.submit(admin.caller, 'leads', sample('leads'))).outcome).toBe('stored');
    const seen = await backend.call(admin.caller, 'GET', '/rest/v1/leads?select=id&limit=1');
    expect(seen.json).toHaveLength(1);
  }
  expect((await tune({ per_hour: 0 })).status).toBeGreaterThanOrEqual(400);
  expect((await tune({ per_hour: 5000, per_day: 20_000 })).status).toBe(204);
});

test('senseless limits are refused', async () => {
  await backend.limit(600, 1_000_000);
  for (const [burst, perMinute] of [
    [0, 60],
    [600, 0],
    [-1, -1],
    [2_000_000, 60],
  ] as const) {
    expect((await backend.limit(burst, perMinute)).status).toBeGreaterThanOrEqual(400);
  }
  expect((await send()).outcome).toBe('stored');
});
