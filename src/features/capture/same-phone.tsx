import { type RefObject, useEffect, useState } from 'react';
import { textOf } from '../../forms/form-fields';
import { useOutboxList } from '../../hooks/use-outbox';
import { clockTime, exactTime, isSameDay } from '../../lib/time-words';
import { findSamePhone } from './find-same-phone';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** The last `seq` that existed when the list was cleared. */
  cleared: number;
};

/** Says that the phone number in the form was captured on this device before. It may well be saved again. */
export function SamePhone({ form, cleared }: Props) {
  const list = useOutboxList();
  const typed = usePhone(form);
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

/** What stands in the form's phone field. A restored draft is noticed with the next touch. */
function usePhone(form: RefObject<HTMLFormElement | null>): string {
  const [phone, setPhone] = useState('');
  useEffect(() => {
    const target = form.current;
    if (!target) return;
    const read = () => setPhone(textOf(new FormData(target), 'phone'));
    const listening = new AbortController();
    const options = { signal: listening.signal };
    for (const type of ['input', 'focusin']) target.addEventListener(type, read, options);
    // It is reset after its listeners.
    target.addEventListener('reset', () => queueMicrotask(read), options);
    read();
    return () => listening.abort();
  }, [form]);
  return phone;
}
