import { describe, expect, test } from 'vitest';
import { dateRequest } from '../../src/domain/consultation';
import { entryOf } from './support/door';
import { as, openPlainDatabase } from './support/plain';

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

const db = await openPlainDatabase();

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
  return as(db, 'anon', async (tx) => {
    const {
      rows: [answer],
    } = await tx.query<{ said: { rule?: string } }>('select public.submit($1) as said', [
      JSON.stringify(entryOf(table, row)),
    ]);
    if (answer?.said.rule) throw new Error(answer.said.rule);
    await tx.exec('reset role');
    const { rows } = await tx.query(
      `select property_interest, property_slug from public.${table} where id = $1`,
      [row.id],
    );
    return rows[0];
  });
}

describe.each(['contacts', 'leads'] as const)('%s', (table) => {
  test.each(WORDS)('words without a slug, "%s", get the right one', async (words, slug) => {
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
    const slugs = await as(db, 'service_role', async (tx) => {
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
