import { randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { openPlainDatabase } from '../../../scripts/backend/plain-database';
import { as } from './plain';

/** Plain PostgreSQL with one administrator. */
export type StaffDatabase = {
  db: PGlite;
  /** Runs `work` as the administrator's requests run, and rolls everything back. */
  asAdmin<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
};

export async function openStaffDatabase(): Promise<StaffDatabase> {
  const db = await openPlainDatabase();
  const sub = randomUUID();
  await db.query(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, 'admin@example.com', now())`,
    [sub],
  );
  await db.query(`select public.grant_admin('admin@example.com')`);
  return { db, asAdmin: (work) => as(db, 'authenticated', work, { sub }) };
}
