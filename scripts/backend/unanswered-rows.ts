type Fetch = (request: Request, client?: string) => Promise<Response>;

/** Everything in the REST API that is not a function is a table, however its name is spelled. */
const FUNCTIONS = /^\/rest\/v1\/rpc\//;

/** The preferences that tell nothing about a row: the forms', and what browsers add. */
const HARMLESS = new Set(['', 'return=minimal', 'missing=default', 'handling=lenient', 'safe']);

/**
 * Refuses submissions that ask for their row or a count in return, as the database's own guard does: the answer would
 * tell a stranger who has left the newsletter. That guard reads the request's headers, which the embedded REST API
 * doesn't pass to the database. It lets signed-in administrators ask; here they may not either, since only the database
 * knows who is one, and no form asks.
 * @param secretKey its holder may ask for anything
 */
export function refuseRowsInAnswers(fetch: Fetch, secretKey: string): Fetch {
  return async (request, client) => {
    const { headers, method, url } = request;
    const isSubmission = method === 'POST' && !FUNCTIONS.test(new URL(url).pathname);
    if (!isSubmission || headers.get('apikey') === secretKey || !asksForRows(headers)) {
      return fetch(request, client);
    }
    const message = 'A submission is answered without its row or a count.';
    return Response.json({ code: 'PT406', message, details: null, hint: null }, { status: 406 });
  };
}

/** Preferences may have blanks and quotation marks (RFC 7240), and any of them that isn't known might ask. */
function asksForRows(headers: Headers): boolean {
  const preferences = (headers.get('prefer') ?? '').toLowerCase().replace(/[\s"]/g, '').split(',');
  return (
    !preferences.every((preference) => HARMLESS.has(preference)) ||
    /vnd\.pgrst/i.test(headers.get('accept') ?? '')
  );
}
