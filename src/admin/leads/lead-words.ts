import type { LeadStatus } from '../../domain/change';
import type { ChangeWords } from '../rows/use-actions';
import { STATUS_WORDS } from '../rows/words';

/** What is said when the status of one or several leads was changed. */
export function statusChanged(who: string, status: LeadStatus): ChangeWords {
  return {
    title: 'Status Updated',
    description: `${who}: ${STATUS_WORDS[status]}.`,
    failure: 'Failed to update lead status',
  };
}

export function leadDeleted(who: string): ChangeWords {
  return { title: 'Lead Deleted', description: who, failure: 'Failed to delete lead' };
}

/** The specification has no words for notes. */
export function notesSaved(who: string): ChangeWords {
  return {
    title: 'Notes Saved',
    description: who,
    failure: 'Failed to save the notes',
    kept: 'Saved on this phone',
  };
}

export function leadsCount(count: number): string {
  return count === 1 ? '1 lead' : `${count} leads`;
}
