import type { PGlite } from '@electric-sql/pglite';
import { type Context, keptAs, type Role } from './plain';

type Row = Record<string, unknown>;

/** A row as the entry that a phone sends of it; a lead's `secret` and `pass` are no columns. */
export const entryOf = (
  table: string,
  { id, captured_at, secret, pass, ...columns }: Row,
): Row => ({ table, id, captured_at, secret, pass, columns });

/** Hands an entry in on a plain database, as a visitor unless somebody else is named; returns what is said of it. */
export async function handed(
  db: PGlite,
  door: 'submit' | 'correct' | 'attach_picture' | 'appointment',
  entry: Row,
  { role = 'anon', ...context }: Context & { role?: Role } = {},
): Promise<Row> {
  const { rows } = await keptAs(
    db,
    role,
    (tx) => tx.query<{ said: Row }>(`select public.${door}($1) as said`, [JSON.stringify(entry)]),
    context,
  );
  return rows[0]?.said ?? {};
}

/** Submits a row so. */
export const submitted = (
  db: PGlite,
  table: string,
  row: Row,
  as: Context & { role?: Role } = {},
): Promise<Row> => handed(db, 'submit', entryOf(table, row), as);
