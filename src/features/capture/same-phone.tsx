import { useOutboxList } from '../../hooks/use-outbox';
import { clockTime, exactTime, isSameDay } from '../../lib/time-words';
import { useFieldText } from '../../ui/use-field-text';
import { findSamePhone } from './find-same-phone';

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
