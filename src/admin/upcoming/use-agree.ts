import { useQueryClient } from '@tanstack/react-query';
import type { Settled, StaffEvent } from '../../domain/staff-event';
import { useActions } from '../rows/use-actions';
import { useStaff } from '../staff';
import { type Planned, startOf } from './plan';
import { UPCOMING } from './upcoming-key';

/** What is said about it. */
type Words = { title: string; description: string };

/**
 * Returns what somebody does about an appointment. Each is an event, which waits on this device if there is no network.
 * Resolves with where it is stored: `there`, or `here`, and may still be refused; `undefined` if it is not.
 */
export function useAgree() {
  const { id: me } = useStaff();
  const { record } = useActions();
  const queries = useQueryClient();
  const add = async ({ id, found_in }: Planned, event: StaffEvent, words: Words) => {
    const failure = 'Failed to change the appointment';
    const result = await record(found_in, { id }, event, { ...words, failure });
    void queries.invalidateQueries({ queryKey: [UPCOMING] });
    if (result.kind === 'delivered') return 'there';
    return result.kind === 'saved' || result.kind === 'failed' ? 'here' : undefined;
  };
  /** The time that is shown is the one that is meant, wherever it has been moved since. */
  const seen = (planned: Planned) => new Date(startOf(planned) ?? Number.NaN).toISOString();
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
      ),

    /** Says whether it was held. */
    settle: (planned: Planned, kind: Settled) =>
      add(
        planned,
        { kind, appointment_at: seen(planned) },
        { title: kind === 'held' ? 'Noted as Held' : 'Noted as Missed', description: planned.name },
      ),
  };
}
