import type { Change } from '../../domain/change';
import { NOUNS } from '../../domain/change-words';
import { isOfAppointment } from '../../domain/staff-event';
import { parsed } from '../../lib/shape';
import type { ChangeParcel } from '../../offline/changes/change-policy';
import type { DeliverChange } from '../../offline/changes/changes';
import type { Outcome } from '../../offline/outcome';
import { type Database, request } from '../../remote/post';
import { type Answer, readFailure, retry, type WrittenRow } from '../../remote/read-answer';

/**
 * The log that an event of a table goes into, and the column that names its row. The log's key says that an id was inserted by
 * an earlier attempt.
 */
const EVENTS_OF = {
  leads: ['lead_events', 'lead_id'],
  contacts: ['lead_events', 'contact_id'],
  newsletter_subscribers: ['subscriber_events', 'subscriber_id'],
  units: ['unit_events', 'unit_id'],
} as const;
/** What the database says of what somebody else has done already, or one’s other phone. */
const DONE_ALREADY = [
  'These are already one.',
  'This is already confirmed.',
  'This has already been taken back.',
  'This subscriber is already deleted.',
];

/**
 * Creates the function that delivers the staff's changes. Each is an event, inserted under the id and time that it got on
 * the device. The database puts it in its order, so that nothing has to be asked first: one that was overtaken is delivered
 * as well.
 */
export function createDeliverChange(env: StaffRequestEnv): DeliverChange {
  const ask = createStaffRequest(env);

  async function deliver(
    { id, capturedAt, change }: ChangeParcel,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const [path, key] = EVENTS_OF[change.row_table];
    const body = { ...change.value, id, [key]: change.row_id, captured_at: capturedAt };
    const answer = await ask({ method: 'POST', path, body }, signal);
    if (answer.kind === 'rows') return { kind: 'delivered' };
    if (answer.kind !== 'rejected') return answer;
    if (answer.names === `${path}_pkey` || DONE_ALREADY.includes(answer.why)) {
      return { kind: 'delivered' };
    }
    // Somebody else was quicker: the visitor who moved it, or a colleague who confirmed, sold or deleted it.
    if (answer.code === 'PT409' && canBeOvertaken(change)) {
      return { kind: 'conflict', why: answer.why };
    }
    if (answer.code !== '42501' || change.action !== 'event') return answer;
    const noun = NOUNS[change.row_table];
    return { ...answer, why: `This ${noun} is a colleague’s by now, or it was erased.` };
  }

  return {
    staff: env.staff,
    deliver: (parcel, signal) =>
      deliver(parcel, signal).catch((error: unknown) =>
        retry(error instanceof Error ? error.name : 'network'),
      ),
  };
}

const canBeOvertaken = (change: Change) =>
  change.action !== 'event' || isOfAppointment(change.value);

/** The matching rows; empty if none match, or none may be seen, or after an insert. */
type Rows = { kind: 'rows'; rows: unknown[] };

/** The database's response to a signed-in user's request. */
export type ChangeAnswer =
  | Rows
  /** The token is invalid or has expired. */
  | { kind: 'token' }
  /** The user lacks the right to do this. */
  | { kind: 'forbidden'; code: string }
  | Extract<Outcome, { kind: 'retry' | 'hold' | 'rejected' }>;

const REFUSED = 'Our database could not accept this. Please check it and try again.';
const TROUBLE =
  'Our server has a problem. The change is kept on this device and will go out by itself.';
const BUSY = 'Our server is busy. The change is kept on this device and will go out by itself.';

/**
 * Reads a response. Only the database answers 200 with a list of rows; a captive portal's 200 has other content.
 * Everything else is read with the same table as responses to submissions.
 */
export function readChangeAnswer(answer: Answer, row: WrittenRow, now: number): ChangeAnswer {
  const rows = answer.status === 200 ? parsed(answer.body, Array.isArray) : undefined;
  if (rows) return { kind: 'rows', rows };
  const failure = readFailure(answer, row, now);
  switch (failure.kind) {
    case 'forbidden':
      return failure;
    case 'refused': {
      const { code, names, said = REFUSED } = failure;
      return { kind: 'rejected', why: said, code, ...(names && { names }) };
    }
    case 'hold':
      return { ...failure, why: TROUBLE };
    case 'retry':
      if (failure.isToken) return { kind: 'token' };
      // Not the database's response: it came from a captive portal, or ours was altered on the way.
      if (failure.isForeign || answer.status < 400 || answer.status === 408) return failure;
      return { ...failure, why: failure.why === 'busy' ? BUSY : TROUBLE, isAnswer: true };
  }
}

/** The parts of a session that a request needs. */
export type SignedIn = { access_token: string; user: { id: string } };

type StaffRequestEnv = Database & {
  /** The user whose requests these are. Nothing is sent if the session now belongs to somebody else. */
  staff: string;
  /** See the staff client's `session`. */
  session(isRefused: boolean): Promise<SignedIn | null>;
  now(): number;
};

/** A request, with its path below the base URL. */
type StaffRequest = {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
};

const INSERTED: ChangeAnswer = { kind: 'rows', rows: [] };
const hold = (why: string) => ({ kind: 'hold', scope: 'all', why }) as const;
const SIGNED_OUT = hold('Kept until you are signed in to the dashboard again.');
const NO_RIGHTS = hold('Kept until your account may use the dashboard again.');

/**
 * Creates the function that asks the database as a member of the staff. It returns the database's rows, or the outcome of the
 * attempt if it ends without any.
 */
function createStaffRequest(env: StaffRequestEnv) {
  const { staff } = env;

  async function send({ method, path, body }: StaffRequest, token: string, signal: AbortSignal) {
    const response = await request(env, path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
        // An inserted event may be about a row that its author no longer sees.
        ...(method === 'POST' && { Prefer: 'return=minimal' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    const { status, headers } = response;
    // Only the database says that it has created something: a captive portal answers 200 to anything.
    if (method === 'POST' && status === 201) return { status, answer: INSERTED };
    if (method === 'POST' && status < 300) return { status, answer: retry(`HTTP ${status}`) };
    const answer = { status, retryAfter: headers.get('Retry-After'), body: await response.text() };
    const row = { table: path.replace(/\?.*/, ''), columns: Object.keys(body ?? {}) };
    return { status, answer: readChangeAnswer(answer, row, env.now()) };
  }

  /** Sends a request; if its token is refused, tries once more with a new one. */
  async function requestAnswer(request: StaffRequest, signal: AbortSignal) {
    for (const isRefused of [false, true]) {
      const session = await env.session(isRefused).catch(() => undefined);
      if (session === undefined) return retry('no token', false);
      if (session?.user.id !== staff) break;
      const { status, answer } = await send(request, session.access_token, signal);
      // Whatever reason a 401 gives, only the account server knows whether the session is over.
      const isDoubtful = status === 401 && !isRefused;
      if (answer.kind !== 'token' && !isDoubtful) return answer;
    }
    return SIGNED_OUT;
  }

  /** Returns the outcome if the user is no longer on the staff, or may not be. */
  async function findMissingRights(signal: AbortSignal): Promise<Outcome | undefined> {
    const path = `user_roles?select=role&user_id=eq.${staff}&role=in.(admin,agent)`;
    const answer = await requestAnswer({ method: 'GET', path }, signal);
    if (answer.kind === 'rows') return answer.rows.length > 0 ? undefined : NO_RIGHTS;
    return answer.kind === 'forbidden' ? NO_RIGHTS : answer;
  }

  return async (asked: StaffRequest, signal: AbortSignal): Promise<Rows | Outcome> => {
    const answer = await requestAnswer(asked, signal);
    if (answer.kind !== 'forbidden') return answer;
    const refusal = { kind: 'rejected', why: 'Our database does not allow this.' } as const;
    return (await findMissingRights(signal)) ?? { ...refusal, code: answer.code };
  };
}
