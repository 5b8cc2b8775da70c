import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../scripts/backend/migrate';
import { openHostedDatabase } from '../../scripts/backend/plain-database';
import { BOOT_TIMEOUT_MS, type Row } from './support/backend';
import { as, keptAs } from './support/plain';

describe('a correction', () => {
  let db: PGlite;
  beforeAll(async () => {
    db = await openHostedDatabase();
    await migrate(db);
  }, BOOT_TIMEOUT_MS);
  afterAll(() => db.close());

  async function corrected(columns: object) {
    const [id, secret] = [randomUUID(), randomUUID()];
    await keptAs(db, 'anon', (tx) =>
      tx.query(
        `insert into public.leads (id, amend_secret, name, source, notes, kind, appointment_at, visitor_zone)
          values ($1, $2, 'Ada', 'whatsapp', 'On Tuesday', 'consultation', now() + interval '7 days', 'Africa/Lagos')`,
        [id, secret],
      ),
    );
    await keptAs(db, 'anon', (tx) =>
      tx.query('select public.amend_lead($1, $2, 1, $3::jsonb)', [
        id,
        secret,
        JSON.stringify(columns),
      ]),
    );
    const { rows } = await as(db, 'service_role', (tx) =>
      tx.query<Row>('select * from public.leads where id = $1', [id]),
    );
    return rows[0];
  }

  test('of the appointment is one of the words as well', async () => {
    const friday = new Date(Date.now() + 9 * 86_400_000);
    const lead = await corrected({ notes: 'On Friday', appointment_at: friday.toISOString() });
    expect(lead).toMatchObject({
      notes: 'On Friday',
      appointment_at: friday,
      visitor_zone: 'Africa/Lagos',
    });
  });

  test('names no zone that no clock knows', async () => {
    expect(await corrected({ visitor_zone: 'Europe/London' })).toMatchObject({
      visitor_zone: 'Europe/London',
    });
    expect(await corrected({ visitor_zone: 'constructor' })).toMatchObject({ visitor_zone: null });
  });

  test('by a release that knows words alone leaves no appointment that contradicts them', async () => {
    expect(await corrected({ notes: 'On Friday' })).toMatchObject({
      notes: 'On Friday',
      kind: 'consultation',
      appointment_at: null,
      visitor_zone: null,
    });
  });

  test('of something else leaves the appointment', async () => {
    expect(await corrected({ notes: 'On Tuesday', property_slug: 'bloom-towers' })).toMatchObject({
      property_slug: 'bloom-towers',
      appointment_at: expect.any(Date),
    });
  });
});
