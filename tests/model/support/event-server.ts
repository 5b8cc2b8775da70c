import { keyOf, type StoredEvent } from './event-facts';

/** A model of the database for the staff's events: tokens, roles, keys and rows. */
export function createEventServer() {
  const rows = new Set<string>();
  const stored = new Map<string, StoredEvent>();
  const administrators = new Set<string>();
  /** The number of the valid token. */
  const tokens = new Map<string, number>();
  const failure = (status: number, code: string, message: string) =>
    Response.json({ code, message }, { status });

  return {
    rows,
    administrators,
    stored: (): StoredEvent[] => [...stored.values()].filter(({ row }) => rows.has(row)),
    tokenOf: (staff: string) => `${staff}:${tokens.get(staff) ?? 0}`,
    expire: (staff: string) => tokens.set(staff, (tokens.get(staff) ?? 0) + 1),

    async fetch(url: string, init: RequestInit): Promise<Response> {
      const { pathname } = new URL(url);
      const token = String(new Headers(init.headers).get('Authorization')).replace('Bearer ', '');
      const [staff = ''] = token.split(':');
      if (token !== `${staff}:${tokens.get(staff) ?? 0}`) {
        return failure(401, 'PGRST303', 'JWT expired');
      }
      const isAdmin = administrators.has(staff);
      if (pathname.endsWith('/user_roles')) {
        return Response.json(isAdmin ? [{ role: 'admin' }] : []);
      }
      const { id, lead_id: row, captured_at: _, ...event } = JSON.parse(String(init.body));
      if (stored.has(id)) {
        return failure(409, '23505', 'violates unique constraint "lead_events_pkey"');
      }
      if (!isAdmin || !rows.has(row)) return failure(403, '42501', 'There is no such row.');
      stored.set(id, { key: keyOf(event), staff, row });
      return new Response('', { status: 201 });
    },
  };
}
