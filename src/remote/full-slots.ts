import { slotKey } from '../domain/slot';
import { instantText, listOf, object, text } from '../lib/shape';
import type { Settings } from './post';

const isAnswer = listOf(object({ office: text, starts_at: instantText }));

/** Afterwards nobody knows whether a time is free, and the words say so: nobody waits for this. */
const TIMEOUT_MS = 15_000;

/**
 * Asks the database which times between two days have no place left; null if it does not say.
 * @param read parses the answer; null if it is none
 */
export async function askFullSlots<Answer>(
  { url, key }: Settings,
  since: string,
  until: string,
  read: (answer: unknown) => Answer | null,
): Promise<Answer | null> {
  try {
    const response = await fetch(`${url}/rest/v1/rpc/full_slots?since=${since}&until=${until}`, {
      headers: { apikey: key },
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? read(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Parses the answer into keys of slots, as {@link slotKey}. A captive portal answers 200 to anything, but not in this shape. */
export function readFullSlots(answer: unknown): ReadonlySet<string> | null {
  if (!isAnswer(answer)) return null;
  return new Set(answer.map(({ office, starts_at }) => slotKey(office, Date.parse(starts_at))));
}
