import type { SignedIn } from '../../../src/admin/changes/deliver-change';
import { handed } from '../../database/support/door';
import { type EventColumns as Columns, type Member, openTeam } from '../../database/support/team';

/** The people of the histories: two with phones, and one at the desk. */
export const PEOPLE = ['admin', 'agent', 'colleague'] as const satisfies readonly Member[];
export type Person = (typeof PEOPLE)[number];

/** A lead as a dashboard reads it. */
export type InboxRow = {
  id: string;
  status: string;
  assignee: string | null;
  follow_up_on: string | null;
  merged_into: string | null;
};

/** An event as the database has it. */
export type KeptEvent = InboxRow & {
  kind: string;
  body: string | null;
  lead_id: string;
  via: string | null;
  captured: string;
};

const DOORS = ['submit', 'correct', 'appointment'] as const;

const STATUS: Record<string, number> = { '42501': 403, '23505': 409, PT409: 409, PT422: 422 };

/** The real database with its rules, behind a fetch as pages make it: three administrators share one inbox. */
export async function openInboxDatabase() {
  const team = await openTeam();
  const { db, ids } = team;
  for (const person of PEOPLE) {
    await db.query(
      `insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`,
      [ids[person]],
    );
  }

  async function insert(person: Person, body: Columns): Promise<Response> {
    const names = Object.keys(body);
    try {
      await team.kept(person, (tx) =>
        tx.query(
          `insert into public.lead_events (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
          Object.values(body),
        ),
      );
      return new Response('', { status: 201 });
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string };
      return Response.json({ code, message }, { status: STATUS[code] ?? 400 });
    }
  }

  return {
    team,
    ids,
    session: (person: Person): SignedIn => ({ access_token: person, user: { id: ids[person] } }),

    async fetch(url: string, init: RequestInit): Promise<Response> {
      const door = DOORS.find((one) => url.endsWith(`/rpc/${one}`));
      if (door) return Response.json(await handed(db, door, JSON.parse(String(init.body)).entry));
      const person = PEOPLE.find(
        (one) => new Headers(init.headers).get('Authorization') === `Bearer ${one}`,
      );
      if (!person) throw new Error('Nobody is signed in.');
      if (url.includes('/user_roles')) return Response.json([{ role: 'admin' }]);
      return insert(person, JSON.parse(String(init.body)));
    },

    lead: () => team.arrived('leads'),

    /** The leads that somebody sees in their list. */
    seen: (person: Person, leads: readonly string[]) =>
      team.read<InboxRow>(
        person,
        `select id, status, assignee, follow_up_on::text, merged_into from public.leads
          where id = any ($1) order by id`,
        [leads],
      ),

    /** Everything about these leads, deleted ones included, past the rules of who sees what. */
    async everything(leads: readonly string[]) {
      const { rows } = await db.query<InboxRow & { is_deleted: boolean }>(
        `select id, status, assignee, follow_up_on::text, merged_into, deleted_at is not null as is_deleted
          from public.leads where id = any ($1) order by id`,
        [leads],
      );
      const { rows: events } = await db.query<KeptEvent>(
        `select id, kind, body, status, assignee, follow_up_on::text, merged_into, via, lead_id,
            to_char(captured_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as captured
          from public.lead_events where lead_id = any ($1)`,
        [leads],
      );
      return { rows, events };
    },

    close: () => team.close(),
  };
}
