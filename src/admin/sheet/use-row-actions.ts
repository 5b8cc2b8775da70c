import { dateOf } from '../../domain/calendar-day';
import { OUTCOME_WORDS, STATUS_WORDS, WAY_WORDS } from '../../domain/change-words';
import type { FactKind } from '../../domain/known';
import type { InboxTable, LeadStatus, StaffEvent, Way, WayOutcome } from '../../domain/staff-event';
import { shortDay } from '../../lib/time-words';
import type { InboxKey } from '../history/history';
import { statusFailure } from '../inbox/status-select';
import { useTeam } from '../people/use-team';
import type { InboxRow } from '../rows/row';
import { type ChangeWords, SAVED_HERE, useActions } from '../rows/use-actions';
import { useStaff } from '../staff';

export type RowActions = ReturnType<typeof useRowActions>;

/** What a row is called, and whether anybody has answered it. */
type Named = Pick<InboxRow, 'name' | 'status'>;

/** Returns what one tap does to a row. Each is an event, which waits on this device if there is no network. */
export function useRowActions(table: InboxTable, row: Named, stored: Pick<InboxRow, 'id'>) {
  const { id: me } = useStaff();
  const { record } = useActions();
  const { nameOf } = useTeam();
  const did = (event: StaffEvent, title: string, done: string, failure: string) => {
    const description = done ? `${row.name}: ${done}.` : row.name;
    return record(table, stored, event, { title, description, failure } satisfies ChangeWords);
  };
  const setStatus = (status: LeadStatus) =>
    did({ kind: 'status', status }, 'Status Updated', STATUS_WORDS[status], statusFailure(table));
  return {
    setStatus,

    addNote: (body: string) =>
      record(
        table,
        stored,
        { kind: 'note', body },
        {
          title: 'Note Saved',
          description: row.name,
          failure: 'Failed to save the note',
          kept: SAVED_HERE,
        },
      ),

    /** Notes how somebody was reached. Whoever was reached is no longer new. */
    log(way: Way, outcome?: WayOutcome, callBackAt?: number): void {
      const call_back_at =
        callBackAt === undefined ? undefined : new Date(callBackAt).toISOString();
      const event: StaffEvent = {
        kind: way,
        ...(outcome && { outcome }),
        ...(call_back_at && { call_back_at }),
      };
      void did(
        event,
        `${WAY_WORDS[way]} Noted`,
        outcome ? OUTCOME_WORDS[outcome] : '',
        'Failed to save it',
      );
      if (outcome === 'reached' && row.status === 'new') void setStatus('contacted');
    },

    assign: (assignee: string | null) =>
      void did(
        { kind: 'assignment', assignee },
        assignee === me ? 'Taken' : assignee ? 'Assigned' : 'Given Back',
        assignee && assignee !== me ? nameOf(assignee) : '',
        'Failed to assign it',
      ),

    followUp: (day: string | null) =>
      void did(
        { kind: 'follow_up', follow_up_on: day },
        day ? 'Next Step Set' : 'Next Step Removed',
        day ? shortDay(dateOf(day).getTime()) : '',
        'Failed to set the next step',
      ),

    /** Notes what is known of the person; null takes it back. */
    learn: (kind: FactKind, body: string | null) =>
      void record(
        table,
        stored,
        { kind, body },
        {
          title: body ? 'Noted' : 'Removed',
          description: body ?? row.name,
          failure: 'Failed to save it',
          kept: SAVED_HERE,
        },
      ),

    /** Joins two rows, of either table, as one person's by hand; null tells them apart again. */
    samePerson: ({ found_in, id }: InboxKey, same_as: string | null) =>
      record(
        found_in,
        { id },
        { kind: 'same_person', same_as },
        {
          title: same_as ? 'Joined as One Person' : 'No Longer Joined',
          description: row.name,
          failure: same_as ? 'Failed to join them' : 'Failed to separate them',
        },
      ),

    /** Resolves with the result of the merge, or of taking one apart. */
    merge: (other: string, into: string | null) =>
      record(
        table,
        { ...stored, id: other },
        { kind: 'merge', merged_into: into },
        {
          title: into ? 'Merged' : 'Taken Apart',
          description: row.name,
          failure: into ? 'Failed to merge them' : 'Failed to take them apart',
        },
      ),
  };
}
