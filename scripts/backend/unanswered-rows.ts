type Fetch = (request: Request) => Promise<Response>;

const SUBMISSIONS = /^\/rest\/v1\/(contacts|leads|newsletter_subscribers)\/?$/;
const ASKS_FOR_ROWS = /(count|resolution)=|return=(representation|headers-only)/i;

/**
 * Refuses submissions that ask for their row or a count in return, as the database's own guard does: the answer would
 * tell a stranger who has left the newsletter. That guard reads the request's headers, which the embedded REST API
 * doesn't pass to the database.
 * @param secretKey its holder may ask for anything
 */
export function refuseRowsInAnswers(fetch: Fetch, secretKey: string): Fetch {
  return async (request) => {
    const { headers, method, url } = request;
    const asks =
      ASKS_FOR_ROWS.test(headers.get('prefer') ?? '') ||
      /pgrst\.object/i.test(headers.get('accept') ?? '');
    const isSubmission = method === 'POST' && SUBMISSIONS.test(new URL(url).pathname);
    if (!isSubmission || !asks || headers.get('apikey') === secretKey) return fetch(request);
    const message = 'A submission is answered without its row or a count.';
    return Response.json({ code: 'PT406', message, details: null, hint: null }, { status: 406 });
  };
}
