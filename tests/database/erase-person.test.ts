import { randomUUID } from 'node:crypto';
import type { Transaction } from '@electric-sql/pglite';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/lib/durations';
import { submitted } from './support/door';
import { as, keptAs, outcome } from './support/plain';
import { openTeam } from './support/team';

const { db, ids } = await openTeam();
const ADMIN = ids.admin;

beforeEach(() =>
  db.exec(`
    delete from public.contacts; delete from public.leads; delete from public.newsletter_subscribers;
    delete from public.property_watchers;
    insert into public.contacts (name, email, phone, message) values
      ('Ada', 'ada@example.com', '+2348031234567', 'Hello'),
      ('Obi', 'obi@example.com', '+447700900142', 'I am not ada@example.com');
    insert into public.leads (name, email, phone, source) values
      ('Ada', 'ada@example.com', null, 'viewing'),
      ('Ada by phone', null, '0803 123 4567 / 0705 765 4321', 'whatsapp'),
      ('Obi', null, '+234 7700 900142', 'whatsapp');
    insert into public.newsletter_subscribers (email) values ('ada@example.com'), ('ada@example.com.ng');
    insert into public.property_watchers (email, property_slug) values
      ('ada@example.com', 'bloom-towers'), ('ada@example.com', 'brum-height-7'), ('obi@example.com', 'bloom-towers');
  `),
);

const sub = ADMIN;
const answer = async <T>(tx: Transaction, sql: string, values: unknown[]) =>
  (await tx.query<{ answer: T }>(`select ${sql} as answer`, values)).rows[0]?.answer;
const find = (who: string, what = 'counts') =>
  as(db, 'authenticated', (tx) => answer(tx, 'public.find_person($1) -> $2', [who, what]), { sub });
const erase = (who: string, expected: number) =>
  keptAs(
    db,
    'authenticated',
    (tx) => answer<Record<string, string[]>>(tx, 'public.erase_person($1, $2)', [who, expected]),
    { sub },
  );
const left = async () =>
  (
    await db.query<{ who: string }>(`select name as who from public.contacts
      union all select name from public.leads union all select email from public.newsletter_subscribers
      union all select email || ' watches' from public.property_watchers`)
  ).rows
    .map(({ who }) => who)
    .sort();
const erasures = async () =>
  (await db.query('select erased_by, row_counts, row_ids from private.erasures order by id')).rows;

describe('a person is found', () => {
  test.each([
    ['ada@example.com', 1, 1, 1, 2],
    ['  ADA@Example.COM ', 1, 1, 1, 2],
    // As it comes from the clipboard.
    ['\u202aada\u200b@example.com\u2069', 1, 1, 1, 2],
    ['ada@example.co', 0, 0, 0, 0],
    ['da@example.com', 0, 0, 0, 0],
    ['+2348031234567', 1, 1, 0, 0],
    ['+234 (0)803 123 4567', 1, 1, 0, 0],
    ['00234 803-123-4567', 1, 1, 0, 0],
    ['009 234 803 123 4567', 1, 1, 0, 0],
    ['2348031234567', 1, 1, 0, 0],
    ['0803 123 4567', 1, 1, 0, 0],
    ['８０３ １２３ ４５６７', 1, 1, 0, 0],
    ['+44 803 123 4567', 0, 1, 0, 0],
    ['+234 705 765 4321', 0, 1, 0, 0],
    // The same digits exist in two countries; without a country code it may be either.
    ['+44 7700 900142', 1, 0, 0, 0],
    ['+234 7700 900142', 0, 1, 0, 0],
    ['07700 900142', 1, 1, 0, 0],
    [`'or''='@example.com`, 0, 0, 0, 0],
  ])('by %s', async (who, contacts, leads, newsletter_subscribers, property_watchers) => {
    expect(await find(who)).toEqual({ contacts, leads, newsletter_subscribers, property_watchers });
  });

  test.each([
    ...['', 'Ada', '0803', '%', 'ada@', '@example.com', 'ada obi@example.com'],
    ...[`x' or true --@example.com`, `ada@example.com' or 'a`],
  ])('and not by %j, which is ambiguous', async (who) => {
    expect(await outcome(find(who))).toBe('PT422');
    expect(await outcome(erase(who, 0))).toBe('PT422');
  });

  test('with the appointments that are still to be held', async () => {
    const at = (days: number) =>
      `appointment_at = date_trunc('day', now()) + interval '${days} days'`;
    await db.exec(`update public.leads set appointment_state = 'asked', ${at(2)} where name = 'Ada';
      update public.leads set appointment_state = 'asked', ${at(3)} where name = 'Obi';
      update public.contacts set appointment_state = 'asked', ${at(-2)} where name = 'Ada'`);
    const told = (await find('ada@example.com', 'appointments')) as string[];
    expect(told.map((one) => Math.ceil((Date.parse(one) - Date.now()) / DAY_MS))).toEqual([2]);
  });
});

describe('a person is erased', () => {
  test('by address, from every table at once, and nobody else is', async () => {
    const erased = await erase('Ada@example.com', 5);
    expect(Object.values(erased ?? {}).map((ids) => ids.length)).toEqual([1, 1, 0, 2, 1]);
    expect(await left()).toEqual([
      'Ada by phone',
      'Obi',
      'Obi',
      'ada@example.com.ng',
      'obi@example.com watches',
    ]);
  });

  test('by phone number', async () => {
    await erase('0803 123 4567', 2);
    expect(await left()).toEqual([
      'Ada',
      'Obi',
      'Obi',
      'ada@example.com',
      'ada@example.com watches',
      'ada@example.com watches',
      'ada@example.com.ng',
      'obi@example.com watches',
    ]);
  });

  test('only if the data is still what was found: new data has to be reviewed first', async () => {
    const before = [await left(), await erasures()];
    for (const expected of [0, 4, 6]) {
      expect(await outcome(erase('ada@example.com', expected))).toBe('PT409');
    }
    expect([await left(), await erasures()]).toEqual(before);
  });

  test('with a record of who did it, how many rows and their keys, without personal data', async () => {
    const row_ids = await erase('ada@example.com', 5);
    expect((await erasures()).at(-1)).toEqual({
      erased_by: ADMIN,
      row_counts: {
        contacts: 1,
        leads: 1,
        newsletter_subscribers: 1,
        property_watchers: 2,
        lead_events: 0,
      },
      row_ids,
    });
    const { fields } = await db.query('select * from private.erasures');
    const names = fields.map(({ name }) => name);
    expect(names).toEqual(['id', 'erased_at', 'erased_by', 'row_counts', 'row_ids']);
  });

  test('with what was joined or merged by hand, and what other rows said of them once', async () => {
    const [named, deleted, theirs] = [randomUUID(), randomUUID(), randomUUID()];
    const idOf = async (table: string, name: string) =>
      (await db.query<{ id: string }>(`select id from public.${table} where name = $1`, [name]))
        .rows[0]?.id;
    await db.query(
      `insert into public.leads (id, name, email, phone, source, deleted_at) values
        ($1, 'Chief', 'chief@example.com', '0809 000 0001 / 0705 765 4321', 'whatsapp', null), ($2, 'Gone', null, null, 'whatsapp', now()), ($3, 'Bisi', null, null, 'whatsapp', null)`,
      [named, deleted, theirs],
    );
    const said = (lead_id: unknown, kind: string, value: unknown, by = ADMIN) =>
      keptAs(
        db,
        'authenticated',
        (tx) =>
          tx.query(
            `insert into public.lead_events (lead_id, kind, ${kind === 'same_person' ? 'same_as' : kind === 'merge' ? 'merged_into' : 'body'})
              values ($1, $2, $3)`,
            [lead_id, kind, value],
          ),
        { sub: by },
      );
    await said(named, 'same_person', await idOf('contacts', 'Ada'));
    await db.query('update public.leads set merged_into = $2 where id = $1', [deleted, named]);
    for (const [kind, body] of [
      ['also_email', 'ada@example.com'],
      ['also_phone', '0809 000 0001'],
      ['also_phone', '+234 705 765 4321'],
      ['known_as', 'CHIEF'],
    ] as const) {
      await said(theirs, kind, body);
      await said(theirs, kind, null);
    }
    // A namesake.
    await said(theirs, 'known_as', 'Ada');
    expect(await find('ada@example.com')).toMatchObject({ leads: 3, contacts: 1 });
    const erased = await erase('ada@example.com', 7);
    expect(erased?.['leads']?.toSorted()).toEqual(
      expect.arrayContaining([named, deleted].toSorted()),
    );
    expect(erased?.['lead_events']).toHaveLength(4);
    expect(await left()).toContain('Bisi');
    const { rows } = await db.query<{ body: string | null }>(
      `select body from public.lead_events where lead_id = $1 and body is not null`,
      [theirs],
    );
    expect(rows).toEqual([{ body: 'Ada' }]);
    await db.query(`insert into public.leads (id, name, source) values ($1, 'Chief', 'whatsapp')`, [
      named,
    ]);
    await db.exec('select private.erase(row_ids) from private.erasures');
    expect(await left()).not.toContain('Chief');
  });

  test.each([
    'update private.erasures set row_counts = $${}$$ where true',
    'delete from private.erasures where true',
    'truncate private.erasures',
  ])('and the record cannot be deleted by %s', async (sql) => {
    expect(await outcome(db.exec(sql))).toBe('42501');
  });
});

test('every table with personal addresses or numbers is searched', async () => {
  const { rows } = await db.query(`select distinct c.relname, a.attname from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and a.attname ~ '(^|_)(e_?mail|phone|whatsapp)'
    except select table_name, column_name from information_schema.view_column_usage where view_name = 'personal_rows'`);
  expect(rows).toEqual([]);
});

test('a phone that sends an erased enquiry again brings nobody back', async () => {
  const sql = `select id from public.contacts where name = 'Obi'`;
  const [gone] = (await db.query<{ id: string }>(sql)).rows;
  await erase('obi@example.com', 2);
  const again = { id: gone?.id, name: 'Obi', email: 'obi@example.com', message: 'Hello' };
  expect(await submitted(db, 'contacts', again)).toMatchObject({ outcome: 'delivered' });
  await db.query('update public.newsletter_subscribers set is_active = false');
  const back = { id: randomUUID(), email: 'ada@example.com' };
  const comeBack = () => submitted(db, 'newsletter_subscribers', back);
  expect(await comeBack()).toMatchObject({ outcome: 'stored' });
  await erase('ada@example.com', 5);
  await db.exec('delete from private.submission_contents');
  expect(await comeBack()).toMatchObject({ outcome: 'delivered' });
  expect(await left()).toEqual(['Ada by phone', 'Obi', 'ada@example.com.ng']);
});
