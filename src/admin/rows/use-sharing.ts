import { hostNow } from '../../device/clock';
import { dateOf, daysLater } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import type { InboxTable, StaffEvent } from '../../domain/staff-event';
import { shortDay } from '../../lib/time-words';
import { useTeam } from '../people/use-team';
import type { InboxRow } from './row';
import { useActions, whoIn } from './use-actions';

/** A day that a step can be set to: one that is long overdue becomes yesterday, and stays overdue. */
function settable(day: string | null): string | null {
  const yesterday = daysLater(lagosDay(hostNow()), -1);
  return day !== null && day < yesterday ? yesterday : day;
}

/**
 * Returns what is done to several rows of the inbox at once, and can be undone: giving them to somebody, and dating them.
 * @param shown the rows as they are shown, to which an undo brings them back: what waits on this device is not stored yet
 */
export function useSharing(table: InboxTable, shown: readonly InboxRow[]) {
  const { undoable } = useActions();
  const { members, nameOf } = useTeam();
  const event = (value: StaffEvent) => ({ row_table: table, action: 'event', value }) as const;
  const before = (row: InboxRow) => shown.find(({ id }) => id === row.id) ?? row;
  const assignment = (assignee: string | null) => event({ kind: 'assignment', assignee });

  const assignEach = (
    rows: readonly InboxRow[],
    ownerOf: (n: number) => string | null,
    title: string,
    to: string,
  ) =>
    undoable(
      (_, n) => assignment(ownerOf(n)),
      rows,
      (changed) => ({
        title,
        description: to ? `${whoIn(table, changed)}: ${to}.` : whoIn(table, changed),
        failure: 'Failed to assign them',
        takeBack: (row) => assignment(before(row).assignee ?? null),
      }),
    );

  return {
    /** Gives rows to somebody; to nobody for `null`. */
    assign: (rows: readonly InboxRow[], owner: string | null) =>
      void assignEach(
        rows,
        () => owner,
        owner ? 'Assigned' : 'Given Back',
        owner ? nameOf(owner) : '',
      ),

    /** Deals rows out to the agents in turn. */
    share(rows: readonly InboxRow[]): void {
      const agents = members.filter(({ role }) => role === 'agent').map((agent) => agent.user_id);
      const ownerOf = (n: number) => agents[n % agents.length] ?? null;
      const dealtTo = agents.slice(0, rows.length).map(nameOf).join(', ');
      void assignEach(rows, ownerOf, 'Shared Out', dealtTo);
    },

    /** Sets the day of the next step; removes it for `null`. */
    followUp(rows: readonly InboxRow[], day: string | null): void {
      const step = (follow_up_on: string | null) => event({ kind: 'follow_up', follow_up_on });
      void undoable(
        () => step(day),
        rows,
        (changed) => ({
          title: day ? 'Next Step Set' : 'Next Step Removed',
          description: day
            ? `${whoIn(table, changed)}: ${shortDay(dateOf(day).getTime())}.`
            : whoIn(table, changed),
          failure: 'Failed to set the next step',
          takeBack: (row) => step(settable(before(row).follow_up_on ?? null)),
        }),
      );
    },
  };
}
