import { Check } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { NOUNS, STATUS_WORDS } from '../../domain/change-words';
import {
  type InboxTable,
  isLeadStatus,
  LEAD_STATUSES,
  type LeadStatus,
} from '../../domain/staff-event';
import { Icon } from '../../ui/icon';
import type { AnyRow, InboxRow } from '../rows/row';
import { useActions, whoIn } from '../rows/use-actions';

type StatusProps = { status: LeadStatus; onChange: (status: LeadStatus) => void };

const STATUS_OPTIONS = LEAD_STATUSES.map((value) => (
  <option key={value} value={value}>
    {STATUS_WORDS[value]}
  </option>
));

type SelectProps = StatusProps & {
  name: string;
  /** What is to be done first, instead of the step after New; null where that has to wait. */
  next?: ReactNode;
};

/** The status of the lead with this name in a native picker, and a button for the step after New. */
export function StatusSelect({ name, status, onChange, next }: SelectProps) {
  return (
    <>
      <select
        className="status"
        data-status={status}
        aria-label={`Status of ${name}`}
        value={status}
        onChange={({ target: { value } }) => {
          if (isLeadStatus(value) && value !== status) onChange(value);
        }}
      >
        {STATUS_OPTIONS}
      </select>
      {next}
      {status === 'new' && next === undefined && (
        <button
          type="button"
          className="status-next"
          aria-label={`Contacted: ${name}`}
          onClick={({ currentTarget }) => {
            // The button goes; the focus stays in the row.
            currentTarget.parentElement?.querySelector('select')?.focus();
            onChange('contacted');
          }}
        >
          <Icon drawing={Check} />
          Contacted
        </button>
      )}
    </>
  );
}

/** Shows every status, each one tap away. */
export function StatusChoice({ status: current, onChange }: StatusProps) {
  return (
    <fieldset className="status-choice">
      <legend className="field-label mb-1.5">Status</legend>
      {LEAD_STATUSES.map((status) => (
        <label key={status} data-status={status}>
          <input
            type="radio"
            name="status"
            className="sr-only"
            value={status}
            checked={status === current}
            onChange={() => onChange(status)}
          />
          {STATUS_WORDS[status]}
        </label>
      ))}
    </fieldset>
  );
}

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
        const words = wordsOf(table, status, whoIn(table, [row]));
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
