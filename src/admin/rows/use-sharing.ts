import { dateOf } from '../../domain/calendar-day';
import type { InboxTable, StaffEvent } from '../../domain/staff-event';
import { shortDay } from '../../lib/time-words';
import { useTeam } from '../people/use-team';
import type { InboxRow } from './row';
import { useActions, whoIn } from './use-actions';

/** Returns what is done to several rows of the inbox at once, and can be undone: giving them to somebody, and dating them. */
export function useSharing(table: InboxTable) {
  const { undoable } = useActions();
  const { members, nameOf } = useTeam();
  const event = (value: StaffEvent) => ({ row_table: table, action: 'event', value }) as const;
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
        takeBack: (row) => assignment(row.assignee ?? null),
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
      void assignEach(rows, ownerOf, 'Shared Out', agents.map(nameOf).join(', '));
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
          takeBack: (row) => step(row.follow_up_on ?? null),
        }),
      );
    },
  };
}
