import { randomUUID } from 'node:crypto';
import { createDeliverPush } from '../../../supabase/functions/push/deliver';
import { createPushSender } from '../../../supabase/functions/push/sender';
import {
  type PushFault,
  startPushEndpoint,
  type TestDevice,
  testPushKeys,
} from '../../support/push-endpoint';
import { submitted } from './door';
import type { InboxTable, Member, Team } from './team';

export const SITE = 'https://www.example.com';
/** More than any test has reason to. */
const MOST_WAITS = 500;

/** The staff's push messages on a team's database, with a push service of their own and a clock that only waiting moves. */
export async function openPushing(
  { db, ids, kept }: Team,
  faultOf?: (device: TestDevice) => PushFault | undefined,
) {
  await db.query('select public.set_settings(1000000, 1000000)');
  const keys = testPushKeys();
  const endpoint = await startPushEndpoint(keys, faultOf);
  /** How far the clock is ahead of the database's. */
  let ahead = 0;
  const underWay = new Set<Promise<unknown>>();
  let waits = 0;
  const at = () => new Date(Date.now() + ahead).toISOString();
  const errors: unknown[] = [];

  const deliver = createDeliverPush(keys, { fetch: endpoint.fetch });
  const openSender = () =>
    createPushSender({
      siteUrl: SITE,
      async call(name, body) {
        const { batch, push, outcome, retry_after_s } = { ...body } as Record<string, unknown>;
        const [sql, values] =
          name === 'take_pushes'
            ? ['select public.take_pushes($1, $2) as answer', [batch, at()]]
            : [
                'select public.settle_push($1, $2, $3, $4) as answer',
                [push, outcome, retry_after_s ?? null, at()],
              ];
        const { rows } = await db.query<{ answer: unknown }>(String(sql), values as unknown[]);
        return rows[0]?.answer;
      },
      deliver(...message) {
        const sent = deliver(...message).finally(() => underWay.delete(sent));
        underWay.add(sent);
        return sent;
      },
      // Time passes only while nothing is under way: the endpoint's answers are as quick as this machine.
      async wait(ms) {
        if (underWay.size > 0) return void (await Promise.race(underWay));
        ahead += ms;
        if (++waits > MOST_WAITS) throw new Error('This never ends.');
      },
      report: (error) => errors.push(error),
      patienceMs: 24 * 60 * 60_000,
    });

  return {
    endpoint,
    errors,
    openSender,
    /** Sends all that is due, now or later. */
    send: () => openSender().ring(),
    pass(ms: number): void {
      ahead += ms;
    },
    /** A device on which a member is told. */
    async device(member: Member): Promise<TestDevice> {
      const device = endpoint.device();
      await kept(member, (tx) =>
        tx.query('select public.save_push_subscription($1, $2, $3)', [
          device.endpoint,
          device.p256dh,
          device.auth,
        ]),
      );
      return device;
    },
    prefer: (member: Member, ...preferences: (string | null)[]) =>
      kept(member, (tx) =>
        tx.query(
          `select public.set_push_preferences(${preferences.map((_, n) => `$${n + 1}`).join()})`,
          preferences,
        ),
      ),
    at,
    /** Visitors' enquiries, at this clock's moment. */
    async arrive(table: InboxTable = 'leads', columns: Record<string, string> = {}, count = 1) {
      const row = {
        name: 'Ada Obi',
        phone: '+2348031234567',
        ...(table === 'leads'
          ? { source: 'whatsapp' }
          : { email: 'ada@example.com', message: 'Hello' }),
        ...columns,
      };
      const ids = Array.from({ length: count }, () => randomUUID());
      for (const id of ids) {
        await submitted(db, table, { id, ...row });
      }
      await db.query(
        `update private.push_outbox set created_at = $1, due_at = $1::timestamptz + interval '2 seconds'
         where row_id = any ($2)`,
        [at(), ids],
      );
      return ids[0] ?? '';
    },
    /** The devices that the database knows of a member. */
    async devicesOf(member: Member): Promise<string[]> {
      const { rows } = await db.query<{ endpoint: string }>(
        'select endpoint from public.push_subscriptions where user_id = $1 order by created_at, id',
        [ids[member]],
      );
      return rows.map((row) => row.endpoint);
    },
    /** How many events stand in the outbox in which state. */
    async outbox(): Promise<Record<string, number>> {
      const { rows } = await db.query<{ state: string; events: number }>(
        'select state, count(*)::integer as events from private.push_outbox group by state',
      );
      return Object.fromEntries(rows.map(({ state, events }) => [state, events]));
    },
    async clear(): Promise<void> {
      await db.exec(`delete from public.push_subscriptions; delete from public.push_preferences;
        truncate public.leads, public.contacts cascade`);
      errors.length = 0;
      ahead = 0;
      waits = 0;
    },
    close: endpoint.close,
  };
}
