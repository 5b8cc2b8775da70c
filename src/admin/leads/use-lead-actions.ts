import { useMemo } from 'react';
import type { LeadStatus } from '../../domain/change';
import type { ListedLead } from '../rows/row';
import { useActions } from '../rows/use-actions';
import { leadDeleted, leadsCount, notesSaved, statusChanged } from './lead-words';
import { asStored } from './notes-draft';

export type LeadActions = ReturnType<typeof useLeadActions>;

/** What can be done to leads. All take the rows as the database gave them. */
export function useLeadActions() {
  const { change, changeAll, remove } = useActions();
  return useMemo(
    () => ({
      setStatus(lead: ListedLead, value: LeadStatus): void {
        void change(
          { row_table: 'leads', action: 'status', value },
          lead,
          statusChanged(lead.name, value),
        );
      },
      setStatusOfAll(leads: ListedLead[], value: LeadStatus): void {
        void changeAll(
          { row_table: 'leads', action: 'status', value },
          leads,
          statusChanged(leadsCount(leads.length), value),
        );
      },
      /**
       * Returns whether the notes are kept, here or in the database.
       * @param seen what their author has seen of the lead, if that is not what it is now
       */
      async setNotes(lead: ListedLead, notes: string, seen?: string | null): Promise<boolean> {
        const { kind } = await change(
          { row_table: 'leads', action: 'notes', value: asStored(notes) },
          lead,
          notesSaved(lead.name),
          seen,
        );
        return kind !== 'not-saved';
      },
      remove(lead: ListedLead): void {
        void remove(
          { row_table: 'leads', action: 'delete', value: null },
          lead,
          leadDeleted(lead.name),
        );
      },
    }),
    [change, changeAll, remove],
  );
}
