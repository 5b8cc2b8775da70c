import type { Deliver, Outcome, Parcel } from '../offline/outcome';
import { readAnswer } from './read-answer';

export type DeliverEnv = {
  /** Of the Supabase project, without a path. */
  url: string;
  /** The public key. */
  key: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  now(): number;
};

/**
 * Builds the way to the database: one row a request, since of a list one bad row refuses all. There is no user's
 * token in it: an administrator's expired session must not stop visitors' submissions.
 */
export function createDeliver({ url, key, fetch, now }: DeliverEnv): Deliver {
  return async (parcel, signal) => {
    try {
      const response = await fetch(`${url}/rest/v1/${parcel.submission.table}`, {
        method: 'POST',
        headers: { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
        body: JSON.stringify(rowOf(parcel)),
        // A hotspot's redirect would turn the POST into a GET of its page, and that answers 200.
        redirect: 'error',
        cache: 'no-store',
        credentials: 'omit',
        signal,
      });
      // Stored, whatever becomes of the rest of the answer.
      if (response.status === 201) return { kind: 'delivered' };
      const body = await response.text();
      const { submission, ambiguous } = parcel;
      return readAnswer(
        { status: response.status, retryAfter: response.headers.get('Retry-After'), body },
        { submission, ambiguous, now: now() },
      );
    } catch (error) {
      // No answer, or half of one: the row may be there.
      return unreachable(error);
    }
  };
}

/** The row as the table has it. */
function rowOf({ id, capturedAt, submission }: Parcel) {
  const { table: _table, ...columns } = submission;
  return { id, ...columns, captured_at: capturedAt };
}

function unreachable(error: unknown): Outcome {
  const why = error instanceof Error ? error.name : 'network';
  return { kind: 'retry', scope: 'link', mayBeStored: true, why };
}
