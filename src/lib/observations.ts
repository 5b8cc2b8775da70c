/** What the site notes of itself: how fast a page was (milliseconds, or a score), or that the outbox met an error. */
export type Observation = { kind: 'vital' | 'outbox'; name: string; value: number; page: string };

/** The database takes no more in one request, and a visit has no more to tell. */
const MOST = 20;

const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;
const PAGE = /^\/[a-z0-9/-]{0,99}$/;

/** What visitors' browsers say about being watched. */
type Wishes = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the visitor has not said no. */
export function mayObserve({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true;
}

/** Collects what is noted, and hands it on together. What the database would not take is not noted. */
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
