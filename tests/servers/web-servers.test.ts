import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkHost } from '../../scripts/host/check-host';
import type { RawAnswer } from '../../scripts/host/raw-request';
import { type WebServer, whyNoWebServer } from '../../scripts/web-servers';
import { runSeed } from '../support/random';
import { fuzz, ODD_REQUESTS } from './fuzz';
import { RULES, smallSite } from './small-site';
import { startWebServer } from './web-server';

const files = smallSite();
afterAll(files.erase);

/**
 * Go's HTTP library answers malformed HTTP itself, before Caddy's settings apply: plain text, and it closes the
 * connection. So it does `OPTIONS *`, which asks about the server and not for a page, with nothing.
 */
const isGoItself = ({ status, headers, body }: RawAnswer, request: string) =>
  ([400, 417, 431, 501, 505].includes(status) ||
    (request.startsWith('OPTIONS * ') && status === 200 && body === '')) &&
  (body === '' || headers.get('content-type') === 'text/plain; charset=utf-8') &&
  headers.get('connection') === 'close' &&
  !headers.has('location');

const SERVERS: [WebServer, (answer: RawAnswer, request: string) => boolean][] = [
  ['nginx', () => false],
  ['caddy', isGoItself],
];

describe.each(SERVERS)('%s with the settings made by a build', (name, isExcused) => {
  const whyNot = whyNoWebServer(name);
  if (whyNot) console.log(`${name} is not tested: ${whyNot}`);

  it('thousands of odd requests crash nothing and redirect nowhere else, and every page has the headers', {}, async ({
    skip,
  }) => {
    skip(whyNot !== undefined, whyNot);
    const server = await startWebServer(name, files.directory);
    onTestFinished(server.close);
    const seed = runSeed();
    console.log(`SEED=${seed}`);
    const { faults, answers } = await fuzz({ url: server.url, seed, isExcused });
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(ODD_REQUESTS / 2);
  });

  it('passes check:host', async ({ skip }) => {
    skip(whyNot !== undefined, whyNot);
    const server = await startWebServer(name, files.directory);
    onTestFinished(server.close);
    expect(await checkHost({ url: server.url, dist: files.directory, rules: RULES })).toEqual([]);
    for (const path of ['/404', '/404.html', '/%34%30%34']) {
      const answer = await fetch(server.url + path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.has('content-security-policy'), path).toBe(true);
    }
  });
});
