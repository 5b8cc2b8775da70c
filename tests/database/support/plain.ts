import type { PGlite, Transaction } from '@electric-sql/pglite';
import { openPlainDatabase as openAnother } from '../../../scripts/backend/plain-database';
import { shared } from './shared';

/** An in-memory PostgreSQL with the migrations applied, without REST or Auth. */
export const openPlainDatabase = shared(async () => {
  const db = await openAnother();
  return { opened: db, db };
});

export type Role = 'anon' | 'authenticated' | 'service_role';

export type Context = {
  sub?: string;
  /** The session's assurance level: `aal2` with a second factor. */
  aal?: 'aal1' | 'aal2';
  headers?: Record<string, string>;
};

class Undo extends Error {}

/** Runs `work` as the REST API runs a request, and rolls everything back. */
export async function as<T>(
  db: PGlite,
  role: Role,
  work: (tx: Transaction) => Promise<T>,
  context: Context = {},
): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await db.transaction(async (tx) => {
      await enter(tx, role, context);
      result = { value: await work(tx) };
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (!result) throw new Error('The transaction ended early');
  return result.value;
}

/** The same, but commits. */
export async function keptAs<T>(
  db: PGlite,
  role: Role,
  work: (tx: Transaction) => Promise<T>,
  context: Context = {},
): Promise<T> {
  return db.transaction(async (tx) => {
    await enter(tx, role, context);
    return work(tx);
  });
}

async function enter(tx: Transaction, role: Role, context: Context): Promise<void> {
  const { sub, aal } = context;
  const claims = JSON.stringify({ role, sub, aal });
  const headers = context.headers ? JSON.stringify(context.headers) : '';
  await tx.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.headers', $2, true)`,
    [claims, headers],
  );
  await tx.exec(`set local role ${role}`);
}

/** The SQLSTATE of an error, or `ok`. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}
