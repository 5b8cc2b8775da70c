import { mkdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openBackend } from '../../scripts/backend/open';
import { checkHost } from '../../scripts/host/check-host';
import { createHttpServer } from '../../scripts/host/http-server';
import { sendRaw } from '../../scripts/host/raw-request';
import { createSiteAnswer } from '../../scripts/host/site-answer';
import { KEYS } from '../database/support/backend';
import { runSeed } from '../support/random';
import { fuzz, ODD_REQUESTS } from './fuzz';
import { listen } from './listen';
import { RULES, smallSite } from './small-site';

const files = smallSite();

const backend = await openBackend({ siteUrl: 'http://localhost', keys: KEYS });
const site = await listen(
  createHttpServer(RULES, createSiteAnswer(files.directory, RULES, backend)),
);
afterAll(async () => {
  await site.close();
  await backend.close();
  files.erase();
});

it('thousands of odd requests crash nothing and redirect nowhere else, and every response has the headers', {}, async () => {
  const seed = runSeed();
  console.log(`SEED=${seed}`);
  const { faults, answers } = await fuzz({ url: site.url, seed });
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(ODD_REQUESTS / 2);
  expect((await fetch(site.url)).status).toBe(200);
});

it('passes check:host', async () => {
  expect(await checkHost({ url: site.url, dist: files.directory, rules: RULES })).toEqual([]);
});

it.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
  ['/properties/citadel-views/', '/properties/citadel-views'],
])('%s redirects to %s and keeps the query', async (path, address) => {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, address]);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it.each(['/404', '/404.html', '/%34%30%34'])('%s is not a page of the site', async (path) => {
  expect((await fetch(site.url + path)).status).toBe(404);
});

it('a client that refuses Brotli is not sent it, even with the 404 page', async () => {
  const headers = { 'accept-encoding': 'gzip, br;q=0' };
  for (const [path, encoding] of [
    ['/about', 'gzip'],
    ['/no/such/page', null],
  ] as const) {
    const answer = await fetch(site.url + path, { headers });
    expect([path, answer.headers.get('content-encoding')]).toEqual([path, encoding]);
    expect(await answer.text()).toContain('<h1>');
  }
});

it.each(['/%61dmin', '/admin', '/admin.html', '/auth', '/auth.html', '/%61uth.html'])(
  '%s is recognised as a staff page, however it is written',
  async (path) => {
    const answer = await fetch(site.url + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  },
);

it('a range request gets the whole file, and never crashes the server', async () => {
  for (const range of ['bytes=9-1', 'bytes=0-99999999999999999999', 'bytes=-5', 'bytes=0-2']) {
    const answer = await fetch(`${site.url}/about`, { headers: { range } });
    expect([range, answer.status, await answer.text()]).toEqual([
      range,
      200,
      expect.stringContaining('about'),
    ]);
  }
});

it('an unchanged page is not sent again, and the 304 has the headers', async () => {
  const tag = (await fetch(`${site.url}/about`)).headers.get('etag') ?? '';
  const again = await fetch(`${site.url}/about`, { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('a file removed by a new build returns 404, and one that can’t be read an error, without side effects', async () => {
  const folder = smallSite();
  const other = await listen(
    createHttpServer(RULES, createSiteAnswer(folder.directory, RULES, backend)),
  );
  const read = async () =>
    (await fetch(`${other.url}/sw.js`, { headers: { 'accept-encoding': 'x' } })).status;
  rmSync(join(folder.directory, 'sw.js'));
  expect(await read()).toBe(404);
  mkdirSync(join(folder.directory, 'sw.js'));
  expect(await read()).toBe(500);
  expect((await fetch(other.url)).status).toBe(200);
  await other.close();
  folder.erase();
});

it('an error of ours becomes a response with the headers, and the next request succeeds', async () => {
  const faulty = await listen(
    createHttpServer(RULES, (req) => {
      if (req.url === '/throw') throw new Error('thrown on purpose');
      return Promise.reject(new Error('rejected on purpose'));
    }),
  );
  for (const path of ['/throw', '/reject', '/throw']) {
    const answer = await fetch(faulty.url + path);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  await faulty.close();
});

it('a client that disconnects during a request blocks nobody else', async () => {
  const { port } = new URL(site.url);
  const line =
    'POST /rest/v1/rpc/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  for (const bytes of [
    'GET /about',
    `${line}Content-Length: 100\r\n\r\n{"name":`,
    `${line}Transfer-Encoding: chunked\r\n\r\n5\r\n{"na`,
    `${line}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\nGET /about HTTP/1.1\r\nHost: localhost\r\n\r\n\0',
  ]) {
    const half = await send(Number(port), bytes);
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
    expect((await fetch(`${site.url}/rest/v1/contacts`)).status).toBe(401);
    half.resetAndDestroy();
  }
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
});

it.each(['/rest/v1/contacts', '/auth/v1/token', '/functions/v1/unsubscribe'])(
  'TRACE %s is not allowed, and the response has the headers',
  async (path) => {
    const [answer] = await sendRaw(
      site.url,
      `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([answer?.status, answer?.headers.get('allow')]).toEqual([
      405,
      expect.stringContaining('POST'),
    ]);
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

it('a body larger than anything a page sends is refused, declared or not, and the next request succeeds', async () => {
  const post = (body: BodyInit) =>
    fetch(`${site.url}/rest/v1/rpc/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
  const long = 'x'.repeat(1024 * 1024);
  for (const body of [long, new Blob([long]).stream()]) {
    const answer = await post(body);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'PT413' }),
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await post('{}')).status).toBe(401);
  }
});

it('a request that is too long for Node gets an error response with the headers', async () => {
  const [answer] = await sendRaw(site.url, `GET /${'a'.repeat(65_536)} HTTP/1.1\r\n\r\n`);
  expect(answer?.status).toBe(431);
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
});

function send(port: number, bytes: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
    socket.once('error', reject);
  });
}

it('a client that takes nothing more of an answer is let go', async () => {
  const server = createHttpServer(RULES, (_, res) => res.end(Buffer.alloc(64 << 20)), 100);
  const letGo = new Promise<void>((resolve) => {
    server.on('connection', (socket) => socket.on('close', () => resolve()));
  });
  const { url, close } = await listen(server);
  const client = connect(Number(new URL(url).port)).pause();
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await letGo;
  client.destroy();
  await close();
});
