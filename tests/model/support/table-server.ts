type Row = { id: string; table: string; email?: string | null; message?: string };

/** A message that the database refuses in this model. */
export const REFUSED_MESSAGE = 'refused';

/** A model of the database for submissions: ids with their content, one unique address, one rule. */
export function createTableServer() {
  const rows = new Map<string, Row>();
  const contents = new Map<string, string>();
  let requests = 0;

  /** What comes of an entry, in the order in which `public.submit` looks at it. */
  function outcomeOf(row: Row, content: string): object {
    const known = contents.get(row.id);
    if (known) return { outcome: known === content ? 'delivered' : 'conflict' };
    if (row.message?.startsWith(REFUSED_MESSAGE)) {
      const rule = 'contacts_message_length';
      return { outcome: 'refused', why: 'rule', rule, column: 'message' };
    }
    const isSame = (other: Row) => other.table === row.table && other.email === row.email;
    if (row.table === 'newsletter_subscribers' && [...rows.values()].some(isSame)) {
      return { outcome: 'listed' };
    }
    rows.set(row.id, row);
    contents.set(row.id, content);
    return { outcome: 'stored' };
  }

  return {
    rows,
    get requests() {
      return requests;
    },
    async fetch(_url: string, init: RequestInit): Promise<Response> {
      requests++;
      const { table, id, columns } = JSON.parse(String(init.body)).entry;
      return Response.json({
        ...outcomeOf({ ...columns, id, table }, JSON.stringify(columns)),
        id,
      });
    },
  };
}
