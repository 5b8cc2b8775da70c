import { maybe, object, parsed, type Shape, text } from '../lib/shape';
import { readStored, writeStored } from '../lib/stored-text';
import type { Connection } from '../offline/connection';
import { KNOWN_KEY, PASS_KEY, SESSION_KEY } from './staff-key';

// Chromium writes `localStorage` seconds after a page has: a browser that dies in them brings back a session that was ended,
// with its pass. What IndexedDB says is on disk.

/** The key of the session that was last ended on this device. */
const ENDED_SESSION = 'ended-session';

type Store = Pick<Connection, 'read' | 'write'>;

const isSession = object({ access_token: text });
const isPayload = object({ session_id: maybe(text) });

/** Reads what a token says of its session, without a check of its signature. */
export function claimsOf<Claims>(token: string, isClaims: Shape<Claims>): Claims | undefined {
  try {
    const [, payload = ''] = token.split('.');
    return parsed(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), isClaims);
  } catch {
    return undefined;
  }
}

/** The session of a token, which keeps its id through every renewal. */
const idOf = (accessToken: string): string | undefined =>
  claimsOf(accessToken, isPayload)?.session_id;

/** Returns the id of the session that is stored here, if there is one and its token names it. */
export function sessionHere(): string | undefined {
  const kept = parsed(readStored(SESSION_KEY), isSession);
  return kept && idOf(kept.access_token);
}

/** Notes for good that the session of this token was ended on this device; resolves once that is on disk. */
export async function noteEnded({ write }: Store, accessToken: string): Promise<void> {
  const id = idOf(accessToken);
  if (id) await write((tx) => tx.objectStore('meta').put(id, ENDED_SESSION), 'strict');
}

/** Returns the id of the session that was last ended on this device. */
export const readEnded = ({ read }: Store): Promise<unknown> =>
  read((tx) => tx.objectStore('meta').get(ENDED_SESSION)).catch(() => undefined);

/**
 * Forgets a stored session that was ended here already, and what belongs to it.
 * @returns whether there was one
 */
export async function endAgain(store: Store): Promise<boolean> {
  const id = sessionHere();
  // Without a session, nothing is opened.
  if (!id || (await readEnded(store)) !== id) return false;
  for (const key of [KNOWN_KEY, PASS_KEY, SESSION_KEY]) writeStored(key, undefined);
  return true;
}
