import { expect, it } from 'vitest';
import { findLostDrafts } from './lost-drafts';

const kept: Record<string, unknown> = {
  'notes:there': { notes: 'Ring on Monday' },
  'notes:gone': { notes: 'Prefers the corner plot' },
  'notes:gone:2': { notes: 'Wants two rooms' },
  'notes:unknown': { notes: 'Asks for a plan' },
  'notes:odd': { text: 'of another release' },
};

const find = (isThere: (id: string) => boolean) =>
  findLostDrafts({
    keys: async () => Object.keys(kept),
    read: async (key) => ({ value: kept[key], savedAt: 1 }),
    isThere: async (id) => isThere(id),
  });

it('finds notes on deleted leads, and no others', async () => {
  expect(await find((id) => id === 'there' || id === 'unknown')).toEqual([
    { key: 'notes:gone', id: 'gone', notes: 'Prefers the corner plot' },
    { key: 'notes:gone:2', id: 'gone', notes: 'Wants two rooms' },
  ]);
});

it('counts no lead as deleted while the database does not answer', async () => {
  const found = await find(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(found).toEqual([]);
});
