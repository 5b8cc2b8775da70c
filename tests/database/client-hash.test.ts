import { afterEach, expect, test } from 'vitest';
import { migrate } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';
import { createClients } from './support/clients';
import { as, openPlainDatabase } from './support/plain';

// What is stored of a client's address.

const db = await openPlainDatabase();
const clients = createClients(db);
afterEach(() => clients.forget());

test('refilled buckets are deleted, and no address is stored', async () => {
  await clients.limit(2, 60);
  for (let host = 1; host <= 15; host += 1)
    await clients.send({ 'cf-connecting-ip': `203.0.113.${host}` });
  await clients.later(60);
  await clients.send({ 'cf-connecting-ip': '198.51.100.1' });
  await clients.send({ 'cf-connecting-ip': '198.51.100.2' });
  expect(await clients.tokens()).toHaveLength(2);
  const { rows } = await db.query<{ client: string }>(
    `select encode(client, 'escape') || encode(client, 'hex') as client from private.submission_buckets`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|3139382e3531/);
});

test('clients cannot be matched across databases, because each has its own salt', async () => {
  const salts = await as(db, 'service_role', async (tx) => {
    await tx.exec('reset role');
    const salt = 'select salt from private.settings';
    const first = (await tx.query(salt)).rows;
    await tx.exec('delete from private.settings');
    await tx.exec('insert into private.settings default values');
    return [first, (await tx.query(salt)).rows];
  });
  expect(salts[0]).not.toEqual(salts[1]);
});

test('only 24 bits of an address’s hash are stored, which many addresses share', async () => {
  await clients.send({ 'cf-connecting-ip': '203.0.113.7' });
  const { rows } = await db.query<{ bytes: number }>(
    'select octet_length(client) as bytes from private.submission_buckets',
  );
  expect(rows).toEqual([{ bytes: 3 }]);
});

test('a project with a Vault keys the hashes with a secret that is in none of our tables', async () => {
  const db = await openHostedDatabase();
  try {
    await db.exec(`
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text, description text);
      create function vault.create_secret(new_secret text, new_name text, new_description text) returns uuid
      language sql as $$
        insert into vault.decrypted_secrets values (new_name, new_secret, new_description) returning gen_random_uuid()
      $$`);
    await migrate(db);
    const hash = async () => {
      const { rows } = await db.query<{ hash: string }>(
        `select encode(private.client_key('submissions'), 'hex') as hash`,
      );
      return rows[0]?.hash;
    };
    const first = await hash();
    await db.exec(`update private.settings set salt = 'another'`);
    expect(await hash()).toBe(first);
    await db.exec(`update vault.decrypted_secrets set decrypted_secret = 'another'`);
    expect(await hash()).not.toBe(first);
    // A broken Vault must not lose an enquiry.
    await db.exec('alter table vault.decrypted_secrets rename column name to other');
    expect(await hash()).toHaveLength(6);
  } finally {
    await db.close();
  }
});
