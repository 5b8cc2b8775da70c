import { hostNow, learnHostTime } from '../device/clock';
import { isUnitGroup } from '../domain/unit';
import { listOf, number, object, parsed, type ShapeOf, text } from '../lib/shape';
import type { Settings } from './post';

const answered = { tag: text, groups: listOf(isUnitGroup) };
const isAnswer = object(answered);
const isKept = object({ ...answered, askedAt: number });

/** What the database has said of all units, and when it was last asked. */
export type UnitNews = ShapeOf<typeof isKept>;

/** Of one answer, for all properties: it is shown until the next, also without a network. */
const KEY = 'units';
const TIMEOUT_MS = 15_000;

/** What this device was told last; undefined if it never was. */
export function keptUnitNews(): UnitNews | undefined {
  try {
    return parsed(localStorage.getItem(KEY) ?? '', isKept);
  } catch {
    // Storage is switched off.
    return undefined;
  }
}

/**
 * Asks the database what is for sale. If nothing has changed since, it says so in a few bytes.
 * @param latest aborted once another question has begun, whose answer this one must not replace
 * @returns undefined if it does not answer
 */
export async function askUnitNews(
  { url, key }: Settings,
  kept: UnitNews | undefined,
  latest: AbortSignal,
): Promise<UnitNews | undefined> {
  const begunAt = Date.now();
  try {
    const response = await fetch(`${url}/rest/v1/rpc/units_for_sale`, {
      headers: { apikey: key, ...(kept && { 'If-None-Match': kept.tag }) },
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const isUnchanged = response.status === 304 && kept !== undefined;
    // A captive portal answers 200 to anything, but not in this shape.
    const answer = isUnchanged ? kept : parsed(await response.text(), isAnswer);
    if (!answer || latest.aborted) return undefined;
    // Reservations end with a day, and a phone may be wrong by one.
    learnHostTime(response, begunAt);
    const news = { ...answer, askedAt: hostNow() };
    try {
      localStorage.setItem(KEY, JSON.stringify(news));
    } catch {
      // It is shown all the same.
    }
    return news;
  } catch {
    return undefined;
  }
}
