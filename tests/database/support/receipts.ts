import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { handed, submitted } from './door';
import { ago, type EventColumns, openTeam } from './team';

/** In five days, and in six. */
export const [AT, LATER] = [ago(-5 * 1440), ago(-6 * 1440)];
export const CONSULTATION = { source: 'whatsapp', kind: 'consultation', appointment_at: AT };
export const ENQUIRY = { kind: 'enquiry' };

/** What the staff do about an appointment; without a time they cancel it. */
export const confirm = (appointment_at: string) => ({ kind: 'confirmation', appointment_at });
export const move = (appointment_at: string | null) => ({ kind: 'appointment', appointment_at });

/** A team, visitors who write to it, and what they are told by e-mail; in which words is in `receipt.test.ts`. */
export async function openReceipts() {
  const team = await openTeam();
  const { db } = team;
  return {
    ...team,

    /** Also forgets who caused how many. */
    async clear(): Promise<void> {
      await team.clear();
      await db.exec('delete from private.submission_buckets');
    },

    /** Sends a row as a visitor does, whose every word is "Buy"; a lead's secret is its id. */
    async sends(columns: EventColumns, id: string = randomUUID()): Promise<string> {
      const [table, own] =
        'source' in columns
          ? ['leads', { secret: id, notes: 'Buy' }]
          : ['contacts', { message: 'Buy' }];
      const row = { id, name: 'Buy', email: 'ada', ...own, ...columns };
      const email = row.email && `${row.email}@example.com`;
      expect(await submitted(db, table, { ...row, email })).toMatchObject({ id });
      return id;
    },

    corrects: (id: string, columns: EventColumns, revision = 1) =>
      handed(db, 'correct', { id, secret: id, revision, columns }),

    async does(lead_id: string, event: EventColumns): Promise<void> {
      expect(await team.event('agent', { lead_id, ...event })).toBe('ok');
    },

    /** Sends what is due, and returns whom it tells what, at which time, with the unit and the number of their calendar file. */
    async told(): Promise<string[]> {
      const { rows } = await db.query<{ id: string; said: string; whole: string }>(`
        select m ->> 'id' as id, m::text as whole, concat_ws(' ', split_part(m ->> 'email', '@', 1), kind, state, m -> 'unit' ->> 'label',
          to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), changes + answers) as said
        from jsonb_array_elements(public.take_mails(array['receipt'])) as m, jsonb_to_record(m -> 'enquiry')
          as e (kind text, state text, at timestamptz, changes integer, answers integer) order by said`);
      await db.query(`select public.settle_mails($1, 'sent')`, [rows.map(({ id }) => id)]);
      for (const { whole } of rows) expect(whole).not.toMatch(/buy/i);
      return rows.map(({ said }) => said);
    },

    /** As if all had been queued so many days earlier. */
    older: (days: number) =>
      db.query('update private.mails set created_at = created_at - make_interval(days => $1)', [
        days,
      ]),

    /** What waits, and when it was to be before. */
    waits: async () =>
      (
        await db.query<{ told: string; was_at: Date | null }>(
          `select told, was_at from private.mails where state = 'waiting'`,
        )
      ).rows,

    /** How many are in the queue, sent or not. */
    queued: async () => (await db.query('select id from private.mails')).rows.length,
  };
}
