import { expect, it } from 'vitest';
import type { ChangeAction } from '../../domain/change';
import { conflictWords, wantedWords } from './parked-words';
import type { Subscriber } from './row';

const change = (action: ChangeAction) => ({
  table: 'changes' as const,
  ...action,
  row_id: 'id',
  seen: null,
  staff: 'ada',
});
const subscriber: Subscriber = {
  id: 'id',
  email: 'ada@example.com',
  name: null,
  is_active: false,
  subscribed_at: '2026-11-21 09:00:00+00',
  unsubscribed_at: null,
  resubscribed_at: null,
  pending_since: null,
  confirmed_at: null,
};
const event = (value: Extract<ChangeAction, { action: 'event' }>['value']): ChangeAction => ({
  row_table: 'leads',
  action: 'event',
  value,
});

it.each<[ChangeAction, Parameters<typeof conflictWords>[1], string, string]>([
  [
    { row_table: 'newsletter_subscribers', action: 'active', value: 'true' },
    subscriber,
    '',
    'This subscriber was deactivated elsewhere. You activated it.',
  ],
  [
    { row_table: 'newsletter_subscribers', action: 'delete', value: null },
    undefined,
    'This subscriber was changed elsewhere.',
    'This subscriber was changed elsewhere. You deleted it.',
  ],
  [
    event({ kind: 'deletion' }),
    undefined,
    'This lead was changed elsewhere.',
    'This lead was changed elsewhere. You deleted it.',
  ],
])(
  'a conflict says what was done elsewhere, and what was wanted here: %o',
  (action, stored, why, words) => {
    expect(conflictWords(change(action), stored, why)).toBe(words);
  },
);

it.each<[ChangeAction, string]>([
  [event({ kind: 'status', status: 'contacted' }), 'You chose Contacted.'],
  [event({ kind: 'call', outcome: 'no_answer' }), 'You noted: Call: No answer.'],
  [event({ kind: 'visit' }), 'You noted: Visit.'],
  [event({ kind: 'assignment', assignee: 'obi' }), 'You assigned it.'],
  [event({ kind: 'assignment', assignee: null }), 'You gave it back to everybody.'],
  [event({ kind: 'follow_up', follow_up_on: null }), 'You removed the next step.'],
  [event({ kind: 'appointment', appointment_at: null }), 'You cancelled the appointment.'],
  [
    event({ kind: 'confirmation', appointment_at: '2026-12-01T09:00:00Z', host: 'ada' }),
    'You confirmed the appointment.',
  ],
  [event({ kind: 'held', appointment_at: '2026-12-01T09:00:00Z' }), 'You noted that it was held.'],
  [event({ kind: 'merge', merged_into: 'b' }), 'You merged it.'],
  [event({ kind: 'same_person', same_as: null }), 'You noted that they are not the same person.'],
  [event({ kind: 'also_email', body: 'ada@example.com' }), 'You noted another email address.'],
  [event({ kind: 'restoration' }), 'You restored it.'],
])('a refusal says what was wanted: %o', (action, words) => {
  expect(wantedWords(change(action))).toBe(words);
});
