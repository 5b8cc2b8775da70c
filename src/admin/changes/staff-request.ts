import type { Outcome } from '../../offline/outcome';
import { type Answer, readFailure, type WrittenRow } from '../../remote/read-answer';

/** What an answer of the database says to somebody who is signed in. */
export type ChangeAnswer =
  /** The rows that it is about; none if no row fits, or none may be seen. */
  | { kind: 'rows'; rows: unknown[] }
  /** The token is not, or no longer, good. */
  | { kind: 'token' }
  /** The right to do this is missing. */
  | { kind: 'forbidden'; code: string }
  | Extract<Outcome, { kind: 'retry' | 'hold' | 'rejected' }>;

const REFUSED = 'Our database could not accept this. Please check it and try again.';
const TROUBLE =
  'Our server has a problem. The change is kept on this phone and will go out by itself.';
const BUSY = 'Our server is busy. The change is kept on this phone and will go out by itself.';

/**
 * What an answer means. A list of rows is the database's own word; a hotspot answers 200 to anything, and not with that.
 * All else is read by the table that submissions are read by.
 */
export function readChangeAnswer(answer: Answer, row: WrittenRow, now: number): ChangeAnswer {
  const rows = answer.status === 200 ? listIn(answer.body) : undefined;
  if (rows) return { kind: 'rows', rows };
  const failure = readFailure(answer, row, now);
  switch (failure.kind) {
    case 'forbidden':
      return failure;
    case 'refused': {
      const { code, names } = failure;
      return { kind: 'rejected', why: REFUSED, code, ...(names && { names }) };
    }
    case 'hold':
      return { ...failure, why: TROUBLE };
    case 'retry':
      if (failure.isToken) return { kind: 'token' };
      // Nothing that is the database's word has come back: a hotspot's page, or ours was changed on the way.
      if (failure.isForeign || answer.status < 400 || answer.status === 408) return failure;
      return { ...failure, why: failure.why === 'busy' ? BUSY : TROUBLE, isAnswer: true };
  }
}

function listIn(body: string): unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(body);
    return Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** As much of a session as goes out with a request. */
export type SignedIn = { access_token: string; user: { id: string } };

export type StaffRequestEnv = {
  /** Of the database's interface: `…/rest/v1`. */
  url: string;
  /** The public key. */
  key: string;
  /** In whose name is asked, and in nobody else's, though the session may have become another's. */
  staff: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** The staff client's, which see. */
  session(isRefused: boolean): Promise<SignedIn | null>;
  now(): number;
};

/** A path below the interface, with what to do there. */
export type StaffRequest = { method: 'GET' | 'PATCH' | 'DELETE'; path: string; body?: object };

/** Thrown where an attempt ends early, with what it came to. */
export class Ended extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

const hold = (why: string) => new Ended({ kind: 'hold', scope: 'all', why });
const signedOut = () => hold('Kept until you are signed in to the dashboard again.');
const noRights = () => hold('Kept until your account has administrative privileges again.');
const notAllowed = (code: string) =>
  new Ended({ kind: 'rejected', why: 'Our database does not allow this.', code });
const unreachable = () =>
  new Ended({ kind: 'retry', scope: 'link', mayBeStored: false, why: 'no token' });

/** Builds what asks the database in an administrator's name. It answers with rows, or throws {@link Ended}. */
export function createStaffRequest(env: StaffRequestEnv) {
  const { url, key, staff } = env;

  async function send({ method, path, body }: StaffRequest, token: string, signal: AbortSignal) {
    const response = await env.fetch(`${url}/${path}`, {
      method,
      headers: {
        apikey: key,
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(method !== 'GET' && { Prefer: 'return=representation' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // As for submissions: a hotspot's redirect must not become a page that answers 200.
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
    const { status, headers } = response;
    const answer = { status, retryAfter: headers.get('Retry-After'), body: await response.text() };
    const row = { table: path.replace(/\?.*/, ''), columns: Object.keys(body ?? {}) };
    return { status, answer: readChangeAnswer(answer, row, env.now()) };
  }

  /** With a new token, once, if the one at hand is refused. */
  async function ask(request: StaffRequest, signal: AbortSignal) {
    for (const isRefused of [false, true]) {
      const session = await env.session(isRefused).catch(() => {
        throw unreachable();
      });
      if (session?.user.id !== staff) break;
      const { status, answer } = await send(request, session.access_token, signal);
      // Whatever a 401 says of its reason: whether the session is over, the account server knows.
      const isDoubtful = status === 401 && !isRefused;
      if (answer.kind !== 'token' && !isDoubtful) return answer;
    }
    throw signedOut();
  }

  /** To all but administrators the database shows every table empty, which must not be taken for rows that are gone. */
  async function checkRights(signal: AbortSignal): Promise<void> {
    const path = `user_roles?select=role&user_id=eq.${staff}&role=eq.admin`;
    const answer = await ask({ method: 'GET', path }, signal);
    if (answer.kind === 'forbidden') throw noRights();
    if (answer.kind !== 'rows') throw new Ended(answer);
    if (answer.rows.length === 0) throw noRights();
  }

  async function rows(request: StaffRequest, signal: AbortSignal): Promise<unknown[]> {
    const answer = await ask(request, signal);
    if (answer.kind === 'rows') return answer.rows;
    if (answer.kind !== 'forbidden') throw new Ended(answer);
    await checkRights(signal);
    throw notAllowed(answer.code);
  }

  return { rows, checkRights };
}
