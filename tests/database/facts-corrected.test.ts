import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { factFields, furtherFields } from '../../src/domain/fields';
import type { Row } from './support/backend';
import { handed, submitted } from './support/door';
import { as, openPlainDatabase } from './support/plain';

const db = await openPlainDatabase();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('a correction', () => {
  const lines = (text: string) =>
    Object.fromEntries(
      [...furtherFields('leads'), ...factFields('leads')].map(({ column }) => [column, text]),
    );
  const FULL = {
    name: 'Ada Obi',
    email: 'ada@example.com',
    phone: '+2348031234567',
    property_interest: 'Bloom Towers',
    property_slug: 'bloom-towers',
    notes: 'On Tuesday',
    kind: 'consultation',
    appointment_at: inDays(7),
    visitor_zone: 'Africa/Lagos',
    preferred_date: inDays(7).toISOString().slice(0, 10),
    consent_at: inDays(-2),
    consent_version: 'viewing-2026-11',
    office: 'lagos',
    ...lines('Investing'),
  };
  /** Another value for each. */
  const OTHER: Record<string, unknown> = {
    name: 'Bisi Cole',
    email: 'bisi@example.com',
    phone: '+447700900142',
    property_interest: 'Lolite by Gracias',
    property_slug: 'citadel-views',
    notes: 'On Friday',
    kind: 'tour',
    appointment_at: inDays(9),
    visitor_zone: 'Europe/London',
    preferred_date: new Date(inDays(9).toISOString().slice(0, 10)),
    consent_at: inDays(-1),
    consent_version: 'viewing-2026-12',
    office: 'london',
    ...lines('Living there'),
  };
  /** What follows from a column. */
  const FOLLOWS: Record<string, Row> = { property_interest: { property_slug: null } };
  const secret = randomUUID();

  async function full() {
    const id = randomUUID();
    await submitted(db, 'leads', { id, secret, source: 'whatsapp', ...FULL });
    return { id, read: () => read(id) };
  }
  const read = async (id: string) => {
    const { rows } = await as(db, 'service_role', (tx) =>
      tx.query<Row>('select * from public.leads where id = $1', [id]),
    );
    const { updated_at: _, ...columns } = rows[0] ?? {};
    return JSON.parse(JSON.stringify(columns));
  };

  test('may be of every column that a visitor sends', async () => {
    const { rows } = await db.query<{ columns: string[] }>(
      `select private.open_columns('leads') as columns`,
    );
    expect(rows[0]?.columns.toSorted()).toEqual([...Object.keys(FULL), 'source'].toSorted());
    expect(Object.keys(OTHER)).toEqual(Object.keys(FULL));
  });

  test.each(Object.entries(OTHER))(
    'of %s changes that, and what follows from it',
    async (column, value) => {
      const alone = { [column]: value };
      for (const named of [alone, { notes: 'On Friday', kind: FULL.kind, ...alone }]) {
        const lead = await full();
        const before = await lead.read();
        await handed(db, 'correct', { id: lead.id, secret, revision: 1, columns: named });
        const sent = JSON.parse(JSON.stringify({ ...named, ...FOLLOWS[column] }));
        expect(await lead.read()).toEqual({ ...before, ...sent });
      }
    },
  );

  test('names no zone that no clock knows', async () => {
    const { id, read } = await full();
    await handed(db, 'correct', {
      id,
      secret,
      revision: 1,
      columns: { visitor_zone: 'constructor' },
    });
    expect(await read()).toMatchObject({ visitor_zone: null });
  });

  test('that empties the kind leaves what follows from the source', async () => {
    const [id, own] = [randomUUID(), randomUUID()];
    await submitted(db, 'leads', { id, secret: own, name: 'Ada', source: 'viewing' });
    const columns = { kind: null, name: 'Ada Obi' };
    await handed(db, 'correct', { id, secret: own, revision: 1, columns });
    expect(await read(id)).toMatchObject({ name: 'Ada Obi', kind: 'capture' });
  });
});
