import { lagosDay } from '../domain/lagos-time';
import type { Office } from '../domain/office';
import { slotKey } from '../domain/slot';
import { instantText, listOf, number, object, text } from '../lib/shape';
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

const isOverfullAnswer = listOf(
  object({ office: text, starts_at: instantText, taken: number, places: number }),
);

/**
 * Asks the database whether more people have a time than it has places. Asked just after a request was recorded, this
 * tells whether that one was too late; null if the database does not say.
 */
export function askOverfull(
  settings: Settings,
  startsAt: number,
  office: Office = 'lagos',
): Promise<boolean | null> {
  const day = lagosDay(startsAt);
  const key = slotKey(office, startsAt);
  return askFullSlots(settings, day, day, (answer) => readOverfull(answer, key));
}

/** Parses the answer: whether the slot of this key is overfull. */
function readOverfull(answer: unknown, key: string): boolean | null {
  if (!isOverfullAnswer(answer)) return null;
  return answer.some(
    ({ office, starts_at, taken, places }) =>
      taken > places && slotKey(office, Date.parse(starts_at)) === key,
  );
}
