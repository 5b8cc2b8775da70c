import { useQueryClient } from '@tanstack/react-query';
import { runQuery } from '../rows/run-query';
import { sayFailed } from '../say';
import { useStaff } from '../staff';
import type { Planned } from './plan';
import { type Plan, UPCOMING } from './plan-query';

/**
 * Returns what moves an appointment, or cancels it if there is no new time: an event of its row.
 * @returns whether the database has it
 */
export function useMove(): (planned: Planned, at: number | null) => Promise<boolean> {
  const { client, lists } = useStaff();
  const queries = useQueryClient();
  return async ({ id, found_in }, at) => {
    const appointment_at = at === null ? null : new Date(at).toISOString();
    const event = {
      lead_id: found_in === 'leads' ? id : null,
      contact_id: found_in === 'contacts' ? id : null,
      id: crypto.randomUUID(),
      kind: 'appointment',
      appointment_at,
      captured_at: new Date().toISOString(),
    };
    try {
      await runQuery(client.supabase.from('lead_events').insert(event), (_): _ is unknown => true);
    } catch {
      sayFailed('Failed to change the appointment');
      return false;
    }
    queries.setQueryData<Plan>(
      [UPCOMING],
      (held) =>
        held && {
          ...held,
          plan: held.plan.flatMap((one) => {
            if (one.id !== id) return one;
            return appointment_at === null ? [] : { ...one, appointment_at };
          }),
        },
    );
    void queries.invalidateQueries({ queryKey: [UPCOMING] });
    void lists[found_in].reread(id);
    return true;
  };
}
