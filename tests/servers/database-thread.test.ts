import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Backend } from '../../scripts/backend/open';
import { openInThread } from '../../scripts/backend/open-in-thread';
import { createHttpServer } from '../../scripts/host/http-server';
import { createSiteAnswer } from '../../scripts/host/site-answer';
import { KEYS, sample } from '../database/support/backend';
import { newSiteData } from '../support/site-data';
import { type Listening, listen } from './listen';
import { RULES, smallSite } from './small-site';

/** Long for an answer, short for a test. */
const LONGEST_MS = 5_000;

const files = smallSite();
let dataDir: string;
let backend: Backend;
let site: Listening;

beforeAll(async () => {
  dataDir = await newSiteData();
  backend = await openInThread({ dataDir, siteUrl: 'http://localhost', keys: KEYS }, LONGEST_MS);
  site = await listen(createHttpServer(RULES, createSiteAnswer(files.directory, RULES, backend)));
});
afterAll(async () => {
  await site.close();
  await backend.close();
  await rm(dataDir, { recursive: true });
  files.erase();
});

const ask = (path: string, body?: unknown) =>
  fetch(`${site.url}/rest/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: KEYS.secretKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function store<R extends object>(table: string, row: R): Promise<R> {
  expect((await ask(table, row)).status).toBe(201);
  return row;
}

it('while the database thinks, pages are served; a statement without an end is ended, and what was stored is there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { id } = await store('leads', sample('leads'));
  const event = () => ({ id: randomUUID(), lead_id: id, kind: 'note', body: 'Called' });
  await store('lead_events', event());
  await store('lead_events', event());

  // Each table in the other doubles the rows: 2 to the power of 40.
  const select = Array.from({ length: 40 }).reduce<string>(
    (inner) => `id,lead_events(id,leads(${inner}))`,
    'id',
  );
  let isAnswered = false;
  const endless = ask(`leads?select=${select}`).finally(() => {
    isAnswered = true;
  });
  for (let n = 0; n < 20; n += 1) expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  expect((await endless).status).toBe(503);

  const found = await ask(`leads?select=id&id=eq.${String(id)}`);
  expect(await found.json()).toEqual([{ id }]);
});
