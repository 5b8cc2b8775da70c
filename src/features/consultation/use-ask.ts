import { startTransition, useEffect } from 'react';
import { company } from '../../content/company';
import { preloadRules } from '../../domain/check-submission';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useOutbox } from '../../hooks/use-outbox';
import { useRecordLead } from '../../hooks/use-record-lead';
import { whatsappLink } from '../../lib/phone-link';
import { isWebView } from '../../lib/web-view';
import { keepBooking } from '../../offline/bookings';
import type { Ask } from './ask';
import { newSecret } from './booking-uid';
import { showConfirmation } from './show-confirmation';

/**
 * Asks for a consultation: records the lead, opens the chat, and confirms what needs a word. To be called while the
 * browser still handles the tap, or it takes the chat for an unwanted window.
 */
export function useAsk(): (ask: Ask) => void {
  const outbox = useOutbox();
  const record = useRecordLead();
  const isOnline = useConnectivity() === 'online';
  // Fetched with the tap, they would hold up the write that comes before the chat.
  useEffect(preloadRules, []);
  return (ask) => {
    const { recorded, written } = record(
      ask.lead,
      ask.booking && keepBooking(ask.booking, newSecret(), ask.before),
    );
    const confirm = (isOpened: boolean) => {
      // A phone has enough to do with the tap and the chat: what the page says of it comes in the next task.
      const show = () =>
        startTransition(() => showConfirmation(outbox, { ...ask, isOpened, recorded }));
      if (ask.booking || !isOpened) return show();
      void recorded.then(
        (result) => (result?.kind === 'saved' || result?.kind === 'not-saved') && show(),
      );
    };
    if (isOnline) void openChat(ask.message, written).then(confirm);
    else confirm(false);
  };
}

/**
 * Opens the chat. Where it may take this page's place, the lead is written first.
 * @returns whether the browser let it
 */
async function openChat(message: string, written: Promise<void>): Promise<boolean> {
  const link = whatsappLink(company.whatsapp, message);
  if (isWebView(navigator.userAgent)) {
    await written;
    // Not a window: by now an iPhone would refuse it.
    location.assign(link);
    return true;
  }
  // Chromium, which alone has this, lets a tap open a window for five seconds. Safari does only while it handles the tap.
  if ('userAgentData' in navigator) await written;
  // With `noopener` the answer would always be null, also when it worked.
  const chat = window.open(link, '_blank');
  if (!chat) return false;
  chat.opener = null;
  return true;
}
