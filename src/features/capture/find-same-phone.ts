import { phoneMark } from '../../domain/phone-mark';
import { kindOf } from '../../domain/submission-kind';
import { toE164 } from '../../lib/e164';
import { deviceZone } from '../../lib/time-words';
import { type Entry, isLive } from '../../offline/entry';

/** Who was captured with a number before, and when. */
export type Earlier = { name: string | undefined; at: number };

/**
 * Returns the latest viewing on this device with the same phone number, however it is written.
 * @param typed what stands in the field; nothing is the same as an unfinished number
 * @param cleared the last `seq` that existed when the list was cleared: nobody is named by what was cleared
 */
export function findSamePhone(entries: Entry[], typed: string, cleared = 0): Earlier | undefined {
  const phone = toE164(typed, deviceZone());
  if (!phone) return undefined;
  const mark = phoneMark(phone);
  const entry = entries.findLast((one) => {
    if (one.seq <= cleared) return false;
    if (!isLive(one)) return one.subject.mark === mark;
    const { submission } = one;
    const isViewing = kindOf(submission) === 'viewing' && !one.isCleared;
    if (!isViewing || !('phone' in submission)) return false;
    return toE164(submission.phone ?? '', submission.visitor_zone ?? '') === phone;
  });
  if (!entry) return undefined;
  const name = isLive(entry)
    ? 'name' in entry.submission && entry.submission.name
    : entry.subject.name;
  return { name: name || undefined, at: Date.parse(entry.capturedAt) };
}
