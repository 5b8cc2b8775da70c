import { AMENDMENT } from '../domain/amendment';
import { ATTACHMENT } from '../domain/business-card';
import { toBase64 } from '../lib/base64';
import type { Deliver, Parcel, PictureParcel } from '../offline/outcome';
import { post } from './post';
import { type Answer, readAnswer, readAttachment, retry } from './read-answer';

type DeliverEnv = Parameters<typeof post>[0] & {
  now?: () => number;
  /** Returns the token of an account that is signed in here, renewed if need be. The worker knows none. */
  tokenOf?: (account: string, mayRenew: boolean) => Promise<string | undefined>;
};

/** Creates a `Deliver` that sends one row per request, since one bad row would fail a whole list. */
export function createDeliver({ now = Date.now, tokenOf, ...database }: DeliverEnv): Deliver {
  /**
   * Sends in the name of whoever captured it, by their token or, if there is none or the database refuses it, by their pass.
   * With a pass, nothing waits for a token to be renewed; a valid token is sent as well, since the database may have ended the pass.
   */
  async function send(parcel: Parcel, path: string, signal: AbortSignal): Promise<Response> {
    const { by, pass, submission } = parcel;
    const body = bodyOf(parcel);
    // A correction proves by its secret that the lead is ours.
    const token = by && !submission.revision ? await tokenOf?.(by, !pass) : undefined;
    const response = await post(database, path, body, { signal }, token);
    if (!token || (response.status !== 401 && response.status !== 403)) return response;
    return post(database, path, body, { signal });
  }

  async function sendPicture({ lead, secret, picture }: PictureParcel, signal: AbortSignal) {
    const body = { lead, secret, jpeg: toBase64(picture) };
    // As of a correction, its secret proves that the lead is ours.
    const response = await post(database, `rpc/${ATTACHMENT}`, body, { signal });
    return readAttachment(await answerOf(response), now());
  }

  return async (parcel, signal) => {
    try {
      if ('picture' in parcel) return await sendPicture(parcel, signal);
      const { submission, ambiguous } = parcel;
      const path = submission.revision ? `rpc/${AMENDMENT}` : submission.table;
      const response = await send(parcel, path, signal);
      // Stored, even if the rest of the answer is lost.
      if (response.status === 201 && !submission.revision) return { kind: 'delivered' };
      return readAnswer(await answerOf(response), { submission, ambiguous, now: now() });
    } catch (error) {
      // No answer, or only part of one: the row may be stored.
      return retry(error instanceof Error ? error.name : 'network');
    }
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, retryAfter: headers.get('Retry-After'), body: await response.text() };
}

/** Null columns leave the lead's name and contact details unchanged. */
const AS_IT_WAS = { name: null, email: null, phone: null };

/** Returns the table's row or, for a correction, the function's arguments with the proof that the row is ours. */
function bodyOf({ id, capturedAt, submission, secret, pass, amends }: Parcel) {
  const { table: _, revision, ...columns } = submission;
  if (!revision) {
    return { id, ...columns, captured_at: capturedAt, amend_secret: secret, capture_pass: pass };
  }
  const changed = { ...columns, ...(amends && AS_IT_WAS), source: undefined };
  return { id: amends ?? id, secret, revision, columns: changed };
}
