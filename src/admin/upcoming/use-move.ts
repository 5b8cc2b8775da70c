import { useQueryClient } from '@tanstack/react-query';
import { useActions } from '../rows/use-actions';
import type { Planned } from './plan';
import { UPCOMING } from './upcoming-key';

/** What is said about it. */
type Words = { title: string; description: string };

/**
 * Returns what moves an appointment, or cancels it if there is no new time: an event, which waits on this device if there
 * is no network.
 * @returns whether it is stored here or there
 */
export function useMove(): (planned: Planned, at: number | null, words: Words) => Promise<boolean> {
  const { record } = useActions();
  const queries = useQueryClient();
  return async ({ id, found_in }, at, words) => {
    const appointment_at = at === null ? null : new Date(at).toISOString();
    const result = await record(
      found_in,
      { id },
      { kind: 'appointment', appointment_at },
      { ...words, failure: 'Failed to change the appointment' },
    );
    void queries.invalidateQueries({ queryKey: [UPCOMING] });
    return result.kind === 'delivered' || result.kind === 'saved' || result.kind === 'failed';
  };
}
