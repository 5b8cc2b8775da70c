/** The part of a lead that administrators change. */
export type LeadRow = { id: string; status: string; notes: string | null; updated_at: string };

/** One write that the database has made. */
export type Write = {
  /** The token's owner, or `office`. */
  by: string;
  row: string;
  /** The values set; nothing if the row was deleted. */
  set: Partial<LeadRow>;
  before: LeadRow;
};

/** A model of the database for administrators' changes: tokens, roles, conditions on rows, and its own clock. */
export function createRowServer() {
  const rows = new Map<string, LeadRow>();
  const writes: Write[] = [];
  const administrators = new Set<string>();
  /** The number of the valid token. */
  const tokens = new Map<string, number>();
  let ticks = 0;
  const tick = () => new Date(Date.UTC(2026, 10, 21) + ++ticks).toISOString();
  const rowsOf = (list: object[]) => Response.json(list);

  function write(by: string, row: LeadRow, set: Partial<LeadRow> | null): LeadRow {
    writes.push({ by, row: row.id, set: set ?? {}, before: row });
    const next = { ...row, ...set, updated_at: tick() };
    if (set) rows.set(row.id, next);
    else rows.delete(row.id);
    return next;
  }

  return {
    rows,
    writes,
    administrators,
    add: (id: string) => rows.set(id, { id, status: 'new', notes: null, updated_at: tick() }),
    tokenOf: (staff: string) => `${staff}:${tokens.get(staff) ?? 0}`,
    expire: (staff: string) => tokens.set(staff, (tokens.get(staff) ?? 0) + 1),
    /** Somebody else, elsewhere, without any condition. */
    office(id: string, set: Partial<LeadRow> | null) {
      const row = rows.get(id);
      if (row) write('office', row, set);
    },

    async fetch(url: string, init: RequestInit): Promise<Response> {
      const { pathname, searchParams } = new URL(url);
      const token = String(new Headers(init.headers).get('Authorization')).replace('Bearer ', '');
      const [staff = ''] = token.split(':');
      if (token !== `${staff}:${tokens.get(staff) ?? 0}`) {
        return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
      }
      const isAdmin = administrators.has(staff);
      if (pathname.endsWith('/user_roles')) return rowsOf(isAdmin ? [{ role: 'admin' }] : []);

      const row = rows.get((searchParams.get('id') ?? '').replace('eq.', ''));
      const moment = searchParams.get('updated_at')?.replace('eq.', '');
      const fits = row && isAdmin && (moment === undefined || moment === row.updated_at);
      if (!fits) return rowsOf([]);
      if (init.method === 'GET') return rowsOf([row]);
      if (init.method === 'DELETE') return rowsOf([write(staff, row, null)]);
      const { updated_at: _, ...set } = JSON.parse(String(init.body));
      return rowsOf([write(staff, row, set)]);
    },
  };
}
