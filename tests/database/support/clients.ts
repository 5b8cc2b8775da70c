import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { submitted } from './door';
import { keptAs } from './plain';

/** Clients of a plain database, identified by their request headers, and the limits that apply to them. */
export function createClients(db: PGlite) {
  /** Sets limits as the service role does; takes the arguments of `set_settings`. */
  const tune = (settings: string) =>
    keptAs(db, 'service_role', (tx) => tx.exec(`select public.set_settings(${settings})`));
  return {
    tune,
    limit: (burst: number, perMinute: number) => tune(`${burst}, ${perMinute}`),

    /** Sends one lead with these headers; returns what came of it. */
    send: async (headers: Record<string, string>, id: string = randomUUID()) =>
      (await submitted(db, 'leads', { id, name: 'Ada', source: 'viewing' }, { headers }))[
        'outcome'
      ],

    /** The tokens left in each bucket. */
    async tokens(): Promise<number[]> {
      const { rows } = await db.query<{ tokens: number }>(
        'select tokens from private.submission_buckets',
      );
      return rows.map((row) => row.tokens);
    },

    /** Advances the time for every bucket. */
    later: (seconds: number) =>
      db.query(
        'update private.submission_buckets set refilled_at = refilled_at - make_interval(secs => $1)',
        [seconds],
      ),

    /** Resets all buckets. */
    forget: () =>
      db.exec('delete from private.submission_buckets; delete from private.submission_totals'),
  };
}
