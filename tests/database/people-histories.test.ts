import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EventColumns, type InboxTable, keyOf, openTeam } from './support/team';

// Who is one person, whatever happens to rows, and what a change costs.

const team = await openTeam();

const PHONES = [null, '+2348031234567', '00234 803 123 4567', '0803 123 4567', '+447700900142'];
const EMAILS = [null, 'a@example.com', 'b@example.com', 'c@example.com'];
const step = fc.record({
  do: fc.constantFrom(
    ...([
      'arrive',
      'arrive',
      'arrive',
      'subscribe',
      'correct',
      'delete',
      'restore',
      'erase',
    ] as const),
    ...(['merge', 'unmerge', 'join', 'join', 'part', 'phone', 'email'] as const),
  ),
  row: fc.nat(7),
  other: fc.nat(7),
  phone: fc.constantFrom(...PHONES),
  email: fc.constantFrom(...EMAILS),
});

/** Who is one person by what is stored now, worked out from nothing. */
async function fromScratch(): Promise<string[][]> {
  const { rows } = await team.db.query<{ id: string; nodes: string[] }>(`
    select r.id, array_remove(array[private.whole_number(r.phone), lower(r.email), r.merged_into::text] || array(
      select coalesce(
        (array_agg(e.same_as::text order by e.captured_at desc, e.id desc))[1],
        case e.kind when 'also_phone' then private.whole_number((array_agg(e.body order by e.captured_at desc, e.id desc))[1])
          when 'also_email' then (array_agg(e.body order by e.captured_at desc, e.id desc))[1] end
      )
      from public.lead_events e
      where r.id in (e.lead_id, e.contact_id) and e.applied and e.kind in ('same_person', 'also_phone', 'also_email')
      group by e.kind
    ), null) as nodes
    from (
      select id, phone, email, merged_into from public.leads where deleted_at is null
      union all select id, phone, email, merged_into from public.contacts where deleted_at is null
      union all select id, null, email, null from public.newsletter_subscribers
    ) as r`);
  let groups = rows.map(({ id, nodes }) => ({ ids: [id], nodes: new Set([id, ...nodes]) }));
  for (const { id, nodes } of rows) {
    for (const node of [id, ...nodes]) {
      const same = groups.filter((group) => group.nodes.has(node));
      if (same.length < 2) continue;
      const joined = {
        ids: same.flatMap(({ ids }) => ids),
        nodes: new Set(same.flatMap((group) => [...group.nodes])),
      };
      groups = [...groups.filter((group) => !same.includes(group)), joined];
    }
  }
  return groups.map(({ ids }) => ids.toSorted()).toSorted();
}

test('whatever happens to rows, who is one person is what it would be from nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      await team.clear();
      const rows: [InboxTable, string][] = [];
      for (const { do: what, row, other, phone, email } of steps) {
        if (what === 'arrive') {
          const table = row % 2 ? 'leads' : 'contacts';
          rows.push([
            table,
            await team.arrived(table, {
              phone,
              email: email ?? (table === 'leads' ? null : `${rows.length}@example.com`),
            }),
          ]);
          continue;
        }
        if (what === 'subscribe') {
          if (email) {
            await team.db.query(
              'insert into public.newsletter_subscribers (email) values ($1) on conflict do nothing',
              [email],
            );
          } else await team.db.exec('delete from public.newsletter_subscribers');
          continue;
        }
        const [table, id] = rows[row % rows.length] ?? [];
        const [otherTable, another = null] = rows[other % rows.length] ?? [];
        if (!table || !id) continue;
        const sql = (text: string, values: unknown[] = []) =>
          team.db.query(`${text} where id = $1`, [id, ...values]);
        const event = (columns: EventColumns) =>
          team.event('admin', { [keyOf(table)]: id, ...columns });
        if (what === 'correct' && table === 'leads') {
          await sql('update public.leads set phone = $2, email = $3', [phone, email]);
        } else if (what === 'correct') await sql('update public.contacts set phone = $2', [phone]);
        else if (what === 'erase') await sql(`delete from public.${table}`);
        else if (what === 'delete') await event({ kind: 'deletion' });
        else if (what === 'restore') await event({ kind: 'restoration' });
        else if (what === 'merge' && table === otherTable) {
          await event({ kind: 'merge', merged_into: another });
        } else if (what === 'unmerge') await event({ kind: 'merge', merged_into: null });
        else if (what === 'join') await event({ kind: 'same_person', same_as: another });
        else if (what === 'part') await event({ kind: 'same_person', same_as: null });
        else if (what === 'phone') await event({ kind: 'also_phone', body: phone });
        else if (what === 'email') await event({ kind: 'also_email', body: email });
      }
      const { rows: kept } = await team.db.query<{ ids: string[] }>(
        'select array_agg(row_id) as ids from private.people group by person',
      );
      expect(kept.map(({ ids }) => ids.toSorted()).toSorted()).toEqual(await fromScratch());
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? (process.env['NIGHTLY'] ? 300 : 25)) },
  );
});

test('one change among many people reads only those concerned', async () => {
  await team.clear();
  await team.db.exec(`
    insert into public.leads (name, email, phone, source)
      select 'Ada', n || '@example.com', '+23480' || lpad(n::text, 8, '0'), 'viewing' from generate_series(1, 1000) as n`);
  await team.db.exec('vacuum analyze private.people, private.person_links, public.leads');
  const { rows } = await team.db.query<{ id: string }>(
    `select id from public.leads where email in ('7@example.com', '8@example.com', '9@example.com')`,
  );
  const [a, b, c] = rows.map(({ id }) => id);
  const reads = (tx: Pick<typeof team.db, 'query'>) =>
    tx
      .query<{ rows: number }>(
        `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as rows from pg_stat_xact_user_tables
          where relname in ('people', 'person_links', 'leads', 'contacts', 'newsletter_subscribers', 'lead_events')`,
      )
      .then((answer) => answer.rows[0]?.rows ?? 0);
  const costs = await team.tried('admin', async (tx) => {
    const costs: number[] = [];
    for (const [id, same_as] of [
      [a, b],
      [b, c],
      [a, null],
    ]) {
      const before = await reads(tx);
      await tx.query(
        `insert into public.lead_events (lead_id, kind, same_as) values ($1, 'same_person', $2)`,
        [id, same_as],
      );
      await tx.exec('set constraints all immediate');
      costs.push((await reads(tx)) - before);
    }
    return costs;
  });
  expect(Math.max(...costs)).toBeLessThan(60);
});
