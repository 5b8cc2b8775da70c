import { afterAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';

// What was stored before the database looked at it closely enough.

const VERSION = '20261126200000';
const BEFORE = '2026-11-20 10:00:00+00';
const KEYS = `repeat('B', 87), repeat('a', 22)`;

const db = await openHostedDatabase();
await migrate(
  db,
  readMigrations().filter(({ version }) => version < VERSION),
);
await db.exec(`
  insert into auth.users (id) values ('10000000-0000-4000-8000-000000000001'), ('10000000-0000-4000-8000-000000000002');
  insert into public.leads (name, source, visitor_zone, created_at, updated_at)
    select zone, 'whatsapp', zone, '${BEFORE}', '${BEFORE}'
    from unnest(array['constructor', 'A+99', 'Asia/Calcutta']) as zone (zone);
  insert into public.contacts (name, email, message, visitor_zone, created_at)
    select zone, 'ada@example.com', 'Hello', zone, '${BEFORE}' from unnest(array['toString', 'Africa/Lagos']) as zone (zone);
  insert into public.push_preferences (user_id, quiet_from, quiet_until, zone) values
    ('10000000-0000-4000-8000-000000000001', '22:00', '07:00', 'A+99'),
    ('10000000-0000-4000-8000-000000000002', '22:00', '07:00', 'Africa/Lagos');
  select public.set_push_hosts(array['push.example.com']);
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
    select '10000000-0000-4000-8000-000000000001', 'https://' || host || '/a', ${KEYS}
    from unnest(array['fcm.googleapis.com', 'storage.googleapis.com', 'web.push.apple.com', 'push.example.com']) as h (host)`);
await migrate(db);
afterAll(() => db.close());

const rows = async (sql: string) => (await db.query(sql)).rows;

test('a zone that no clock knows is gone, and the row’s moment stays', async () => {
  expect(await rows('select name, visitor_zone from public.leads order by name')).toEqual([
    { name: 'A+99', visitor_zone: null },
    { name: 'Asia/Calcutta', visitor_zone: 'Asia/Calcutta' },
    { name: 'constructor', visitor_zone: null },
  ]);
  expect(await rows('select name, visitor_zone from public.contacts order by name')).toEqual([
    { name: 'Africa/Lagos', visitor_zone: 'Africa/Lagos' },
    { name: 'toString', visitor_zone: null },
  ]);
  expect(await rows(`select from public.leads where updated_at <> '${BEFORE}'`)).toEqual([]);
  expect(await rows('select from public.lead_events')).toEqual([]);
});

test('quiet hours in such a zone are chosen again', async () => {
  const sql = 'select quiet_from, zone from public.push_preferences order by user_id';
  expect(await rows(sql)).toEqual([
    { quiet_from: null, zone: null },
    { quiet_from: '22:00:00', zone: 'Africa/Lagos' },
  ]);
});

test('a device at a host that is no push service is forgotten, and an operator’s own stays', async () => {
  const sql = 'select endpoint from public.push_subscriptions order by endpoint';
  expect(await rows(sql)).toEqual([
    { endpoint: 'https://fcm.googleapis.com/a' },
    { endpoint: 'https://push.example.com/a' },
    { endpoint: 'https://web.push.apple.com/a' },
  ]);
  expect(await rows('select host from private.push_hosts order by host')).toEqual(
    [
      'fcm.googleapis.com',
      'jmt17.google.com',
      'notify.windows.com',
      'push.apple.com',
      'push.example.com',
      'updates.push.services.mozilla.com',
    ].map((host) => ({ host })),
  );
});
