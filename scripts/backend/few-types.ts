import type { PGlite } from '@electric-sql/pglite';

/** The types that PostgreSQL numbers itself while it makes a database: rows of its own catalogue, and arrays of them. */
const isOfCatalogue = (type: number) => type >= 10_000 && type < 16_384;

/**
 * Takes out how to read two hundred types that nobody selects. PGlite copies its list of types for each statement, which
 * was a third of what a request cost.
 */
export async function keepFewTypes(db: PGlite): Promise<PGlite> {
  await db.waitReady;
  db.parsers = Object.fromEntries(
    Object.entries(db.parsers).filter(([type]) => !isOfCatalogue(Number(type))),
  );
  return db;
}
