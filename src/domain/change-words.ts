import type { ChangeAction, LeadStatus } from './change';

export const STATUS_WORDS: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
};

export const NOUNS = { contacts: 'contact', newsletter_subscribers: 'subscriber', leads: 'lead' };

/** Describes a change without naming anybody, because it is also shown to people who are not signed in. */
export function changeWords(change: ChangeAction): string {
  switch (change.action) {
    case 'status':
      return `Set a lead to ${STATUS_WORDS[change.value] ?? change.value}`;
    case 'notes':
      return change.value ? 'Change a lead’s notes' : 'Remove a lead’s notes';
    case 'active':
      return change.value === 'true' ? 'Activate a subscriber' : 'Deactivate a subscriber';
    case 'delete':
      return `Delete a ${NOUNS[change.row_table]}`;
  }
}
