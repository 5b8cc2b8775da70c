import { expect, it } from 'vitest';
import type { ChangeAction } from './change';
import { changeWords } from './change-words';

const cases: [ChangeAction, string][] = [
  [{ row_table: 'leads', action: 'status', value: 'contacted' }, 'Set a lead to Contacted'],
  [{ row_table: 'leads', action: 'notes', value: 'Rang Ada Obi' }, 'Change a lead’s notes'],
  [{ row_table: 'leads', action: 'notes', value: '' }, 'Remove a lead’s notes'],
  [
    { row_table: 'newsletter_subscribers', action: 'active', value: 'true' },
    'Activate a subscriber',
  ],
  [
    { row_table: 'newsletter_subscribers', action: 'active', value: 'false' },
    'Deactivate a subscriber',
  ],
  [{ row_table: 'contacts', action: 'delete', value: null }, 'Delete a contact'],
  [{ row_table: 'newsletter_subscribers', action: 'delete', value: null }, 'Delete a subscriber'],
  [{ row_table: 'leads', action: 'delete', value: null }, 'Delete a lead'],
];

it.each(cases)('describes a change without naming anybody: %o', (change, words) => {
  expect(changeWords(change)).toBe(words);
});
