import { useMemo } from 'react';
import { NOUNS, STATUS_WORDS } from '../../domain/change-words';
import type { InboxTable, LeadStatus } from '../../domain/staff-event';
import type { AnyRow, InboxRow } from './row';
import { useActions, whoIn } from './use-actions';

/** What is said if a status could not be set. */
export const statusFailure = (table: InboxTable) => `Failed to update ${NOUNS[table]} status`;

/** Returns what sets the status of leads and contacts. */
export function useStatus() {
  const { record, undoable } = useActions();
  return useMemo(() => {
    /** @param who how the toast names the rows */
    const wordsOf = (table: InboxTable, status: LeadStatus, who: string) => ({
      title: 'Status Updated',
      description: `${who}: ${STATUS_WORDS[status]}.`,
      failure: statusFailure(table),
    });
    const event = (row_table: InboxTable, status: LeadStatus) =>
      ({ row_table, action: 'event', value: { kind: 'status', status } }) as const;
    return {
      /** Sets it at once. */
      set(table: InboxTable, row: InboxRow, status: LeadStatus): void {
        const words = wordsOf(table, status, row.name);
        void record(table, row, { kind: 'status', status }, words);
      },

      /** Sets it so that it can be undone. */
      undoable(table: InboxTable, rows: readonly AnyRow[], status: LeadStatus): void {
        void undoable(
          () => event(table, status),
          rows,
          (changed) => ({
            ...wordsOf(table, status, whoIn(table, changed)),
            takeBack: (row) => event(table, ('status' in row && row.status) || 'new'),
          }),
        );
      },
    };
  }, [record, undoable]);
}
