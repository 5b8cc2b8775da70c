import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { chanceFaults, type Fault, FIELD_FAULTS, PORTAL } from './faults';

/** A database that knows only its primary keys. */
const rows: string[] = [];
let database: Server;
let proxy: FaultProxy;

beforeEach(async () => {
  rows.length = 0;
  database = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method !== 'POST') return response.end(`page ${request.url}`);
    const { entry } = JSON.parse(Buffer.concat(chunks).toString());
    const outcome = rows.includes(entry.id) ? 'delivered' : 'stored';
    if (outcome === 'stored') rows.push(entry.id);
    return response.end(JSON.stringify({ outcome, id: entry.id }));
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  proxy = await startFaultProxy((database.address() as AddressInfo).port);
});

afterEach(async () => {
  await proxy.stop();
  database.closeAllConnections();
  database.close();
});

const post = (id: string, signal?: AbortSignal) =>
  fetch(`${proxy.url}/rest/v1/rpc/submit`, {
    method: 'POST',
    body: JSON.stringify({ entry: { table: 'contacts', id, columns: {} } }),
    ...(signal && { signal }),
  });

/** What the client reads of an answer: its outcome, or its status. */
async function read(response: Response): Promise<string | number> {
  const [, outcome] = /"outcome":"(\w+)"/.exec(await response.text()) ?? [];
  return outcome ?? response.status;
}

/** Sends one POST under a fault: what the client sees (or `died`), and whether a row was stored. */
async function under(fault: Fault): Promise<{ seen: string | number; stored: boolean }> {
  proxy.plan(() => fault);
  const seen = await post('a')
    .then(read)
    .catch(() => 'died');
  return { seen, stored: rows.includes('a') };
}

describe('the effect of a fault on a POST', () => {
  test.each<[string, Fault, { seen: string | number; stored: boolean }]>([
    ['drop', { kind: 'drop' }, { seen: 'died', stored: false }],
    ['lose the answer', { kind: 'lose-answer' }, { seen: 'died', stored: true }],
    ['truncate', { kind: 'truncate' }, { seen: 'died', stored: true }],
    ['late', { kind: 'late', afterMs: 5 }, { seen: 'stored', stored: true }],
    ['twice', { kind: 'twice' }, { seen: 'delivered', stored: true }],
    ['500', { kind: 'answer', status: 500 }, { seen: 500, stored: false }],
    ['504 after commit', { kind: 'answer-after-commit', status: 504 }, { seen: 504, stored: true }],
    ['portal page', PORTAL, { seen: 200, stored: false }],
    ['redirect, followed', { kind: 'redirect' }, { seen: 200, stored: false }],
  ])('%s', async (_name, fault, expected) => {
    expect(await under(fault)).toEqual(expected);
  });

  test.each([
    ['stall', false],
    ['stall-after-commit', true],
  ] as const)('%s hangs until the client gives up', async (kind, stored) => {
    proxy.plan(() => ({ kind }));
    const gaveUp = new AbortController();
    const answer = post('a', gaveUp.signal);
    await expect.poll(() => proxy.posts.length).toBe(1);
    if (stored) await expect.poll(() => rows).toEqual(['a']);
    gaveUp.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(rows.includes('a')).toBe(stored);
  });

  test('Retry-After reaches the client', async () => {
    proxy.plan(() => ({ kind: 'answer', status: 429, headers: { 'Retry-After': '7' } }));
    expect((await post('a')).headers.get('Retry-After')).toBe('7');
  });
});

test('every request has its own connection, because the site may be closing an idle one', async () => {
  let connections = 0;
  database.on('connection', () => {
    connections += 1;
  });
  for (const id of ['a', 'b', 'c']) expect(await read(await post(id))).toBe('stored');
  expect(connections).toBe(3);
});

test('its records count every POST of an id and its result', async () => {
  proxy.plan(({ attempt }) => (attempt === 1 ? { kind: 'lose-answer' } : undefined));
  await expect(post('a')).rejects.toThrow();
  expect(await read(await post('a'))).toBe('delivered');
  await post('b').catch(() => undefined);
  expect(proxy.attempts()).toEqual(
    new Map([
      ['a', 2],
      ['b', 1],
    ]),
  );
  expect(proxy.posts.map(({ id, fault, stored }) => [id, fault, stored])).toEqual([
    ['a', 'lose-answer', true],
    ['a', 'none', false],
    ['b', 'lose-answer', true],
  ]);
});

test('going dark aborts pending requests', async () => {
  proxy.plan(() => ({ kind: 'stall' }));
  const answer = post('a');
  await expect.poll(() => proxy.posts.length).toBe(1);
  await Promise.all([expect(answer).rejects.toThrow('fetch failed'), proxy.goDark()]);
});

describe('random faults', () => {
  const options = { seed: 7, share: 0.6, perId: 2, stalls: 3 };
  const posts = Array.from({ length: 200 }, (_, n) => ({
    table: 'contacts',
    id: `${n % 50}`,
    attempt: 1,
    row: {},
  }));

  test('are the same for the same seed, and others for another', () => {
    const kinds = (seed: number) =>
      posts.map(chanceFaults({ ...options, seed })).map((f) => f?.kind);
    expect(kinds(7)).toEqual(kinds(7));
    expect(kinds(7)).not.toEqual(kinds(8));
  });

  test('are limited per submission, and stalls per run', () => {
    const met = posts.map((post) => ({ id: post.id, fault: undefined as Fault | undefined }));
    const plan = chanceFaults({ ...options, share: 1 });
    posts.forEach((post, index) => {
      const entry = met[index];
      if (entry) entry.fault = plan(post);
    });
    for (const id of new Set(posts.map((post) => post.id))) {
      expect(met.filter((m) => m.id === id && m.fault)).toHaveLength(2);
    }
    expect(met.filter((m) => m.fault?.kind.startsWith('stall')).length).toBeLessThanOrEqual(3);
  });

  test('include every kind of fault', () => {
    const plan = chanceFaults({ ...options, share: 1, stalls: 0 });
    const seen = new Set(posts.map((post) => JSON.stringify(plan({ ...post }))).filter(Boolean));
    expect(seen.size).toBe(FIELD_FAULTS.length);
  });
});
