import { AMENDMENT } from '../domain/amendment';
import type { Deliver, Parcel } from '../offline/outcome';
import { post } from './post';
import { readAnswer } from './read-answer';

type DeliverEnv = Parameters<typeof post>[0] & { now?: () => number };

/** Delivers to the database: one row a request, since of a list one bad row refuses all. */
export function createDeliver({ now = Date.now, ...database }: DeliverEnv): Deliver {
  return async (parcel, signal) => {
    try {
      const { submission, ambiguous } = parcel;
      const path = submission.revision ? `rpc/${AMENDMENT}` : submission.table;
      const response = await post(database, path, bodyOf(parcel), { signal });
      // Stored, whatever becomes of the rest of the answer.
      if (response.status === 201 && !submission.revision) return { kind: 'delivered' };
      const body = await response.text();
      return readAnswer(
        { status: response.status, retryAfter: response.headers.get('Retry-After'), body },
        { submission, ambiguous, now: now() },
      );
    } catch (error) {
      // No answer, or half of one: the row may be there.
      const why = error instanceof Error ? error.name : 'network';
      return { kind: 'retry', scope: 'link', mayBeStored: true, why };
    }
  };
}

/** Without a name, who is to be reached, and how, stays as it was. */
const AS_IT_WAS = { name: null, email: null, phone: null };

/** The row as the table has it; of a correction what the database's function takes, with the proof that the row is ours. */
function bodyOf({ id, capturedAt, submission, secret, amends }: Parcel) {
  const { table: _, revision, ...columns } = submission;
  if (!revision) return { id, ...columns, captured_at: capturedAt, amend_secret: secret };
  const changed = { ...columns, ...(amends && AS_IT_WAS), source: undefined };
  return { id: amends ?? id, secret, revision, columns: changed };
}
