import { startTransition } from 'react';
import { company } from '../../content/company';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useOutbox } from '../../hooks/use-outbox';
import { useRecordLead } from '../../hooks/use-record-lead';
import { whatsappLink } from '../../lib/phone-link';
import { keepBooking } from '../../offline/bookings';
import type { Ask } from './ask';
import { newSecret } from './booking-uid';
import { showConfirmation } from './show-confirmation';

/**
 * Asks for a consultation: opens the chat, records the lead, and confirms what needs a word. To be called while the
 * browser still handles the tap, or it takes the chat for an unwanted window.
 */
export function useAsk(): (ask: Ask) => void {
  const outbox = useOutbox();
  const record = useRecordLead();
  const isOnline = useConnectivity() === 'online';
  return (ask) => {
    const isOpened = isOnline && openChat(ask.message);
    const recorded = record(
      ask.lead,
      ask.booking && keepBooking(ask.booking, newSecret(), ask.before),
    );
    // A phone has enough to do with the tap and the chat: what the page says of it comes in the next task.
    const confirm = () =>
      startTransition(() => showConfirmation(outbox, { ...ask, isOpened, recorded }));
    if (ask.booking || !isOpened) confirm();
    else {
      void recorded.then(
        (result) => (result?.kind === 'saved' || result?.kind === 'not-saved') && confirm(),
      );
    }
  };
}

/** @returns whether the browser let it */
function openChat(message: string): boolean {
  // With `noopener` the answer would always be null, also when it worked.
  const chat = window.open(whatsappLink(company.whatsapp, message), '_blank');
  if (!chat) return false;
  chat.opener = null;
  return true;
}
