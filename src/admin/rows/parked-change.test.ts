import { expect, it } from 'vitest';
import type { ChangeAction } from '../../domain/change';
import { wantedWords } from './parked-change';

const change = (action: ChangeAction) => ({
  table: 'changes' as const,
  ...action,
  row_id: 'id',
  staff: 'ada',
});
const event = (value: Extract<ChangeAction, { action: 'event' }>['value']): ChangeAction => ({
  row_table: 'leads',
  action: 'event',
  value,
});

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
  [
    { row_table: 'newsletter_subscribers', action: 'subscriber', value: { kind: 'subscription' } },
    'You activated it.',
  ],
])('a refusal says what was wanted: %o', (action, words) => {
  expect(wantedWords(change(action))).toBe(words);
});
