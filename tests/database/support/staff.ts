import { randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { as, openPlainDatabase } from './plain';

/** Plain PostgreSQL with one administrator and one agent. */
export type StaffDatabase = {
  db: PGlite;
  /** Runs `work` as the administrator's requests run, and rolls everything back. */
  asAdmin<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  asAgent<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  agent: string;
};

export async function openStaffDatabase(): Promise<StaffDatabase> {
  const db = await openPlainDatabase();
  const sub = randomUUID();
  await db.query(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, 'admin@example.com', now())`,
    [sub],
  );
  await db.query(`select public.grant_admin('admin@example.com')`);
  const agent = randomUUID();
  await db.query(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, 'agent@example.com', now())`,
    [agent],
  );
  await db.query(`insert into public.user_roles (user_id, role) values ($1, 'agent')`, [agent]);
  return {
    db,
    agent,
    asAdmin: (work) => as(db, 'authenticated', work, { sub }),
    asAgent: (work) => as(db, 'authenticated', work, { sub: agent }),
  };
}
