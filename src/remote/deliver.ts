import { AMENDMENT } from '../domain/amendment';
import { ATTACHMENT } from '../domain/business-card';
import { toBase64 } from '../lib/base64';
import type { Deliver, Parcel, PictureParcel } from '../offline/outcome';
import { type Database, post } from './post';
import { type Answer, type DoorName, readAnswer, retry } from './read-answer';

type DeliverEnv = Database & {
  now?: () => number;
  /** Returns the token of an account that is signed in here, renewed if need be. The worker knows none. */
  tokenOf?: (account: string, mayRenew: boolean) => Promise<string | undefined>;
};

/** Creates a `Deliver`, which hands each entry to its function in the database. */
export function createDeliver({ now = Date.now, tokenOf, ...database }: DeliverEnv): Deliver {
  async function ask(door: DoorName, entry: Entry, signal: AbortSignal, token?: string) {
    const response = await post(database, `rpc/${door}`, { entry }, { signal }, token);
    return { response, door, id: entry.id };
  }

  /**
   * Sends in the name of whoever captured it, by their token or, if there is none or the database refuses it, by their pass.
   * With a pass, nothing waits for a token to be renewed; a valid token is sent as well, since the database may have ended the pass.
   */
  async function submit(parcel: Parcel, signal: AbortSignal) {
    const { by, pass } = parcel;
    const token = by && (await tokenOf?.(by, !pass));
    const asked = await ask('submit', entryOf(parcel), signal, token);
    const { status } = asked.response;
    if (!token || (status !== 401 && status !== 403)) return asked;
    return ask('submit', entryOf(parcel), signal);
  }

  /** A correction, and a picture, prove by their secret that the lead is ours. */
  function send(parcel: Parcel | PictureParcel, signal: AbortSignal) {
    if ('picture' in parcel) return ask(ATTACHMENT, pictureOf(parcel), signal);
    if (parcel.submission.revision) return ask(AMENDMENT, correctionOf(parcel), signal);
    return submit(parcel, signal);
  }

  return async (parcel, signal) => {
    let isAnswered = false;
    try {
      const { response, door, id } = await send(parcel, signal);
      isAnswered = true;
      return readAnswer(await answerOf(response), { ...parcel, door, id, now: now() });
    } catch (error) {
      // No answer, or only part of one: the row may be stored.
      const why = error instanceof Error ? error.name : 'network';
      return { ...retry(why), ...(!isAnswered && { isUnanswered: true }) };
    }
  };
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, retryAfter: headers.get('Retry-After'), body: await response.text() };
}

/** What a function of the database takes; it is answered by its id. */
type Entry = { id: string } & Record<string, unknown>;

function entryOf({ id, capturedAt, submission, secret, pass }: Parcel): Entry {
  const { table, ...columns } = submission;
  return { table, id, captured_at: capturedAt, columns, secret, pass };
}

/** Null columns leave the lead's name and contact details unchanged. */
const AS_IT_WAS = { name: null, email: null, phone: null };

function correctionOf({ id, submission, secret, amends }: Parcel): Entry {
  const { table: _, revision, ...columns } = submission;
  const changed = { ...columns, ...(amends && AS_IT_WAS), source: undefined };
  return { id: amends ?? id, secret, revision, columns: changed };
}

const pictureOf = ({ lead, secret, picture }: PictureParcel): Entry => ({
  id: lead,
  secret,
  jpeg: toBase64(picture),
});
