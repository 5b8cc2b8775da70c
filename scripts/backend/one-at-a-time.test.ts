import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MOST_BYTES } from './bounded-body.ts';
import { oneAtATime, RENEWALS, REQUESTS, SIGN_INS } from './one-at-a-time.ts';

const ADDRESS = 'http://localhost/rest/v1/contacts';

test('requests are answered one at a time, in the order in which they were fully received', async () => {
  const log: string[] = [];
  const fetch = oneAtATime(async (request) => {
    const name = await request.text();
    log.push(`${name} in`);
    await Promise.resolve();
    log.push(`${name} out`);
    return new Response(name);
  });
  const send = (body: string) => fetch(new Request(ADDRESS, { method: 'POST', body }));
  const answers = await Promise.all([send('first'), send('second')]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['first', 'second']);
  expect(log).toEqual(['first in', 'first out', 'second in', 'second out']);
});

test('a failing request does not affect the next one', async () => {
  const fetch = oneAtATime(async (request) => {
    if (request.method === 'DELETE') throw new Error('broken');
    return new Response('fine');
  });
  const broken = fetch(new Request(ADDRESS, { method: 'DELETE' }));
  const next = fetch(new Request(ADDRESS));
  await expect(broken).rejects.toThrow('broken');
  expect(await (await next).text()).toBe('fine');
});

test('sign-ins wait for each other, and a submission for one of them at most', async () => {
  const log: string[] = [];
  const fetch = oneAtATime(async (request) => {
    const name = await request.text();
    log.push(name);
    return new Response(name);
  });
  const send = (path: string, body: string) =>
    fetch(new Request(`http://localhost${path}`, { method: 'POST', body }));
  const signIns = ['one', 'two', 'three'].map((name) => send('/auth/v1/token', name));
  await Promise.all([...signIns, send('/rest/v1/leads', 'submission')]);
  expect(log.indexOf('submission')).toBeLessThanOrEqual(1);
  expect(log.filter((name) => name !== 'submission')).toEqual(['one', 'two', 'three']);
});

test('more sign-ins than can wait are told to try later, and submissions are not', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetch = oneAtATime(async ({ url }) => {
    if (url.includes('/auth/')) await answered;
    return new Response('answered');
  });
  const signIn = () => fetch(new Request('http://localhost/auth/v1/token?grant_type=password'));
  const waiting = Array.from({ length: SIGN_INS.all }, signIn);
  const refused = await signIn();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  const submission = fetch(new Request(ADDRESS, { method: 'POST', body: '{}' }));
  answer();
  expect((await submission).status).toBe(200);
  for (const one of waiting) expect((await one).status).toBe(200);
  expect((await signIn()).status).toBe(200);
});

/** Answers nothing before `open` is called, and tells how each request was answered. */
function closedServer() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const fetch = oneAtATime(async () => {
    await opened;
    return new Response('answered');
  });
  const send = async (method: string, path: string, client: string) =>
    (await fetch(new Request(`http://localhost/${path}`, { method }), client)).status;
  return { open, send };
}

const PASSWORD = 'auth/v1/token?grant_type=password';
const REFRESH = 'auth/v1/token?grant_type=refresh_token';

test('while strangers try passwords again and again, staff sign in, stay signed in and sign out, and submissions pass', async () => {
  const fetch = oneAtATime(async ({ url }) => {
    // As long as a password is hashed, other requests arrive.
    if (url.includes('grant_type=password')) await setImmediate();
    return new Response('answered');
  });
  const send = async (method: string, path: string, client: string) =>
    (await fetch(new Request(`http://localhost${path}`, { method }), client)).status;
  let isOver = false;
  const answers = new Set<number>();
  const flood = Array.from({ length: 25 }, async () => {
    while (!isOver) {
      answers.add(await send('POST', `/${PASSWORD}`, 'stranger'));
      await setImmediate();
    }
  });
  for (let turn = 0; turn < 10; turn += 1) {
    await setImmediate();
    for (const client of ['staff', 'stranger']) {
      expect(await send('POST', `/${REFRESH}`, client)).toBe(200);
      expect(await send('GET', '/auth/v1/user', client)).toBe(200);
      expect(await send('POST', '/auth/v1/logout', client)).toBe(200);
      expect(await send('POST', '/rest/v1/leads', client)).toBe(200);
    }
    expect(await send('POST', `/${PASSWORD}`, 'staff')).toBe(200);
  }
  isOver = true;
  await Promise.all(flood);
  expect([...answers].sort()).toEqual([200, 429]);
});

test.each([
  ['sign-ins', PASSWORD, SIGN_INS, 429],
  ['renewals', REFRESH, RENEWALS, 429],
  ['requests', 'rest/v1/leads', REQUESTS, 503],
])('of one client so many %s wait, and those of others as well', async (_, path, room, busy) => {
  const { open, send } = closedServer();
  const own = Array.from({ length: room.perClient }, () => send('POST', path, 'one'));
  expect(await send('POST', path, 'one')).toBe(busy);
  const other = send('POST', path, 'other');
  open();
  expect(await other).toBe(200);
  expect(new Set(await Promise.all(own))).toEqual(new Set([200]));
  expect(await send('POST', path, 'one')).toBe(200);
});

test.each([
  ['a new password', 'PUT', 'auth/v1/user'],
  ['a sign-in that names two ways', 'POST', `${REFRESH}&grant_type=password`],
  [
    'a sign-in that names two ways, one escaped',
    'POST',
    'auth/v1/token?grant%5Ftype=refresh_token&grant_type=password',
  ],
  ['a sign-up', 'POST', `auth/v1/signup?grant_type=refresh_token`],
])('%s takes no place of those who stay signed in', async (_, method, path) => {
  const { open, send } = closedServer();
  const waiting = Array.from({ length: SIGN_INS.perClient }, () => send(method, path, 'one'));
  expect(await send('POST', PASSWORD, 'one')).toBe(429);
  open();
  await Promise.all(waiting);
});

test('a slow request body does not hold up other requests', async () => {
  const fetch = oneAtATime(async (request) => new Response(await request.text()));
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const init = { method: 'POST', body: body.readable, duplex: 'half' };
  const slow = fetch(new Request(ADDRESS, init));
  const quick = await fetch(new Request(ADDRESS, { method: 'POST', body: 'quick' }));
  expect(await quick.text()).toBe('quick');
  await writer.write(new TextEncoder().encode('slow'));
  await writer.close();
  expect(await (await slow).text()).toBe('slow');
});

test('a body is accepted up to the limit and read no further', async () => {
  const fetch = oneAtATime(async (request) => new Response(await request.text()));
  const post = (body: BodyInit) =>
    fetch(new Request(ADDRESS, { method: 'POST', body, duplex: 'half' } as RequestInit));
  const longest = 'x'.repeat(MOST_BYTES);
  expect(await (await post(longest)).text()).toBe(longest);
  expect((await post(`${longest}x`)).status).toBe(413);

  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1024;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  expect((await post(endless)).status).toBe(413);
  expect(pulled).toBeLessThan(2 * MOST_BYTES);
});

test('a body that declares itself too long is not read at all', async () => {
  const fetch = oneAtATime(async () => new Response('taken'));
  const request = new Request(ADDRESS, {
    method: 'POST',
    body: '{}',
    headers: { 'content-length': String(MOST_BYTES + 1) },
  });
  expect((await fetch(request)).status).toBe(413);
  expect(request.bodyUsed).toBe(false);
});
