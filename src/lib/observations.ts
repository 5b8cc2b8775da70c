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
