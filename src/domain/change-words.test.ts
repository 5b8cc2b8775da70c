import { expect, it } from 'vitest';
import type { ChangeAction } from './change';
import { changeWords } from './change-words';
import type { StaffEvent } from './staff-event';

const event = (value: StaffEvent, row_table: 'leads' | 'contacts' = 'leads'): ChangeAction => ({
  row_table,
  action: 'event',
  value,
});

const subscriber = (kind: 'subscription' | 'unsubscription' | 'deletion') =>
  ({ row_table: 'newsletter_subscribers', action: 'subscriber', value: { kind } }) as const;
const at = { appointment_at: '2026-12-01T09:00:00Z' };

const cases: [Parameters<typeof changeWords>[0], string][] = [
  [
    {
      row_table: 'units',
      action: 'unit',
      row_id: 'bloom-towers/W06-01',
      value: { kind: 'state', state: 'sold', reserved_until: null },
    },
    'Set W06-01 to Sold',
  ],
  [event({ kind: 'status', status: 'contacted' }), 'Set a lead to Contacted'],
  [event({ kind: 'note', body: 'Rang Ada Obi' }), 'Add a note to a lead'],
  [event({ kind: 'call', outcome: 'reached' }, 'contacts'), 'Note a call to a contact'],
  [event({ kind: 'whatsapp' }), 'Note a WhatsApp chat with a lead'],
  [event({ kind: 'visit' }), 'Note a visit of a lead'],
  [event({ kind: 'assignment', assignee: 'ada' }), 'Assign a lead'],
  [event({ kind: 'assignment', assignee: null }), 'Give a lead back to everybody'],
  [event({ kind: 'follow_up', follow_up_on: '2026-12-01' }), 'Set the next step of a lead'],
  [event({ kind: 'follow_up', follow_up_on: null }), 'Remove the next step of a lead'],
  [event({ kind: 'appointment', ...at }), 'Move the appointment of a lead'],
  [event({ kind: 'appointment', appointment_at: null }), 'Cancel the appointment of a lead'],
  [event({ kind: 'confirmation', ...at, host: 'ada' }), 'Confirm the appointment of a lead'],
  [event({ kind: 'held', ...at }, 'contacts'), 'Note that the appointment of a contact was held'],
  [event({ kind: 'merge', merged_into: 'another' }, 'contacts'), 'Merge two contacts'],
  [event({ kind: 'merge', merged_into: null }), 'Take two leads apart'],
  [event({ kind: 'same_person', same_as: null }), 'Note that two enquiries are different people'],
  [event({ kind: 'deletion' }, 'contacts'), 'Delete a contact'],
  [event({ kind: 'restoration' }), 'Restore a lead'],
  [subscriber('subscription'), 'Activate a subscriber'],
  [subscriber('unsubscription'), 'Deactivate a subscriber'],
  [subscriber('deletion'), 'Delete a subscriber'],
];

it.each(cases)('describes a change without naming anybody: %o', (change, words) => {
  expect(changeWords(change)).toBe(words);
});
