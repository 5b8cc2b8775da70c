import type { Lead } from '../domain/lead';
import type { SubmitResult } from '../offline/outbox';
import type { Beside } from '../offline/rows';
import { useOutbox } from './use-outbox';

/**
 * Records who asked for a chat. It never stands in the way of the chat: what goes wrong is only logged.
 * @returns a function that answers what became of the lead, or null
 */
export function useRecordLead(): (lead: Lead, beside?: Beside) => Promise<SubmitResult | null> {
  const outbox = useOutbox();
  return async (lead, beside) => {
    try {
      const result = await outbox.submit(lead, beside);
      if (result.kind === 'rejected' || result.kind === 'not-saved') {
        console.error('The lead was not recorded.', result);
      }
      return result;
    } catch (error) {
      console.error('The lead was not recorded.', error);
      return null;
    }
  };
}
