import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { bothTimesText } from '../../domain/clock';
import { useBookings } from '../../hooks/use-bookings';
import { fullDay } from '../../lib/english';
import { hasArrived, type KeptBooking } from '../../offline/bookings';
import { showToast } from '../../ui/toast';
import { stateWords } from './confirmation-words';
import { useAgreed } from './use-agreed';

/** What is said of an appointment: until the office has answered, nothing. */
function newsOf(kept: KeptBooking): string | undefined {
  const { agreed, day, startsAt } = kept.booking;
  if (!hasArrived(kept.lead) || !agreed || (agreed.state === 'asked' && !agreed.isAskedAgain))
    return undefined;
  const when = day === undefined ? bothTimesText(startsAt) : day && fullDay(day);
  return [stateWords(kept), when].filter(Boolean).join(': ');
}

/** Says on any page what the office has made of an appointment: when the site is opened, and when it is looked at again. */
export function AgreedNews() {
  const bookings = useBookings();
  const navigate = useNavigate();
  const said = useRef(new Map<string, string | undefined>());
  useAgreed(bookings ?? []);
  useEffect(() => {
    for (const kept of bookings ?? []) {
      const { uid } = kept.booking;
      const news = newsOf(kept);
      const isNew = said.current.has(uid) && said.current.get(uid) !== news;
      said.current.set(uid, news);
      // Where they are listed, it is news no more.
      if (!news || !isNew || document.querySelector('[data-bookings]')) continue;
      void showToast({
        kind: 'done',
        title: 'Your appointment',
        description: news,
        action: { label: 'See', run: () => void navigate('/outbox#consultations') },
        ms: 10_000,
      });
    }
  }, [bookings, navigate]);
  return null;
}
