import { randomUUID } from 'node:crypto';
import { loadKeys } from '../../scripts/backend/keys';
import type { Database } from '../../src/remote/database.generated';
import type { Site } from './site';

type Tables = Database['public']['Tables'];
export type ListTable = 'contacts' | 'newsletter_subscribers' | 'leads';

/** Calls the database bypassing row-level security, to play a colleague or another visitor. */
async function call(site: Site, method: string, path: string, body?: unknown): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${site.port}/rest/v1/${path}`, {
    method,
    headers: { apikey: loadKeys().secretKey, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/** Empties the lists, because the tests of a worker share one database. */
export async function clearLists(site: Site): Promise<void> {
  for (const table of ['contacts', 'newsletter_subscribers', 'leads']) {
    await call(site, 'DELETE', `${table}?id=not.is.null`);
  }
}

/** Inserts rows, newest first, each a minute older than the previous one. */
export async function insertRows<Name extends ListTable>(
  site: Site,
  table: Name,
  rows: Omit<Tables[Name]['Insert'], 'id'>[],
): Promise<void> {
  const time = table === 'newsletter_subscribers' ? 'subscribed_at' : 'created_at';
  const now = Date.now();
  const stored = rows.map((row, n) => ({
    id: randomUUID(),
    [time]: new Date(now - n * 60_000).toISOString(),
    ...row,
  }));
  // PostgREST requires the same columns in every row of a request.
  const columns = [...new Set(stored.flatMap((row) => Object.keys(row)))];
  for (let at = 0; at < stored.length; at += 500) {
    await call(
      site,
      'POST',
      `${table}?columns=${columns.join(',')}`,
      stored.slice(at, at + 500).map((row) => ({
        ...Object.fromEntries(columns.map((column) => [column, null])),
        ...row,
      })),
    );
  }
}

export async function changeRow(
  site: Site,
  table: ListTable,
  name: string,
  changed: Record<string, unknown>,
): Promise<void> {
  await call(site, 'PATCH', `${table}?name=eq.${encodeURIComponent(name)}`, changed);
}

/** Makes a unit what it is not, as with the secret key in the table editor. */
export const changeUnit = (site: Site, id: string, changed: Tables['units']['Update']) =>
  call(site, 'PATCH', `units?id=eq.${encodeURIComponent(id)}`, changed);

export async function deleteRow(site: Site, table: ListTable, name: string): Promise<void> {
  await call(site, 'DELETE', `${table}?name=eq.${encodeURIComponent(name)}`);
}

/** A lead for the tests. */
export function aLead(name: string, changed: Partial<Tables['leads']['Insert']> = {}) {
  return {
    name,
    email: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@example.com`,
    phone: '+2348031234567',
    property_interest: 'Bloom Towers',
    status: 'new' as const,
    source: 'whatsapp',
    ...changed,
  };
}

/** Inserts rows of which only the name matters, the first one newest. */
export function insertNamed(site: Site, table: ListTable, names: readonly string[]): Promise<void> {
  if (table === 'leads')
    return insertRows(
      site,
      table,
      names.map((name) => aLead(name)),
    );
  const rows = names.map((name) => ({ name, email: `${name.toLowerCase()}@example.com` }));
  if (table === 'newsletter_subscribers') return insertRows(site, table, rows);
  return insertRows(
    site,
    table,
    rows.map((row) => ({ ...row, message: 'Hello' })),
  );
}

/** Names for a list that is longer than a page. */
export const leadNames = (count: number) => Array.from({ length: count }, (_, n) => `Lead ${n}`);
