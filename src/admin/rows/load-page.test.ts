import { expect, it } from 'vitest';
import { createDatabase } from '../doubles/database';
import { someLead } from '../doubles/rows';
import { NO_FILTERS } from './filters';
import { loadOpenLeads, loadPage, loadRow, type PageQuery } from './load-page';
import type { AnyRow } from './row';
import { leads, subscribers, type Table } from './table';

/** A database that shows these rows only to users with a role. */
function database(rows: object[], roles: object[]) {
  const asked: string[] = [];
  const database = createDatabase((url) => {
    const table = /\/rest\/v1\/([\w/]+)/.exec(url)?.[1] ?? '';
    asked.push(table);
    if (table.startsWith('rpc/') && roles.length === 0) {
      return Response.json({ code: '42501', message: 'Only administrators' }, { status: 403 });
    }
    return Response.json(table === 'user_roles' ? roles : rows);
  });
  const { signal } = new AbortController();
  const read = (search = '') =>
    loadPage({ database }, leads, { filters: { ...NO_FILTERS, search }, size: 50 }, signal);
  return { asked, read, readRow: () => loadRow({ database }, leads, 'an-id', signal) };
}

const ADMIN = [{ role: 'admin' }];

it('requests only the page if it has rows', async () => {
  const { asked, read } = database([someLead()], ADMIN);
  expect(await read()).toHaveLength(1);
  expect(asked).toEqual(['leads']);
});

it('accepts an empty page if the user is an administrator', async () => {
  const { asked, read, readRow } = database([], ADMIN);
  expect(await read()).toEqual([]);
  expect(await readRow()).toBeNull();
  expect(asked).toEqual(['leads', 'user_roles', 'leads', 'user_roles']);
});

it('does not treat rows as missing that are only hidden from a former administrator', async () => {
  const { read, readRow } = database([], []);
  await expect(read()).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(read('Ada')).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(readRow()).rejects.toMatchObject({ kind: 'forbidden' });
});

it('treats a refusal by a proxy as no answer from the database', async () => {
  const database = createDatabase(() => new Response('<h1>Forbidden</h1>', { status: 403 }));
  const { signal } = new AbortController();
  const page = loadPage({ database }, leads, { filters: NO_FILTERS, size: 50 }, signal);
  await expect(page).rejects.toMatchObject({ kind: 'unreachable' });
});

it('copies leads with a next step whatever their status, so that "due today" is whole offline', async () => {
  const asked: string[] = [];
  const database = createDatabase((url) => {
    asked.push(decodeURIComponent(url));
    return Response.json([someLead({ status: 'converted', follow_up_on: '2026-11-26' })]);
  });
  const before = { at: '2026-11-21 09:00:00+00', id: 'a' };
  expect(await loadOpenLeads({ database }, { size: 50, before })).toHaveLength(1);
  // Both conditions stand beside each other: PostgREST demands them all.
  expect(asked[0]).toContain('or=(status.neq.converted,follow_up_on.not.is.null)');
  expect(asked[0]).toContain('id.lt.a');
});

it('leaves rows out for which another stands, except in a file; subscribers are never merged', async () => {
  const asked: { url: string; body: unknown }[] = [];
  const database = createDatabase((url, { body }) => {
    asked.push({ url, body: body && JSON.parse(String(body)) });
    return Response.json(url.includes('user_roles') ? ADMIN : []);
  });
  const filters = { ...NO_FILTERS, search: 'Ada' };
  const { signal } = new AbortController();
  const ask = async (table: typeof leads | typeof subscribers, query: Partial<PageQuery>) => {
    asked.length = 0;
    await loadPage<AnyRow>(
      { database },
      table as Table<AnyRow>,
      { filters: NO_FILTERS, size: 50, ...query },
      signal,
    );
    return asked[0];
  };
  const withMerged = true;
  expect((await ask(leads, {}))?.url).toContain('merged_into=is.null');
  expect((await ask(leads, { withMerged }))?.url).not.toContain('is.null');
  expect((await ask(leads, { filters }))?.body).toEqual({ query: 'Ada', page_size: 50 });
  expect((await ask(leads, { filters, withMerged }))?.body).toMatchObject({ with_merged: true });
  expect((await ask(subscribers, {}))?.url).not.toContain('is.null');
  expect((await ask(subscribers, { filters, withMerged }))?.body).toEqual({
    query: 'Ada',
    page_size: 50,
  });
});
