import { company } from '../content/company';
import { whatsappAppLink, whatsappLink } from '../lib/phone-link';
import { useConnectivity } from './use-connectivity';

/** Link attributes that open a chat with the company. A link into the app needs no new tab. */
export type ChatLink = { href: string; tab: { target?: '_blank'; rel?: 'noopener' } };

/**
 * Returns a link that opens a chat with the company, with the message filled in. An offline phone gets a link into the
 * app itself, because the web link is a page that would have to be fetched.
 * @param isReachable what is known of the network beyond `navigator.onLine`
 */
export function useChatLink(message: string, isReachable = true): ChatLink {
  const isOnline = useConnectivity() === 'online';
  if ((!isOnline || !isReachable) && isPhone()) {
    return { href: whatsappAppLink(company.whatsapp, message), tab: {} };
  }
  return {
    href: whatsappLink(company.whatsapp, message),
    tab: { target: '_blank', rel: 'noopener' },
  };
}

/** A touch device probably has the app installed. */
function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
