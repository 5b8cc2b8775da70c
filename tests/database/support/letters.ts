import { ANON, type Answer, type Caller, type Row, SECRET, type TestBackend } from './backend';

/** What the newsletter's sender can read, and what the holder of a link can do. */
export function lettersOf(backend: TestBackend) {
  async function list(view: 'newsletter_recipients' | 'newsletter_unconfirmed'): Promise<Row[]> {
    const { json } = await backend.call(SECRET, 'GET', `/rest/v1/${view}?select=*`);
    if (!Array.isArray(json)) throw new Error(`${view} could not be read`);
    return json;
  }

  const tokens = new Map<unknown, string>();

  /** The token from the latest letter to a subscriber. */
  async function token(row: Row): Promise<string> {
    const lists = [
      ...(await list('newsletter_recipients')),
      ...(await list('newsletter_unconfirmed')),
    ];
    for (const { email, link_token } of lists) tokens.set(email, String(link_token));
    const found = tokens.get(row['email']);
    if (found === undefined) throw new Error(`No letter was sent to ${row['email']}`);
    return found;
  }

  return {
    token,
    recipients: async () => (await list('newsletter_recipients')).map(({ email }) => email),
    /** Reads the subscription, or changes it first. */
    use: (token: string, subscribed?: boolean, caller: Caller = ANON): Promise<Answer> =>
      backend.call(caller, 'POST', '/rest/v1/rpc/use_newsletter_link', {
        token,
        ...(subscribed === undefined ? {} : { subscribed }),
      }),
  };
}
