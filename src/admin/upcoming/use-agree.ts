import { useQueryClient } from '@tanstack/react-query';
import { isSettled } from '../../domain/appointment';
import type { Settled, StaffEvent } from '../../domain/staff-event';
import { useTeam } from '../people/use-team';
import { UPCOMING } from '../queries';
import { useActions } from '../rows/use-actions';
import { useStaff } from '../staff';
import { type Planned, startOf } from './plan';

/** What is said about it. */
type Words = { title: string; description: string; failure?: string };

/**
 * Returns what somebody does about an appointment. Each is an event, which waits on this device if there is no network.
 * Resolves with where it is stored: `there`, or `here`, and may still be refused; `undefined` if it is not.
 */
export function useAgree() {
  const { id: me } = useStaff();
  const { record } = useActions();
  const { nameOf } = useTeam();
  const queries = useQueryClient();
  const add = async (
    { id, found_in }: Planned,
    event: StaffEvent,
    words: Words,
    back?: StaffEvent,
  ) => {
    const result = await record(found_in, { id }, event, {
      failure: 'Failed to change the appointment',
      ...words,
      ...(back && { takeBack: () => ({ row_table: found_in, action: 'event', value: back }) }),
    });
    void queries.invalidateQueries({ queryKey: [UPCOMING] });
    if (result.kind === 'delivered') return 'there';
    return result.kind === 'saved' || result.kind === 'failed' ? 'here' : undefined;
  };
  /** The time that is shown is the one that is meant, wherever it has been moved since. */
  const seen = (planned: Planned) => new Date(startOf(planned) ?? Number.NaN).toISOString();
  const takingBack = (planned: Planned, event: 'confirmation' | Settled): StaffEvent => ({
    kind: event === 'confirmation' ? 'unconfirmed' : 'unsettled',
    appointment_at: seen(planned),
  });
  return {
    /** Moves it, or cancels it if there is no new time. */
    move: (planned: Planned, at: number | null, words: Words) =>
      add(
        planned,
        { kind: 'appointment', appointment_at: at === null ? null : new Date(at).toISOString() },
        words,
      ),

    /** Confirms its time, with whoever is signed in as the host. */
    confirm: (planned: Planned) =>
      add(
        planned,
        { kind: 'confirmation', appointment_at: seen(planned), host: me },
        { title: 'Appointment Confirmed', description: planned.name },
        takingBack(planned, 'confirmation'),
      ),

    /** Lets somebody hold what is confirmed. */
    chooseHost: (planned: Planned, host: string) =>
      add(
        planned,
        { kind: 'host', appointment_at: seen(planned), host },
        { title: 'Host Chosen', description: `${planned.name}: ${nameOf(host)}.` },
      ),

    /** Gives its row to somebody, who sees it then, and is told of that. */
    assign: (planned: Planned, assignee: string) =>
      add(
        planned,
        { kind: 'assignment', assignee },
        {
          title: 'Assigned',
          description: `${planned.name}: ${nameOf(assignee)}.`,
          failure: 'Failed to assign it',
        },
      ),

    /** Says whether it was held. */
    settle: (planned: Planned, kind: Settled) =>
      add(
        planned,
        { kind, appointment_at: seen(planned) },
        {
          title: kind === 'held' ? 'Marked as Held' : 'Marked as Missed',
          description: planned.name,
        },
        takingBack(planned, kind),
      ),

    /** Takes back that it was confirmed, or what was said to have become of it. */
    takeBack: (planned: Planned) =>
      add(
        planned,
        takingBack(planned, isSettled(planned.appointment_state) ? 'held' : 'confirmation'),
        { title: 'Taken Back', description: planned.name },
      ),
  };
}
