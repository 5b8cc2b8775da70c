import type { PGlite } from '@electric-sql/pglite';
import { createRandom } from './random.ts';
import { MAKERS, type TableName } from './rows.ts';

/** How many rows each table gets. */
export type Amounts = Record<TableName, number>;

const ROWS_PER_STATEMENT = 1000;

/**
 * Fills the tables of a migrated database with made-up people. The same seed makes the same people; existing rows are
 * kept.
 * @param now the newest row is from just before
 * @returns how many rows were added
 */
export async function fillDatabase(
  db: PGlite,
  amounts: Amounts,
  { seed, now = Date.now() }: { seed: number; now?: number },
): Promise<Amounts> {
  const added: Amounts = { leads: 0, contacts: 0, newsletter_subscribers: 0 };
  for (const table of Object.keys(added) as TableName[]) {
    const random = createRandom(seed);
    const rows = Array.from({ length: amounts[table] }, (_, index) =>
      MAKERS[table](random, index, now),
    );
    // In chronological order, as rows would have arrived: the database reads a list faster that way.
    const moment = (row: (typeof rows)[number]) =>
      'subscribed_at' in row ? row.subscribed_at : row.created_at;
    rows.sort((one, other) => (moment(one) < moment(other) ? -1 : 1));
    for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
      const batch = rows.slice(at, at + ROWS_PER_STATEMENT);
      // What the rows leave out is the database's to fill in.
      const columns = [...new Set(batch.flatMap((row) => Object.keys(row)))].join(', ');
      const { affectedRows } = await db.query(
        `insert into public.${table} (${columns})
          select ${columns} from json_populate_recordset(null::public.${table}, $1)
          on conflict do nothing`,
        [JSON.stringify(batch)],
      );
      added[table] += affectedRows ?? 0;
    }
  }
  // The embedded database never does this by itself, and without statistics the planner guesses.
  await db.exec(
    'vacuum analyze public.leads, public.contacts, public.newsletter_subscribers, private.people, private.person_links',
  );
  return added;
}
