import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readEnv } from '../env';
import { createBatch, mayObserve } from '../lib/observations';
import { post } from '../remote/post';
import { OUTBOX_ERROR } from './open-outbox';

const STAFF = /^\/(admin|auth)\b/;

/**
 * Measures how fast this page was and which errors the outbox met, and sends both when the page goes to the background.
 * It sends no personal data and nothing that identifies a visitor, and does nothing if the browser asks not to be
 * tracked.
 */
export function observe(): void {
  const page = location.pathname;
  if (!mayObserve(navigator) || STAFF.test(page)) return;
  const place = readEnv(location.origin);
  // Tried only once, as the page goes away: a lost batch matters only to the statistics.
  const batch = createBatch((noted) => {
    post(place, 'rpc/observe', { measurements: noted }, { keepalive: true }).catch(() => undefined);
  });
  const noteVital = ({ name, value }: Metric) => batch.note({ kind: 'vital', name, value, page });
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(noteVital);
  addEventListener(OUTBOX_ERROR, (event) => {
    const name = event instanceof CustomEvent ? String(event.detail) : '';
    batch.note({ kind: 'outbox', name, value: 1, page });
  });
  // Registered after the measurements' own listeners, which finish with the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batch.flush();
  });
  addEventListener('pagehide', batch.flush);
}
