import type { Database } from './database.ts';

/** Somebody's row on a list that they have left. */
export type Leaver = {
  list: 'public.newsletter_subscribers' | 'public.property_watchers';
  id: string;
  left_at: string;
};

/** Who is off the newsletter, or no longer told of a property. */
export async function leaversIn(db: Database): Promise<Leaver[]> {
  const { rows } = await db.query<Leaver>(
    `select 'public.newsletter_subscribers' as list, id::text, unsubscribed_at::text as left_at
     from public.newsletter_subscribers where not is_active and unsubscribed_at is not null
     union all
     select 'public.property_watchers', id::text, unsubscribed_at::text
     from public.property_watchers where unsubscribed_at is not null`,
  );
  return rows;
}

/**
 * Takes those off again who left after a backup was made. Of who left before, the backup knows more: they may have come back.
 * @returns how many were on a list
 */
export async function takeOffAgain(
  db: Database,
  leavers: Leaver[],
  madeAt: string,
): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `with left_since as (
       select l.* from json_to_recordset($1::text::json) as l (list text, id uuid, left_at timestamptz)
       where l.left_at > $2::timestamptz
     ), subscribers as (
       update public.newsletter_subscribers s set is_active = false, pending_since = null, unsubscribed_at = l.left_at
       from left_since l
       where l.list = 'public.newsletter_subscribers' and s.id = l.id and (s.is_active or s.pending_since is not null)
       returning s.id
     ), watchers as (
       update public.property_watchers w set unsubscribed_at = l.left_at
       from left_since l where l.list = 'public.property_watchers' and w.id = l.id and w.unsubscribed_at is null
       returning w.id
     )
     select (select count(*) from subscribers)::integer + (select count(*) from watchers)::integer as n`,
    [JSON.stringify(leavers), madeAt],
  );
  return rows[0]?.n ?? 0;
}
