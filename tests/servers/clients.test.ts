import { createServer, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { format } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answerRequest } from '../../scripts/backend/answer-request';
import { type Backend, openBackend } from '../../scripts/backend/open';
import { KEYS } from '../database/support/backend';
import { type Listening, listen } from './listen';

let backend: Backend;
let direct: Listening;
let behindProxy: Listening;

beforeAll(async () => {
  backend = await openBackend({ siteUrl: 'http://localhost', keys: KEYS });
  await call('/rest/v1/rpc/set_settings', { burst: BURST, per_minute: 1 });
  direct = await listen(createServer(answerRequest(backend)));
  behindProxy = await listen(createServer(answerRequest(backend, { hasProxy: true })));
});
afterAll(async () => {
  await direct.close();
  await behindProxy.close();
  await backend.close();
});

/** Sends a request with the key that may do anything. */
const call = (path: string, body?: unknown) =>
  backend.app.fetch(
    new Request(`http://localhost${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: KEYS.secretKey,
        Authorization: `Bearer ${KEYS.secretKey}`,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

/** How much one client may send at once. */
const BURST = 3;

type Sender = { localAddress?: string; headers?: Record<string, string> };

/** Sends an enquiry, as the contact form does; returns what came of it. */
function send({ url }: Listening, { localAddress, headers }: Sender = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/rest/v1/rpc/submit`,
      {
        method: 'POST',
        localAddress,
        headers: { apikey: KEYS.publishableKey, 'Content-Type': 'application/json', ...headers },
      },
      (answer) => {
        json(answer).then((said) => resolve((said as { outcome: string }).outcome), reject);
      },
    );
    sent.on('error', reject);
    const columns = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    sent.end(JSON.stringify({ entry: { table: 'contacts', columns } }));
  });
}

/** Sends more than one client may; returns what came of each. */
async function sendMore(to: Listening, senderOf: (n: number) => Sender): Promise<string[]> {
  const outcomes: string[] = [];
  for (let n = 0; n <= BURST; n++) outcomes.push(await send(to, senderOf(n)));
  return outcomes;
}

const REFUSED = [...Array.from({ length: BURST }, () => 'stored'), 'wait'];

it('a client can’t pass for another by a header, and takes nobody else’s share', async () => {
  const forged = (n: number) => ({
    localAddress: '127.0.0.2',
    headers: {
      'cf-connecting-ip': `203.0.113.${n}`,
      'x-forwarded-for': `198.51.100.${n}`,
      'x-real-ip': `192.0.2.${n}`,
    },
  });
  expect(await sendMore(direct, forged)).toEqual(REFUSED);
  expect(await send(direct, { localAddress: '127.0.0.2' })).toBe('wait');
  expect(await send(direct, { localAddress: '127.0.0.3' })).toBe('stored');
});

it('behind a proxy the clients that it names have a share each', async () => {
  const from = (...addresses: string[]) => ({
    headers: { 'x-forwarded-for': addresses.join(', ') },
  });
  const flooding = (n: number) => from(`198.51.100.${n}`, '203.0.113.7');
  expect(await sendMore(behindProxy, flooding)).toEqual(REFUSED);
  expect(await send(behindProxy, from('203.0.113.8'))).toBe('stored');
});

it('the log has nothing that was sent or is stored, whatever the database refuses', async () => {
  const logged: string[] = [];
  const log = vi
    .spyOn(console, 'error')
    .mockImplementation((...parts) => void logged.push(format(...parts)));
  const lead = {
    name: 'SECRET',
    email: 'secret@example.com',
    source: 'viewing',
    notes: 'SECRET a',
  };
  expect((await call('/rest/v1/leads', lead)).status).toBe(201);
  for (const [path, body] of [
    ['/rest/v1/leads?select=notes::int'],
    ['/rest/v1/leads?select=name&created_at=eq.SECRET'],
    ['/rest/v1/leads?select=name&notes=fts.SECRET%27%26'],
    ['/rest/v1/leads?id=SECRET'],
    ['/rest/v1/leads?select=id%0ASECRET'],
    ['/rest/v1/leads?order=a%0Abreak'],
    ['/rest/v1/leads', { ...lead, email: 'secret' }],
    ['/rest/v1/leads', { ...lead, name: 'SECRET\u0000' }],
    ['/rest/v1/rpc/submit', { entry: { table: 'leads', columns: { ...lead, SECRET: 'SECRET' } } }],
    ['/rest/v1/rpc/submit', { entry: { table: 'leads', id: 'SECRET', columns: lead } }],
    ['/auth/v1/signup', { email: 'secret\u0000@example.com', password: 'SECRET SECRET\u0000' }],
    ['/auth/v1/token?grant_type=password', { email: 'secret\u0000', password: 'SECRET' }],
  ] as [string, unknown?][]) {
    expect((await call(path, body)).status).toBeGreaterThanOrEqual(400);
  }
  log.mockRestore();
  expect(logged).toHaveLength(12);
  expect(logged.join('\n')).toMatch(/22P02.*23514 .*"leads_email_format"/s);
  expect(logged.join()).not.toMatch(/secret|\n/i);
});
