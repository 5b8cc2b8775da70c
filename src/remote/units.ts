import { hostNow, learnHostTime } from '../device/clock';
import { isUnitGroup } from '../domain/unit';
import { listOf, number, object, parsed, type ShapeOf, text } from '../lib/shape';
import { readStored, writeStored } from '../lib/stored-text';
import { patience, request, type Settings } from './post';

const answered = { tag: text, groups: listOf(isUnitGroup) };
const isAnswer = object(answered);
const isKept = object({ ...answered, askedAt: number });

/** What the database has said of all units, and when it was last asked. */
export type UnitNews = ShapeOf<typeof isKept>;

/** Of one answer, for all properties: it is shown until the next, also without a network. */
const KEY = 'units';

/** What this device was told last; undefined if it never was. */
export const keptUnitNews = (): UnitNews | undefined => parsed(readStored(KEY), isKept);

/**
 * Asks the database what is for sale. If nothing has changed since, it says so in a few bytes.
 * @param superseded aborted once another question has begun, whose answer this one must not replace
 * @returns undefined if it does not answer
 */
export async function askUnitNews(
  settings: Settings,
  kept: UnitNews | undefined,
  superseded: AbortSignal,
): Promise<UnitNews | undefined> {
  const begunAt = Date.now();
  try {
    const response = await request(settings, 'rpc/units_for_sale', {
      ...(kept && { headers: { 'If-None-Match': kept.tag } }),
      signal: patience(),
    });
    const isUnchanged = response.status === 304 && kept !== undefined;
    // A captive portal answers 200 to anything, but not in this shape.
    const answer = isUnchanged ? kept : parsed(await response.text(), isAnswer);
    if (!answer || superseded.aborted) return undefined;
    // Reservations end with a day, and a phone may be wrong by one.
    learnHostTime(response, begunAt);
    const news = { ...answer, askedAt: hostNow() };
    writeStored(KEY, JSON.stringify(news));
    return news;
  } catch {
    return undefined;
  }
}
