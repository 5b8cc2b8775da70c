import type { Page } from '@playwright/test';
import type { AnyChange } from '../../src/offline/change-entry';
import { changeSample, note } from '../../src/offline/doubles/change-samples';
import { addRecords } from './on-device';

const LEAD = '0b7f3c1e-8f52-4f0e-9d5e-2c8a4b6d1f00';

/** A change that is waiting to be sent. */
export const waiting = changeSample(1, { row_id: LEAD });
/** A note that contains a name, as it may. */
export const notes = changeSample(2, { row_id: LEAD, ...note('Ask for Ada Obi.') });
/** A change whose row somebody else has changed first. */
export const conflict = changeSample(
  3,
  { row_table: 'newsletter_subscribers', action: 'subscriber', value: { kind: 'subscription' } },
  {
    kind: 'parked',
    why: 'This subscriber has been deleted since.',
    isConflict: true,
    at: 0,
  },
);

/** Puts staff changes into the outbox, as the dashboard does. */
export async function putChanges(page: Page, ...changes: AnyChange[]): Promise<void> {
  const capturedAt = new Date().toISOString();
  await addRecords(
    page,
    changes.map(({ seq: _, ...change }) => ({ ...change, capturedAt })),
  );
}
