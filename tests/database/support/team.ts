import { randomUUID } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { as, keptAs, openPlainDatabase, outcome } from './plain';

/** Who is on the team: an administrator, two agents, and somebody who signed up and has no role. */
export const MEMBERS = ['admin', 'agent', 'colleague', 'user'] as const;
export type Member = (typeof MEMBERS)[number];
export type InboxTable = 'leads' | 'contacts';
/** The column of an event that names its row. */
export const keyOf = (table: InboxTable) => (table === 'leads' ? 'lead_id' : 'contact_id');
export type EventColumns = Record<string, string | boolean | null>;

export type Team = Awaited<ReturnType<typeof openTeam>>;

/** Plain PostgreSQL with a team. */
export async function openTeam() {
  const db = await openPlainDatabase();
  const ids = {
    admin: randomUUID(),
    agent: randomUUID(),
    colleague: randomUUID(),
    user: randomUUID(),
  };
  for (const name of MEMBERS) {
    await db.query(
      'insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())',
      [ids[name], `${name}@example.com`],
    );
  }
  await db.query(
    `insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'agent'), ($3, 'agent')`,
    [ids.admin, ids.agent, ids.colleague],
  );

  const context = (member: Member) => ({ sub: ids[member] });
  /** Commits what a member's request does. */
  const kept = <T>(member: Member, work: (tx: Transaction) => Promise<T>) =>
    keptAs(db, 'authenticated', work, context(member));

  const team = {
    db,
    ids,
    kept,
    /** Runs a member's request and rolls it back. */
    tried: <T>(member: Member, work: (tx: Transaction) => Promise<T>) =>
      as(db, 'authenticated', work, context(member)),
    /** What a member reads. */
    read: <Row>(member: Member, sql: string, values: unknown[] = []) =>
      as(
        db,
        'authenticated',
        async (tx) => (await tx.query<Row>(sql, values)).rows,
        context(member),
      ),
    /** A member's statement: its error code or `ok`. */
    outcome: (member: Member, sql: string, values: unknown[] = []) =>
      outcome(kept(member, (tx) => tx.query(sql, values))),
    /** Stores a row as it arrived two days ago. */
    async arrived(table: InboxTable, columns: EventColumns = {}): Promise<string> {
      const row: EventColumns = {
        id: randomUUID(),
        name: 'Ada',
        email: 'ada@example.com',
        ...(table === 'leads' ? { source: 'whatsapp' } : { message: 'Hello' }),
        ...columns,
      };
      await insert(db, table, { created_at: ago(2880), captured_at: ago(2881), ...row });
      return String(row['id']);
    },
    /** Adds a member's event; its error code or `ok`. */
    event: (member: Member, columns: EventColumns) =>
      outcome(kept(member, (tx) => insert(tx, 'lead_events', columns))),
    /** The same; the words in which it was refused, or `ok`. */
    said: (member: Member, columns: EventColumns) =>
      kept(member, (tx) => insert(tx, 'lead_events', columns)).then(
        () => 'ok',
        (error: Error) => error.message,
      ),
    /** Adds a member's events in one statement, as a list in one request does; its error code or `ok`. */
    events: (member: Member, list: EventColumns[]) =>
      outcome(kept(member, (tx) => insertAll(tx, list))),
    /** As if a member had made these events before: all of one kind, and too many to be judged one by one. */
    async did(member: Member, list: EventColumns[]): Promise<void> {
      const made = list.map((event) => ({ ...event, by: ids[member], applied: true }));
      const [{ lead_id, kind } = {}] = list;
      const table = lead_id ? 'leads' : 'contacts';
      const column = kind === 'merge' ? 'merged_into' : 'assignee';
      const triggers = (state: 'enable' | 'disable') =>
        db.exec(`alter table public.lead_events ${state} trigger user;
          alter table public.${table} ${state} trigger user`);
      await triggers('disable');
      await insertAll(db, made);
      await db.query(
        `update public.${table} r set ${column} = e.${column}
          from jsonb_populate_recordset(null::public.lead_events, $1) e where r.id in (e.lead_id, e.contact_id)`,
        [JSON.stringify(made)],
      );
      await triggers('enable');
    },
    async row(table: InboxTable | 'lead_events', id: string): Promise<Record<string, unknown>> {
      const { rows } = await db.query<Record<string, unknown>>(
        `select * from public.${table} where id = $1`,
        [id],
      );
      return rows[0] ?? {};
    },
    /** The history of a row, in the order in which it was captured. */
    async history(id: string): Promise<Record<string, unknown>[]> {
      const { rows } = await db.query<Record<string, unknown>>(
        `select * from public.lead_events where $1 in (lead_id, contact_id) order by captured_at, id`,
        [id],
      );
      return rows;
    },
    /** Takes away what visitors sent. */
    clear: () =>
      db.exec(
        'delete from public.leads; delete from public.contacts; delete from public.newsletter_subscribers',
      ),
    close: () => db.close(),
  };
  return team;
}

async function insert(db: PGlite | Transaction, table: string, columns: EventColumns) {
  const names = Object.keys(columns);
  await db.query(
    `insert into public.${table} (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(columns),
  );
}

/** As PostgREST writes a list, whose objects have the same keys. */
async function insertAll(tx: PGlite | Transaction, list: EventColumns[]) {
  const names = [...new Set(list.flatMap(Object.keys))].join(', ');
  await tx.query(
    `insert into public.lead_events (${names})
      select ${names} from jsonb_populate_recordset(null::public.lead_events, $1)`,
    [JSON.stringify(list)],
  );
}

/** The time so many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
