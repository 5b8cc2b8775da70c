import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readEnv } from '../env';
import { createBatch, mayObserve } from '../lib/observations';
import { sendObservations } from '../remote/send-observations';
import { OUTBOX_ERROR } from './outbox-error';

const STAFF = /^\/(admin|auth)\b/;

/**
 * Notes how fast this page was and which errors the outbox met, and sends it as the page goes to the back: without a word
 * of the visitor's, without anything that would tell one visitor from another, and not where a browser asks for that.
 */
export function observe(): void {
  const page = location.pathname;
  if (!mayObserve(navigator) || STAFF.test(page)) return;
  const place = readEnv(location.origin);
  const batch = createBatch((noted) => void sendObservations(place, noted));
  const noteVital = ({ name, value }: Metric) => batch.note({ kind: 'vital', name, value, page });
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(noteVital);
  addEventListener(OUTBOX_ERROR, (event) => {
    const name = event instanceof CustomEvent ? String(event.detail) : '';
    batch.note({ kind: 'outbox', name, value: 1, page });
  });
  // Behind the measures, which are final with the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batch.flush();
  });
  addEventListener('pagehide', batch.flush);
}
