import { parseTime } from '../../lib/time-words';
import type { Subscriber } from '../rows/row';

/** Returns a subscriber's state, and since when if that is known. */
export function subscriberState(subscriber: Subscriber): { words: string; since?: string } {
  const { is_active, subscribed_at, unsubscribed_at, resubscribed_at, pending_since } = subscriber;
  if (is_active) return { words: 'Active', since: resubscribed_at ?? subscribed_at };
  if (pending_since) return { words: 'Not confirmed', since: pending_since };
  // A pending change of one's own can make them inactive before the database says when. An earlier departure, from
  // which they came back, is not the time.
  const isOver =
    resubscribed_at && unsubscribed_at && parseTime(resubscribed_at) >= parseTime(unsubscribed_at);
  return { words: 'Inactive', ...(unsubscribed_at && !isOver && { since: unsubscribed_at }) };
}

/** Returns what happened after they subscribed, as far as known. */
export function subscriberMoments(subscriber: Subscriber): { label: string; at: string }[] {
  const { unsubscribed_at, resubscribed_at, pending_since, confirmed_at } = subscriber;
  const moments: [string, string | null | undefined][] = [
    ['Left', unsubscribed_at],
    ['Came back', resubscribed_at],
    ['Asked again, not confirmed', unsubscribed_at && pending_since],
    ['Not confirmed since', unsubscribed_at ? null : pending_since],
    ['Confirmed by their link', confirmed_at],
  ];
  return moments.flatMap(([label, at]) => (at ? [{ label, at }] : []));
}
