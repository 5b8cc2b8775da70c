type Row = { id: string; table?: string; email?: string | null; message?: string };

/** A message that the database refuses in this model. */
export const REFUSED_MESSAGE = 'refused';

/** A model of the database for submissions: primary keys, one unique address, one CHECK. */
export function createTableServer() {
  const rows = new Map<string, Row>();
  let requests = 0;
  const taken = (constraint: string) =>
    Response.json(
      { code: '23505', message: `duplicate key value violates unique constraint "${constraint}"` },
      { status: 409 },
    );

  return {
    rows,
    get requests() {
      return requests;
    },
    async fetch(url: string, init: RequestInit): Promise<Response> {
      requests++;
      const table = new URL(url).pathname.split('/').at(-1) ?? '';
      const row: Row = JSON.parse(String(init.body));
      if (row.message?.startsWith(REFUSED_MESSAGE)) {
        const message = 'violates check constraint "contacts_message_length"';
        return Response.json({ code: '23514', message }, { status: 400 });
      }
      const isSame = (other: Row) =>
        table === 'newsletter_subscribers' && other.table === table && other.email === row.email;
      // Which of two broken constraints is reported depends on the age of their indexes: here the address first.
      if ([...rows.values()].some(isSame)) return taken('newsletter_subscribers_email_key');
      if (rows.has(row.id)) return taken(`${table}_pkey`);
      rows.set(row.id, { ...row, table });
      return new Response(null, { status: 201 });
    },
  };
}
