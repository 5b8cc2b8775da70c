import { maybe, object, parsed, text } from '../../lib/shape';
import { readStored, writeStored } from '../../lib/stored-text';
import { KNOWN_KEY, PASS_KEY, SESSION_KEY } from '../../remote/staff-key';
import { readEnded, writeEnded } from '../../staff-copy/staff-copy';

// Chromium writes `localStorage` seconds after a page has: a browser that dies in them brings back a session that was ended,
// with its pass. What IndexedDB says is on disk.

const isSession = object({ access_token: text });
const isPayload = object({ session_id: maybe(text) });

/** The session of a token, which keeps its id through every renewal. */
function idOf(accessToken: string): string | undefined {
  try {
    const [, payload = ''] = accessToken.split('.');
    return parsed(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), isPayload)?.session_id;
  } catch {
    return undefined;
  }
}

/** Notes for good that the session of this token was ended on this device. */
export async function noteEnded(accessToken: string): Promise<void> {
  const id = idOf(accessToken);
  if (id) await writeEnded(id);
}

/**
 * Forgets a stored session that was ended here already, and what belongs to it.
 * @returns whether there was one
 */
export async function endAgain(): Promise<boolean> {
  const kept = parsed(readStored(SESSION_KEY), isSession);
  const id = kept && idOf(kept.access_token);
  // Without a session, nothing is opened.
  if (!id || (await readEnded()) !== id) return false;
  for (const key of [KNOWN_KEY, PASS_KEY, SESSION_KEY]) writeStored(key, undefined);
  return true;
}
