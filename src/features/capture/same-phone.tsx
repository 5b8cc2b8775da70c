import { kindOf } from '../../domain/submission-kind';
import { useOutboxList } from '../../hooks/use-outbox';
import { toE164 } from '../../lib/e164';
import { phoneMark } from '../../lib/fingerprint';
import { clockTime, deviceZone, exactTime, isSameDay } from '../../lib/time-words';
import { type Entry, isLive } from '../../offline/entry';
import { useFieldText } from '../../ui/field-text';

type Props = {
  /** The id of the field for the number. */
  field: string;
  /** The last `seq` that existed when the list was cleared. */
  cleared: number;
};

/** Says that the phone number in the form was captured on this device before. It may well be saved again. */
export function SamePhone({ field, cleared }: Props) {
  const list = useOutboxList();
  const typed = useFieldText(field);
  const earlier = list.kind === 'ready' ? findSamePhone(list.entries, typed, cleared) : undefined;
  const now = Date.now();
  return (
    <p role="status" className="note font-semibold not-empty:mt-1.5">
      {earlier &&
        `${earlier.name ?? 'Somebody'} was captured with this number ${
          isSameDay(earlier.at, now) ? `at ${clockTime(earlier.at)}` : `on ${exactTime(earlier.at)}`
        }. Saving adds another enquiry.`}
    </p>
  );
}

/** Who was captured with a number before, and when. */
type Earlier = { name: string | undefined; at: number };

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
