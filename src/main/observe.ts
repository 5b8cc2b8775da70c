import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readEnv } from '../env';
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

/** What the site measures of itself: how fast a page was (milliseconds, or a score), or an error of the outbox. */
export type Observation = { kind: 'vital' | 'outbox'; name: string; value: number; page: string };

/** The most that the database accepts per request; one visit rarely produces more. */
const MOST = 20;

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;
const PAGE = /^\/[a-z0-9/-]{0,99}$/;

/** How browsers express that their user doesn't want to be tracked. */
type Wishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the visitor has not opted out. */
export function mayObserve({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true;
}

/** Collects observations and sends them together. Drops any that the database would refuse. */
export function createBatch(send: (batch: Observation[]) => void) {
  let batch: Observation[] = [];
  return {
    note(observation: Observation): void {
      const { name, page, value } = observation;
      const isFit = NAME.test(name) && PAGE.test(page) && value >= 0 && value <= 1e7;
      if (isFit && batch.length < MOST) batch.push(observation);
    },
    flush(): void {
      if (batch.length === 0) return;
      send(batch);
      batch = [];
    },
  };
}
