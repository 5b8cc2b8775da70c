import { afterAll, describe, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';
import { propertyNames } from '../../src/content/property-names';
import { dateRequest } from '../../src/domain/consultation';
import { as } from './support/plain';

const VERSION = '20261122110000';

/** Labels in older rows, and the property they mean. */
const WORDS: [words: string, slug: string | null][] = [
  ['Citadel Views 1.0 Phase 2', 'citadel-views'],
  ['Citadel Views', 'citadel-views'],
  ['Bloom Towers', 'bloom-towers'],
  ['Capital Gardens', 'capital-gardens'],
  ['Capital Gardens (Land)', 'capital-gardens'],
  ["No. 30 St Paul's (UK)", 'st-pauls-birmingham'],
  ['No. 30 St Paul’s', 'st-pauls-birmingham'],
  ['St Pauls Birmingham', 'st-pauls-birmingham'],
  ['Brum Height 7', 'brum-height-7'],
  ['General Interest', null],
  [dateRequest('2026-03-03', 'hero').lead.property_interest ?? '', null],
  ['General Inquiry', null],
  ['UK Investment Opportunities', null],
  ['Lolite by Gracias', null],
  ['bloom towers, perhaps', null],
];
const BEFORE = '2026-01-05 10:00:00+00';

/** A database with rows of an older release, migrated to the current one. */
const migrated = await openHostedDatabase();
await migrate(
  migrated,
  readMigrations().filter(({ version }) => version < VERSION),
);
const words = WORDS.map(([text]) => text);
await migrated.query(
  `insert into public.contacts (name, email, message, property_interest)
    select 'Ada', 'ada@example.com', 'Hi', unnest($1::text[])`,
  [words],
);
await migrated.query(
  `insert into public.leads (name, source, property_interest, created_at, updated_at)
    select 'Ada', 'viewing', unnest($1::text[]), $2, $2`,
  [words, BEFORE],
);
await migrate(migrated);
afterAll(() => migrated.close());

test.each(['contacts', 'leads'])('older rows get their slug: %s', async (table) => {
  const { rows } = await migrated.query<{ words: string; slug: string | null }>(
    `select property_interest as words, property_slug as slug from public.${table}`,
  );
  expect(new Map(rows.map(({ words, slug }) => [words, slug]))).toEqual(new Map(WORDS));
});

test('a change waiting on a phone still succeeds, because older leads keep their timestamp', async () => {
  const { rows } = await migrated.query(
    'select from public.leads where updated_at <> $1::timestamptz',
    [BEFORE],
  );
  expect(rows).toEqual([]);
});

/** The property of a stored row. */
async function stored(table: 'contacts' | 'leads', columns: Record<string, string | null>) {
  const row = {
    id: '0b0b0b0b-0000-4000-8000-000000000001',
    name: 'Ada',
    ...(table === 'contacts'
      ? { email: 'ada@example.com', message: 'Hi' }
      : { source: 'whatsapp' }),
    ...columns,
  };
  const names = Object.keys(row);
  return as(migrated, 'anon', async (tx) => {
    await tx.query(
      `insert into public.${table} (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(row),
    );
    await tx.exec('reset role');
    const { rows } = await tx.query(
      `select property_interest, property_slug from public.${table} where id = $1`,
      [row.id],
    );
    return rows[0];
  });
}

describe.each(['contacts', 'leads'] as const)('%s', (table) => {
  test.each(WORDS)('an older release sends "%s", and gets the right slug', async (words, slug) => {
    expect(await stored(table, { property_interest: words })).toEqual({
      property_interest: words,
      property_slug: slug,
    });
  });

  test('a slug that was sent takes precedence over the label', async () => {
    const sent = { property_interest: 'Capital Gardens', property_slug: 'idera-groves' };
    expect(await stored(table, sent)).toEqual(sent);
  });

  test.each([
    'Bloom Towers',
    'bloom--towers',
    '-',
    '-bloom',
    'bloom-',
    '',
    'x\n',
    'ọ̀run',
    'x'.repeat(61),
  ])('no slug: %j', async (property_slug) => {
    await expect(stored(table, { property_slug })).rejects.toThrow(`${table}_property_slug_`);
  });

  test('changing only the label does not keep another property’s slug', async () => {
    const slugs = await as(migrated, 'service_role', async (tx) => {
      await tx.exec(`insert into public.${table} (name, ${table === 'contacts' ? 'email, message' : 'source'}, property_interest)
        values ('Newest', ${table === 'contacts' ? "'ada@example.com', 'Hi'" : "'viewing'"}, 'Bloom Towers')`);
      const read = [];
      for (const change of [
        `phone = '+2348031234567'`,
        `property_interest = 'Brum Height 7'`,
        `property_interest = 'New Towers', property_slug = 'new-towers'`,
        'property_interest = null',
      ]) {
        const { rows } = await tx.query<{ property_slug: string | null }>(
          `update public.${table} set ${change} where name = 'Newest' returning property_slug`,
        );
        read.push(rows[0]?.property_slug);
      }
      return read;
    });
    expect(slugs).toEqual(['bloom-towers', 'brum-height-7', 'new-towers', null]);
  });
});

test('the database knows every label of the lists, or else the lists send the slug', async () => {
  for (const [slug, name] of Object.entries(propertyNames)) {
    const row = { property_interest: name, property_slug: slug };
    expect(await stored('leads', row)).toEqual(row);
  }
});
