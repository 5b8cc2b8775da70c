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
  'notes:odd': { text: 'of another release' },
};

beforeEach(emptyStorage);

/** @param answer the database's answer to who looks for a lead */
async function find(answer: (id: string) => object[]) {
  const copy = createStaffCopy('ada');
  for (const [key, notes] of Object.entries(KEPT)) await copy.write(key, notes);
  const page = { rows: [someLead({ id: 'listed' })], next: null };
  const leads = { data: () => ({ pages: [page], pageParams: [{ size: 50 }] }) };
  const supabase = createDatabase((url) =>
    Response.json(
      url.includes('user_roles')
        ? [{ role: 'admin' }]
        : answer(/id=eq\.(\w+)/.exec(url)?.[1] ?? ''),
    ),
  );
  return findLostDrafts({ leads, copy }, { supabase }, new AbortController().signal);
}

it('counts no lead as deleted while the database does not answer', async () => {
  const found = await find(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(found).toEqual([]);
});

it('finds notes on deleted leads, and no others', async () => {
  expect(await find((id) => (id === 'there' ? [someLead({ id })] : []))).toEqual([
    { key: 'notes:gone', id: 'gone', notes: 'Prefers the corner plot' },
    { key: 'notes:gone:2', id: 'gone', notes: 'Wants two rooms' },
  ]);
});
