import { randomUUID } from 'node:crypto';
import { openBackend } from '../../../scripts/backend/open';
import type { LeadRow, Write } from '../support/row-server';

const SITE = 'http://localhost:4173';
const ADMIN = { email: 'ada@example.com', password: randomUUID() };
/** The name of the leads that administrators change. Visitors' leads stay unchanged, so that each can be found again. */
const OFFICE_LEAD = 'Office lead';

/** A submission in the database: its table, and the text that identifies it. */
export type StoredRow = { table: string; text: string };
export type SoakDatabase = Awaited<ReturnType<typeof openSoakDatabase>>;

/** The embedded database, with an administrator and a record of every change to a lead. */
export async function openSoakDatabase() {
  const keys = {
    publishableKey: `sb_publishable_${randomUUID()}`,
    secretKey: `sb_secret_${randomUUID()}`,
    jwtSecret: randomUUID() + randomUUID(),
  };
  const backend = await openBackend({ siteUrl: SITE, keys, demoAdmin: ADMIN });
  const secret = { apikey: keys.secretKey };
  let writes: Write[] = [];
  let lastWrite: Promise<unknown> = Promise.resolve();

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

  const lead = async (id: string): Promise<LeadRow | undefined> =>
    (await call('GET', `/rest/v1/leads?id=eq.${id}`, secret))[0];

  const leads = (): Promise<LeadRow[]> =>
    call('GET', `/rest/v1/leads?name=eq.${encodeURIComponent(OFFICE_LEAD)}`, secret);

  /** Writes happen one at a time, because the test has to know what each overwrites. */
  function afterOthers<T>(work: () => Promise<T>): Promise<T> {
    const result = lastWrite.then(work);
    lastWrite = result.catch(() => undefined);
    return result;
  }

  /** A request in an administrator's name; its changes are recorded. */
  async function staffFetch(url: string, init: RequestInit): Promise<Response> {
    const send = () => backend.app.fetch(new Request(url, init));
    if (init.method !== 'PATCH' && init.method !== 'DELETE') return send();
    return afterOthers(async () => {
      const row = (new URL(url).searchParams.get('id') ?? '').replace('eq.', '');
      const before = await lead(row);
      const response = await send();
      const changed: unknown = response.ok ? await response.clone().json() : [];
      if (before && Array.isArray(changed) && changed.length > 0) {
        const { updated_at: _, ...set } = init.body ? JSON.parse(String(init.body)) : {};
        writes.push({ by: staff, row, set, before });
      }
      return response;
    });
  }

  /** Somebody else, elsewhere, without any condition. */
  const office = (row: string, set: Partial<LeadRow> | null) =>
    afterOthers(async () => {
      const before = await lead(row);
      if (!before) return;
      const path = `/rest/v1/leads?id=eq.${row}`;
      await call(set ? 'PATCH' : 'DELETE', path, secret, set ?? undefined);
      writes.push({ by: 'office', row, set: set ?? {}, before });
    });

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

  const limit = { burst: 1_000_000, per_minute: 1_000_000 };
  await call('POST', '/rest/v1/rpc/set_submission_limit', secret, limit);

  return {
    url: SITE,
    key: keys.publishableKey,
    staff,
    signIn,
    fetch: (url: string, init: RequestInit) => backend.app.fetch(new Request(url, init)),
    staffFetch,
    office,
    lead,
    leads,
    get writes() {
      return writes;
    },

    /** Starts again with this many leads for administrators; returns their ids. */
    async reset(leads: number): Promise<string[]> {
      for (const table of ['contacts', 'newsletter_subscribers', 'leads']) {
        await call('DELETE', `/rest/v1/${table}?id=not.is.null`, secret);
      }
      writes = [];
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

    /** Everything that visitors have sent. */
    async rows(): Promise<StoredRow[]> {
      const notOurs = `&name=neq.${encodeURIComponent(OFFICE_LEAD)}`;
      return [
        ...(await all('contacts', 'message', '')),
        ...(await all('leads', 'notes', notOurs)),
        ...(await all('newsletter_subscribers', 'email', '')),
      ];
    },
    close: () => backend.close(),
  };
}
