import { AMENDMENT } from '../domain/amendment';
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
      const { submission, ambiguous } = parcel;
      const path = submission.revision ? `rpc/${AMENDMENT}` : submission.table;
      const response = await fetch(`${url}/rest/v1/${path}`, {
        method: 'POST',
        headers: { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
        body: JSON.stringify(bodyOf(parcel)),
        // A hotspot's redirect would turn the POST into a GET of its page, and that answers 200.
        redirect: 'error',
        cache: 'no-store',
        credentials: 'omit',
        signal,
      });
      // Stored, whatever becomes of the rest of the answer.
      if (response.status === 201 && !submission.revision) return { kind: 'delivered' };
      const body = await response.text();
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

/** Without a name, who is to be reached, and how, stays as it was. */
const AS_IT_WAS = { name: null, email: null, phone: null };

/** The row as the table has it; of a correction what the database's function takes, with the proof that the row is ours. */
function bodyOf({ id, capturedAt, submission, secret, amends }: Parcel) {
  const { table: _, revision, ...columns } = submission;
  if (!revision) return { id, ...columns, captured_at: capturedAt, amend_secret: secret };
  const changed = { ...columns, ...(amends && AS_IT_WAS), source: undefined };
  return { id: amends ?? id, secret, revision, columns: changed };
}

function unreachable(error: unknown): Outcome {
  const why = error instanceof Error ? error.name : 'network';
  return { kind: 'retry', scope: 'link', mayBeStored: true, why };
}

/** Delivers to the database over the browser's own `fetch`. */
export function databaseDeliver(database: { supabaseUrl: string; supabaseKey: string }): Deliver {
  return createDeliver({
    url: database.supabaseUrl,
    key: database.supabaseKey,
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
  });
}
