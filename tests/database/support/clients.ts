import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { keptAs, outcome } from './plain';

/** Clients of a plain database, told apart by the headers of their requests, and the limits that they meet. */
export function createClients(db: PGlite) {
  /** Sets limits as the service role does: the arguments of `set_submission_limit`. */
  const tune = (settings: string) =>
    keptAs(db, 'service_role', (tx) => tx.exec(`select public.set_submission_limit(${settings})`));
  return {
    tune,
    limit: (burst: number, perMinute: number) => tune(`${burst}, ${perMinute}`),

    /** One lead sent with these headers: `ok`, or the code of the refusal. */
    send: (headers: Record<string, string>, id: string = randomUUID()) =>
      outcome(
        keptAs(
          db,
          'anon',
          (tx) =>
            tx.query(`insert into public.leads (id, name, source) values ($1, 'Ada', 'viewing')`, [
              id,
            ]),
          { headers },
        ),
      ),

    /** What is left in each bucket. */
    async tokens(): Promise<number[]> {
      const { rows } = await db.query<{ tokens: number }>(
        'select tokens from private.submission_buckets',
      );
      return rows.map((row) => row.tokens);
    },

    /** Lets time pass for every bucket. */
    later: (seconds: number) =>
      db.query(
        'update private.submission_buckets set refilled_at = refilled_at - make_interval(secs => $1)',
        [seconds],
      ),

    /** As if nobody had sent anything. */
    forget: () =>
      db.exec('delete from private.submission_buckets; delete from private.submission_totals'),
  };
}
