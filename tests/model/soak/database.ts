import { deepEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { filesOf } from '../../../scripts/backend/memory-files';
import { openBackend } from '../../../scripts/backend/open';
import { layDatabase } from '../../database/support/lay-database';
import { keyOf, type StoredEvent } from '../support/event-facts';

const SITE = 'http://localhost:4173';
const ADMIN = { email: 'ada@example.com', password: randomUUID() };
/** The name of the leads that administrators change. Visitors' leads stay unchanged, so that each can be found again. */
const OFFICE_LEAD = 'Office lead';

/** A submission in the database: its table, and the text that identifies it. */
export type StoredRow = { table: string; text: string };
export type SoakDatabase = Awaited<ReturnType<typeof openSoakDatabase>>;

/** The embedded database, with an administrator. */
export async function openSoakDatabase() {
  const keys = {
    publishableKey: `sb_publishable_${randomUUID()}`,
    secretKey: `sb_secret_${randomUUID()}`,
    jwtSecret: randomUUID() + randomUUID(),
  };
  const options = { siteUrl: SITE, keys, demoAdmin: ADMIN };
  let driver: PGlite | undefined;
  let backend = await openBackend({
    ...options,
    onOpen: (opened) => {
      driver = opened;
    },
  });
  const secret = { apikey: keys.secretKey };

  async function call(method: string, path: string, headers: object, body?: object) {
    const response = await backend.app.fetch(
      new Request(SITE + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body ? JSON.stringify(body) : null,
      }),
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  }

  /** The ids of the leads that administrators change, deleted ones included. */
  const leads = async (): Promise<string[]> => {
    const path = `/rest/v1/leads?select=id&name=eq.${encodeURIComponent(OFFICE_LEAD)}`;
    return (await call('GET', path, secret)).map(({ id }: { id: string }) => id);
  };

  /** Somebody else, elsewhere: changes a lead directly, or erases it. */
  const office = (row: string, set: { status: string } | null): Promise<void> =>
    call(set ? 'PATCH' : 'DELETE', `/rest/v1/leads?id=eq.${row}`, secret, set ?? undefined);

  async function signIn(): Promise<{ token: string; id: string }> {
    const path = '/auth/v1/token?grant_type=password';
    const { access_token, user } = await call('POST', path, { apikey: keys.publishableKey }, ADMIN);
    return { token: access_token, id: user.id };
  }
  const { id: staff } = await signIn();

  /** The interface gives 1000 rows at most. */
  async function all(table: string, column: string, filter: string): Promise<StoredRow[]> {
    const rows: StoredRow[] = [];
    for (;;) {
      const page = await call(
        'GET',
        `/rest/v1/${table}?select=${column}&order=id&limit=1000&offset=${rows.length}${filter}`,
        secret,
      );
      if (page.length === 0) return rows;
      for (const row of page) rows.push({ table, text: String(row[column]) });
    }
  }

  /** The notes that administrators have written. */
  async function notes(): Promise<StoredEvent[]> {
    const events: { body: string; by: string; lead_id: string }[] = [];
    for (;;) {
      const path = `/rest/v1/lead_events?select=body,by,lead_id&kind=eq.note&order=id&limit=1000&offset=${events.length}`;
      const page = await call('GET', path, secret);
      if (page.length === 0) break;
      events.push(...page);
    }
    return events.map(({ body, by, lead_id }) => ({
      key: keyOf({ kind: 'note', body }),
      staff: by,
      row: lead_id,
    }));
  }

  /** Everything that visitors have sent. */
  async function rows(): Promise<StoredRow[]> {
    const notOurs = `&name=neq.${encodeURIComponent(OFFICE_LEAD)}`;
    return [
      ...(await all('contacts', 'message', '')),
      ...(await all('leads', 'notes', notOurs)),
      ...(await all('newsletter_subscribers', 'email', '')),
    ];
  }

  const limit = { burst: 1_000_000, per_minute: 1_000_000 };
  await call('POST', '/rest/v1/rpc/set_settings', secret, limit);

  return {
    url: SITE,
    key: keys.publishableKey,
    staff,
    signIn,
    fetch: (url: string, init: RequestInit) => backend.app.fetch(new Request(url, init)),
    office,
    leads,

    notes,
    rows,

    /**
     * Compares what is stored with what another one reads of its files, as a power cut would leave them.
     * @throws if that is not the same
     */
    async readElsewhere(): Promise<void> {
      const here = [await rows(), await notes()];
      const dataDir = mkdtempSync(join(tmpdir(), 'meridian-soak-'));
      const first = backend;
      try {
        if (driver) layDatabase(dataDir, await filesOf(driver));
        backend = await openBackend({ ...options, dataDir });
        deepEqual([await rows(), await notes()], here, 'After a power cut, something is missing.');
      } finally {
        if (backend !== first) await backend.close();
        backend = first;
        rmSync(dataDir, { recursive: true, force: true });
      }
    },

    /** Starts again with this many leads for administrators; returns their ids. */
    async reset(leads: number): Promise<string[]> {
      for (const table of ['contacts', 'newsletter_subscribers', 'leads']) {
        await call('DELETE', `/rest/v1/${table}?id=not.is.null`, secret);
      }
      const ids = Array.from({ length: leads }, () => randomUUID());
      for (const id of ids) {
        const row = {
          id,
          name: OFFICE_LEAD,
          property_interest: 'Bloom Towers',
          source: 'whatsapp',
        };
        await call('POST', '/rest/v1/leads', secret, row);
      }
      return ids;
    },

    close: () => backend.close(),
  };
}
