import { Check, Clock } from 'lucide';
import { useEffect, useRef } from 'react';
import { OWN_APPOINTMENTS } from '../content/messages';
import { onThisDevice } from '../device/this-device';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Receipt as Words } from './form-answer';

/** Stands in the form for as long as nothing else is sent from it, unlike the message that passes by. */
export function Receipt({ text, isWaiting, isListed }: Words) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A page that was scrolled meanwhile stays where it is.
    const { top = 0, bottom = 0 } = ref.current?.closest('form')?.getBoundingClientRect() ?? {};
    ref.current?.focus({ preventScroll: bottom < 0 || top > innerHeight });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} role="status" className="receipt">
      <Icon drawing={isWaiting ? Clock : Check} />
      <div>
        <p className="wrap-anywhere">{onThisDevice(text)}</p>
        <div className="flex flex-wrap gap-x-6">
          {isWaiting && (
            <Link className="action" to="/outbox">
              See what is waiting
            </Link>
          )}
          {isListed && (
            <Link className="action" to="/outbox#consultations">
              {OWN_APPOINTMENTS}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
