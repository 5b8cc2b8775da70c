import { beforeEach, expect, it } from 'vitest';
import { emptyStorage } from '../../offline/doubles/storage';
import { createStaffCopy } from '../../staff-copy/staff-copy';
import { createDatabase } from '../doubles/database';
import { someLead } from '../doubles/rows';
import { findLostDrafts } from './lost-drafts';

const KEPT = {
  'notes:there': { notes: 'Ring on Monday' },
  'notes:gone': { notes: 'Prefers the corner plot' },
  'notes:gone:2': { notes: 'Wants two rooms' },
  'notes:listed': { notes: 'Asks for a plan' },
  'notes:contact': { notes: 'Wrote to her' },
  'notes:odd': { text: 'of another release' },
};

beforeEach(emptyStorage);

/** @param answer the database's answer to who looks for a lead */
async function find(answer: (id: string, table: string) => object[]) {
  const copy = createStaffCopy('ada');
  for (const [key, notes] of Object.entries(KEPT)) await copy.write(key, notes);
  const page = { rows: [someLead({ id: 'listed' })], next: null };
  const leads = { data: () => ({ pages: [page], pageParams: [{ size: 50 }] }) };
  const database = createDatabase((url) =>
    Response.json(
      url.includes('user_roles')
        ? [{ role: 'admin' }]
        : answer(/id=eq\.(\w+)/.exec(url)?.[1] ?? '', /v1\/(\w+)/.exec(url)?.[1] ?? ''),
    ),
  );
  const contacts = { data: () => undefined };
  return findLostDrafts({ leads, contacts, copy }, { database }, new AbortController().signal);
}

it('counts no lead as deleted while the database does not answer', async () => {
  const found = await find(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(found).toEqual([]);
});

it('finds notes on deleted leads and contacts, and no others', async () => {
  const there: Record<string, object> = {
    leads: someLead({ id: 'there' }),
    contacts: { ...someLead({ id: 'contact' }), message: 'Hello' },
  };
  const found = await find((id, table) =>
    [there[table] ?? {}].filter((row) => 'id' in row && row.id === id),
  );
  expect(found).toEqual([
    { key: 'notes:gone', id: 'gone', notes: 'Prefers the corner plot' },
    { key: 'notes:gone:2', id: 'gone', notes: 'Wants two rooms' },
  ]);
});
