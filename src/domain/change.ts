import type { Submission } from './submission';

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'converted'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** What an administrator does to a row. Texts only: that is how the outbox keeps it. */
export type ChangeAction =
  | { row_table: 'leads'; action: 'status'; value: LeadStatus }
  /** An empty text takes the notes away. */
  | { row_table: 'leads'; action: 'notes'; value: string }
  | { row_table: 'newsletter_subscribers'; action: 'active'; value: 'true' | 'false' }
  | { row_table: Submission['table']; action: 'delete'; value: null };

/** A change that waits for the database like a submission does, and holds nothing of the person whom the row is about. */
export type Change = ChangeAction & {
  table: 'changes';
  row_id: string;
  /** The row's state when the administrator saw it: a lead's `updated_at`, a subscriber's `is_active`, else null. */
  seen: string | null;
  /** Whose change it is: the administrator's user id. */
  staff: string;
};
