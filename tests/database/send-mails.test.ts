import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerRequest } from '../../scripts/backend/answer-request';
import { createMailService } from '../../scripts/mails/mail-service';
import { SHOWN_FILE } from '../../scripts/mails/shown';
import { DAY_MS } from '../../src/lib/durations';
import { type Listening, listen } from '../servers/listen';
import { ANON, KEYS, openTestBackend, type Row, SECRET, sample } from './support/backend';
import { onlyWatching, SITE, siteWith, type watchingOf } from './support/watching';

let watching: ReturnType<typeof watchingOf>;
const backend = await openTestBackend();
await backend.limit(1_000_000, 1_000_000);
beforeEach(async () => {
  watching = await onlyWatching(backend);
});

type Received = { id: string; key: string; mail: Record<string, unknown> };

/** A mail service that answers with these statuses in turn, then with 200. */
async function mailService(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { headers } = request;
    received.push({
      id: String(headers['idempotency-key']),
      key: String(headers.authorization),
      mail: Object(await json(request)),
    });
    response.writeHead(statuses.shift() ?? 200, { 'Retry-After': '1' }).end('{}');
  });
  const listening = await listen(server);
  servers.push(listening);
  const settings = { url: listening.url, key: 're_test', from: 'Meridian <hello@example.com>' };
  return {
    variables: { MAIL_URL: settings.url, MAIL_KEY: settings.key, MAIL_FROM: settings.from },
    received,
    to: () => received.map(({ mail }) => String(mail['to'])),
    send: createMailService({ ...settings, wait: () => Promise.resolve() }),
  };
}

const servers: Listening[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Watchers of a property that has just changed. */
async function changed(count: number) {
  const rows = [];
  for (let n = 0; n < count; n++) rows.push(await watching.watcher());
  await watching.watchers().notice();
  await watching.change('₦300M');
  return rows.map((row) => String(row['email']));
}

describe('sending', () => {
  it('sends each watcher one e-mail with a link of their own, and nothing the second time', async () => {
    const emails = await changed(3);
    const service = await mailService();
    const watchers = watching.watchers();
    expect(await watchers.send(service.send)).toMatchObject({ sent: 3, refused: 0 });
    expect(await watchers.send(service.send)).toMatchObject({ sent: 0, refused: 0 });
    expect(service.to().sort()).toEqual(emails.sort());
    const [first] = service.received;
    expect(first?.key).toBe('Bearer re_test');
    expect(first?.mail).toMatchObject({
      from: 'Meridian <hello@example.com>',
      subject: 'What changed at Bloom Towers: price',
      text: expect.stringContaining(`${SITE}/properties/${watching.slug}`),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    const [, token = ''] = /\/unsubscribe#([0-9a-f]{64})\n/.exec(String(first?.mail['text'])) ?? [];
    expect((await watching.use(token, false)).json).toMatchObject({ state: 'left' });
    expect(await watching.waiting()).toEqual([]);
  });

  it('tells what the staff have changed of the units since the last time, without a release', async () => {
    await watching.watcher();
    const { slug: property_slug } = watching;
    const flat = { property_slug, label: 'T1', kind: 'Flat', size_sqm: 50, currency: 'GBP' };
    const put = (path: string, method: string, columns: object) =>
      backend.call(SECRET, method, `/rest/v1/units${path}`, columns);
    await put('', 'POST', { ...flat, price: 100_000, state: 'available' });
    const queue = watching.watchers();
    expect(await queue.notice()).toEqual([]);
    await put(`?property_slug=eq.${property_slug}`, 'PATCH', { price: 90_000 });
    expect(await queue.notice()).toMatchObject([{ topics: ['units'], mails: 1 }]);
    const service = await mailService();
    await queue.send(service.send);
    expect(service.received[0]?.mail).toMatchObject({
      subject: 'What changed at Bloom Towers: units',
      text: expect.stringContaining(
        'Now: Flat: £90,000, 1 of 1 available\nBefore: Flat: £100,000, 1 of 1 available',
      ),
    });
  });

  /** Somebody for whom a stranger made up a property before they asked. */
  async function askedWithMadeUp(): Promise<Row> {
    const row: Row = { ...sample('property_watchers'), property_slug: watching.slug };
    const made = { ...watching.again(row), property_slug: 'call-0800-1234' };
    for (const one of [made, row]) {
      expect(await watching.watch(one)).toMatchObject({ outcome: 'stored' });
    }
    return row;
  }

  it('asks an address first, about what the site shows; a made-up property gets into no e-mail and holds none back', async () => {
    const row = await askedWithMadeUp();
    const service = await mailService();
    expect(await watching.watchers().send(service.send)).toMatchObject({ sent: 1, refused: 1 });
    const link = /say yes:\nhttps:\/\/www\.example\.com\/unsubscribe#[0-9a-f]{64}\n/;
    expect(service.received[0]?.mail).toMatchObject({
      to: [row['email']],
      subject: 'Shall we tell you what changes at Bloom Towers?',
      text: expect.stringMatching(link),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  });

  it('hands over only what there is to send', async () => {
    const row = await askedWithMadeUp();
    const kept: string[] = [];
    const keep = (mails: { to: string }[]) => kept.push(...mails.map(({ to }) => to));
    expect(await watching.watchers().handOver(keep)).toBe(1);
    expect(kept).toEqual([row['email']]);
    expect(await watching.watchers().handOver(keep)).toBe(0);
  });

  it('waits when the service asks for patience', async () => {
    await changed(1);
    const service = await mailService(429, 429);
    expect(await watching.watchers().send(service.send)).toMatchObject({ sent: 1, refused: 0 });
    expect(new Set(service.received.map(({ id }) => id)).size).toBe(1);
  });

  it('stops when the service takes nothing, and keeps what is left for later', async () => {
    await changed(3);
    const service = await mailService(200, 401);
    await expect(watching.watchers().send(service.send)).rejects.toThrow('answered 401');
    expect(service.received).toHaveLength(2);
    expect(await watching.waiting()).toHaveLength(2);
    // Not at once again.
    expect(await watching.watchers().send(service.send)).toMatchObject({ sent: 0, refused: 0 });
  });

  it('tries a refused e-mail again later, the others now', async () => {
    await changed(2);
    const service = await mailService(422);
    expect(await watching.watchers().send(service.send)).toMatchObject({ sent: 1, refused: 1 });
    expect(await watching.waiting()).toMatchObject([{ attempts: 1 }]);
  });

  it('sends nothing twice when two run at once', async () => {
    const emails = await changed(4);
    const service = await mailService();
    const runs = [watching.watchers(), watching.watchers()];
    await Promise.all(runs.map((watchers) => watchers.send(service.send)));
    expect(service.to().sort()).toEqual(emails.sort());
  });
});

describe('`npm run mails`', () => {
  let site: Listening;
  let shown = siteWith('', {});
  const folder = mkdtempSync(join(tmpdir(), 'meridian-watchers-'));
  beforeAll(async () => {
    const answer = answerRequest({ app: backend.access });
    site = await listen(
      createServer((request, response) =>
        request.url === `/${SHOWN_FILE}`
          ? response.end(JSON.stringify(shown))
          : void answer(request, response),
      ),
    );
  });
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  async function run(args: string[] = [], settings: Record<string, string> = {}): Promise<string> {
    const { publishableKey, secretKey } = KEYS;
    const keys = { SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey };
    const env = {
      ...process.env,
      SUPABASE_URL: site.url,
      SITE_URL: site.url,
      ...keys,
      ...settings,
    };
    const command = ['--import', 'tsx', 'scripts/mails.ts', ...args];
    return (await promisify(execFile)(process.execPath, command, { env })).stdout;
  }

  it('keeps e-mails queued until it can send them, and prints no address', async () => {
    await watching.watcher();
    await watching.watchers().notice();
    shown = siteWith(watching.slug, { price: '₦300M' });
    const said = await run();
    expect(said).toContain(`${watching.slug}: price changed, 1 messages queued.`);
    expect(said).toContain('set MAIL_URL, MAIL_KEY and MAIL_FROM');
    expect(said).not.toContain('@example.com');
    const service = await mailService();
    const sent = await run([], service.variables);
    expect(sent).toContain('Nothing that is watched has changed');
    expect(sent).toContain('1 e-mails sent.');
    expect(service.received).toHaveLength(1);
  });

  it('sends a visitor what they asked for, once, with the calendar file', async () => {
    const day = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10);
    const consultation = { kind: 'consultation', appointment_at: `${day}T09:00:00Z` };
    const lead: Row = { ...sample('leads'), source: 'whatsapp', ...consultation };
    expect(await backend.submit(ANON, 'leads', lead)).toMatchObject({ outcome: 'stored' });
    const service = await mailService();
    for (const sent of [1, 0]) {
      expect(await run([], service.variables)).toContain(`${sent} e-mails sent.`);
    }
    const attachments = [{ filename: `consultation-${day}.ics` }];
    expect(service.received).toMatchObject([{ mail: { to: [lead['email']], attachments } }]);
  });

  it('exports what would be sent, once, with the links', async () => {
    const [email] = await changed(1);
    shown = siteWith(watching.slug, { price: '₦300M' });
    const file = join(folder, 'mails.json');
    expect(await run(['--export', file])).toContain(`1 e-mails are in ${file}`);
    const text = expect.stringMatching(`${site.url}/unsubscribe#[0-9a-f]{64}\n`);
    const link = expect.stringContaining('/functions/v1/unsubscribe?token=');
    const mail = { to: email, text, headers: { 'List-Unsubscribe': link } };
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([mail]);
    expect(await watching.waiting()).toEqual([]);
  });
});
